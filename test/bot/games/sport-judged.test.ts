/** A whole judged game of `sport` by chat buttons through the emulated Telegram. */
import { expect, test } from 'vitest';
import type { Message, Person } from '../../../bot/playground/index.ts';
import { isOver, questionOf } from '../../kit/evening/crowd.ts';
import { type Evening, isPress } from '../../kit/evening/evening.ts';
import { answer, ask, forge, press } from '../../kit/evening/moves.ts';
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
  sportLobby,
  strictly,
  takenBack,
  undo,
} from '../../kit/evening/sport.ts';
import { expectTold, expectUntold } from '../../kit/telling/told.ts';

const read = (person: Person): string => person.direct.messages.map(({ text }) => text).join('\n');

/** Everybody votes for the candidate under whom they stand here. */
const votesFor = (...parts: readonly (readonly [Person | 'Yes' | 'No', readonly Person[]])[]) =>
  new Map(parts.flatMap(([whom, voters]) => voters.map((voter) => [voter, whom] as const)));

const endOf = ({ group }: Evening): Message =>
  group.messages.findLast(({ buttons }) => buttons.flat().some(isPress('r:')))!;

test('the judge sits down with a button, the side judge in the settings, and the group is told of both', async () => {
  const evening = await sportLobby();
  const [judge, aide] = [evening.people[10]!, evening.people[11]!];
  expect(evening.lobby.text).toContain(`The judge: ${judge.name}`);
  expect(evening.lobby.text).toContain(`Side judge: ${aide.name}`);
  expect(evening.lobby.text).toContain('10 players');
  expect(labels(evening.lobby)).not.toContain('⚖️ I judge');
  await evening.begin();
  const opening = evening.posted('Ten players are at the table').text;
  expect(opening).toContain(`The judge is ${judge.name}.`);
  expect(opening).toContain(`Assists the judge: ${aide.name}.`);
  expect(opening).toContain('A nomination may be taken back: on');
  for (const leader of [judge, aide]) {
    for (const { name } of evening.people.slice(0, 10)) expect(read(leader)).toContain(`${name} (`);
  }
  expect(labels(benchOf(judge))).toEqual(['🗒 Oral warning', '⚠️ Foul', '⛔ Disqualify', '🏳 Award defeat', '⏸ Pause']);
  expect(labels(benchOf(aide))).toEqual([]);
  // Asked for, the console comes again, and it is the newer one that follows the game from then on.
  const [first, again] = [benchOf(judge), await ask(evening, judge, 'bot', '/menu')];
  expect(again.at(-1)).toBe(benchOf(judge));
  expect(again.at(-1)).not.toBe(first);
  await evening.pass(60);
  expect(benchOf(judge).text).toContain('speeches 1');
});

test('a judged game from the first plan to the signed protocol', async () => {
  const table = await sportGame();
  const { evening, players, blacks, citizens } = table;
  await meetingNight(table);
  // Who gets the fouls speaks late in the round.
  const x = citizens.findLast((one) => players.indexOf(one) > 5)!;
  await dayOfTies(table, x);
  const victim = citizens.find((one) => one !== x)!;
  await firstShot(table, victim, x);

  // Night 3: one black shoots past the others, and nobody learns who.
  const left = players.filter((one) => one !== victim && one !== x);
  const [past, ...others] = blacks as [Person, ...Person[]];
  const [c, d, e] = citizens.filter((one) => left.includes(one)) as [Person, Person, Person];
  await nightOf(table, new Map([...others.map((one) => [one, c] as const), [past, d]]));
  const dawn = evening.posted('Day 3.').text;
  expectTold(dawn, 'news-quiet', {}, STRICT);
  expect(dawn).not.toContain(called(past));

  // Day 3: votes that are not cast fall on the last.
  const [one, other] = left as [Person, Person];
  const nominations = new Map([
    [one, c],
    [other, d],
  ]);
  await speeches(table, nominations);
  await ballot(evening, votesFor([c, [one]], [d, [other]]));
  await evening.pass(20);
  const result = evening.posted('Result of day 3.').text;
  expect(result).toMatch(new RegExp(`${c.name} \\(\\d+\\): 1 \\(${one.name} `));
  expect(result).toContain(`${called(d)}: 7`);
  const silent = left.filter((person) => person !== one && person !== other).map(called);
  expect(result).toContain(
    `6 votes were not cast and fell on the last of the list.\nDid not vote: ${silent.join(', ')}.`,
  );
  expectTold(result, 'news-out-condemned', { name: called(d) }, STRICT);
  expect(speaking(table)).toBe(d);
  await finish(evening, d);

  await nightOf(table, new Map(blacks.map((black) => [black, e])));
  await evening.pass(10);
  expect(isOver(evening)).toBe(true);
  await theEnd(table, { victim, x, shot: e });
});

