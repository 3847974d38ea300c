/** `sport` by chat buttons: the bot as judge, a real table, and what the group's chat lets whom write. */
import { expect, test } from 'vitest';
import type { Person } from '../../../bot/playground/index.ts';
import { crowd, isOver, playOut, questionOf } from '../../kit/evening/crowd.ts';
import { type Evening, isPress } from '../../kit/evening/evening.ts';
import { answer, press } from '../../kit/evening/moves.ts';
import {
  ballot,
  benchOf,
  called,
  callTo,
  finish,
  labelOf,
  labels,
  lastPost,
  nightOf,
  postsSince,
  rule,
  type SportTable,
  STRICT,
  speaking,
  speeches,
  sportGame,
  strictly,
  undo,
} from '../../kit/evening/sport.ts';
import { expectTold, expectUntold } from '../../kit/telling/told.ts';

const groupText = ({ group }: Evening): string => group.messages.map(({ text }) => text).join('\n');

/** How somebody leaves the table. */
const LEAVING = [
  'absent-sent-out',
  'news-disqualified',
  'news-out-condemned',
  'news-out-disqualified',
  'news-out-left',
  'news-out-shot',
] as const;

/** The calls by which a chat is kept quiet. */
const quieting = ({ telegram }: Evening) =>
  telegram.calls.filter(({ method }) => /setChatPermissions|restrictChatMember|deleteMessage/.test(method));

/** Writes in the group and says whether it stands. */
async function stands({ evening }: SportTable, person: Person): Promise<boolean> {
  const post = person.write(evening.group, 'I say!');
  await evening.pass(1);
  return !post.isDeleted;
}

/** Speeches in which the first two nominate these, and the ballot on both is open. */
async function toBallot(table: SportTable, one: Person, other: Person): Promise<void> {
  const [first, second] = table.players as [Person, Person, ...Person[]];
  const nominations = new Map([
    [first, one],
    [second, other],
  ]);
  await speeches(table, nominations);
  await table.evening.pass(1);
  expect(questionOf(first)!.text).toContain('Against whom do you vote?');
}

test('the bot judges, and a table that never says a word is neither warned nor emptied', async () => {
  const { evening } = await sportGame({ by: 'bot' });
  expect(evening.posted('Ten players').text).toContain(
    'The bot judges: it gives no fouls and no bonuses, and disqualifies only whoever leaves.',
  );
  // Three rounds running in which nobody leaves are a draw: four days of ten minutes each.
  for (let minutes = 0; minutes < 60 && !isOver(evening); minutes++) await evening.pass(60);
  const end = evening.posted('The game is over').text;
  expectTold(end, 'end-draw', {}, STRICT);
  expect(end).toContain('Protests are heard for ten minutes.');
  expect(groupText(evening)).toContain('Night 4.');
  expect(groupText(evening)).not.toContain('Night 5.');
  expect(groupText(evening)).not.toContain('has not answered');
  for (const beat of LEAVING) expectUntold(groupText(evening), beat, {}, STRICT);
  for (const { direct } of evening.people) {
    expect(direct.messages.some(({ text }) => text.includes('missed'))).toBe(false);
  }
  await evening.pass(60);
});

