import { expect, test } from 'vitest';
import { rulesOf } from '../../../shared/editions/index.ts';
import { promptsFor } from '../../../shared/engine/prompts.ts';
import { dealTo } from '../../kit/rules/table.ts';

const rules = (mode: string, options = {}) => rulesOf({ edition: 'party', mode, options, seats: [] });
const ROLES = 'citizen commissioner mafioso citizen don citizen citizen citizen citizen';

/** `party.setup.deal` */
test('everybody knows the own card and nobody else’s, but for the gang', () => {
  const table = dealTo(rules('base'), ROLES);
  for (const { id, role } of table.game.seats) {
    const view = table.view(id);
    expect(view.you).toMatchObject({ id, role });
    expect(view.table.seats.some((seat) => seat.role !== null)).toBe(false);
    const known = view.facts.map((fact) => 'about' in fact && fact.about);
    expect([...new Set(known)]).toEqual(id === 'p3' ? ['p5'] : id === 'p5' ? ['p3'] : []);
  }
});

/** `party.decision.reveal-end` */
test('whoever is out learns nothing new until the end, which shows all', () => {
  const table = dealTo(rules('base'), ROLES);
  table.runTo('night', 2);
  table.act('p3', 'shoot', 'p2');
  table.act('p5', 'shoot', 'p2');
  table.act('p2', 'check', 'p5');
  table.runTo('talk', 2);
  const told = table.told('p2');
  expect(told).toEqual([{ about: 'p5', is: 'black', value: true }]);
  expect(table.view('p2').table.seats.every(({ role }) => role === null)).toBe(true);
  table.runTo('night', 3);
  table.act('p5', 'check', 'p1');
  table.act('p3', 'leave');
  table.runTo('talk', 3);
  expect(table.told('p2')).toEqual(told);
  table.act('p5', 'leave');
  expect(table.view('p2').table.seats.map(({ role }) => role)).toEqual(ROLES.split(' '));
});

/** `party.decision.plan`: what a blind gang sees of each other is its plan, told at once and to nobody else. */
test('a plan reaches the living of its gang only', () => {
  const table = dealTo(
    rules('extended'),
    'mafioso don ninja yakuza lawyer corrupt-judge citizen citizen citizen citizen',
  );
  table.act('p1', 'plan', { targets: ['p7', 'p8', 'p9'] });
  const knows = table.game.seats.filter(({ id }) => table.told(id).some((fact) => 'is' in fact && fact.is === 'plan'));
  expect(knows.map(({ id }) => id)).toEqual(['p1', 'p2']);
});

/** `party.decision.dead-host` */
test('the dead host is told every card and can end a speech, and nothing more', () => {
  const table = dealTo(rules('hostless', { deck: 'base', deadHost: true }), `${ROLES} citizen citizen citizen`);
  table.runTo('night', 2);
  table.act('p3', 'shoot', 'p1');
  table.act('p5', 'shoot', 'p1');
  table.runTo('morning', 2);
  expect(table.view(null).table.host).toBe('p1');
  expect(table.told('p1').map((fact) => 'role' in fact && fact.role)).toEqual(table.game.seats.map(({ role }) => role));
  expect(table.can('p1')).toEqual([]);
  table.runTo('talk', 2);
  expect(promptsFor(table.game, table.rules, 'p1').map(({ action }) => action)).toEqual(['finish']);
});

/** `party.decision.executed-out`, `party.decision.dead-host` */
test('an executed player who leads from then on has one way to end his last words', () => {
  const table = dealTo(rules('hostless', { deck: 'base', deadHost: true }), `${ROLES} citizen citizen citizen`);
  table.runTo('talk', 2);
  table.act('p2', 'nominate', 'p4');
  table.runTo('verdict', 2);
  expect(table.view(null).table.host).toBe('p4');
  expect(table.can('p4')).toEqual(['finish']);
});