async function meetingNight({ evening, players, don, blacks, judge }: SportTable): Promise<void> {
  const others = players.filter((person) => !blacks.includes(person));
  const plan = async (...targets: readonly Person[]) => {
    for (const target of targets) await press(evening, don, don.direct.messages.at(-1)!, labelOf(target));
    await press(evening, don, don.direct.messages.at(-1)!, ({ text }) => text.startsWith('✅'));
  };
  expect(questionOf(don)!.text).toContain('In which order shall the blacks shoot?');
  await plan(others[0]!, others[1]!);
  await press(evening, don, don.direct.messages.at(-1)!, '✏️ Change: plan');
  await plan(others[2]!);
  for (const black of blacks) {
    for (const mate of blacks) if (mate !== black) expect(read(black)).toContain(`${called(mate)}: `);
    expect(read(black)).toContain(`Order of shots: ${called(others[0]!)}, ${called(others[1]!)}`);
    expect(read(black)).toContain(`Order of shots: ${called(others[2]!)}`);
  }
  for (const other of others) expect(read(other)).not.toMatch(/Order of shots|Mafioso|Don\b/);
  expect(benchOf(judge).text).toContain(`Plan: ${called(don)} → ${called(others[2]!)}`);
  // The minute is whole, whoever has answered.
  expect(evening.group.messages.some(({ text }) => text.includes('Day 1'))).toBe(false);
  await evening.pass(60);
  expectUntold(evening.posted('Day 1.').text, 'news-quiet', {}, STRICT);
  expectUntold(evening.posted('Day 1.').text, 'news-out-shot', {}, STRICT);
}

