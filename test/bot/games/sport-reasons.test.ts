/** By chat buttons: what a penalty is for, oral warnings, and what a protest is about. */
import { expect, test } from 'vitest';
import type { Message, Person } from '../../../bot/playground/index.ts';
import { speaker, type TextId } from '../../../shared/text/speak.ts';
import { type Evening, isPress } from '../../kit/evening/evening.ts';
import { forge, press } from '../../kit/evening/moves.ts';
import {
  benchOf,
  called,
  labelOf,
  labels,
  lastPost,
  postsSince,
  rule,
  type SportTable,
  speaking,
  sportGame,
  takenBack,
  undo,
} from '../../kit/evening/sport.ts';

const say = speaker('en');
const offence = (id: string): string => say(`sport-offence-${id}` as TextId);

async function begun(): Promise<SportTable> {
  const table = await sportGame({ by: 'judge' });
  for (let i = 0; i < 40 && !speaking(table); i++) await table.evening.pass(5);
  return table;
}

/** The judge picks what, whom, and the reason with this number; the message then asks whether it is meant. */
async function pick(evening: Evening, judge: Person, what: string, whom: Person, number: number): Promise<Message> {
  const bench = benchOf(judge);
  await press(evening, judge, bench, ({ callbackData = '' }) => callbackData.endsWith(`:o${what}:`));
  await press(evening, judge, bench, labelOf(whom));
  await press(evening, judge, bench, String(number));
  return bench;
}

const isSure = ({ text }: { readonly text: string }): boolean => text.startsWith('✅');

test('a reason is picked by its number from the list of the penalty, and told with it', async () => {
  const { evening, players, judge } = await begun();
  const [first, second] = players as [Person, Person];
  const bench = benchOf(judge);
  await press(evening, judge, bench, '⚠️ Foul');
  await press(evening, judge, bench, labelOf(second));
  expect(bench.text).toContain(`1. ${offence('out-of-turn')}`);
  expect(bench.text).toContain(`8. ${offence('ballot-order')}`);
  expect(bench.text).not.toContain(offence('insult'));
  expect(labels(bench)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', say('button-no-reason'), say('button-back')]);
  await press(evening, judge, bench, '3');
  expect(bench.text).toContain(say('bench-because', { reason: offence('knocking') }));
  const sure = bench.buttons.flat().find(isSure)!.callbackData!;
  const since = lastPost(evening);
  await press(evening, judge, bench, isSure);
  await evening.pass(2);
  const [told] = postsSince(evening, since);
  expect(told).toContain(called(second));
  expect(told).toContain(say('news-reason', { reason: offence('knocking') }));

  // A number that is not on the list is no reason.
  const before = lastPost(evening);
  const forged = await forge(evening, judge, bench, sure.replace(/!\w+$/, '!z'));
  expect(forged).toMatchObject({ text: say('refusal-wrong-reason'), showAlert: true });
  await evening.pass(2);
  expect(postsSince(evening, before)).toEqual([]);

  // A disqualification has its own list.
  await pick(evening, judge, 'disqualify', first, 4);
  await press(evening, judge, bench, isSure);
  await evening.pass(3);
  const out = postsSince(evening, before).join('\n');
  expect(out).toContain(say('news-reason', { reason: offence('insult') }));
  expect(evening.telegram.faults).toEqual([]);
  await evening.close();
});

test('an oral warning is told and taken back, and costs nothing', async () => {
  const { evening, players, judge } = await begun();
  const [, second] = players as [Person, Person];
  const since = lastPost(evening);
  await rule(evening, judge, 'warn', second);
  await evening.pass(2);
  expect(postsSince(evening, since).join()).toContain(called(second));
  expect(benchOf(judge).text).not.toContain('Fouls:');
  await undo(evening, judge);
  await evening.pass(2);
  expect(postsSince(evening, since).join()).toMatch(/warning/);
  expect(takenBack('foul', second)).not.toBe(postsSince(evening, since).at(-1));
  await evening.close();
});

test('whoever protests by the button may write in the direct chat what it is about', async () => {
  const table = await begun();
  const { evening, players, judge, don } = table;
  await rule(evening, judge, 'defeat', don);
  await evening.pass(3);
  const end = evening.group.messages.findLast(({ text }) => text.includes('The game is over'))!;
  const [first, second] = players as [Person, Person];
  const answers = async (person: Person, text: string): Promise<string> => {
    person.write('bot', text);
    await evening.pass(3);
    return person.direct.messages.findLast(({ from }) => from.is_bot)!.text;
  };
  const help = await answers(first, 'They cheated.');
  expect(help).not.toBe(say('grounds-taken'));
  expect((await press(evening, first, end, isPress('n:')))?.text).toBe(say('protested'));
  await evening.pass(2);
  expect(first.direct.messages.findLast(({ from }) => from.is_bot)!.text).toContain('Write it here in one message');
  expect(await answers(first, 'x'.repeat(501))).toBe(say('refusal-too-long'));
  expect(await answers(first, '/help')).not.toBe(say('grounds-taken'));
  expect(await answers(first, 'They <b>cheated</b> & laughed.')).toBe(say('grounds-taken'));
  // Once is enough, and nobody else was asked.
  expect(await answers(first, 'And once more.')).toBe(help);
  expect(await answers(second, 'Me too.')).toBe(help);
  expect(evening.telegram.faults).toEqual([]);
  await evening.close();
});
