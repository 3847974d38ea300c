/** The settings of a table, by buttons in the direct chat of whoever may change them. */
import { HOME_ZONES, NIGHTS, ZONES } from '../../shared/protocol/hours.ts';
import { STRENGTHS } from '../../shared/protocol/practice.ts';
import { isLanguage } from '../../shared/text/languages.ts';
import { TONES } from '../../shared/text/story/beats.ts';
import { subjectOf } from '../chat/letter.ts';
import { settingsScreen } from '../narrator/settings/pages.ts';
import { type Page, pageOf } from '../narrator/settings/sheet.ts';
import type { Desk, Sitter } from '../table/desk.ts';
import { isPractice, sitterOf } from '../table/desk.ts';
import type { Change } from '../table/lobby.ts';
import { type Refused, refuseFor } from '../table/refusal.ts';
import type { TableState } from '../table/state.ts';
import { boxOf, deckOf, longerThan, optionsOf, secondsOf, shorterThan } from '../table/wished.ts';
import { carryOut } from '../wishes/carry-out.ts';
import { tableToSet } from '../wishes/change.ts';
import { isReachable, sitterFrom, startLink } from '../wishes/reception.ts';
import { by, type ChatDoor } from './door.ts';
import { type Pressed, type Toast, told } from './toast.ts';

export async function openSettings(door: ChatDoor, ctx: Pressed, game: string): Promise<Toast> {
  const state = await tableToSet(door, game, ctx.from.id);
  if ('refused' in state) return told(door, ctx, state);
  if (!(await isReachable(door, ctx.from.id))) return { url: startLink(door, 'back') };
  await show(door, ctx, state, 'main', 'post');
  return told(door, ctx, { state }, 'settings-sent');
}

async function show(
  door: ChatDoor,
  ctx: Pressed,
  state: TableState,
  page: Page,
  kind: 'post' | 'edit',
  about = '',
): Promise<void> {
  const { hasPrinter } = door;
  const screen = settingsScreen(state, page, await sitterFrom(door, ctx.from), { about, hasPrinter });
  const letter = { kind, chatId: ctx.from.id, subject: subjectOf(state.id, 'settings'), screen };
  await door.store.write((tx) => door.courier.queue(tx, state.id, [letter]));
}

export async function pressSetting(
  door: ChatDoor,
  ctx: Pressed,
  press: { readonly game: string; readonly page: string; readonly value: string },
): Promise<Toast> {
  const state = await tableToSet(door, press.game, ctx.from.id);
  if ('refused' in state) return told(door, ctx, state);
  const page = pageOf(press.page) ?? 'main';
  const isChange = press.page !== press.page.toLowerCase();
  if (!isChange) {
    await show(door, ctx, state, page, 'edit', press.value);
    return {};
  }
  const wanted = (desk: Desk, self: Sitter) => changeOf(desk, press.page, press.value, self);
  const outcome = await carryOut(door, { do: 'change', game: press.game, wanted }, by(ctx));
  if ('refused' in outcome) return told(door, ctx, outcome);
  const now = 'state' in outcome ? outcome.state : state;
  const [about] = press.value.split(':');
  await show(door, ctx, now, NEXT[page] ?? 'main', 'edit', about);
  return {};
}

/** Where one is after a change: on a page with more than one knob, still there. */
const NEXT: Readonly<Partial<Record<Page, Page>>> = {
  deck: 'deck',
  timers: 'timers',
  options: 'options',
  option: 'option',
  practice: 'practice',
  narration: 'narration',
  zone: 'narration',
};

