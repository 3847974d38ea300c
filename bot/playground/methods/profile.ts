import type { MenuButton } from 'grammy/types';
import { isAppAddress } from '../apps.ts';
import { badRequest } from '../refusal.ts';
import { isObject, type Params } from '../wire/params.ts';
import type { World } from '../world.ts';
import { roomOf } from './access.ts';
import { givenLanguage } from './commands.ts';
import type { Method, Methods } from './method.ts';

type Texts = (world: World) => Map<string, string>;

const setter = (name: string, longest: number, texts: Texts): Method => ({
  parameters: [name, 'language_code'],
  run: (world, params) => {
    const text = params.text(name);
    if (text.length > longest) throw badRequest(`bot ${name.replace('_', ' ')} is too long`);
    if (text === '') texts(world).delete(givenLanguage(params));
    else texts(world).set(givenLanguage(params), text);
    return true;
  },
});

/** Falls back to what is said to those whose language has no text of its own. */
const getter = (name: string, texts: Texts, otherwise: (world: World) => string): Method => ({
  parameters: ['language_code'],
  run: (world, params) => ({
    [name]: texts(world).get(givenLanguage(params)) ?? texts(world).get('') ?? otherwise(world),
  }),
});

function givenMenuButton(world: World, params: Params): MenuButton {
  const given = params.json('menu_button', 'menu button') ?? { type: 'default' };
  const unreadable = (why: string) => badRequest(`can't parse menu button: ${why}`);
  if (!isObject(given)) throw unreadable('MenuButton must be an Object');
  if (given.type === 'default' || given.type === 'commands') return { type: given.type };
  if (given.type !== 'web_app') throw unreadable('MenuButton has unsupported type');
  const url = isObject(given.web_app) ? given.web_app.url : undefined;
  if (typeof given.text !== 'string' || typeof url !== 'string') throw unreadable('Can\'t find field "text" or "url"');
  if (given.text === '') throw badRequest('BUTTON_TEXT_INVALID');
  if (!isAppAddress(world, url)) throw badRequest('BUTTON_URL_INVALID');
  return { type: 'web_app', text: given.text, web_app: { url } };
}

/** The private chat whose button it is, or 0 for everybody's. */
function givenChat(world: World, params: Params): number {
  if (!params.has('chat_id')) return 0;
  const room = roomOf(world, String(params.fields.chat_id));
  if (room.kind !== 'private') throw badRequest('chat not found');
  return room.id;
}

const names: Texts = ({ profile }) => profile.names;
const descriptions: Texts = ({ profile }) => profile.descriptions;
const shortDescriptions: Texts = ({ profile }) => profile.shortDescriptions;

export const profileMethods: Methods = {
  getMe: { parameters: [], run: ({ bot, profile }) => ({ ...bot, has_main_web_app: profile.mainApp !== null }) },
  setMyName: setter('name', 64, names),
  getMyName: getter('name', names, ({ bot }) => bot.first_name),
  setMyDescription: setter('description', 512, descriptions),
  getMyDescription: getter('description', descriptions, () => ''),
  setMyShortDescription: setter('short_description', 120, shortDescriptions),
  getMyShortDescription: getter('short_description', shortDescriptions, () => ''),
  setChatMenuButton: {
    parameters: ['chat_id', 'menu_button'],
    run: (world, params) => {
      world.profile.menuButtons.set(givenChat(world, params), givenMenuButton(world, params));
      return true;
    },
  },
  getChatMenuButton: {
    parameters: ['chat_id'],
    run: (world, params) => world.profile.menuButtons.get(givenChat(world, params)) ?? { type: 'default' },
  },
};
