import { expect, test } from 'vitest';
import { audienceOf } from '../../shared/engine/audiences.ts';
import { replay } from '../../shared/engine/evolve.ts';
import { dealTo } from '../kit/rules/table.ts';
import { toyRules } from '../kit/rules/toy-rulebook.ts';

test('the first wave is answered before the second opens, and not again at dawn', () => {
  const table = dealTo(toyRules, 'seer hunter wolf villager villager');
  expect(table.can('p1')).toEqual(['check']);
  expect(table.can('p2')).toEqual([]);
  table.act('p1', 'check', 'p3');
  expect(table.game.stage.name).toBe('night');
  expect(table.told('p1')).toEqual([{ about: 'p3', role: 'wolf' }]);
  expect(table.can('p1')).toEqual([]);
  expect(table.can('p2')).toEqual(['check', 'shoot']);
  table.act('p3', 'shoot', 'p4');
  table.act('p2', 'check', 'p3');
  expect(table.game.stage.name).toBe('morning');
  expect(table.told('p1')).toHaveLength(1);
  expect(table.told('p2')).toEqual([{ about: 'p3', role: 'wolf' }]);
});

test('nobody hears that a later wave has opened', () => {
  const table = dealTo(toyRules, 'seer hunter wolf villager villager');
  table.act('p1', 'check', 'p2');
  const openings = table.log.filter((event) => event.type === 'stageOpened');
  expect(openings.map((event) => audienceOf(event, table.game, toyRules))).toEqual(['table', 'nobody']);
});

test('a final choice cannot be changed, and abilities in one slot exclude each other', () => {
  const table = dealTo(toyRules, 'seer hunter wolf wolf villager villager');
  table.act('p1', 'check', 'p3');
  table.act('p2', 'shoot', 'p3');
  expect(table.can('p2')).toEqual([]);
  expect(table.refusal({ type: 'act', by: 'p2', action: 'check', target: 'p3' })).toBe('not-now');
  expect(table.refusal({ type: 'act', by: 'p2', action: 'shoot', target: 'p5' })).toBe('not-now');
  table.act('p3', 'shoot', 'p5');
  table.act('p3', 'shoot', 'p6');
  expect(table.can('p3')).toEqual(['shoot']);
});

test('where the edition says so, whoever fell before his place in the order does nothing', () => {
  const table = dealTo(toyRules, 'seer hunter wolf wolf villager villager');
  table.passTime();
  table.act('p3', 'shoot', 'p2');
  table.act('p4', 'shoot', 'p2');
  table.act('p2', 'shoot', 'p3');
  expect(table.game.seats.filter(({ out }) => out).map(({ id }) => id)).toEqual(['p2']);
  expect(table.view(null).table.seats[1]).toEqual({
    id: 'p2',
    out: 'shot',
    role: 'hunter',
    fouls: 0,
    marks: [],
    cards: [],
  });
});

test('a wave in which nobody can act lasts its time', () => {
  const table = dealTo(toyRules, 'hunter wolf villager villager');
  expect(table.game.stage.spec).toMatchObject({ kind: 'wave', wave: 1 });
  table.passTime();
  expect(table.game.stage.spec).toMatchObject({ kind: 'wave', wave: 2 });
});

test('a mark lasts until its moment', () => {
  const table = dealTo(toyRules, 'seer wolf wolf villager villager villager');
  table.runTo('morning', 1);
  expect(table.game.marks).toEqual([{ mark: 'tired', on: 'p1', by: 'p1', until: 'dusk' }]);
  table.runTo('vote', 1);
  expect(table.game.marks).toHaveLength(1);
  for (const { id } of table.game.seats) table.act(id, 'vote', { choice: 'abstain' });
  expect(table.log.some((event) => event.type === 'marksLifted')).toBe(true);
  expect(table.game.marks).toEqual([]);
});

test('a lot is drawn from the seed alone and recorded', () => {
  const drawn = (seed: string) => {
    const table = dealTo(toyRules, 'seer wolf wolf villager villager villager', { seed });
    table.runTo('vote', 1);
    table.act('p1', 'vote', 'p2');
    table.act('p2', 'vote', 'p1');
    table.act('p3', 'vote', 'p4');
    table.passTime();
    expect(JSON.stringify(replay(table.log))).toBe(JSON.stringify(table.game));
    const lot = table.log.find((event) => event.type === 'lotDrawn');
    expect(lot?.among).toEqual(['p1', 'p2', 'p4']);
    expect(table.game.seats.find(({ id }) => id === lot?.seat)?.out?.how).toBe('condemned');
    return lot?.seat;
  };
  const seeds = Array.from({ length: 40 }, (_, i) => `seed ${i}`);
  expect(seeds.map(drawn)).toEqual(seeds.map(drawn));
  expect(new Set(seeds.map(drawn))).toEqual(new Set(['p1', 'p2', 'p4']));
});
