/** What tables of `spytown` and `family` may agree on, by buttons in the direct chat, and why some cannot begin so. */
import { expect, test } from 'vitest';
import type { Message } from '../../../bot/playground/index.ts';
import { type Evening, isPress } from '../../kit/evening/evening.ts';
import { chooseEdition, chooseMode, setUp } from '../../kit/evening/lobby.ts';
import { forge } from '../../kit/evening/moves.ts';
import { tonight } from '../../kit/evening/tonight.ts';

async function lobbyOf(edition: string, mode: string, players: number): Promise<Evening> {
  const evening = await tonight({ players });
  evening.people[0]!.write(evening.group, '/play');
  await evening.pass(2);
  await chooseEdition(evening, edition);
  await chooseMode(evening, mode);
  await evening.join();
  return evening;
}

const sheetOf = (evening: Evening): Message =>
  evening.people[0]!.direct.messages.findLast(({ buttons }) => buttons.flat().some(isPress('g:')))!;

const labels = (evening: Evening): readonly string[] =>
  sheetOf(evening)
    .buttons.flat()
    .map(({ text }) => text);

/** Begin is pressed, and refused with this. */
async function isRefused(evening: Evening, why: string): Promise<void> {
  expect(sheetOf(evening).text).toContain(why);
  const pressed = evening.people[0]!.press(evening.lobby, isPress('b:'));
  await evening.pass(3);
  expect(pressed.answer?.text).toBe(why);
  expect(evening.lobby.text).toContain('players');
}

const pick = (evening: Evening, ...steps: readonly string[]): Promise<void> =>
  setUp(evening, 'page:options', 'page:option:cards', ...steps.map((step) => `card:cards:${step}`));

test('cards are named one by one, and dealt', async () => {
  const evening = await lobbyOf('spytown', 'extended', 8);
  await setUp(evening, 'page:options');
  expect(labels(evening)).toEqual([
    'Action cards: by lot',
    'New Gang: off',
    'The New Gang knows its own: off',
    '↩️ Back',
  ]);
  await setUp(evening, 'page:options', 'page:option:cards');
  expect(labels(evening)).toHaveLength(1 + 14 + 1);
  expect(labels(evening)).toContain('● by lot');
  expect(sheetOf(evening).text).toContain('none, a few, or up to one each');
  await pick(evening, 'vest:more', 'leader:more');
  expect(labels(evening)).toEqual(expect.arrayContaining(['by lot', '● Bulletproof vest', '● Leader', 'Bandage']));
  expect(sheetOf(evening).text).toContain('Action cards: Bulletproof vest, Leader');
  await evening.pass(10);
  expect(evening.lobby.text).toContain('Action cards: Bulletproof vest, Leader');
  await evening.pass(40);
  await evening.begin();
  expect(evening.posted('In play').text).toContain('Action cards in play: Bulletproof vest, Leader.');
});

test('more than the rulebook advises: a warning, and they are dealt', async () => {
  const evening = await lobbyOf('spytown', 'extended', 8);
  await pick(evening, 'vest:more', 'leader:more', 'bandage:more');
  expect(sheetOf(evening).text).toContain('⚠️ Action cards: 3. The rulebook advises 2 for so many players');
  await evening.pass(40);
  await evening.begin();
  expect(evening.posted('In play').text).toContain('Action cards in play: Bulletproof vest, Bandage, Leader.');
});

test('none at all: everybody has a neutral card', async () => {
  const evening = await lobbyOf('spytown', 'extended', 8);
  await pick(evening, 'vest:more', 'vest:less');
  expect(sheetOf(evening).text).toContain('Action cards: none');
  expect(sheetOf(evening).text).not.toContain('⚠️');
  await evening.pass(40);
  await evening.begin();
  expect(evening.posted('In play').text).not.toContain('Action cards in play');
});

test('more than players: refused until it is one each', async () => {
  const evening = await lobbyOf('spytown', 'extended', 6);
  await pick(
    evening,
    'vest:more',
    'leader:more',
    'bandage:more',
    'recruit:more',
    'wiretap:more',
    'hideout:more',
    'arrest:more',
  );
  await isRefused(evening, 'Action cards: 7 chosen, and there is one for each player, 6 in all.');
  await setUp(evening, 'page:options', 'page:option:cards', 'word:cards:auto');
  expect(labels(evening)).toContain('● by lot');
  await evening.pass(40);
  await evening.begin();
  expect(evening.posted('In play').text).toMatch(/Action cards in play: [^,]+\./);
});

test('a defector beside a single mafioso: a warning', async () => {
  const evening = await lobbyOf('spytown', 'extended', 7);
  await pick(evening, 'defector:more');
  expect(sheetOf(evening).text).toContain('⚠️ Defector: with a single mafioso the mafia may have nobody at all.');
  await evening.pass(40);
  await evening.begin();
  expect(evening.posted('In play').text).toContain('Action cards in play: Defector.');
});

