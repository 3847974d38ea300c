import type { MessageEntity } from 'grammy/types';
import { badRequest } from '../refusal.ts';
import { isObject, type Json, type Params } from '../wire/params.ts';
import { userOf, type World } from '../world.ts';
import { type Formatted, tidy } from './formatted.ts';
import { parseHtml } from './html.ts';

/** Reads a text or a caption with its formatting, given by `parse_mode` or by entities. */
export function givenText(world: World, params: Params, name: string, entitiesName: string): Formatted {
  const text = params.text(name);
  const mode = params.text('parse_mode').toLowerCase();
  if (text === '') return { text, entities: [] };
  if (mode === 'html') {
    const surroundings = { userOf: (id: number) => userOf(world, id), fault: (what: string) => params.fault(what) };
    return tidy(parseHtml(text, surroundings));
  }
  if (mode !== '' && mode !== 'none') {
    if (mode.startsWith('markdown')) params.fault('parse modes other than HTML are not emulated');
    throw badRequest('unsupported parse_mode');
  }
  const given = params.json(entitiesName, 'message entities') ?? [];
  if (!Array.isArray(given)) {
    params.fault(`parameter "${entitiesName}" is not an array`);
    return tidy({ text, entities: [] });
  }
  return tidy({ text, entities: given.flatMap((entity) => readEntity(entity, text, params)) });
}

const FOUND_BY_ITSELF = ['mention', 'hashtag', 'cashtag', 'bot_command', 'url', 'email', 'phone_number'];

/** The fields that an entity of each kind must have besides its place. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  ...{ bold: [], italic: [], underline: [], strikethrough: [], spoiler: [], code: [], pre: [] },
  ...{ blockquote: [], expandable_blockquote: [] },
  ...{ text_link: ['url'], text_mention: ['user'], custom_emoji: ['custom_emoji_id'], date_time: ['unix_time'] },
};

function readEntity(given: unknown, text: string, params: Params): readonly MessageEntity[] {
  const unreadable = (why: string) => badRequest(`can't parse MessageEntity: ${why}`);
  if (!isObject(given)) throw unreadable('expected an Object');
  const { type, offset, length }: Json = given;
  if (!Number.isInteger(offset)) throw unreadable('Field "offset" must be of type Number');
  if (!Number.isInteger(length)) throw unreadable('Field "length" must be of type Number');
  if (FOUND_BY_ITSELF.includes(String(type))) return [];
  const fields = FIELDS[String(type)];
  if (!fields) throw unreadable('Unsupported type specified');
  const missing = fields.find((field) => given[field] === undefined);
  if (missing) throw unreadable(`Can't find field "${missing}"`);
  const isInText = Number(offset) >= 0 && Number(length) > 0 && Number(offset) + Number(length) <= text.length;
  if (isInText) return [given as unknown as MessageEntity];
  params.fault(`an entity outside the text: ${JSON.stringify(given)}`);
  return [];
}
