import { expect, test } from 'vitest';
import { rulesOf } from '../../shared/editions/index.ts';
import type { Act, Command } from '../../shared/engine/commands.ts';
import { dealTo } from '../kit/rules/table.ts';

const base = rulesOf({ edition: 'party', mode: 'base', options: {}, seats: [] });
const pro = rulesOf({ edition: 'party', mode: 'pro', options: {}, seats: [] });
const act = (by: string, action: Act['action'], parts: object = {}): Command => ({ type: 'act', by, action, ...parts });

test('each refusal says why, and leaves the game as it was', () => {
  const table = dealTo(base, 'citizen commissioner mafioso citizen don citizen citizen', { host: 'h' });
  const before = table.game;
  expect(table.refusal(act('p9', 'check', { target: 'p1' }))).toBe('stranger');
  expect(table.refusal(act('p1', 'check', { target: 'p2' }))).toBe('not-now');
  expect(table.refusal(act('h', 'finish'))).toBe('not-now');
  expect(table.refusal(act('h', 'leave'))).toBe('not-now');
  expect(table.refusal(act('p2', 'check'))).toBe('no-target');
  expect(table.refusal(act('p2', 'check', { target: 'p2' }))).toBe('wrong-target');
  expect(table.refusal(act('p2', 'check', { target: 'somebody' }))).toBe('wrong-target');
  expect(table.refusal(act('p2', 'check', { targets: ['p1'] }))).toBe('wrong-number');
  expect(table.refusal(act('p2', 'check', { choice: 'abstain' }))).toBe('wrong-choice');
  expect(table.refusal(act('p2', 'check', { target: 'p1', choice: 'abstain' }))).toBe('too-much');
  expect(table.refusal(act('p2', 'check', { target: 'p1', card: 'vest' }))).toBe('too-much');
  expect(table.refusal(act('p2', 'leave', { target: 'p1' }))).toBe('too-much');
  expect(table.refusal({ type: 'timeUp', serial: 0 })).toBe('late');
  expect(table.refusal({ type: 'timeUp', serial: 2 })).toBe('late');
  expect(table.game).toBe(before);
});

test('a list must have the right number of different names', () => {
  const table = dealTo(pro, 'citizen commissioner mafioso citizen don citizen citizen');
  const plan = (targets: unknown) => table.refusal(act('p3', 'plan', { targets }));
  expect(plan(['p1', 'p2'])).toBe('wrong-number');
  expect(plan(['p1', 'p2', 'p4', 'p6'])).toBe('wrong-number');
  expect(plan(['p1', 'p1', 'p4'])).toBe('wrong-number');
  expect(plan('p1 p2 p4')).toBe('wrong-number');
  expect(plan(['p1', 'p2', 'p5'])).toBe('wrong-target');
  expect(table.refusal(act('p3', 'plan', { target: 'p1' }))).toBe('wrong-number');
  expect(table.refusal(act('p3', 'plan'))).toBe('no-target');
  expect(plan(['p1', 'p2', 'p4'])).toBeNull();
});

test('an action for which there are not enough to name is not open', () => {
  const table = dealTo(pro, 'don mafioso citizen commissioner');
  expect(table.can('p1')).toEqual(['check']);
  expect(table.refusal(act('p1', 'plan', { targets: ['p3', 'p4'] }))).toBe('not-now');
  expect(table.can('p2')).toEqual([]);
});

test('whoever is out, has gone, or comes when all is over, is told so', () => {
  const table = dealTo(base, 'citizen commissioner citizen citizen don citizen citizen');
  table.act('p2', 'leave');
  expect(table.refusal(act('p2', 'check', { target: 'p1' }))).toBe('leaving');
  expect(table.refusal(act('p2', 'leave'))).toBe('leaving');
  table.act('p5', 'check', 'p1');
  expect(table.game.stage.name).toBe('morning');
  expect(table.refusal(act('p2', 'finish'))).toBe('out');
  expect(table.refusal(act('p2', 'leave'))).toBe('out');
  table.act('p5', 'leave');
  expect(table.game.outcome?.winner).toBe('red');
  expect(table.refusal(act('p1', 'leave'))).toBe('over');
  expect(table.refusal(act('p1', 'finish'))).toBe('over');
  expect(table.refusal({ type: 'timeUp', serial: table.game.stage.serial })).toBe('late');
});

test('a question takes an answer and no name; a press takes nothing', () => {
  const table = dealTo(base, 'citizen commissioner mafioso citizen don citizen citizen citizen');
  table.runTo('talk');
  expect(table.refusal(act('p1', 'finish', { target: 'p2' }))).toBe('wrong-target');
  expect(table.refusal(act('p1', 'finish', { choice: 'yes' }))).toBe('wrong-choice');
  table.act('p1', 'nominate', 'p4');
  table.act('p1', 'finish');
  table.act('p2', 'nominate', 'p6');
  table.runTo('vote');
  for (const voter of ['p1', 'p2', 'p3', 'p4']) table.act(voter, 'vote', 'p4');
  for (const voter of ['p5', 'p6', 'p7', 'p8']) table.act(voter, 'vote', 'p6');
  table.act('p4', 'finish');
  table.act('p6', 'finish');
  for (const voter of ['p1', 'p2', 'p3', 'p4']) table.act(voter, 'vote', 'p4');
  for (const voter of ['p5', 'p6', 'p7', 'p8']) table.act(voter, 'vote', 'p6');
  expect(table.game.stage.name).toBe('raise');
  expect(table.refusal(act('p1', 'vote', { target: 'p4' }))).toBe('wrong-target');
  expect(table.refusal(act('p1', 'vote', { choice: 'abstain' }))).toBe('wrong-choice');
  expect(table.refusal(act('p1', 'vote'))).toBe('wrong-choice');
  expect(table.refusal(act('p1', 'vote', { choice: 'yes' }))).toBeNull();
});
