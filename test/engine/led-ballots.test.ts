/** A Leader votes first, in sight of all, and decides ties. */
import { describe, expect, test } from 'vitest';
import { audienceOf } from '../../shared/engine/audiences.ts';
import { spytownWith, votes } from '../kit/rules/spytown.ts';
import type { Bench } from '../kit/rules/table.ts';

const LED = 'mafioso mafioso agent policeman/leader policeman policeman policeman policeman';
const kindOf = ({ game }: Bench) => game.stage.spec?.kind;

function atBallot(held = LED, setting = {}): Bench {
  const table = spytownWith(held, setting);
  table.runTo('vote', 1);
  return table;
}

describe('a led ballot', () => {
  test('opens for the Leader alone, and shows his vote at once', () => {
    const table = atBallot();
    expect(table.view(null).table).toMatchObject({ leader: 'p4', leads: 'first', seconds: 20, openVotes: {} });
    expect(table.can('p5')).toEqual([]);
    table.act('p4', 'vote', 'p1');
    const cast = table.log.findLast(({ type }) => type === 'chose')!;
    expect(audienceOf(cast, table.game, table.rules)).toBe('table');
    expect(table.view('p5').table).toMatchObject({ leads: null, openVotes: { p4: 'p1' }, ready: ['p4'] });
    table.act('p5', 'vote', 'p2');
    expect(audienceOf(table.log.findLast(({ type }) => type === 'chose')!, table.game, table.rules)).toEqual({
      only: ['p5'],
    });
    expect(table.view('p6').table.openVotes).toEqual({ p4: 'p1' });
  });

  test('what is left of its time is for the others: one clock for both parts', () => {
    const table = atBallot();
    const { clock, serial } = table.game.stage;
    expect(clock).toBe(serial);
    table.passTime();
    expect(table.game.stage).toMatchObject({ serial: serial + 1, clock, seconds: 60 });
    expect(table.can('p5')).toEqual(['vote']);
    expect(table.can('p4')).toEqual(['vote']);
  });

  test('the Leader has half of a short ballot at the most', () => {
    expect(atBallot(LED, { timers: { ballot: 15 } }).game.stage.seconds).toBe(8);
  });

  test('if he goes away the next on the left is first', () => {
    const table = atBallot();
    table.act('p4', 'leave');
    expect(table.view(null).table).toMatchObject({ leader: 'p5', leads: 'first' });
    expect([table.can('p5'), table.can('p6')]).toEqual([['vote'], []]);
  });

  test('every vote may be changed until it closes', () => {
    const table = atBallot();
    table.act('p4', 'vote', 'p1');
    table.act('p4', 'vote', 'p2');
    table.act('p5', 'vote', { choice: 'abstain' });
    table.act('p5', 'vote', 'p2');
    expect(table.view('p5').prompts).toMatchObject([{ action: 'vote', chosen: { target: 'p2' }, isFinal: false }]);
    table.passTime();
    expect(table.game.tally).toMatchObject({ counts: { p2: 2 }, silent: 6 });
  });
});

describe('a tie before the Leader', () => {
  const tied = (): Bench => {
    const table = atBallot();
    votes(table, { p4: 'p5', p5: 'p4', p6: 'p1' });
    return table;
  };

  test('he names one of those who tied, and not himself; nobody else may', () => {
    const table = tied();
    expect([kindOf(table), table.game.stage.name]).toEqual(['casting', 'runoff']);
    expect(table.view(null).table).toMatchObject({
      leads: 'tie',
      accused: [{ seat: 'p1' }, { seat: 'p4' }, { seat: 'p5' }],
    });
    expect(table.view('p4').prompts).toMatchObject([{ action: 'vote', targets: ['p1', 'p5'], choices: [] }]);
    expect(table.can('p5')).toEqual([]);
    table.act('p4', 'vote', 'p1');
    expect(table.game.seats[0]!.out?.how).toBe('condemned');
  });

  test('without a word of his, his vote of that ballot counts', () => {
    const table = tied();
    table.passTime();
    expect(table.game.seats[4]!.out?.how).toBe('condemned');
  });

  test('if he had not voted for one of them either, the lot decides', () => {
    const table = atBallot();
    votes(table, { p5: 'p6', p6: 'p5' });
    table.passTime();
    expect(table.game.news).toContainEqual({ lot: ['p5', 'p6'] });
  });

  test('if he goes away the next Leader decides', () => {
    const table = atBallot();
    votes(table, { p5: 'p6', p6: 'p5', p7: 'p1', p8: 'p1', p1: 'p6', p2: 'p5' });
    table.act('p4', 'leave');
    expect(table.view(null).table).toMatchObject({ leader: 'p5', leads: 'tie' });
    expect(table.view('p5').prompts).toMatchObject([{ targets: ['p1', 'p6'] }]);
  });
});