/** Four are nominated; three tie, two of them tie, the same two tie again, and the table votes on both. */
async function dayOfTies(table: SportTable, x: Person): Promise<void> {
  const { evening, players, judge, aide } = table;
  const [p1, p2, p3, p4, p5] = players as [Person, Person, Person, Person, Person, ...Person[]];
  const [a, b, c, d] = players.filter((one) => one !== x && one !== p1) as [Person, Person, Person, Person];
  const before = lastPost(evening) - 1;
  const said = () => postsSince(evening, before);
  expect(said().at(-1)).toEqual(callTo(p1, 60));

  // Each nomination is a message of its own, and nothing lists them.
  await answer(evening, p1, a);
  expect(said().at(-1)).toEqual(strictly('news-nominated', { by: called(p1), nominated: called(a) }));
  await finish(evening, p1);
  expect(said().at(-1)).toEqual(callTo(p2, 60));
  expect(labels(questionOf(p2)!).filter((label) => /^\d+\. /.test(label))).toHaveLength(10);
  expect((await answer(evening, p2, a))?.text).toBe('This player is nominated already; your nomination is not spent.');
  await press(evening, p2, questionOf(p2)!, '↩️ Choose again');
  await answer(evening, p2, b);
  await finish(evening, p2);
  await evening.pass(20);
  await answer(evening, p3, c);
  expect(read(p3)).toContain('Take the nomination back?');
  await answer(evening, p3, c);
  expect(said().at(-1)).toEqual(strictly('news-withdrawn', { by: called(p3), withdrawn: called(c) }));
  expect(labels(questionOf(p3)!)).toEqual(['✔️ Thank you, that is all']);
  await finish(evening, p3);
  await answer(evening, p4, d);
  await finish(evening, p4);
  await evening.pass(20);
  await answer(evening, p5, c);
  expect(said().join('\n')).not.toMatch(/Nominated:|1\. /);
  for (const person of players) expect(read(person)).not.toContain('Nominated:');
  for (const leader of [judge, aide]) {
    expect(benchOf(leader).text).toContain(`Nominated: ${[a, b, d, c].map(called).join(', ')}`);
  }

  // Three fouls before the own minute cost it; one given by mistake is taken back.
  for (const count of [1, 2]) {
    await rule(evening, judge, 'foul', x);
    expect(said().at(-1)).toEqual(strictly('news-foul', { foul: called(x), count }));
  }
  await rule(evening, judge, 'foul', p2);
  expect(labels(benchOf(judge))).toContain('↩️ Undo: foul');
  expect((await undo(evening, judge))?.text).toBe('Taken back.');
  expect(said().at(-1)).toEqual(takenBack('foul', p2));
  await rule(evening, judge, 'foul', x);
  const third = strictly('news-foul', { foul: called(x), count: 3 }, { after: ' The next speech is lost.' });
  expect(said().at(-1)).toEqual(third);
  expect(benchOf(judge).text).toContain(`Fouls: ${called(x)} 3`);
  await evening.pass(20);
  await speeches(table, new Map(), (speaker) => speaker === x);
  await evening.pass(2);
  const lost = strictly('talk-lost', { name: called(x), span: '10 s' }, { before: '🗣 ' });
  expect(said().at(-1)).toEqual(lost);
  expect(read(x)).toContain('You have 10 s');
  await evening.pass(9);
  expect(speaking(table)).not.toBe(x);
  await speeches(table);
  await evening.pass(2);
  expect(evening.posted('Day 1.').text).toContain('Who is nominated is told once, when it happens');
  expect(evening.posted('Day 1.').text).not.toContain('Nominated:');
  const trial = evening.posted('Ballot of day 1.');
  for (const [i, one] of [a, b, d, c].entries()) expect(trial.text).toContain(`${i + 1}. ${called(one)}, by `);
  await undoneInTheBallot(table, a);

  // Three for each of three, and one vote for the last.
  const some = (from: number, to: number) => players.slice(from - 1, to);
  await ballot(evening, votesFor([b, some(3, 5)], [d, some(6, 8)], [c, some(9, 9)], [a, some(10, 10)]));
  const tie = (...tied: readonly Person[]) =>
    expectTold(evening.posted('Ballot of day 1.').text, 'trial-tie', { names: tied.map(called).join(', ') }, STRICT);
  tie(a, b, d);
  for (const tied of [a, b, d]) {
    expect(speaking(table)).toBe(tied);
    expect(read(tied)).toContain('You have 30 s');
    await evening.pass(10);
    await finish(evening, tied);
  }
  await ballot(evening, votesFor([a, some(1, 4)], [b, some(5, 8)], [d, some(9, 10)]));
  tie(a, b);
  await evening.pass(15);
  await speeches(table);
  await ballot(evening, votesFor([a, some(1, 5)], [b, some(6, 10)]));
  expect(evening.posted('Ballot of day 1.').text).toContain('The same tie again. Do all of them leave?');
  await ballot(evening, votesFor(['Yes', some(1, 5)], ['No', some(6, 8)]));
  await evening.pass(20);
  const night = evening.posted('Night 2.').text;
  expect(night).toMatch(/Yes: 5 .*\nNo: 5 .*\n2 votes were not cast and count as no\./);
  expectTold(night, 'day-nobody', {}, STRICT);
}

