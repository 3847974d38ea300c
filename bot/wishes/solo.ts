/** Somebody wants to practise alone: the table is set, the cards are dealt, and the game begins in one go. */
import { findRulebook } from '../../shared/editions/index.ts';
import { chanceFrom } from '../../shared/engine/chance.ts';
import { speaker } from '../../shared/text/speak.ts';
import type { ChatId, PersonId } from '../../shared/wire/ids.ts';
import { begin } from '../table/begin.ts';
import type { Desk } from '../table/desk.ts';
import { putIn } from '../table/desk.ts';
import { newDesk, rulebookOf } from '../table/lobby.ts';
import { FIRST_NARRATION } from '../table/narration.ts';
import { fillSeats } from '../table/practice.ts';
import { type Refused, refuse } from '../table/refusal.ts';
import { soloTable } from '../table/solo-setting.ts';
import type { TableState } from '../table/state.ts';
import { cancel } from './manage.ts';
import { narrationHere } from './narration.ts';
import { type Reception, sitterFrom, type Visitor } from './reception.ts';
import { whileSet } from './when.ts';
import type { By, OpenedTable, SoloGame, Wish } from './wish.ts';

const STRENGTH = 'fair';

type Trainer = Pick<Reception, 'tables' | 'store' | 'drawSecret' | 'hasPrinter'>;

/** Why such a practice cannot be; null if it can. */
export function objectionToSolo({ edition, role }: SoloGame): Refused | null {
  const rulebook = findRulebook(edition);
  if (!rulebook) return refuse('refusal-no-such-edition');
  return role === null || rulebook.speaksOf.roles.includes(role) ? null : refuse('refusal-no-such-role');
}

/** One table for each person: what was not played to its end is put away without a word. */
export async function playSolo(
  reception: Trainer,
  { practice, byButtons }: Pick<Wish & { do: 'solo' }, 'practice' | 'byButtons'>,
  { user, key: own }: Pick<By, 'user' | 'key'>,
): Promise<OpenedTable> {
  const objection = objectionToSolo(practice);
  if (objection) return objection;
  const { tables, store, drawSecret } = reception;
  const standing = soloOf(reception, user.id);
  const isDone = await store.read.keys.isTaken(`${user.id}`, own);
  if (isDone && standing?.status !== 'lobby') return openedBefore(reception, user.id);
  // A process that died has set the table and not dealt: then all of it is done anew.
  const key = isDone ? `${own} anew` : own;
  if (standing) await tables.order(standing.id, `${key} away`, cancel);
  const secret = drawSecret();
  const desk = await soloDesk(reception, user, practice, secret.seed);
  if ('refused' in desk) return desk;
  const opened = await tables.open(user.id, key, putIn(desk, 'presence', { byButtons: byButtons ? [user.id] : [] }));
  if (!opened) return openedBefore(reception, user.id);
  const beginning = { secret, unreachable: [], powers: null, caveat: null };
  const order = whileSet((now, at) => begin(now, beginning, at));
  const reply = await tables.order(opened.id, key, order);
  if ('refused' in reply) return reply;
  return 'state' in reply ? { opened: reply.state } : openedBefore(reception, user.id);
}

/** The table that stands in a chat since the same wish was first brought. */
export function openedBefore({ tables }: Pick<Reception, 'tables'>, chatId: ChatId): OpenedTable {
  const state = tables.inGroup(chatId);
  return state ? { opened: state } : { isRepeated: true };
}

/** The same once more. */
export function playSoloAgain(
  reception: Trainer,
  { desk }: TableState,
  by: Pick<By, 'user' | 'key'>,
): Promise<OpenedTable> {
  const practice = { edition: desk.setting.edition, role: desk.practice.solo?.role ?? null };
  return playSolo(reception, { practice, byButtons: desk.presence.byButtons.includes(by.user.id) }, by);
}

/** The table at which this person practises: it stands in their own chat. */
export const soloOf = ({ tables }: Pick<Reception, 'tables'>, person: PersonId): TableState | null =>
  tables.inGroup(person);

/** Between the others, wherever the lot has it. */
async function soloDesk(
  reception: Pick<Reception, 'store' | 'hasPrinter'>,
  user: Visitor,
  { edition, role }: SoloGame,
  seed: string,
): Promise<Desk | Refused> {
  const table = soloTable(rulebookOf(edition), role, seed);
  if (!table) return refuse('refusal-no-such-role');
  const self = await sitterFrom(reception, user);
  const { language } = self;
  const narration = narrationHere(reception, FIRST_NARRATION);
  const chat = { title: speaker(language)('practice-title'), language, thread: null, narration };
  const filled = fillSeats(newDesk(self, chat, table.setting), table.players - 1, STRENGTH);
  if ('refused' in filled) return filled;
  const chair = chanceFrom(seed, 'chair').below(table.players);
  return {
    ...filled,
    players: filled.players.toSpliced(chair, 0, self),
    practice: { ...filled.practice, solo: { role } },
  };
}
