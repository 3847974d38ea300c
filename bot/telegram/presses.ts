/** Buttons that were pressed. Each press gets its answer after what it did is on the disk. */
import { Composer, type Context } from 'grammy';
import { isLanguage } from '../../shared/text/languages.ts';
import type { TextId } from '../../shared/text/speak.ts';
import { decode, type Press } from '../chat/press.ts';
import { carryOut } from '../wishes/carry-out.ts';
import type { TableWish } from '../wishes/wish.ts';
import { by, type ChatDoor } from './door.ts';
import { protestPressed } from './grounds.ts';
import { setLanguage } from './language.ts';
import { questionPressed } from './question.ts';
import { leafThrough } from './rules.ts';
import { openSettings, pressSetting } from './settings.ts';
import { soloGoesOn, soloPressed } from './solo.ts';
import { fitted, type PressContext, type Toast, told } from './toast.ts';

export function pressComposer(door: ChatDoor): Composer<Context> {
  const composer = new Composer<Context>();
  composer.on('callback_query:data', async (ctx) => {
    const press = decode(ctx.callbackQuery.data);
    const { id } = ctx.callbackQuery;
    const answered = async () => door.courier.answer(id, press ? fitted(await answerTo(door, ctx, press)) : {});
    // Telegram is asked who can be reached, or who is still there; nobody else should wait for that.
    if (press?.do === 'begin' || press?.do === 'rematch') door.errands.run(press.do, answered);
    else await answered();
  });
  // A button that is no button of ours still stops spinning.
  composer.on('callback_query', (ctx) => door.courier.answer(ctx.callbackQuery.id, {}));
  return composer;
}

async function answerTo(door: ChatDoor, ctx: PressContext, press: Press): Promise<Toast> {
  const wish = wishIn(press);
  if (wish) return told(door, ctx, await carryOut(door, wish, by(ctx)), SAID[press.do]);
  switch (press.do) {
    case 'protest':
      return protestPressed(door, ctx, press.game);
    case 'solo':
      return soloPressed(door, ctx, press);
    case 'solo-on':
      return soloGoesOn(door, ctx, press.game);
    case 'settings':
      return openSettings(door, ctx, press.game);
    case 'setting':
      return pressSetting(door, ctx, press);
    case 'question':
      return questionPressed(door, ctx, press);
    case 'language':
      return isLanguage(press.to) ? setLanguage(door, ctx, press.to) : {};
    case 'rules':
      return leafThrough(door, ctx, press);
    default:
      return {};
  }
}

/** Null for a press with which the chat has more to do than to wish. */
function wishIn(press: Press): TableWish | null {
  switch (press.do) {
    case 'join':
    case 'leave':
    case 'begin':
    case 'rematch':
    case 'quit':
    case 'by-buttons':
    case 'look':
    case 'undo':
    case 'pause':
    case 'resume':
      return { do: press.do, game: press.game };
    case 'lead':
      return { do: 'lead', as: 'host', game: press.game };
    case 'sign':
      return { do: 'sign-protocol', game: press.game };
    case 'next':
    case 'to-end':
    case 'send-out':
    case 'take-seat':
      return press;
    default:
      return null;
  }
}

/** What is said of success where it is not plain to see. */
const SAID: Readonly<Partial<Record<Press['do'], TextId>>> = {
  begin: 'begins',
  join: 'joined',
  leave: 'left-lobby',
  quit: 'left-game',
  rematch: 'rematch-opened',
  'by-buttons': 'by-buttons',
  look: 'looked',
  lead: 'led',
  undo: 'undone',
  sign: 'signed',
  pause: 'paused',
  resume: 'resumed',
  'send-out': 'vote-counted',
  'take-seat': 'seat-taken',
};