/** A disqualification breaks the ballot off; taken back, the ballot goes on with the votes that were cast. */
async function undoneInTheBallot({ evening, players, judge, aide }: SportTable, a: Person): Promise<void> {
  const [v1, v2] = players as [Person, Person, ...Person[]];
  await ballot(evening, votesFor([a, [v1, v2]]));
  expect(benchOf(aide).text).toContain(`Vote: ${called(v1)} → ${called(a)}`);
  const out = players[9]!;
  const before = lastPost(evening);
  await rule(evening, judge, 'disqualify', out);
  await evening.pass(3);
  expect(postsSince(evening, before)).toEqual([
    strictly('news-disqualified', { disqualified: called(out) }),
    strictly('news-cancelled', { cancelled: 1 }),
    expect.stringContaining('Night 2.'),
  ]);
  await undo(evening, judge);
  await evening.pass(3);
  expect(postsSince(evening, before).slice(-2)).toEqual([
    takenBack('disqualification', out),
    expect.stringContaining('Ballot of day 1.'),
  ]);
  expect(questionOf(v1)).toBeUndefined();
  expect(questionOf(out)!.text).toContain('Against whom do you vote?');
}

/** The first one shot has a last word with a best move; the fourth foul of another cancels the ballot. */
async function firstShot(table: SportTable, victim: Person, x: Person): Promise<void> {
  const { evening, players, blacks, don, sheriff, judge } = table;
  const before = lastPost(evening);
  const said = () => postsSince(evening, before);
  const checks = new Map([
    [don, sheriff],
    [sheriff, don],
  ]);
  await nightOf(table, new Map(blacks.map((black) => [black, victim])), checks);
  expect(read(don)).toContain(`${called(sheriff)}: the sheriff`);
  expect(read(sheriff)).toContain(`${called(don)}: the blacks`);
  const dawn = evening.posted('Day 2.').text;
  expectTold(dawn, 'news-out-shot', { name: called(victim) }, STRICT);
  expect(dawn.split('\n').slice(-2)).toEqual([
    strictly('morning-last-word', { name: called(victim), span: '60 s' }, { before: '🗣 ' }),
    'The best move may be made in it: three names.',
  ]);

  expect(speaking(table)).toBe(victim);
  const named = [don, blacks[1]!, sheriff];
  for (const one of named) await press(evening, victim, questionOf(victim)!, labelOf(one));
  await press(evening, victim, questionOf(victim)!, ({ text }) => text.startsWith('✅'));
  expect(said().at(-1)).toEqual(strictly('news-guess', { by: called(victim), guess: named.map(called).join(', ') }));
  expect(labels(questionOf(victim)!)).toEqual(['✔️ Thank you, that is all']);
  await finish(evening, victim);

  const opener = speaking(table)!;
  expect(opener).toBe([...players, ...players].find((one, i) => i > 0 && one !== victim));
  await answer(evening, opener, sheriff);
  await rule(evening, judge, 'foul', x);
  await evening.pass(25);
  expect(said().slice(-3)).toEqual([
    strictly('news-foul', { foul: called(x), count: 4 }),
    strictly('news-disqualified', { disqualified: called(x) }),
    strictly('news-cancelled', { cancelled: 2 }),
  ]);
  expect(benchOf(judge).text).toContain('The ballot of the day is off.');
  await speeches(table);
  await evening.pass(20);
  for (const beat of ['talk-turn', 'talk-lost'] as const)
    expect(said()).not.toContainEqual(strictly(beat, { name: called(x) }, { before: '🗣 ' }));
  const night = evening.posted('Night 3.').text;
  expectTold(night, 'day-off', {}, STRICT);
}

interface Fates {
  readonly victim: Person;
  readonly x: Person;
  readonly shot: Person;
}

