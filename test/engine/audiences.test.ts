import { expect, test } from 'vitest';
import { rulesOf } from '../../shared/editions/index.ts';
import { type Audience, audienceOf, isHeardBy } from '../../shared/engine/audiences.ts';
import type { GameEvent } from '../../shared/engine/events.ts';
import { type Bench, dealTo } from '../kit/rules/table.ts';

const rules = (mode: string) => rulesOf({ edition: 'party', mode, options: {}, seats: [] });

/** Who hears of the latest event of this kind. */
function audience({ log, game, rules }: Bench, type: GameEvent['type']): Audience | undefined {
  const event = log.findLast((candidate) => candidate.type === type);
  return event && audienceOf(event, game, rules);
}

test('what is told privately reaches those alone', () => {
  const table = dealTo(rules('base'), 'citizen commissioner mafioso citizen don citizen citizen citizen citizen');
  expect(audience(table, 'learned')).toEqual({ only: ['p5'] });
  table.act('p2', 'check', 'p5');
  expect(audience(table, 'chose')).toEqual({ only: ['p2'] });
  table.act('p6', 'leave');
  expect(audience(table, 'leaving')).toEqual({ only: ['p6'] });
  table.runTo('talk', 1);
  table.act('p1', 'nominate', 'p4');
  expect(audience(table, 'nominated')).toBe('table');
  table.act('p1', 'finish');
  table.act('p2', 'nominate', 'p7');
  table.act('p2', 'finish');
  table.act('p3', 'nominate', 'p8');
  table.runTo('vote', 1);
  table.act('p1', 'vote', 'p4');
  expect(audience(table, 'chose')).toEqual({ only: ['p1'] });
  table.act('p4', 'leave');
  expect(audience(table, 'choicesDropped')).toEqual({ only: ['p1'] });
  expect(audience(table, 'fell')).toBe('table');
  table.passTime();
  expect(audience(table, 'tallied')).toBe('table');
});

test('what works behind the scenes reaches nobody', () => {
  const table = dealTo(rules('extended'), 'doctor werewolf mafioso don citizen citizen citizen commissioner citizen', {
    decoys: true,
  });
  table.act('p3', 'plan', { targets: ['p1', 'p5', 'p6'] });
  table.act('p1', 'suspect', 'p3');
  table.runTo('night', 2);
  table.act('p1', 'protect', 'p5');
  table.runTo('talk', 2);
  table.act('p3', 'leave');
  for (const type of ['dealt', 'scheduled', 'planned', 'suspected', 'marked', 'turned'] as const) {
    expect(audience(table, type), type).toBe('nobody');
  }
});

test('an audience is heard by its members', () => {
  expect(isHeardBy('table', null)).toBe(true);
  expect(isHeardBy('table', 'p1')).toBe(true);
  expect(isHeardBy('nobody', 'p1')).toBe(false);
  expect(isHeardBy({ only: ['p1'] }, 'p1')).toBe(true);
  expect(isHeardBy({ only: ['p1'] }, 'p2')).toBe(false);
  expect(isHeardBy({ only: ['p1'] }, null)).toBe(false);
});
