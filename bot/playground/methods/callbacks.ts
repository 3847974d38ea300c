import { badRequest } from '../refusal.ts';
import type { World } from '../world.ts';
import type { Methods } from './method.ts';

const LONGEST_ANSWER = 200;

/** A link back to the bot itself, with a parameter. */
const isOwnLink = (world: World, url: string): boolean => {
  const match = /^(?:https?:\/\/)?t\.me\/([A-Za-z0-9_]+)\?start=[A-Za-z0-9_-]{1,64}$/i.exec(url);
  return match?.[1]?.toLowerCase() === world.bot.username.toLowerCase();
};

export const callbackMethods: Methods = {
  answerCallbackQuery: {
    parameters: ['callback_query_id', 'text', 'show_alert', 'url', 'cache_time'],
    run: (world, params) => {
      const [text, url] = [params.text('text'), params.text('url')];
      const press = world.presses.get(params.text('callback_query_id'));
      if (!press || press.isOver) {
        throw badRequest('query is too old and response timeout expired or query ID is invalid');
      }
      if (text.length > LONGEST_ANSWER) throw badRequest('MESSAGE_TOO_LONG');
      if (url !== '' && !isOwnLink(world, url)) throw badRequest('URL_INVALID');
      press.take({ showAlert: params.flag('show_alert'), ...(text !== '' && { text }), ...(url !== '' && { url }) });
      return true;
    },
  },
};
