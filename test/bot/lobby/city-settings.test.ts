/** What a table of `city` may agree on, by buttons in the direct chat, and what it is warned of or refused. */
import { expect, test } from 'vitest';
import type { Message } from '../../../bot/playground/index.ts';
import { type Evening, isPress } from '../../kit/evening/evening.ts';
import { chooseEdition, setUp } from '../../kit/evening/lobby.ts';
import { forge } from '../../kit/evening/moves.ts';
import { tonight } from '../../kit/evening/tonight.ts';

async function lobbyOf(players: number): Promise<Evening> {
  const evening = await tonight({ players });
  evening.people[0]!.write(evening.group, '/play');
  await evening.pass(2);
  await chooseEdition(evening, 'city');
  await evening.join();
  return evening;
}

const sheetOf = (evening: Evening): Message =>
  evening.people[0]!.direct.messages.findLast(({ buttons }) => buttons.flat().some(isPress('g:')))!;

const labels = (evening: Evening): readonly string[] =>
  sheetOf(evening)
    .buttons.flat()
    .map(({ text }) => text);

test('the variants, each with its page', async () => {
  const evening = await lobbyOf(12);
  await setUp(evening, 'page:options');
  expect(labels(evening)).toEqual([
    '● Ballot: by list',
    'Ballot: one by one',
    'Leader: by lot',
    'Loner: none',
    'Special citizens: by the table',
    'Special mafiosi: by the table',
    '↩️ Back',
  ]);
  await setUp(evening, 'page:options', 'page:option:leader', 'word:leader:judge');
  expect(labels(evening)).toContain('● Judge');
  expect(sheetOf(evening).text).toContain('Leader: Judge');
  await setUp(evening, 'page:options', 'page:option:loner', 'word:loner:butcher');
  await setUp(
    evening,
    'page:options',
    'page:option:townSpecials',
    'card:townSpecials:fan:more',
    'card:townSpecials:beauty:more',
  );
  expect(labels(evening)).toEqual(expect.arrayContaining(['● Fan', '● Beauty', 'Doctor']));
  await setUp(evening, 'page:options', 'page:option:townSpecials', 'card:townSpecials:fan:less');
  expect(sheetOf(evening).text).toContain('Special citizens: Beauty');
  await setUp(evening, 'page:options', 'page:option:mafiaSpecials', 'number:mafiaSpecials:0');
  await setUp(evening, 'page:options', 'word:ballot:single');
  await evening.pass(10);
  for (const line of [
    'Ballot: one by one',
    'Leader: Judge',
    'Loner: Butcher',
    'Special citizens: Beauty',
    'Special mafiosi: none',
    'Discussion: 5 min',
    'meant for adults',
  ])
    expect(evening.lobby.text).toContain(line);
  await evening.begin();
  expect(evening.posted('In play').text).toContain('In play: Judge, Beauty, Citizen × 7, Butcher, Mafioso × 2.');
});

test('outside of the ranges there is a warning, and the game may begin', async () => {
  const evening = await lobbyOf(8);
  await setUp(evening, 'page:options', 'page:option:townSpecials', 'number:townSpecials:3');
  expect(sheetOf(evening).text).toContain('Special citizen: the rulebook has 0–1, here 3');
  await setUp(evening, 'page:options', 'page:option:leader', 'word:leader:none');
  expect(sheetOf(evening).text).toContain('Leader: none in play');
  await evening.begin();
  expect(evening.posted('In play').text).not.toMatch(/Detective|Priest|Sheriff|Judge|Jailer/);
});

test('a loner below ten gets a plain warning, by option and by hand, and the game begins', async () => {
  const evening = await lobbyOf(8);
  const warning = 'Loner: the rulebook advises this from 10 players on; there are 8 at the table.';
  await setUp(evening, 'page:options', 'page:option:loner', 'word:loner:maniac');
  expect(sheetOf(evening).text).toContain(`⚠️ ${warning}`);
  await setUp(evening, 'page:deck', 'role:maniac:less', 'role:butcher:more');
  expect(labels(evening)).toContain('Butcher: 1');
  expect(sheetOf(evening).text).toContain(`⚠️ ${warning}`);
  await evening.begin();
  expect(evening.posted('In play').text).toMatch(/In play: .*Butcher.*\./);
});

test('two leaders by hand are refused', async () => {
  const evening = await lobbyOf(6);
  await setUp(evening, 'page:deck', 'role:judge:more', 'role:jailer:more', 'role:citizen:less');
  const deck = sheetOf(evening)
    .buttons.flat()
    .map(({ text }) => text);
  const isSum = (n: number) => sheetOf(evening).text.includes(`${n} cards`);
  for (let i = 0; i < 4 && !isSum(6); i++) await setUp(evening, 'page:deck', 'role:citizen:less');
  expect(deck).toContain('Judge: 1');
  const pressed = evening.people[0]!.press(evening.lobby, isPress('b:'));
  await evening.pass(3);
  expect(pressed.answer?.text).toMatch(/Leader: only one may be in play, not [23]\./);
});

test('the time to talk: the option within the printed range, the group’s own beyond it', async () => {
  const evening = await lobbyOf(6);
  await setUp(evening, 'page:timers', 'timer:talk:more');
  expect(labels(evening)).toContain('Discussion: 7 min');
  await evening.pass(10);
  expect(evening.lobby.text).toContain('Discussion: 7 min');
  await setUp(evening, 'page:timers', 'timer:talk:more', 'timer:talk:more');
  expect(labels(evening)).toContain('Discussion: 1 h');
  await setUp(evening, 'page:timers', 'printed-times');
  expect(labels(evening)).toContain('Discussion: 5 min');
  await setUp(
    evening,
    'page:timers',
    'timer:talk:less',
    'timer:talk:less',
    'timer:talk:less',
    'timer:talk:less',
    'timer:talk:less',
    'timer:talk:less',
  );
  expect(labels(evening)).toContain('Discussion: 45 s');
});

test('`beginner` and `yakuza` offer only what they have', async () => {
  const evening = await lobbyOf(12);
  await setUp(evening, 'page:mode', 'mode:beginner', 'page:options');
  expect(labels(evening)).toEqual(['● Ballot: by list', 'Ballot: one by one', 'Leader: by lot', '↩️ Back']);
  await setUp(evening, 'page:options', 'page:option:leader');
  expect(labels(evening)).toEqual(['● by lot', 'none', 'Detective', 'Sheriff', '↩️ Back']);
  await setUp(evening, 'page:mode', 'mode:yakuza', 'page:options');
  expect(labels(evening)).toContain('Special citizens: by the table');
  expect(labels(evening).join()).not.toMatch(/Loner|mafiosi/);
  // A button of another mode, pressed late.
  const game = sheetOf(evening).buttons[0]![0]!.callbackData!.split(':')[1];
  const late = await forge(evening, evening.people[0]!, sheetOf(evening), `g:${game}:word:loner:maniac`);
  expect(late?.text).toBe('The variant “Loner” takes one of: none.');
});
