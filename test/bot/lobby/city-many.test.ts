/** More than the rulebook has rows for: they may sit down, and the cards are counted out for them by hand. */
import { describe, expect, test } from 'vitest';
import type { Message } from '../../../bot/playground/index.ts';
import { inApps } from '../../kit/apps/table-in-apps.ts';
import { type Evening, isPress } from '../../kit/evening/evening.ts';
import { chooseEdition, chooseMode, setUp } from '../../kit/evening/lobby.ts';
import { tonight } from '../../kit/evening/tonight.ts';

/** So many come, and so many of them sit down. */
async function lobbyOf(players: number, seated = players): Promise<Evening> {
  const evening = await tonight({ players });
  evening.people[0]!.write(evening.group, '/play');
  await evening.pass(2);
  await chooseEdition(evening, 'city');
  await evening.join(evening.people.slice(0, seated));
  await evening.pass(10);
  return evening;
}

const sheetOf = ({ people }: Evening): Message =>
  people[0]!.direct.messages.findLast(({ buttons }) => buttons.flat().some(isPress('g:')))!;

const labels = (evening: Evening): readonly string[] =>
  sheetOf(evening)
    .buttons.flat()
    .map(({ text }) => text);

const TOO_MANY =
  'The rulebook deals to no more than 16 players, and 17 sit here. For up to 20 the cards are counted out by hand, in the settings.';
const NO_ROW = 'The table of the rulebook ends at 16 players. It has no row for 17';

test('16 can begin and are told what one more would need; the 17th sits down, and nothing begins', async () => {
  const evening = await lobbyOf(17, 16);
  expect(evening.lobby.text).toContain('16 players of 6–16');
  expect(evening.lobby.text).toContain('The table can begin.\nUp to 20 may sit down; beyond 16 the cards are counted');
  await evening.join();
  await evening.pass(10);
  expect(evening.lobby.text).toContain('17. Player 17');
  expect(evening.lobby.text).toContain(TOO_MANY);
  expect(evening.lobby.text).not.toContain('can begin');
  const pressed = evening.people[0]!.press(evening.lobby, isPress('b:'));
  await evening.pass(3);
  expect(pressed.answer?.text).toBe(TOO_MANY);
});

test('by hand 17 play, from the last row on, with a warning', async () => {
  const evening = await lobbyOf(17);
  await setUp(evening, 'page:deck');
  expect(sheetOf(evening).text).toContain('16 cards for 17 players');
  expect(sheetOf(evening).text).toContain(TOO_MANY);
  await setUp(evening, 'page:deck', 'role:citizen:more');
  expect(sheetOf(evening).text).toContain('17 cards for 17 players');
  expect(sheetOf(evening).text).toContain(`⚠️ ${NO_ROW}`);
  await evening.pass(10);
  expect(evening.lobby.text).toContain('17 players of 6–20');
  expect(evening.lobby.text).toContain('The table can begin.');
  await evening.begin();
  expect(evening.posted('In play').text).toContain('Citizen × 9');
});

test('nobody sits down as the 21st', async () => {
  const evening = await lobbyOf(21, 20);
  const late = evening.people[20]!.press(evening.lobby, isPress('j:'));
  await evening.pass(3);
  expect(late.answer?.text).toBe('All seats are taken.');
});

test.each(['beginner', 'yakuza'])('%s too is dealt by hand to more than 16', async (mode) => {
  const evening = await lobbyOf(17);
  await chooseMode(evening, mode);
  await setUp(evening, 'page:deck', 'role:citizen:more');
  expect(sheetOf(evening).text).toContain(`⚠️ ${NO_ROW}`);
  await evening.begin();
  expect(evening.posted('In play')).toBeDefined();
});

describe('practice players', () => {
  test('fill the seats to which cards can be dealt, and go when they cannot any more', async () => {
    const evening = await lobbyOf(2);
    await setUp(evening, 'page:practice');
    expect(labels(evening)).toContain('16');
    expect(labels(evening)).not.toContain('17');
    await setUp(evening, 'page:practice', 'players:16');
    await setUp(evening, 'page:deck', 'role:citizen:more');
    await setUp(evening, 'page:practice', 'players:17');
    await evening.pass(10);
    expect(evening.lobby.text).toContain('17 players of 6–20');
    expect(labels(evening)).toContain('20');
    await setUp(evening, 'page:deck', 'printed-deck');
    await evening.pass(10);
    expect(evening.lobby.text).toContain('16 players of 6–16');
  });

  test('a person who joins 16 takes the place of one of them', async () => {
    const evening = await lobbyOf(3, 2);
    await setUp(evening, 'page:practice', 'players:16');
    await evening.join(evening.people.slice(2));
    await evening.pass(10);
    expect(evening.lobby.text).toContain('16 players of 6–16');
    expect(evening.lobby.text).toContain('. Player 3');
  });
});

test('the app lets the 17th sit down, and says why it cannot begin and what there is to count', async () => {
  const evening = await lobbyOf(17, 16);
  const { phones, game } = await inApps(evening);
  expect((await phones[0]!.look(game)).lobby).toMatchObject({ most: 16, seats: 20, problem: null });
  const { sight } = (await phones[16]!.order(game, { do: 'join' })).body;
  expect(sight.lobby).toMatchObject({ most: 16, seats: 20, problem: TOO_MANY, deck: {}, draws: [], odds: null });
  const { handDeck } = sight.lobby!;
  expect(Object.values(handDeck).reduce((sum, n) => sum + n, 0)).toBe(16);
  await evening.pass(1);
  const to = { ...handDeck, citizen: handDeck.citizen! + 1 };
  const counted = await phones[0]!.order(game, { do: 'change', change: { set: 'composition', to } });
  expect(counted.body.sight.lobby).toMatchObject({ most: 20, seats: 20, problem: null, deck: to });
  expect(counted.body.sight.lobby!.warnings).toEqual([expect.stringContaining(NO_ROW)]);
});
