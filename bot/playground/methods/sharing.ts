/** Messages that the bot lays ready for somebody to send from its app to any chat. */
import { readInlineMarkup } from '../keyboard.ts';
import { badRequest } from '../refusal.ts';
import { isObject, Params } from '../wire/params.ts';
import { botUser, secondsNow } from '../world.ts';
import type { Methods } from './method.ts';
import { givenPicture, messageCaption } from './sending.ts';

const ALLOWED = ['allow_user_chats', 'allow_bot_chats', 'allow_group_chats', 'allow_channel_chats'] as const;
const RESULT = ['type', 'id', 'photo_file_id', 'caption', 'parse_mode', 'caption_entities', 'reply_markup'];
const LONGEST_ID = 64;
/** Telegram promises no length. */
const LASTS_SECONDS = 10 * 60;

export const sharingMethods: Methods = {
  savePreparedInlineMessage: {
    parameters: ['user_id', 'result', ...ALLOWED],
    run: (world, params) => {
      const person = params.integer('user_id');
      const room = person === null ? undefined : world.rooms.get(person);
      if (person === null || room?.kind !== 'private') throw badRequest('USER_ID_INVALID');
      const given = params.json('result', 'inline query result');
      if (!isObject(given)) throw badRequest("can't parse inline query result: expected an Object");
      const unknown = Object.keys(given).filter((name) => !RESULT.includes(name));
      if (unknown.length > 0) params.fault(`result: unknown or not emulated: ${unknown.join(', ')}`);
      const result = new Params({ fields: given, files: new Map() }, (what) => params.fault(`result: ${what}`));
      const size = Buffer.byteLength(result.text('id'));
      if (size < 1 || size > LONGEST_ID) throw badRequest('RESULT_ID_INVALID');
      if (result.text('type') !== 'photo') params.fault('results other than photos are not emulated');
      const chats = ALLOWED.filter((name) => params.flag(name));
      if (chats.length === 0) params.fault('a message that may be sent nowhere');
      const draft = {
        content: messageCaption(world, result),
        picture: givenPicture(world, result, 'photo_file_id', "can't parse inline query result: no photo"),
        markup: readInlineMarkup(world, result, room),
        viaBot: botUser(world),
      };
      const buttons = draft.markup?.inline_keyboard.flat() ?? [];
      if (buttons.some((button) => 'web_app' in button)) throw badRequest('BUTTON_TYPE_INVALID');
      const id = `${person}_${world.prepared.size + 1}`;
      const expires = secondsNow(world) + LASTS_SECONDS;
      world.prepared.set(id, { person, draft, expires, mayGoToGroups: params.flag('allow_group_chats') });
      return { id, expiration_date: expires };
    },
  },
};
