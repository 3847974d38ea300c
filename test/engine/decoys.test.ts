import { expect, test } from 'vitest';
import { rulesOf } from '../../shared/editions/index.ts';
import { dealTo } from '../kit/rules/table.ts';
import { toyRules } from '../kit/rules/toy-rulebook.ts';

const base = rulesOf({ edition: 'party', mode: 'base', options: {}, seats: [] });
const SIX = 'citizen commissioner citizen citizen don citizen';

test('with decoys everybody alive has something to tap, in the same form', () => {
  const table = dealTo(base, SIX, { decoys: true });
  const prompts = table.game.seats.map(({ id }) => table.view(id).prompts);
  expect(prompts.map(([prompt]) => prompt?.action)).toEqual([
    'suspect',
    'check',
    'suspect',
    'suspect',
    'check',
    'suspect',
  ]);
  const forms = prompts.flat().map((prompt) => Object.keys(prompt).join());
  expect(new Set(forms).size).toBe(1);
});

test('with decoys a wave ends early only when everybody alive has answered', () => {
  const table = dealTo(base, SIX, { decoys: true });
  table.act('p2', 'check', 'p5');
  table.act('p5', 'check', 'p2');
  for (const id of ['p1', 'p3', 'p4']) table.act(id, 'suspect', 'p5');
  expect(table.game.stage.name).toBe('night');
  table.act('p1', 'suspect', 'p2');
  expect(table.game.stage.name).toBe('night');
  table.act('p6', 'suspect', 'p1');
  expect(table.game.stage.name).toBe('morning');
});

test('without decoys nobody is asked whom they suspect', () => {
  const table = dealTo(base, SIX);
  expect(table.can('p1')).toEqual([]);
  expect(table.refusal({ type: 'act', by: 'p1', action: 'suspect', target: 'p2' })).toBe('not-now');
});

test('suspicions are counted at the end, for the innocent, and shown to nobody before', () => {
  const table = dealTo(base, `${SIX} mafioso citizen`, { decoys: true });
  table.act('p7', 'suspect', 'p5');
  table.act('p1', 'suspect', 'p5');
  table.act('p3', 'suspect', 'p5');
  table.act('p3', 'suspect', 'p1');
  const before = table.view('p6');
  table.act('p4', 'suspect', 'p3');
  expect(table.view('p6')).toEqual(before);
  table.runTo('talk', 1);
  expect(table.view('p6').table).toEqual(table.view(null).table);
  expect(JSON.stringify(table.view('p6'))).not.toContain('suspic');
  table.runTo('night', 2);
  expect(table.view('p1').prompts).toMatchObject([{ action: 'suspect', chosen: null }]);
  table.act('p1', 'suspect', 'p2');
  table.act('p5', 'shoot', 'p6');
  table.runTo('talk', 2);
  table.act('p5', 'leave');
  table.act('p7', 'leave');
  expect(table.view(null).table.end?.intuition).toEqual([
    { seat: 'p1', right: 1, of: 2 },
    { seat: 'p3', right: 0, of: 1 },
    { seat: 'p4', right: 0, of: 1 },
  ]);
});

test('in a later wave whoever has nothing to do there is asked again', () => {
  const table = dealTo(toyRules, 'seer wolf wolf villager', { decoys: true });
  expect(table.game.seats.map(({ id }) => table.can(id)[0])).toEqual(['check', 'suspect', 'suspect', 'suspect']);
  table.act('p1', 'check', 'p2');
  for (const id of ['p2', 'p3', 'p4']) table.act(id, 'suspect', 'p1');
  expect(table.game.stage.spec).toMatchObject({ wave: 2 });
  expect(table.game.seats.map(({ id }) => table.can(id)[0])).toEqual(['suspect', 'shoot', 'shoot', 'suspect']);
});