test('a new gang below thirteen, by the switch and by name', async () => {
  const evening = await lobbyOf('spytown', 'extended', 12);
  await setUp(evening, 'page:options', 'switch:newGang:on');
  expect(labels(evening)).toContain('New Gang: on');
  await isRefused(evening, 'New Gang needs 13 players or more; there are 12.');
  await setUp(evening, 'page:options', 'switch:newGang:off');
  await pick(evening, 'new-gang:more');
  await isRefused(evening, 'New Gang needs 13 players or more; there are 12.');
  const late = evening.telegram.person({ firstName: 'Guy', languageCode: 'en' });
  late.start();
  late.enter(evening.group);
  await evening.pass(2);
  late.press(evening.lobby, isPress('j:'));
  await evening.pass(40);
  await evening.begin();
  expect(evening.posted('In play').text).toContain('Action cards in play: New Gang × 3.');
});

test('mafiosi by number, and who else is in play', async () => {
  const evening = await lobbyOf('family', 'basic', 8);
  await setUp(evening, 'page:options');
  const byTable = ['● by the table', 'on', 'off'];
  expect(labels(evening)).toEqual([
    'Mafiosi: by the table',
    '● by the table',
    '1',
    '2',
    '3',
    'Detective: by the table',
    ...byTable,
    'Catwoman: by the table',
    '● by the table',
    'takes the vote',
    'takes the night',
    'off',
    'Maniac: by the table',
    ...byTable,
    '↩️ Back',
  ]);
  await setUp(
    evening,
    'page:options',
    'number:mafiosi:1',
    'switch:detective:on',
    'switch:maniac:on',
    'switch:catwoman:off',
  );
  expect(labels(evening)).toEqual(expect.arrayContaining(['Mafiosi: 1', '● 1', 'Detective: on', '● on', '● off']));
  await evening.pass(60);
  expect(evening.lobby.text).toContain('Mafiosi: 1');
  await evening.begin();
  expect(evening.posted('In play').text).toContain(
    'In play: Citizen × 3, Commissioner, Doctor, Detective, Maniac, Mafioso.',
  );
});

test('the catwoman takes votes or nights, and her card says which', async () => {
  const evening = await lobbyOf('family', 'basic', 8);
  for (const [word, title] of [
    ['vote', 'takes the vote'],
    ['role', 'takes the night'],
  ] as const) {
    await setUp(evening, 'page:options', `word:catwoman:${word}`);
    expect(labels(evening)).toEqual(expect.arrayContaining([`Catwoman: ${title}`, `● ${title}`]));
  }
  await evening.pass(60);
  expect(evening.lobby.text).toContain('Catwoman: takes the night');
  await evening.begin();
  expect(evening.posted('In play').text).toContain('Catwoman');
  const cards = evening.people.map(({ direct }) => direct.messages.map(({ text }) => text).join());
  const own = cards.filter((text) => text.includes('Each night visits somebody'));
  expect(own).toHaveLength(1);
  expect(own[0]).toContain('keeps the vote');
});

test('back to the table of the rulebook', async () => {
  const evening = await lobbyOf('family', 'basic', 9);
  await setUp(
    evening,
    'page:options',
    'number:mafiosi:3',
    'switch:detective:off',
    'word:mafiosi:auto',
    'word:detective:auto',
  );
  await evening.pass(60);
  await evening.begin();
  expect(evening.posted('In play').text).toContain(
    'In play: Citizen × 4, Commissioner, Doctor, Detective, Mafioso × 2.',
  );
});

test('a deck by hand only where the rulebook leaves one', async () => {
  const evening = await lobbyOf('spytown', 'basic', 8);
  for (const [edition, modes, hasDeck] of [
    ['spytown', ['basic', 'extended', 'kids'], false],
    ['sport', ['standard'], false],
    ['family', ['basic'], true],
  ] as const) {
    await chooseEdition(evening, edition);
    for (const mode of modes) {
      if (modes.length > 1) await chooseMode(evening, mode);
      await setUp(evening);
      expect(
        labels(evening).some((text) => text.startsWith('Cards:')),
        `${edition} ${mode}`,
      ).toBe(hasDeck);
    }
  }
  // A button of another rulebook, pressed late.
  await chooseEdition(evening, 'spytown');
  await setUp(evening);
  const game = sheetOf(evening).buttons[0]![0]!.callbackData!.split(':')[1];
  for (const press of ['role:mafioso:less', 'role:policeman:more']) {
    await forge(evening, evening.people[0]!, sheetOf(evening), `g:${game}:${press}`);
  }
  expect(evening.lobby.text).toContain('Cards: by the table of the rulebook');
  await evening.pass(40);
  await evening.begin();
  expect(evening.posted('In play').text).toContain('In play: Police officer × 5, Agent, Mafioso × 2.');
});