test('whoever leaves in a ballot is disqualified and the ballot is off; the game is played out', async () => {
  const table = await sportGame({ by: 'bot' });
  const { evening, players, citizens } = table;
  const [leaver, gone, c, d] = citizens.filter((one) => one !== evening.people[0]) as [Person, Person, Person, Person];
  await evening.pass(60);
  await toBallot(table, c, d);
  await ballot(
    evening,
    new Map(
      players
        .filter((one) => one !== leaver)
        .slice(0, 8)
        .map((one) => [one, c]),
    ),
  );
  const before = lastPost(evening);
  leaver.write(evening.group, '/leave');
  await evening.pass(3);
  const sure = leaver.direct.messages.findLast(({ buttons }) => buttons.flat().some(isPress('x:')))!;
  await press(evening, leaver, sure, isPress('x:'));
  await evening.pass(3);
  expect(postsSince(evening, before)).toEqual([
    strictly('news-disqualified', { disqualified: called(leaver) }),
    strictly('news-cancelled', { cancelled: 1 }),
    expect.stringContaining('\n\n🌙 Night 2.'),
  ]);
  const [dayEnd] = evening.posted('Night 2.').text.split('\n\n🌙');
  expect(dayEnd).toEqual(strictly('day-off'));
  expect(questionOf(leaver)).toBeUndefined();

  // Leaving the chat at night is the same; that the coming ballot is off is told at dawn.
  gone.quit(evening.group);
  await evening.pass(2);
  expect(postsSince(evening, before).at(-1)).toEqual(strictly('news-disqualified', { disqualified: called(gone) }));
  await evening.pass(30);
  const morning = postsSince(evening, before);
  const dawn = morning.findIndex((text) => text.includes('Day 2.'));
  expect(morning[dawn + 1]).toEqual(strictly('news-cancelled', { cancelled: 2 }));
  await playOut(evening, crowd(evening, 'sport by bot'), () => isOver(evening));
  await evening.pass(70);
  const end = evening.posted('The game is over').text;
  expect(end).toMatch(new RegExp(`${leaver.name} \\(\\d+\\): (1|-1)\n`));
  expect(end).not.toContain('Fouls:');
});

test('those who tie twice leave together when the table says so, and speak in the order of nomination', async () => {
  const table = await sportGame({ by: 'bot' });
  const { evening, players, citizens } = table;
  const [c, d] = citizens as [Person, Person];
  await evening.pass(60);
  await toBallot(table, d, c);
  const tie = () => ballot(evening, new Map(players.map((one, i) => [one, i < 5 ? c : d])));
  await tie();
  await evening.pass(20);
  await speeches(table);
  await tie();
  await ballot(evening, new Map(players.map((one, i) => [one, i < 6 ? 'Yes' : 'No'])));
  await evening.pass(10);
  const verdict = evening.posted('Result of day 1.').text;
  for (const one of [c, d]) expectTold(verdict, 'news-out-condemned', { name: called(one) }, STRICT);
  expectTold(verdict, 'verdict-last-words', { names: `${called(d)}, ${called(c)}`, span: '60 s' }, STRICT);
  expect(speaking(table)).toBe(d);
  expect(c.isMuted(evening.group)).toBe(false);
  await finish(evening, d);
  await evening.pass(3);
  expect(evening.group.messages.at(-1)!.text).toEqual(callTo(c, 60));
  expect(d.isMuted(evening.group)).toBe(d !== evening.people[0]);
  await finish(evening, c);
  await evening.pass(10);
  // The verdict has told it already.
  const [said, ...night] = evening.posted('Night 2.').text.split('\n\n🌙');
  expect(said).toEqual(strictly('thread-tie-again'));
  expect(night).toHaveLength(1);
});