/** What a button of the settings stands for; null for one that does not fit the table any more. */
function changeOf(desk: Desk, letter: string, value: string, self: Sitter): Change | Refused | null {
  switch (letter) {
    case 'E':
      return { set: 'edition', to: value };
    case 'O':
      return { set: 'mode', to: value };
    case 'D':
      return deckChange(desk, value);
    case 'T':
      return timerChange(desk, value);
    case 'V': {
      const [option = '', to = ''] = value.split(':');
      const isSwitch = to === 'on' || to === 'off';
      return { set: 'option', option, to: isSwitch ? to === 'on' : numberOr(to) };
    }
    case 'P':
      return cardsChange(desk, value);
    case 'N':
      return { set: 'decoys', to: value === 'on' };
    case 'L':
      return isLanguage(value) ? { set: 'language', to: value } : null;
    case 'H':
    case 'A': {
      const set = letter === 'H' ? 'host' : 'aide';
      if (value === 'bot' || value === 'nobody') return { set, to: null };
      const to = Number(value) === self.person ? self : sitterOf(desk, Number(value));
      return to && { set, to };
    }
    case 'S':
      return practiceChange(desk, value);
    case 'R':
      return narrationChange(desk, value);
    case 'Z':
      return zoneChange(desk, value);
    default:
      return null;
  }
}

/** A tone, pictures on or off, or the quiet hours: none, or from one hour to another. */
function narrationChange({ narration: { hours }, language }: Desk, value: string): Change | null {
  const set = 'narration' as const;
  const [what, to] = value.split(':');
  const tone = TONES.find((one) => one === what);
  if (tone) return { set, to: { tone } };
  if (what === 'pictures') return { set, to: { pictures: to === 'on' } };
  if (what !== 'hours') return null;
  if (to === 'off') return { set, to: { hours: null } };
  const night = NIGHTS.find(({ from, to: end }) => `${from}-${end}` === to);
  return night ? { set, to: { hours: { ...night, zone: hours?.zone ?? HOME_ZONES[language] } } } : null;
}

function zoneChange({ narration: { hours } }: Desk, value: string): Change | null {
  const zone = ZONES.find((one) => one === value);
  return hours && zone ? { set: 'narration', to: { hours: { ...hours, zone } } } : null;
}

/** One practice player more (+) or less (-), as many as make up this number at the table, or another strength. */
function practiceChange({ players, strength }: Desk, value: string): Change | null {
  const now = players.filter(isPractice).length;
  const set = 'practice' as const;
  const other = STRENGTHS.find((one) => one === value);
  if (other) return { set, number: now, strength: other };
  if (value === '+') return { set, number: now + 1, strength };
  if (value === '-') return { set, number: Math.max(0, now - 1), strength };
  if (!/^\d{1,2}$/.test(value)) return null;
  return { set, number: Math.max(0, Number(value) - (players.length - now)), strength };
}

/** A card, a number of cards, a card more (+) or less (-), or the word for the rulebook's own choice. */
function cardsChange(desk: Desk, value: string): Change | null {
  const [option = '', to = ''] = value.split(':');
  const now = optionsOf(desk)[option];
  const named = Array.isArray(now) ? (now as readonly string[]) : [];
  if (to.startsWith('+')) return { set: 'option', option, to: [...named, to.slice(1)] };
  if (to.startsWith('-')) return { set: 'option', option, to: named.filter((card) => card !== to.slice(1)) };
  return { set: 'option', option, to: numberOr(to) };
}

const numberOr = (word: string): string | number => (/^\d+$/.test(word) ? Number(word) : word);

/** One card more or less, as far as the box goes. */
function deckChange(desk: Desk, value: string): Change | Refused | null {
  if (value === 'auto') return { set: 'composition', to: 'auto' };
  const role = value.slice(1);
  const box = boxOf(desk);
  if (!Object.hasOwn(box, role)) return null;
  const cards = box[role] ?? 0;
  const deck = deckOf(desk);
  const wanted = Math.max(0, (deck[role] ?? 0) + (value.startsWith('-') ? -1 : 1));
  if (wanted > cards) return refuseFor({ id: 'card-shortage', role, cards, wanted }, desk.setting);
  return { set: 'composition', to: { ...deck, [role]: wanted } };
}

/** The next length up or down the ladder. */
function timerChange(desk: Desk, value: string): Change | null {
  const timer = value.slice(1);
  if (value === 'auto') return { set: 'timers', to: {} };
  const seconds = secondsOf(desk)[timer];
  if (seconds === undefined) return null;
  const next = value.startsWith('-') ? shorterThan(seconds) : longerThan(seconds);
  return { set: 'timer', timer, to: next ?? seconds };
}
