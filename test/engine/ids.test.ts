/** Ids are branded: the types below are checked with all others, and the lines that must not pass are marked. */
import { expect, test } from 'vitest';
import type { GameId, SeatId } from '../../shared/engine/ids.ts';
import { type ChatId, type GroupId, isGroup, type PersonId } from '../../shared/wire/ids.ts';

const person: PersonId = 7;
const group: GroupId = -7;
const game: GameId = 'fK3';
const seat: SeatId = 'p1';

test('no id is passed for another', () => {
  const toPerson = (id: PersonId) => id;
  const toGroup = (id: GroupId) => id;
  const toGame = (id: GameId) => id;
  const toSeat = (id: SeatId) => id;
  const chats: readonly ChatId[] = [person, group];
  // @ts-expect-error a group is nobody
  toPerson(group);
  // @ts-expect-error a person is no group
  toGroup(person);
  // @ts-expect-error where something can be written may be a group
  toPerson(chats[0]!);
  // @ts-expect-error a seat is no game
  toGame(seat);
  // @ts-expect-error a game is no seat
  toSeat(game);
  expect(chats.map(isGroup)).toEqual([false, true]);
});