test('around a real table nothing is kept quiet and no speech is called: the judge leads', async () => {
  const table = await sportGame({ by: 'judge', presses: ['page:options', 'word:table:live'] });
  const { evening, players, judge, blacks, citizens, sheriff } = table;
  expect(evening.posted('Ten players').text).toContain('Where you play: around a real table');
  expect(await stands(table, players[0]!)).toBe(true);
  await evening.pass(60);
  const before = lastPost(evening);
  const said = () => postsSince(evening, before - 1);
  const [p1, p2, p3] = players as [Person, Person, Person];
  const [c, d] = citizens as [Person, Person];
  expect(speaking(table)).toBe(p1);
  expect(questionOf(p1)!.text).not.toContain('Write in the group');
  expect(await stands(table, p2)).toBe(true);

  const bench = () => labels(benchOf(judge));
  expect(bench()).toContain('👉 Enter a nomination');
  await rule(evening, judge, 'nominate', c);
  expect(said().at(-1)).toEqual(strictly('news-nominated', { by: called(p1), nominated: called(c) }));
  expect(bench()).not.toContain('👉 Enter a nomination');
  expect(labels(questionOf(p1)!)).toEqual([labelOf(c), '✔️ Thank you, that is all']);
  await rule(evening, judge, 'withdraw', c);
  expect(said().at(-1)).toEqual(strictly('news-withdrawn', { by: called(p1), withdrawn: called(c) }));
  await undo(evening, judge);
  expect(benchOf(judge).text).toContain(`Nominated: ${called(c)}`);
  await press(evening, judge, benchOf(judge), 'End the speech');
  expect(speaking(table)).toBe(p2);
  expect((await rule(evening, judge, 'nominate', c))?.text).toContain('nominated already');
  await press(evening, judge, benchOf(judge), ({ text }) => text === '↩️ Choose again');
  await press(evening, judge, benchOf(judge), labelOf(d));
  await press(evening, judge, benchOf(judge), ({ text }) => text.startsWith('✅'));
  for (let speaker = speaking(table); speaker; speaker = speaking(table)) {
    await evening.pass(5);
    await press(evening, judge, benchOf(judge), 'End the speech');
    await evening.pass(3);
  }
  await ballot(evening, new Map(players.map((one) => [one, d])));
  await evening.pass(3);
  expectTold(evening.posted('Result of day 1.').text, 'news-out-condemned', { name: called(d) }, STRICT);
  await press(evening, judge, benchOf(judge), 'End the speech');
  await nightOf(table, new Map(blacks.map((black) => [black, sheriff])));
  await evening.pass(3);
  expect(speaking(table)).toBe(sheriff);
  expect(await stands(table, d)).toBe(true);
  expect(await stands(table, p3)).toBe(true);
  for (const beat of ['talk-turn', 'talk-lost'] as const)
    expectUntold(groupText(evening), beat, {}, { ...STRICT, before: '🗣 ' });
  expect(quieting(evening)).toEqual([]);
});

test('the group is closed at night, hears only who has the floor, and not those who have left', async () => {
  const table = await sportGame({ by: 'judge' });
  const { evening, players, judge, blacks, citizens } = table;
  const [owner] = evening.people;
  const muted = () => players.filter((person) => person !== owner && person.isMuted(evening.group));
  const everybody = players.filter((person) => person !== owner);
  expect(muted()).toEqual(everybody);
  expect(await stands(table, owner!)).toBe(false);
  await evening.pass(60);

  // By day the speaker is heard, and the judge.
  expect(muted()).toEqual([]);
  const [speaker, ...others] = players as [Person, ...Person[]];
  expect(await stands(table, speaker)).toBe(true);
  for (const other of others) expect(await stands(table, other)).toBe(false);
  expect(await stands(table, judge)).toBe(true);

  // One disqualified before the own minute falls silent at once.
  const [out, shot] = citizens.filter((one) => one !== owner && one !== speaker) as [Person, Person];
  await rule(evening, judge, 'disqualify', out);
  expect(muted()).toEqual([out]);
  await speeches(table);
  await evening.pass(2);
  expect(muted()).toEqual(everybody);

  // Whoever is shot has a last word, and then no more.
  await nightOf(table, new Map(blacks.map((black) => [black, shot])));
  await evening.pass(5);
  expect(speaking(table)).toBe(shot);
  expect(await stands(table, shot)).toBe(true);
  expect(muted()).toEqual([out]);
  await finish(evening, shot);
  await evening.pass(2);
  expect(muted().toSorted(byId)).toEqual([out, shot].toSorted(byId));
  await answer(evening, speaking(table)!, speaking(table)!);

  await rule(evening, judge, 'defeat', blacks[0]!);
  await evening.pass(5);
  expect(isOver(evening)).toBe(true);
  expect(muted()).toEqual([]);
  for (const person of players) expect(await stands(table, person)).toBe(true);
});

const byId = (one: Person, other: Person): number => one.id - other.id;
