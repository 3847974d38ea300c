/** What a judge has decided outlives a restart, the ten minutes of protests and the next game; a double tap is one. */
import { expect, test } from 'vitest';
import type { Message, Person } from '../../../bot/playground/index.ts';
import { questionOf } from '../../kit/evening/crowd.ts';
import { type Evening, isPress } from '../../kit/evening/evening.ts';
import { forge, press } from '../../kit/evening/moves.ts';
import {
  ballot,
  benchOf,
  called,
  labelOf,
  labels,
  lastPost,
  postsSince,
  rule,
  type SportTable,
  speaking,
  speeches,
  sportGame,
  strictly,
  takenBack,
  undo,
} from '../../kit/evening/sport.ts';

const endOf = ({ group }: Evening): Message =>
  group.messages.findLast(({ text }) => text.includes('The game is over'))!;

const protest = async (evening: Evening, who: Person, end: Message): Promise<string | undefined> =>
  (await press(evening, who, end, isPress('n:')))?.text;

const ENTERED = 'Your protest is in the protocol.';

/** Defeat is awarded to the blacks, and the reds have won. */
async function decided(table: SportTable): Promise<Message> {
  await rule(table.evening, table.judge, 'defeat', table.don);
  await table.evening.pass(3);
  return endOf(table.evening);
}

test('two taps on the same decision are one, two decisions are two', async () => {
  const { evening, players, judge } = await sportGame({ by: 'judge' });
  const bench = benchOf(judge);
  const [, sinner] = players as [Person, Person];
  const toSure = async () => {
    await press(evening, judge, bench, '⚠️ Foul');
    await press(evening, judge, bench, labelOf(sinner));
  };
  const isSure = ({ text }: { readonly text: string }) => text.startsWith('✅');
  await toSure();
  const taps = [judge.press(bench, isSure), judge.press(bench, isSure)];
  await evening.pass(3);
  for (const { answer } of taps) expect(answer?.showAlert).not.toBe(true);
  expect(bench.text).toContain(`Fouls: ${called(sinner)} 1`);
  await toSure();
  await press(evening, judge, bench, isSure);
  await evening.pass(3);
  expect(bench.text).toContain(`Fouls: ${called(sinner)} 2`);
  // Taken back and given anew is a decision of its own.
  await undo(evening, judge);
  await evening.pass(3);
  await toSure();
  await press(evening, judge, bench, isSure);
  await evening.pass(3);
  expect(bench.text).toContain(`Fouls: ${called(sinner)} 2`);
  const foul = (count: number) => strictly('news-foul', { foul: called(sinner), count });
  const told = evening.group.messages.map(({ text }) => text).filter((text) => /foul/i.test(text));
  expect(told).toEqual([foul(1), foul(2), takenBack('foul', sinner), foul(2)]);
});

test('the judge stops the clock from the bench and rules meanwhile', async () => {
  const table = await sportGame({ by: 'judge' });
  const { evening, players, judge } = table;
  const [p1, p2] = players as [Person, Person];
  const bench = benchOf(judge);
  await evening.pass(60);
  await press(evening, judge, bench, '⏸ Pause');
  await evening.pass(300);
  expect(evening.group.messages.at(-1)!.text).toEqual(strictly('paused', {}, { before: '⏸ ' }));
  expect(bench.text).toContain('paused');
  await rule(evening, judge, 'disqualify', p1);
  await evening.pass(300);
  expect(speaking(table)).toBe(p2);
  expect((await press(evening, p2, questionOf(p2)!, '✔️ Thank you, that is all'))?.text).toContain('paused');
  await press(evening, judge, bench, '▶️ Go on');
  await evening.pass(55);
  expect(speaking(table)).toBe(p2);
  await evening.pass(6);
  expect(speaking(table)).toBe(players[2]);
});

test('after a restart the judge takes back what was decided before it, with the time that was left', async () => {
  const table = await sportGame({ by: 'judge' });
  const { evening, players, judge, citizens } = table;
  const [p1, p2] = players as [Person, Person];
  const [c, d] = citizens as [Person, Person];
  const bench = benchOf(judge);
  await evening.pass(60);
  await rule(evening, judge, 'foul', players[8]!);
  await speeches(
    table,
    new Map([
      [p1, c],
      [p2, d],
    ] as const),
  );
  await evening.pass(1);
  await ballot(evening, new Map([[p1, c]]));
  const out = players[9]!;
  await rule(evening, judge, 'disqualify', out);
  const [asked] = [questionOf(p2)!.text];
  expect(asked).toContain('🌙 Night 2');
  const before = lastPost(evening);
  await evening.restart(120);
  expect((await undo(evening, judge))?.text).toBe('Taken back.');
  await evening.pass(2);
  expect(postsSince(evening, before)).toContainEqual(takenBack('disqualification', out));
  expect(benchOf(judge)).toBe(bench);
  expect(bench.text).toContain(`Fouls: ${called(players[8]!)} 1`);
  expect(bench.text).toContain(`Vote: ${called(p1)} → ${called(c)}`);
  // Eight of the twenty seconds were gone when it was decided.
  await evening.pass(8);
  expect(questionOf(p2)!.text).toContain('Against whom do you vote?');
  await evening.pass(6);
  expect(evening.posted('Result of day 1.').text).toContain(`${called(d)}: 9`);
});

