/** The same people once more, with the same wishes. */
import { isOutside } from '../reach/members.ts';
import { isForPractice, isPractice, placeOf, placesOf, putIn, type Sitter } from '../table/desk.ts';
import { newDesk, stillValid } from '../table/lobby.ts';
import { refuse } from '../table/refusal.ts';
import type { TableState } from '../table/state.ts';
import { narrationHere } from './narration.ts';
import { type Reception, sitterFrom } from './reception.ts';
import { openedBefore, playSoloAgain } from './solo.ts';
import type { By, OpenedTable } from './wish.ts';

export async function rematchAt(
  reception: Pick<Reception, 'tables' | 'store' | 'api' | 'drawSecret' | 'hasPrinter'>,
  old: TableState | null,
  { user, key }: By,
): Promise<OpenedTable> {
  const { tables, store } = reception;
  if (old?.status !== 'over') return refuse('refusal-no-such-table');
  // Whoever let practice players play among themselves has no place at the table.
  const isTheirs = placeOf(old.desk, user.id) !== null || (isForPractice(old.desk) && old.desk.creator === user.id);
  if (!isTheirs) return refuse('refusal-players-only');
  if (old.desk.practice.solo) return playSoloAgain(reception, old, { user, key });
  if (await isOutside(reception.api, old.groupId, user.id)) return refuse('refusal-not-member');
  const isDone = () => store.read.keys.isTaken(`${old.groupId}`, key);
  if (await isDone()) return openedBefore(reception, old.groupId);
  if (tables.inGroup(old.groupId)) return refuse('refusal-running');
  const { chat, setting, host, aide } = old.desk;
  const narration = narrationHere(reception, old.desk.narration);
  const self = await sitterFrom(reception, user);
  const fresh = newDesk(self, { ...chat, narration }, stillValid(setting));
  const people = await stillThere(reception, old);
  const players = people.map((sitter) => (sitter.person === user.id ? { ...sitter, ...self } : sitter));
  const opened = await tables.open(old.groupId, key, {
    ...putIn(fresh, 'presence', { byButtons: old.desk.presence.byButtons }),
    ...seatedAnew(players, host, aide),
  });
  if (opened) return { opened };
  return (await isDone()) ? openedBefore(reception, old.groupId) : refuse('refusal-running');
}

/** Whoever led leads again; without a leader nobody assists. */
function seatedAnew(people: readonly Sitter[], led: Sitter | null, aided: Sitter | null) {
  const isOne = (other: Sitter | null) => (sitter: Sitter) => sitter.person === other?.person;
  const host = people.find(isOne(led)) ?? null;
  const aide = host && (people.find(isOne(aided)) ?? null);
  return { host, aide, players: people.filter((sitter) => !isOne(led)(sitter) && !isOne(aided)(sitter)) };
}

/** What was given to one shuffle is worth nothing in the next. */
const uncut = ({ cut: _, ...sitter }: Sitter): Sitter => sitter;

/** Those of a table who have not left its group since, and were not sent away from it for not answering. */
async function stillThere({ api }: Pick<Reception, 'api'>, { desk, groupId }: TableState): Promise<readonly Sitter[]> {
  const isSentAway = (place: string) =>
    desk.presence.away.some(({ seat, settled }) => seat === place && settled === 'sent-out');
  const present = placesOf(desk).filter(({ id }) => !isSentAway(id));
  const asked = present.map(async ({ sitter }) =>
    !isPractice(sitter) && (await isOutside(api, groupId, sitter.person)) ? [] : [uncut(sitter)],
  );
  return (await Promise.all(asked)).flat();
}
