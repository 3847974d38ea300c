/** A repeated ballot begins with the votes of the one before, and a stage that was interrupted goes on by its clock. */
import { describe, expect, test } from 'vitest';
import { spytownWith, votes } from '../kit/rules/spytown.ts';
import type { Bench } from '../kit/rules/table.ts';

const EIGHT = 'mafioso mafioso agent policeman policeman policeman policeman policeman';

/** Two have two votes each in the first ballot and in the final. */
function atRepeat(): Bench {
  const table = spytownWith(EIGHT, { mode: 'basic' });
  table.runTo('vote', 1);
  votes(table, { p1: 'p4', p2: 'p4', p3: 'p5', p4: 'p5' });
  while (table.game.stage.spec?.kind === 'speech') table.passTime();
  votes(table, { p1: 'p4', p2: 'p4', p3: 'p5', p4: 'p5' });
  return table;
}

describe('votes that stand', () => {
  test('count until their voters vote anew, and are no answers yet', () => {
    const table = atRepeat();
    expect(table.view('p1').table).toMatchObject({ stage: 'runoff', repeat: 1, ready: [] });
    expect(table.view('p1').prompts).toMatchObject([{ chosen: { target: 'p4' } }]);
    table.act('p1', 'vote', 'p5');
    expect(table.view('p8').table.ready).toEqual(['p1']);
    table.passTime();
    expect(table.game.tally).toMatchObject({ counts: { p4: 1, p5: 3 }, cast: { p1: 'p5', p2: 'p4' } });
    expect(table.game.seats[4]!.out?.how).toBe('condemned');
  });

  test('if nobody has changed, the lot decides', () => {
    const table = atRepeat();
    table.passTime();
    expect(table.game.news).toContainEqual({ lot: ['p4', 'p5'] });
  });

  test('if somebody has and it is even again, it is repeated, three times at the most', () => {
    const table = atRepeat();
    const turns = { p1: ['p5', 'p4', 'p5'], p3: ['p4', 'p5', 'p4'] };
    for (const i of [0, 1, 2]) {
      expect(table.view(null).table.repeat).toBe(i + 1);
      for (const [id, named] of Object.entries(turns)) table.act(id, 'vote', named[i]!);
      table.passTime();
    }
    expect(table.game.news).toContainEqual({ lot: ['p4', 'p5'] });
  });

  test('a vote for somebody who went away falls away, and counts as changed', () => {
    const table = atRepeat();
    table.act('p2', 'leave');
    table.passTime();
    expect(table.game.tally?.counts).toEqual({ p4: 1, p5: 2 });
  });
});

describe('a talk that a card interrupts', () => {
  const SHOT = 'mafioso mafioso agent policeman/corner-shot policeman/vest policeman policeman policeman';

  test('goes on by the same clock, and whoever was ready still is', () => {
    const table = spytownWith(SHOT, { decoys: true });
    table.runTo('talk', 1);
    const { clock, serial, seconds } = table.game.stage;
    table.act('p1', 'finish');
    table.act('p4', 'play', { card: 'corner-shot', target: 'p6' });
    expect(table.game.stage).toMatchObject({ name: 'talk', clock: serial + 1, seconds: 20 });
    expect(table.can('p1')).toEqual(['decline']);
    table.passTime();
    expect(table.game.stage).toMatchObject({ name: 'talk', clock, seconds, spec: { kind: 'discussion' } });
    expect(table.view(null).table.ready).toEqual(['p1']);
    expect([table.can('p1'), table.can('p2')]).toEqual([[], ['finish']]);
    expect(table.refusal({ type: 'timeUp', serial })).toBe('late');
  });
});
