/** Seats are filled with practice players through the app, by those who may, and nowhere where people sit together. */
import { expect, test } from 'vitest';
import type { WantedChange } from '../../shared/wire/command.ts';
import type { Statement } from '../../shared/wire/practice.ts';
import { inApps } from '../kit/apps/table-in-apps.ts';
import { lobbyTonight } from '../kit/evening/tonight.ts';

const practice = (number: number, strength: 'lazy' | 'fair' | 'sharp' = 'fair'): WantedChange => ({
  set: 'practice',
  number,
  strength,
});

async function table(players = 3) {
  const { phones, game, evening } = await inApps(await lobbyTonight({ players }));
  const change = (wanted: object, who = 0) =>
    phones[who]!.order(game, { do: 'change', change: wanted as WantedChange });
  return { evening, phones, game, change };
}

test('so many, of one strength; one goes from its place; a person keeps theirs', async () => {
  const { change } = await table();
  const { lobby } = (await change(practice(5, 'sharp'))).body.sight;
  expect(lobby!.practice).toEqual({ number: 5, room: 10, strength: 'sharp' });
  expect(lobby!.players.map((player) => player.practice)).toEqual([null, null, null, ...Array(5).fill('sharp')]);
  expect(lobby!.problem).toBeNull();
  const fewer = (await change({ set: 'unseat', place: 'p5' })).body.sight.lobby!;
  const names = lobby!.players.map(({ name }) => name);
  expect(fewer.players.map(({ name }) => name)).toEqual(names.toSpliced(4, 1));
  const refilled = (await change(practice(5, 'lazy'))).body.sight.lobby!.players;
  expect(refilled.slice(0, 7).map(({ name }) => name)).toEqual(names.toSpliced(4, 1));
  expect(refilled.slice(3).every((player) => player.practice === 'lazy')).toBe(true);
  expect((await change({ set: 'unseat', place: 'p1' })).body.refused).toBe('refusal-closed');
});

test('only those who may set the table; no more than there is room for; nothing that is not a number', async () => {
  const { change } = await table();
  expect(await change(practice(1), 1)).toMatchObject({ status: 403, body: { refused: 'refusal-not-yours' } });
  expect(await change(practice(11))).toMatchObject({
    status: 409,
    body: { refused: 'refusal-practice-room', message: 'There is room for 10 practice players.' },
  });
  for (const wrong of [{ number: -1 }, { number: 1.5 }, { number: '3' }, { strength: 'brilliant' }])
    expect((await change({ ...practice(1), ...wrong })).status).toBe(400);
});

test('none leads a game, and none sits at a real table', async () => {
  const { change } = await table();
  await change(practice(2));
  expect((await change({ set: 'host', to: 'p4' })).body.refused).toBe('refusal-practice-leads');
  expect((await change({ set: 'edition', to: 'sport' })).body.sight.lobby!.practice!.number).toBe(2);
  expect((await change({ set: 'option', option: 'table', to: 'live' })).body.refused).toBe('refusal-practice-aloud');
  await change(practice(0));
  const { lobby } = (await change({ set: 'option', option: 'table', to: 'live' })).body.sight;
  expect(lobby!.practice).toBeNull();
  expect((await change(practice(1))).body.refused).toBe('refusal-practice-aloud');
});

test('a smaller table keeps its people and as many practice players as fit', async () => {
  const { change } = await table();
  await change(practice(10));
  const { lobby } = (await change({ set: 'edition', to: 'sport' })).body.sight;
  expect(lobby!.players).toHaveLength(10);
  expect(lobby!.players.slice(0, 3).every((player) => player.practice === null)).toBe(true);
});

test('a person states something to practice players: in the own turn, twice a round, of what is in the game', async () => {
  const { change, evening, phones, game } = await table();
  await change(practice(5));
  await phones[0]!.order(game, { do: 'begin' });
  const [phone] = phones;
  const early = (await phone!.look(game)).play!;
  const say = async (statement: object, token = '') => {
    const now = (await phone!.look(game)).play!;
    return phone!.order(game, { do: 'say', token: token || now.token!, statement: statement as Statement });
  };
  expect(early.mayState).toBe(false);
  expect((await say({ says: 'trusts', about: 'p2' })).body.refused).toBe('refusal-not-now');
  for (let moments = 0; moments < 100; moments++) {
    if ((await phone!.look(game)).play!.mayState) break;
    await evening.pass(2);
  }
  expect((await say({ says: 'trusts', about: 'p2' }, early.token!)).body.refused).toBe('refusal-closed');
  for (const wrong of [{ about: 'p1' }, { about: 'p99' }])
    expect((await say({ says: 'suspects', ...wrong })).body.refused).toBe('refusal-closed');
  expect((await say({ says: 'role', role: 'nobody' })).body.refused).toBe('refusal-closed');
  expect((await say({ says: 'swears', about: 'p2' })).status).toBe(400);
  expect((await say({ says: 'suspects', about: 'p2' })).body.sight.play!.said).toMatchObject([
    { by: 'p1', text: expect.stringContaining('Player 2') },
  ]);
  await say({ says: 'role', role: 'citizen' });
  expect((await say({ says: 'trusts', about: 'p2' })).body.refused).toBe('refusal-said-enough');
  expect((await phone!.look(game)).play!.mayState).toBe(false);
  await evening.pass(20);
  expect(evening.group.messages.filter(({ text }) => text.startsWith('💬 Player 1 (1): '))).toHaveLength(2);
});
