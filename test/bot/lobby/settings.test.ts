/** Settings by buttons in the direct chat: what each of them does to the table, and to the next one. */
import { expect, test } from 'vitest';
import type { Message, Person } from '../../../bot/playground/index.ts';
import { questionOf } from '../../kit/evening/crowd.ts';
import { type Evening, isPress } from '../../kit/evening/evening.ts';
import { ask, forge, isButton, press, roleOf } from '../../kit/evening/moves.ts';
import { lobbyTonight, tonight } from '../../kit/evening/tonight.ts';

async function sheetOf(evening: Evening, person: Person = evening.people[0]!): Promise<Message> {
  await press(evening, person, evening.lobby, isPress('s:'));
  await evening.pass(1);
  return person.direct.messages.at(-1)!;
}

const labels = ({ buttons }: Message): readonly string[] => buttons.flat().map(({ text }) => text);

/** The creator presses these one after another, each by its label. */
async function choose(evening: Evening, sheet: Message, ...wanted: readonly string[]): Promise<void> {
  for (const label of wanted) await press(evening, evening.people[0]!, sheet, label);
}

/** The knob in a row of minus, name and plus. */
const turn = (evening: Evening, sheet: Message, knob: string) =>
  press(evening, evening.people[0]!, sheet, isButton(knob));

test('one sheet in the direct chat holds everything, and is edited', async () => {
  const evening = await lobbyTonight();
  const sheet = await sheetOf(evening);
  expect(sheet.text).toContain('Settings · Friday');
  expect(labels(sheet)).toEqual([
    'Rulebook: Party',
    'Mode: Base',
    'Cards: by the table',
    'Times',
    'Leads the game: the bot',
    '🤖 Practice players: 0',
    'Everybody answers at night: on',
    'Narrator: noir',
    'Language: English',
  ]);
  const count = evening.people[0]!.direct.messages.length;
  await choose(evening, sheet, 'Mode: Base', '↩️ Back', 'Times', '↩️ Back', 'Rulebook: Party');
  expect(labels(sheet)).toEqual(['● Party', 'City', 'Sport', 'Spytown', 'Family', '↩️ Back']);
  expect(evening.people[0]!.direct.messages).toHaveLength(count);
});

test('a mode brings its own rows; another rulebook or mode starts from its own defaults', async () => {
  const evening = await lobbyTonight();
  const sheet = await sheetOf(evening);
  await choose(evening, sheet, 'Mode: Base');
  expect(sheet.text).toContain('Hostless: For 12 and more');
  expect(labels(sheet)).toEqual(['● Base', 'Pro', 'Extended', 'Hostless', '↩️ Back']);
  await choose(evening, sheet, 'Hostless');
  expect(labels(sheet)).toContain('Variants');
  expect(labels(sheet).join()).not.toContain('Leads the game');
  await choose(evening, sheet, 'Times');
  await turn(evening, sheet, ':timer:speech:more');
  expect(labels(sheet)).toContain('Speech: 90 s');
  await choose(evening, sheet, '↩️ Back', 'Rulebook: Party', '● Party');
  expect(labels(sheet)).toContain('Mode: Base');
  await choose(evening, sheet, 'Times');
  expect(labels(sheet)).toContain('Speech: 60 s');
  await evening.pass(8);
  expect(evening.lobby.text).toContain('Party · Base');
});

test('cards by hand: one more, one less, no more than the box has, and back to the table', async () => {
  const evening = await lobbyTonight({ players: 7 });
  const sheet = await sheetOf(evening);
  await choose(evening, sheet, 'Cards: by the table');
  expect(labels(sheet)).toEqual(expect.arrayContaining(['Citizen: 4', 'Commissioner: 1', 'Mafioso: 1', 'Don: 1']));
  expect(labels(sheet)).toContain('● By the table');
  expect(await turn(evening, sheet, ':role:don:more')).toMatchObject({ text: 'The box has 1 of “Don”, not 2.' });
  expect(labels(sheet)).toContain('● By the table');

  await turn(evening, sheet, ':role:mafioso:more');
  expect(labels(sheet)).toContain('Mafioso: 2');
  expect(labels(sheet)).toContain('By the table');
  expect(sheet.text).toContain('8 cards for 7 players');
  expect(sheet.text).not.toContain('The rulebook deals otherwise');
  const wrong = await press(evening, evening.people[0]!, evening.lobby, isPress('b:'));
  expect(wrong?.text).toBe('8 cards are chosen for 7 players.');

  await turn(evening, sheet, ':role:commissioner:less');
  expect(labels(sheet)).toContain('Commissioner: 0');
  expect(sheet.text).toContain('⚠️ The rulebook deals otherwise: Citizen × 4, Commissioner, Mafioso, Don.');
  await turn(evening, sheet, ':role:commissioner:less');
  expect(labels(sheet)).toContain('Commissioner: 0');
  await choose(evening, sheet, '↩️ Back');
  expect(labels(sheet)).toContain('Cards: by hand');
  expect(evening.lobby.text).toContain('Cards: chosen by hand');

  await choose(evening, sheet, 'Cards: by hand', 'By the table');
  expect(labels(sheet)).toContain('Commissioner: 1');
  await turn(evening, sheet, ':role:commissioner:less');
  await turn(evening, sheet, ':role:citizen:more');
  await evening.begin();
  expect(evening.posted('In play').text).toContain('In play: Citizen × 5, Mafioso, Don.');
  expect(evening.people.map(roleOf)).not.toContain('Commissioner');
});

