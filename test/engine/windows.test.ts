import { describe, expect, test } from 'vitest';
import { audienceOf, isHeardBy } from '../../shared/engine/audiences.ts';
import { shoot, spytownWith } from '../kit/rules/spytown.ts';
import type { Bench } from '../kit/rules/table.ts';

const windowOf = ({ game }: Bench) => (game.stage.spec?.kind === 'window' ? game.stage.spec.window : null);
const asked = (table: Bench) => table.game.seats.filter(({ id }) => table.can(id).length > 0).map(({ id }) => id);
const VEST = 'mafioso mafioso agent policeman/vest policeman policeman policeman policeman';

describe('without decoys', () => {
  test('a window in which nobody can act is left out', () => {
    const table = spytownWith(VEST);
    shoot(table, 'p5');
    expect(windowOf(table)).toBeNull();
    expect(table.game.seats[4]!.out?.how).toBe('shot');
  });

  test('whoever can answer is asked, and nobody else; when all have, it is over', () => {
    const table = spytownWith(VEST);
    shoot(table, 'p4');
    expect(windowOf(table)).toBe('rescue');
    expect(asked(table)).toEqual(['p4']);
    expect(table.can('p4')).toEqual(['play', 'decline']);
    table.act('p4', 'decline');
    expect(windowOf(table)).toBeNull();
    expect(table.game.seats[3]!.out?.how).toBe('shot');
  });

  test('a card that is played ends it, and shows', () => {
    const table = spytownWith(VEST);
    shoot(table, 'p4');
    expect(table.refusal({ type: 'act', by: 'p4', action: 'play' })).toBe('wrong-card');
    expect(table.refusal({ type: 'act', by: 'p4', action: 'play', card: 'bandage' })).toBe('wrong-card');
    expect(table.refusal({ type: 'act', by: 'p4', action: 'play', card: 'vest', target: 'p4' })).toBe('wrong-target');
    table.act('p4', 'play', { card: 'vest' });
    expect(windowOf(table)).toBeNull();
    expect(table.view(null).table.seats[3]).toMatchObject({ out: null, role: null, cards: ['vest'] });
    expect(table.view(null).table.news.slice(-2)).toEqual([{ card: 'vest', by: 'p4' }, { saved: 'p4' }]);
  });
});

describe('with decoys', () => {
  test('everybody alive is asked while an unseen card might be played, and it lasts its time', () => {
    const table = spytownWith(VEST, { decoys: true });
    shoot(table, 'p5');
    expect(windowOf(table)).toBe('rescue');
    expect(asked(table)).toHaveLength(8);
    for (const { id } of table.game.seats) table.act(id, 'decline');
    expect(windowOf(table)).toBe('rescue');
    expect(asked(table)).toEqual([]);
    expect(table.refusal({ type: 'act', by: 'p5', action: 'decline' })).toBe('not-now');
    table.passTime();
    expect(table.game.seats[4]!.out?.how).toBe('shot');
  });

  test('when every such card has been seen there is no window any more', () => {
    const table = spytownWith(VEST, { decoys: true });
    shoot(table, 'p4');
    table.act('p4', 'play', { card: 'vest' });
    expect(table.game.seats[3]!.out).toBeNull();
    table.runTo('night', 2);
    shoot(table, 'p5');
    expect(windowOf(table)).toBeNull();
  });

  test('the last unseen card, once played, does not end a window in which others could answer', () => {
    const table = spytownWith('mafioso mafioso agent policeman/arrest policeman policeman policeman policeman', {
      decoys: true,
    });
    table.passTime();
    expect(windowOf(table)).toBe('opening');
    table.act('p4', 'play', { card: 'arrest' });
    expect(windowOf(table)).toBe('opening');
    expect(asked(table)).toHaveLength(7);
    table.passTime();
    expect(table.game.stage.spec?.kind).toBe('pause');
  });
});

describe('a shot at dusk interrupts it', () => {
  const SHOT = 'mafioso mafioso agent policeman/corner-shot policeman/vest policeman policeman policeman/hideout';

  test('then it goes on by the same clock, and who has let it pass is asked no more, though nobody hears it', () => {
    const table = spytownWith(SHOT, { decoys: true });
    table.runTo('dusk', 1);
    const { clock } = table.game.stage;
    table.act('p6', 'decline');
    table.act('p4', 'play', { card: 'corner-shot', target: 'p7' });
    expect([windowOf(table), table.game.stage.name]).toEqual(['rescue', 'dusk']);
    expect(table.can('p6')).toEqual(['decline']);
    const before = table.log.length;
    table.passTime();
    expect(windowOf(table)).toBe('dusk');
    expect(table.game.stage.clock).toBe(clock);
    expect(asked(table)).toEqual(['p1', 'p2', 'p3', 'p5', 'p8']);
    const heard = table.log
      .slice(before)
      .filter((event) => isHeardBy(audienceOf(event, table.game, table.rules), 'p1'));
    expect(JSON.stringify(heard)).not.toContain('p6');
  });

  test('without decoys it is over when all who can act have', () => {
    const table = spytownWith(SHOT);
    table.runTo('dusk', 1);
    table.act('p8', 'decline');
    expect(table.game.stage.name).toBe('dusk');
    table.act('p4', 'play', { card: 'corner-shot', target: 'p7' });
    expect([table.game.stage.name, table.game.round]).toEqual(['night', 2]);
  });
});

describe('a last shot', () => {
  const KIDS = 'mafioso mafioso policeman policeman policeman policeman policeman policeman';

  test('is asked of the one who fell and of nobody else, once', () => {
    const table = spytownWith(KIDS, { mode: 'kids' });
    shoot(table, 'p8');
    expect([windowOf(table), asked(table)]).toEqual(['shot', ['p8']]);
    expect(table.refusal({ type: 'act', by: 'p1', action: 'shoot', target: 'p3' })).toBe('not-now');
    table.act('p8', 'shoot', 'p1');
    expect(table.game.seats[0]!.out?.how).toBe('struck');
    expect([windowOf(table), asked(table)]).toEqual([null, []]);
    expect(table.refusal({ type: 'act', by: 'p8', action: 'leave' })).toBe('out');
  });

  test('whoever leaves forgoes it', () => {
    const table = spytownWith(KIDS, { mode: 'kids' });
    shoot(table, 'p8');
    table.act('p8', 'leave');
    expect(windowOf(table)).toBeNull();
    expect(table.game.seats.filter(({ out }) => out)).toHaveLength(1);
  });
});
