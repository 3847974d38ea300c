/** The settings of a table, by buttons in the direct chat of whoever may change them. */
import type { GameId } from '../../shared/engine/ids.ts';
import { HOME_ZONES } from '../../shared/wire/hours.ts';
import { subjectOf } from '../chat/letter.ts';
import type { Press } from '../chat/press.ts';
import type { Notch, Opens, Sets } from '../chat/setting-button.ts';
import { isChosenFromMany } from '../narrator/settings/options.ts';
import { settingsMessage } from '../narrator/settings/pages.ts';
import type { Desk, Sitter } from '../table/desk.ts';
import { isPractice, sitterOf } from '../table/desk.ts';
import { type Change, modeOf } from '../table/lobby.ts';
import { type Refused, refuse, refuseFor } from '../table/refusal.ts';
import type { TableState } from '../table/state.ts';
import { boxOf, deckOf, longerThan, optionsOf, secondsOf, shorterThan } from '../table/wished.ts';
import { carryOut } from '../wishes/carry-out.ts';
import { tableToSet } from '../wishes/change.ts';
import { isReachable, sitterFrom, startLink } from '../wishes/reception.ts';
import { by, type ChatDoor } from './door.ts';
import { type PressContext, type Toast, told } from './toast.ts';

export async function openSettings(door: ChatDoor, ctx: PressContext, game: GameId): Promise<Toast> {
  const state = await tableToSet(door, game, ctx.from.id);
  if ('refused' in state) return told(door, ctx, state);
  if (!(await isReachable(door, ctx.from.id))) return { url: startLink(door, 'back') };
  await show(door, ctx, state, MAIN, 'post');
  return told(door, ctx, { state }, 'settings-sent');
}

const MAIN: Opens = { open: 'main' };

async function show(
  door: ChatDoor,
  ctx: PressContext,
  state: TableState,
  opens: Opens,
  kind: 'post' | 'edit',
): Promise<void> {
  const message = settingsMessage(state, opens, await sitterFrom(door, ctx.from), door.hasPrinter);
  const letter = { kind, chatId: ctx.from.id, subject: subjectOf(state.id, 'settings'), message };
  await door.store.write((tx) => door.courier.queue(tx, state.id, [letter]));
}

export async function pressSetting(
  door: ChatDoor,
  ctx: PressContext,
  { game, button }: Press & { do: 'setting' },
): Promise<Toast> {
  const state = await tableToSet(door, game, ctx.from.id);
  if ('refused' in state) return told(door, ctx, state);
  if (button === null || 'open' in button) {
    await show(door, ctx, state, button ?? MAIN, 'edit');
    return button ? {} : told(door, ctx, refuse('refusal-closed'));
  }
  const wanted = (desk: Desk, self: Sitter) => changeOf(desk, button, self);
  const outcome = await carryOut(door, { do: 'change', game, wanted }, by(ctx));
  if ('refused' in outcome) return told(door, ctx, outcome);
  const now = 'state' in outcome ? outcome.state : state;
  await show(door, ctx, now, pageAfter(now.desk, button), 'edit');
  return {};
}

/** Where one is after a change: on a page with more than one knob, still there. */
function pageAfter({ setting }: Desk, button: Sets): Opens {
  switch (button.set) {
    case 'role':
    case 'printed-deck':
      return { open: 'deck' };
    case 'timer':
    case 'printed-times':
      return { open: 'timers' };
    case 'option':
    case 'card': {
      const { option } = button;
      return isChosenFromMany(modeOf(setting).options[option]) ? { open: 'option', option } : { open: 'options' };
    }
    case 'practice':
    case 'players':
    case 'strength':
      return { open: 'practice' };
    case 'tone':
    case 'pictures':
    case 'hours':
    case 'zone':
      return { open: 'narration' };
    default:
      return MAIN;
  }
}

/** What a button of the settings stands for; null for one that does not fit the table any more. */
function changeOf(desk: Desk, button: Sets, self: Sitter): Change | Refused | null {
  switch (button.set) {
    case 'role':
      return roleChange(desk, button.role, button.step);
    case 'printed-deck':
      return { set: 'composition', to: 'auto' };
    case 'timer':
      return timerChange(desk, button.timer, button.step);
    case 'printed-times':
      return { set: 'timers', to: {} };
    case 'card':
      return cardChange(desk, button.option, button.card, button.step);
    case 'host':
    case 'aide': {
      const { set, to: person } = button;
      if (person === null) return { set, to: null };
      const to = person === self.person ? self : sitterOf(desk, person);
      return to && { set, to };
    }
    case 'practice':
      return practiceChange(desk, practiceIn(desk) + byOne(button.step));
    case 'players':
      return practiceChange(desk, practiceIn(desk) + button.to - desk.players.length);
    case 'strength':
      return { set: 'practice', number: practiceIn(desk), strength: button.to };
    case 'tone':
      return { set: 'narration', to: { tone: button.to } };
    case 'pictures':
      return { set: 'narration', to: { pictures: button.to } };
    case 'hours': {
      const zone = desk.narration.hours?.zone ?? HOME_ZONES[desk.chat.language];
      return { set: 'narration', to: { hours: button.to && { ...button.to, zone } } };
    }
    case 'zone': {
      const { hours } = desk.narration;
      return hours && { set: 'narration', to: { hours: { ...hours, zone: button.to } } };
    }
    default:
      return button;
  }
}

const byOne = (step: Notch): number => (step === 'more' ? 1 : -1);

const practiceIn = ({ players }: Desk): number => players.filter(isPractice).length;

const practiceChange = ({ practice: { strength } }: Desk, number: number): Change => ({
  set: 'practice',
  number: Math.max(0, number),
  strength,
});

/** A card is named besides the others, or no longer. */
function cardChange(desk: Desk, option: string, card: string, step: Notch): Change {
  const now = optionsOf(desk)[option];
  const named = Array.isArray(now) ? (now as readonly string[]) : [];
  return { set: 'option', option, to: step === 'more' ? [...named, card] : named.filter((one) => one !== card) };
}

/** One card more or less, as far as the box goes. */
function roleChange(desk: Desk, role: string, step: Notch): Change | Refused | null {
  const box = boxOf(desk);
  if (!Object.hasOwn(box, role)) return null;
  const cards = box[role] ?? 0;
  const deck = deckOf(desk);
  const wanted = Math.max(0, (deck[role] ?? 0) + byOne(step));
  if (wanted > cards) return refuseFor({ id: 'card-shortage', role, cards, wanted }, desk.setting);
  return { set: 'composition', to: { ...deck, [role]: wanted } };
}

/** The next length up or down the ladder. */
function timerChange(desk: Desk, timer: string, step: Notch): Change | null {
  const seconds = secondsOf(desk)[timer];
  if (seconds === undefined) return null;
  const next = step === 'less' ? shorterThan(seconds) : longerThan(seconds);
  return { set: 'timer', timer, to: next ?? seconds };
}