test('cards by hand that the box no longer has are named in the language of whoever begins', async () => {
  const evening = await lobbyTonight({ players: 14, language: 'uk' });
  const sheet = await sheetOf(evening);
  await turn(evening, sheet, ':page:mode');
  await turn(evening, sheet, ':mode:hostless');
  for (const person of evening.people) person.press(evening.lobby, isPress('j:'));
  await evening.pass(2);
  await turn(evening, sheet, ':page:deck');
  await turn(evening, sheet, ':role:citizen:less');
  await press(evening, evening.people[13]!, evening.lobby, isPress('l:'));
  const answer = await press(evening, evening.people[0]!, evening.lobby, isPress('b:'));
  expect(answer?.text).toBe('У цьому режимі немає ролі «Лікар».');
});

const TIMERS = [
  ['first-night', 'First night', '60 s', '90 s', '45 s'],
  ['night', 'Night', '60 s', '90 s', '45 s'],
  ['morning', 'Morning', '10 s', '15 s', '10 s'],
  ['speech', 'Speech', '60 s', '90 s', '45 s'],
  ['defence', 'Defence', '30 s', '45 s', '20 s'],
  ['ballot', 'Ballot', '45 s', '60 s', '30 s'],
  ['last-words', 'Last words', '30 s', '45 s', '20 s'],
] as const;

test('every time goes up, down and back to the rulebook', async () => {
  const evening = await lobbyTonight();
  const sheet = await sheetOf(evening);
  await choose(evening, sheet, 'Times');
  for (const [timer, name, usual, up, down] of TIMERS) {
    expect(labels(sheet)).toContain(`${name}: ${usual}`);
    await turn(evening, sheet, `:timer:${timer}:more`);
    expect(labels(sheet)).toContain(`${name}: ${up}`);
    await turn(evening, sheet, `:timer:${timer}:less`);
    await turn(evening, sheet, `:timer:${timer}:less`);
    expect(labels(sheet)).toContain(`${name}: ${down}`);
  }
  await choose(evening, sheet, 'As in the rulebook');
  for (const [, name, usual] of TIMERS) expect(labels(sheet)).toContain(`${name}: ${usual}`);
});

test('a stage lasts as long as was set', async () => {
  const evening = await lobbyTonight();
  const sheet = await sheetOf(evening);
  await choose(evening, sheet, 'Times');
  for (let i = 0; i < 8; i++) await turn(evening, sheet, ':timer:first-night:more');
  expect(labels(sheet)).toContain('First night: 1 h');
  await evening.begin();
  await evening.pass(3590);
  expect(evening.group.messages.some(({ text }) => text.includes('Morning 1'))).toBe(false);
  await evening.pass(10);
  expect(evening.posted('Morning 1')).toBeDefined();
});

test('the variants of a mode: the deck, and who leads after the first death', async () => {
  const evening = await lobbyTonight({ players: 12 });
  const sheet = await sheetOf(evening);
  await choose(evening, sheet, 'Mode: Base', 'Hostless', 'Variants');
  expect(labels(sheet)).toEqual(['● Deck: base', 'Deck: extended', 'The first dead leads the game: off', '↩️ Back']);
  await choose(evening, sheet, 'Deck: extended', 'The first dead leads the game: off');
  expect(labels(sheet)).toEqual(['Deck: base', '● Deck: extended', 'The first dead leads the game: on', '↩️ Back']);
  await evening.begin();
  expect(evening.posted('In play').text).toContain('Doctor');
});

test('the language of the table is the group’s, the sheet stays in one’s own', async () => {
  const evening = await lobbyTonight();
  const sheet = await sheetOf(evening);
  await choose(evening, sheet, 'Language: English', 'Українська');
  expect(labels(sheet)).toContain('Language: Українська');
  expect(sheet.text).toContain('Settings');
  await evening.pass(8);
  expect(evening.lobby.text).toContain('Партія в «Мафію»');
  const [help] = await ask(evening, evening.people[1]!, 'group', '/help');
  expect(help!.text).toContain('веде «Мафію»');
});