test('time for which the house was away is given back to whoever wants to protest', async () => {
  const table = await sportGame({ by: 'judge' });
  const { evening, players } = table;
  const end = await decided(table);
  const data = end.buttons.flat().find(isPress('n:'))!.callbackData!;
  await evening.pass(500);
  await evening.restart(300);
  expect(await protest(evening, players[0]!, end)).toBe(ENTERED);
  await evening.pass(80);
  await evening.restart();
  expect(await protest(evening, players[1]!, end)).toBe(ENTERED);
  await evening.pass(20);
  expect(end.buttons.flat().some(isPress('n:'))).toBe(false);
  expect((await forge(evening, players[2]!, end, data))?.text).toBe('This question is closed.');
  await evening.pass(3);
  expect(end.text).toContain(`Protests: ${called(players[0]!)}, ${called(players[1]!)}.`);
});

test('a judge gives bonuses, takes them back and signs when the table is long put away', async () => {
  const table = await sportGame();
  const { evening, judge, aide, sheriff, don, citizens } = table;
  const end = await decided(table);
  await evening.pass(700);
  await rule(evening, judge, 'bonus-best', sheriff);
  await evening.pass(3);
  expect(end.text).toContain(`${called(sheriff)}: 3`);
  await evening.restart(3600);
  await evening.pass(3600);
  await undo(evening, judge);
  await rule(evening, judge, 'bonus-best', citizens[0]!);
  // Both at once, though nobody has the table in hand.
  const benches = [benchOf(judge), benchOf(aide)] as const;
  await press(evening, judge, benches[0], '🥈 Second, +0.5');
  await press(evening, judge, benches[0], labelOf(sheriff));
  await press(evening, aide, benches[1], '🎖 Of the losers, +0.5');
  await press(evening, aide, benches[1], labelOf(don));
  const isSure = ({ text }: { readonly text: string }) => text.startsWith('✅');
  judge.press(benches[0], isSure);
  aide.press(benches[1], isSure);
  await evening.pass(5);
  expect(end.text).toContain(`${called(citizens[0]!)}: 3`);
  expect(end.text).toContain(`${called(sheriff)}: 2.5`);
  expect(end.text).toContain(`${called(don)}: 0.5`);
  expect((await press(evening, judge, benchOf(judge), '✍️ Sign the protocol'))?.text).toBe('Signed.');
  await evening.restart(60);
  expect(labels(benchOf(judge))).toEqual([]);
  expect(end.text).toContain('The protocol is signed.');
});

test('the next game begins while protests of the last one are open, and neither disturbs the other', async () => {
  const table = await sportGame({ by: 'judge' });
  const { evening, players, judge, sheriff } = table;
  const [end, old] = [await decided(table), benchOf(judge)];
  await press(evening, players[3]!, end, isPress('r:'));
  await evening.pass(5);
  expect(evening.lobby.text).toContain(`The judge: ${judge.name}`);
  players[3]!.press(evening.lobby, isPress('b:'));
  await evening.pass(5);
  const bench = benchOf(judge);
  expect(bench).not.toBe(old);
  expect(bench.text).toContain('night 1');
  expect(await protest(evening, players[0]!, end)).toBe(ENTERED);
  await press(evening, judge, old, '🥇 Best, +1');
  await press(evening, judge, old, ({ text }) => text.endsWith(`. ${sheriff.name}`));
  await press(evening, judge, old, ({ text }) => text.startsWith('✅'));
  await evening.restart(30);
  await evening.pass(60);
  expect(end.text).toMatch(new RegExp(`${sheriff.name} \\(\\d+\\): 3\n`));
  expect(await protest(evening, players[1]!, end)).toBe(ENTERED);
  expect(bench.text).toContain('speeches 1');
  await rule(evening, judge, 'foul', players[2]!);
  await evening.pass(3);
  expect(bench.text).toContain(`Fouls: ${called(players[2]!)} 1`);
  await evening.pass(600);
  expect(end.buttons.flat().some(isPress('n:'))).toBe(false);
  expect(bench.text).not.toContain('the end');
});