async function theEnd(table: SportTable, { victim, x, shot }: Fates): Promise<void> {
  const { evening, players, blacks, don, sheriff, judge, aide } = table;
  const end = endOf(evening);
  expectTold(end.text, 'news-out-shot', { name: called(shot) }, STRICT);
  expectTold(end.text, 'side-black-won', {}, STRICT);
  for (const [i, { name }] of players.entries()) expect(end.text).toMatch(new RegExp(`${i + 1}\\. (🏆 )?${name}: `));
  expect(end.text).toContain(`${don.name}: Don · the blacks`);
  for (const black of blacks) expect(end.text).toContain(`${called(black)}: 2\n`);
  expect(end.text).toContain(`${called(victim)}: 0.25`);
  expect(end.text).toContain(`${called(x)}: -1`);
  expect(end.text).toContain(`Fouls: ${x.name} 4.`);
  expect(end.text).toContain(`Best move of ${called(victim)}: 2 of 3 right.`);
  expect(end.text).toContain('Protests are heard for ten minutes.');

  const guest = evening.telegram.person({ firstName: 'Guy', languageCode: 'en' });
  guest.start();
  guest.enter(evening.group);
  await evening.pass(2);
  const protest = (who: Person) => press(evening, who, end, isPress('n:'));
  expect((await protest(x))?.text).toBe('Your protest is in the protocol.');
  expect((await protest(guest))?.text).toBe('You are not in this game.');
  expect((await protest(x))?.text).not.toBe('Your protest is in the protocol.');
  expect((await protest(judge))?.text).not.toBe('Your protest is in the protocol.');
  await evening.pass(2);
  expect(end.text).toContain(`Protests: ${called(x)}.`);
  await bonuses(table, end);

  // Ten minutes later nobody may protest, and the judge still gives the last bonus and signs.
  const data = end.buttons.flat().find(isPress('n:'))!.callbackData!;
  await evening.pass(600);
  expect(end.buttons.flat().some(isPress('n:'))).toBe(false);
  expect(end.text).not.toContain('Protests are heard');
  expect((await forge(evening, victim, end, data))?.text).toBe('This question is closed.');
  await rule(evening, judge, 'bonus-loser', sheriff);
  await evening.pass(3);
  expect(end.text).toContain(`${called(sheriff)}: 0.5`);
  const [late, takeBack] = [`q:${data.slice(2)}:AAAAAAAA:sbonus-second:1`, `u:${data.slice(2)}`];
  await signed(evening, judge);
  expect(end.text).toContain('The protocol is signed.');
  for (const leader of [judge, aide]) {
    expect((await forge(evening, leader, benchOf(leader), late))?.text).toBe('This question is closed.');
    expect((await forge(evening, leader, benchOf(leader), takeBack))?.text).toContain('signed');
    expect(labels(benchOf(leader))).toEqual([]);
  }
}

const signed = async (evening: Evening, judge: Person): Promise<void> => {
  expect((await press(evening, judge, benchOf(judge), '✍️ Sign the protocol'))?.text).toBe('Signed.');
  await evening.pass(3);
};

async function bonuses({ evening, don, blacks, judge, aide, sheriff }: SportTable, end: Message): Promise<void> {
  const offers = ['🥇 Best, +1', '🥈 Second, +0.5', '🎖 Of the losers, +0.5'];
  expect(labels(benchOf(judge))).toEqual([...offers, '✍️ Sign the protocol']);
  expect(labels(benchOf(aide))).toEqual(offers);
  await press(evening, judge, benchOf(judge), offers[0]!);
  expect(labels(benchOf(judge))).not.toContain(labelOf(sheriff));
  await press(evening, judge, benchOf(judge), '↩️ Back');
  await rule(evening, judge, 'bonus-best', don);
  await rule(evening, aide, 'bonus-second', blacks[1]!);
  await evening.pass(5);
  expect(end.text).toContain(`${called(don)}: 3`);
  expect(end.text).toContain(`${called(blacks[1]!)}: 2.5`);
  expect(labels(benchOf(judge))).not.toContain('🥈 Second, +0.5');
  // The side judge may take the own one back.
  await undo(evening, aide);
  await evening.pass(5);
  expect(end.text).toContain(`${called(blacks[1]!)}: 2\n`);
  expect(end.text).not.toContain('takes back');
}