test('without decoys only those with a night action are asked', async () => {
  const evening = await lobbyTonight();
  const sheet = await sheetOf(evening);
  await choose(evening, sheet, 'Everybody answers at night: on');
  expect(labels(sheet)).toContain('Everybody answers at night: off');
  await evening.begin();
  expect(evening.posted('Night 1').text).toContain('Whoever has something to do');
  for (const person of evening.people) {
    expect(questionOf(person) !== undefined).toBe(roleOf(person) !== 'Citizen');
    expect(person.direct.messages.at(-1)!.text).toContain('Night 1');
  }
});

test('what was set is what the next table begins with', async () => {
  const evening = await lobbyTonight();
  const sheet = await sheetOf(evening);
  await choose(evening, sheet, 'Mode: Base', 'Pro', 'Everybody answers at night: on', 'Times');
  await turn(evening, sheet, ':timer:ballot:more');
  await ask(evening, evening.people[0]!, 'group', '/cancel');
  await evening.pass(8);
  await ask(evening, evening.people[1]!, 'group', '/play');
  expect(evening.lobby.text).toContain('Party · Pro');
  const next = await sheetOf(evening);
  expect(labels(next)).toContain('Everybody answers at night: off');
  await choose(evening, next, 'Times');
  expect(labels(next)).toContain('Ballot: 60 s');
});

test('settings are for those who may, and only until the cards are dealt', async () => {
  const evening = await lobbyTonight();
  const sheet = await sheetOf(evening);
  const guest = evening.people[1]!;
  const data = sheet.buttons.flat().find(({ text }) => text.includes('Everybody answers'))!.callbackData!;
  const own = guest.direct.messages.at(-1)!;
  expect((await forge(evening, guest, own, data))?.text).toContain('Only whoever set the table');
  expect(labels(sheet)).toContain('Everybody answers at night: on');
  await evening.begin();
  const answer = await press(evening, evening.people[0]!, sheet, 'Everybody answers at night: on');
  expect(answer?.text).toBe('The game has begun already.');
  expect(evening.posted('Night 1').text).toContain('Everybody has something to answer');
});

test('whoever never opened the bot is asked to before the settings can come', async () => {
  const evening = await tonight();
  const stranger = evening.telegram.person({ firstName: 'Vera', languageCode: 'en' });
  stranger.enter(evening.group);
  await ask(evening, stranger, 'group', '/play');
  const answer = await press(evening, stranger, evening.lobby, isPress('s:'));
  expect(answer?.url).toBe('https://t.me/omerta_bot?start=back');
  stranger.start('back');
  await evening.pass(2);
  await press(evening, stranger, evening.lobby, isPress('s:'));
  expect(stranger.direct.messages.at(-1)!.text).toContain('Settings');
});

test.each([
  'zone:x',
  'role:constructor:more',
  'role::more',
  'timer:nothing:more',
  'mode:constructor',
  'edition:nowhere',
  'word:deck:base',
  'language:fr',
  'host:1',
  ':',
])('a forged setting %s changes nothing', async (forged) => {
  const evening = await lobbyTonight();
  const sheet = await sheetOf(evening);
  const before = labels(sheet);
  const game = evening.lobby.buttons.flat()[0]!.callbackData!.slice(2);
  await forge(evening, evening.people[0]!, sheet, `g:${game}:${forged}`);
  const again = await sheetOf(evening);
  expect(labels(again)).toEqual(before);
  expect((await press(evening, evening.people[0]!, evening.lobby, isPress('b:')))?.text).toBe('The cards are dealt.');
});

test.each([
  ...[
    'm:',
    'd:',
    'p:cards',
    'E:city',
    'O:pro',
    'D:+mafioso',
    'D:auto',
    'T:-speech',
    'V:deck:extended',
    'N:off',
    'L:uk',
  ],
  ...['H:bot', 'A:nobody', 'S:+', 'S:8', 'R:comic', 'R:hours:22-7', 'Z:Europe/Kyiv'],
])('a button %s of an earlier release changes nothing and shows the settings anew', async (old) => {
  const evening = await lobbyTonight();
  const sheet = await sheetOf(evening);
  const before = labels(sheet);
  await choose(evening, sheet, 'Times');
  const game = evening.lobby.buttons.flat()[0]!.callbackData!.slice(2);
  const answer = await forge(evening, evening.people[0]!, sheet, `g:${game}:${old}`);
  expect(answer?.text).toBe('This question is closed.');
  expect(labels(sheet)).toEqual(before);
  expect(await turn(evening, sheet, ':page:deck')).not.toMatchObject({ text: 'This question is closed.' });
});
