/** Somebody wants to practise alone: the table is set, the cards are dealt, and the game begins in one go. */
import { findRulebook } from '../../shared/editions/index.ts';
import { chanceFrom } from '../../shared/engine/chance.ts';
import type { RoleId } from '../../shared/engine/model.ts';
import type { Way } from '../../shared/protocol/solo.ts';
import { speaker } from '../../shared/text/speak.ts';
import { begin } from '../table/begin.ts';
import type { Desk } from '../table/desk.ts';
import { newDesk, pastLobby, rulebookOf } from '../table/lobby.ts';
import { FIRST_NARRATION } from '../table/narration.ts';
import type { Order } from '../table/order.ts';
import { isRunning } from '../table/play.ts';
import { fillSeats } from '../table/practice.ts';
import { type Refused, refuse } from '../table/refusal.ts';
import { goOn } from '../table/solo.ts';
import { soloTable } from '../table/solo-setting.ts';
import type { TableState } from '../table/state.ts';
import { cancel } from './manage.ts';
import { narrationHere } from './narration.ts';
import { type Reception, sitterFrom, type Visitor } from './reception.ts';

const STRENGTH = 'fair';

export interface Practice {
  readonly edition: string;
  /** Null to be surprised. */
  readonly role: RoleId | null;
}

export type Practised = { readonly opened: TableState } | Refused | { readonly isRepeated: true };

/** Why such a practice cannot be; null if it can. */
export function objectionToPractise({ edition, role }: Practice): Refused | null {
  const rulebook = findRulebook(edition);
  if (!rulebook) return refuse('refusal-no-such-edition');
  return role === null || rulebook.speaksOf.roles.includes(role) ? null : refuse('refusal-no-such-role');
}

/** One table for each person: what was not played to its end is put away without a word. */
export async function practise(
  reception: Reception,
  user: Visitor,
  practice: Practice,
  { key: own, byButtons }: { readonly key: string; readonly byButtons: boolean },
): Promise<Practised> {
  const objection = objectionToPractise(practice);
  if (objection) return objection;
  const { tables, store, drawSecret } = reception;
  const standing = practiceOf(reception, user.id);
  const isDone = await store.read.keys.isTaken(`${user.id}`, own);
  if (isDone && standing?.status !== 'lobby') return standing ? { opened: standing } : { isRepeated: true };
  // A process that died has set the table and not dealt: then all of it is done anew.
  const key = isDone ? `${own} anew` : own;
  if (standing) await tables.order(standing.id, `${key} away`, cancel);
  const secret = drawSecret();
  const desk = await soloDesk(reception, user, practice, secret.seed);
  if ('refused' in desk) return desk;
  const opened = await tables.open(user.id, key, { ...desk, byButtons: byButtons ? [user.id] : [] });
  if (!opened) return { isRepeated: true };
  const beginning = { secret, unreachable: [], powers: null, caveat: null };
  const reply = await tables.order(opened.id, key, (now, at) => pastLobby(now) ?? begin(now, beginning, at));
  if ('refused' in reply) return reply;
  return 'state' in reply ? { opened: reply.state } : { isRepeated: true };
}

/** The same once more. */
export const practiseAgain = (reception: Reception, { desk }: TableState, user: Visitor, key: string) =>
  practise(
    reception,
    user,
    { edition: desk.setting.edition, role: desk.solo?.role ?? null },
    { key, byButtons: desk.byButtons.includes(user.id) },
  );

/** The table at which this person practises: it stands in their own chat. */
export const practiceOf = ({ tables }: Reception, person: number): TableState | null => tables.inGroup(person);

/** Whoever plays alone has seen enough, or wants to see how it ends. */
export const goOnBy =
  (person: number, way: Way, token: string): Order =>
  (state, now) =>
    isRunning(state) ? goOn(state, person, way, token, now) : refuse('refusal-over');

/** Between the others, wherever the lot has it. */
async function soloDesk(
  reception: Reception,
  user: Visitor,
  { edition, role }: Practice,
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
  return { ...filled, players: filled.players.toSpliced(chair, 0, self), solo: { role } };
}
