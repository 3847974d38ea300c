/** A desk is read as any release has written it: with all side by side, sorted into drawers, or without what came later. */
import { describe, expect, test } from 'vitest';
import { type Desk, type Drawers, FIRST_DRAWERS } from '../../../bot/table/desk.ts';
import { deskFrom } from '../../../bot/table/kept-desk.ts';
import { firstSetting, newDesk } from '../../../bot/table/lobby.ts';

const [anna, boris, clara] = (['Anna', 'Boris', 'Clara'] as const).map((name, i) => ({
  person: i + 1,
  name,
  language: 'en' as const,
})) as [Desk['players'][number], Desk['players'][number], Desk['players'][number]];

/** Nothing in it is as it was at first. */
const drawers: Drawers = {
  deal: { house: { part: 'a part', seal: 'its seal' }, seal: 'the deal’s seal' },
  quiet: {
    powers: { mayRestrict: true, mayDelete: false, permissions: { can_send_polls: true } },
    caveat: 'cannot-delete',
  },
  clock: { pause: { left: 1000 }, pauses: 2, held: { clock: 3, left: 4000 }, begunAt: 5 },
  presence: {
    unreached: ['Denis'],
    missed: { p1: 3 },
    away: [{ seat: 'p1', name: 'Anna', round: 2, votes: [2], settled: null }],
    looked: ['p2'],
    lost: [3],
    byButtons: [2],
  },
  talk: {
    signs: { p1: { sign: 'wait', round: 1 } },
    said: [{ by: 'p2', round: 1, statement: { says: 'trusts', about: 'p1' } }],
  },
  judging: {
    ruling: { at: 7, events: 2, by: 'host', action: 'foul', seat: 'p1', left: null },
    isSigned: true,
  },
  practice: { strength: 'sharp', solo: { role: 'don' }, odds: { of: 'a table', shares: { red: 1 }, games: 9 } },
};

const rest = {
  creator: 1,
  setting: { ...firstSetting('sport'), decoys: false },
  players: [anna],
  host: boris,
  aide: clara,
  narration: { tone: 'comic', pictures: false, hours: { from: 22, to: 7, zone: 'Europe/Kyiv' } },
} as const;

const chat = { title: 'Friday', language: 'uk', thread: 6 } as const;

const desk: Desk = { ...drawers, ...rest, chat };

/** As it was written once. */
const flat: Readonly<Record<string, unknown>> = Object.assign({ ...rest, ...chat }, ...Object.values(drawers));

const written = (kept: unknown): unknown => JSON.parse(JSON.stringify(kept));

const things = Object.entries(FIRST_DRAWERS).flatMap(([drawer, first]) =>
  Object.entries(first).map(([thing, value]) => [thing, drawer as keyof Drawers, value] as const),
);

test('nothing in the desk of these tests is as it was at first', () => {
  for (const [thing, drawer, first] of things) expect(drawers[drawer], thing).not.toHaveProperty(thing, first);
});

describe('side by side', () => {
  test('everything comes into its drawer', () => {
    expect(deskFrom(written(flat))).toEqual(desk);
  });

  test.each(things)('without %s', (thing, drawer, first) => {
    const { [thing]: _, ...others } = flat;
    expect(deskFrom(written(others))).toEqual({ ...desk, [drawer]: { ...desk[drawer], [thing]: first } });
  });

  test('without an aide, or a narration', () => {
    const { aide: _, narration: __, ...others } = flat;
    const { narration } = newDesk(anna, chat, rest.setting);
    expect(deskFrom(written(others))).toEqual({ ...desk, aide: null, narration });
  });
});

describe('in drawers', () => {
  test('what was written is read', () => {
    expect(deskFrom(written(desk))).toEqual(desk);
  });

  test.each(things)('without %s', (thing, drawer, first) => {
    const { [thing]: _, ...others } = desk[drawer] as Readonly<Record<string, unknown>>;
    const read = deskFrom(written({ ...desk, [drawer]: others }));
    expect(read).toEqual({ ...desk, [drawer]: { ...desk[drawer], [thing]: first } });
  });

  test.each(Object.keys(FIRST_DRAWERS) as (keyof Drawers)[])('without the drawer %s', (drawer) => {
    const { [drawer]: _, ...others } = desk;
    expect(deskFrom(written(others))).toEqual({ ...desk, [drawer]: FIRST_DRAWERS[drawer] });
  });

  test('a table that was just opened', () => {
    const opened = newDesk(anna, chat, rest.setting);
    expect(deskFrom(written(opened))).toEqual(opened);
    expect(opened).toMatchObject(FIRST_DRAWERS);
  });
});

test('where nobody knows who sits there, nobody is made up', () => {
  for (const kept of [{}, { chat }]) expect(deskFrom(kept).players).toBeUndefined();
});
