/** The honours of a game that is over: each by its rule, shared by three at most, and the same wherever they stand. */
import { describe, expect, test } from 'vitest';
import { awardsOf } from '../../../bot/narrator/end/awards.ts';
import { asRead } from '../../../bot/narrator/press/front.ts';
import { messagesOf } from '../../../bot/narrator/table.ts';
import type { ExtraEdition } from '../../../bot/press/picture.ts';
import { sightOf } from '../../../bot/sheets/table.ts';
import type { GameEvent } from '../../../shared/engine/events.ts';
import type { SeatId } from '../../../shared/engine/ids.ts';
import { LANGUAGES } from '../../../shared/text/languages.ts';
import { speaker } from '../../../shared/text/speak.ts';
import { AWARDS, type Award, type AwardId } from '../../../shared/wire/awards.ts';
import {
  allFor,
  type Ballot,
  type Befell,
  type MadeUp,
  madeUp,
  NO_LINKS,
  quiet,
  roundOf,
} from '../../kit/telling/made-up.ts';

/** p1 to p8 are innocent, p9 to p12 are not. */
const ROLES = `${'citizen '.repeat(8)}${'mafioso '.repeat(4)}`.trim();
const INNOCENT = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'] as const;

/** Rounds, and between them what only the engine notes down. */
type Log = readonly (Befell | GameEvent)[];

const over = (log: Log, more: Partial<MadeUp> = {}, winner = 'town') =>
  madeUp({
    roles: ROLES,
    log: [
      ...log.flatMap((part) => ('type' in part ? [part] : roundOf(part))),
      { type: 'won', winner, winners: winner === 'draw' ? [] : [...INNOCENT] },
    ],
    ...more,
  });

/** So often right of so many, for one after the other. */
const suspected = (...list: readonly (readonly [right: number, of: number])[]): GameEvent => ({
  type: 'suspected',
  suspicions: list.flatMap(([right, of], i) =>
    Array.from({ length: of }, (_, n) => ({ by: `p${i + 1}`, of: 'p9', isRight: n < right })),
  ),
});
const votes = (cast: Ballot['cast']): Befell => ({ ballots: [{ cast }] });
const accused = (...who: readonly string[]): Befell => ({ accused: who });
const shot = (...who: readonly string[]): Befell => ({ shot: who });
const seats = (from: number, to: number): SeatId[] => Array.from({ length: to - from + 1 }, (_, i) => `p${from + i}`);

/** The first so many accuse those whom the day condemns, and again on the next. */
const heard = (n: number): Log =>
  [5, 9].map((from) => ({
    accused: seats(1, n).map((by, i) => `p${from + i} by ${by}`),
    condemned: seats(from, from + n - 1),
  }));

const onGuilty = (n: number): Befell => ({ ballots: [allFor('p9', ...seats(1, n))] });
const under = (n: number): Befell => accused(...seats(1, n).map((seat) => `${seat} by p12`));
const alive = (from: number, to: number, ...others: readonly SeatId[]): Befell =>
  shot(...seats(1, 12).filter((seat) => !seats(from, to).includes(seat) && !others.includes(seat)));

interface Rule {
  /** For one alone. */
  readonly one: Log;
  readonly given: Omit<Award, 'award'>;
  /** Where three or four would share it. */
  readonly shared: (n: number) => Log;
  /** The first of them. */
  readonly from?: number;
  readonly never: Readonly<Record<string, Log>>;
}

const RULES: Readonly<Record<AwardId, Rule>> = {
  intuition: {
    one: [quiet, suspected([1, 3], [2, 4], [1, 2], [0, 1])],
    given: { seats: ['p2'], n: 2, of: 4 },
    shared: (n) => [quiet, suspected(...Array<readonly [number, number]>(n).fill([1, 1]))],
    never: {
      'nobody was right': [quiet, suspected([0, 2], [0, 1])],
      'the guilty know': [quiet, { type: 'suspected', suspicions: [{ by: 'p9', of: 'p10', isRight: true }] }],
      'nobody suspected': [quiet],
    },
  },
  nose: {
    one: [votes({ p1: 'p9', p2: 'p9' }), votes({ p1: 'p10', p2: 'p3' })],
    given: { seats: ['p1'], n: 2, of: 0 },
    shared: (n) => [onGuilty(n), onGuilty(n)],
    never: {
      'once may be luck': [votes({ p1: 'p9' })],
      'on the innocent': [votes({ p1: 'p2' }), votes({ p1: 'p3' })],
      'of the guilty': [votes({ p9: 'p10' }), votes({ p9: 'p10' })],
      'to a question': [votes({ p1: 'yes' }), votes({ p1: 'yes' })],
    },
  },
  voice: {
    one: [
      { ...accused('p2 by p1', 'p3 by p4'), condemned: ['p2'] },
      { ...accused('p4 by p3', 'p5 by p1'), condemned: ['p5'] },
    ],
    given: { seats: ['p1'], n: 2, of: 0 },
    shared: heard,
    never: {
      'once only': [{ ...accused('p2 by p1'), condemned: ['p2'] }],
      'nobody followed': [accused('p2 by p1'), accused('p2 by p1')],
      'taken back': [
        { ...accused('p2 by p1'), condemned: ['p2'] },
        { ...accused('p3 by p1'), withdrawn: ['p1'], condemned: ['p3'] },
      ],
    },
  },
  cover: {
    one: [votes({ p1: 'p10', p2: 'p11' }), { condemned: ['p12'] }],
    given: { seats: ['p9'], n: 0, of: 0 },
    shared: (n) => [votes({ p1: 'p1' }), n < 4 ? { condemned: ['p9'] } : quiet],
    from: 10,
    never: {
      'all were found': [votes({ p1: 'p2' }), { condemned: seats(9, 12) }],
      'nobody ever voted': [quiet, quiet],
      'it lasted one day': [{ ...votes({ p1: 'p9' }), condemned: ['p10', 'p11'] }],
    },
  },
  unsinkable: {
    one: [accused('p3 by p1'), accused('p3 by p2', 'p4 by p1'), shot('p3')],
    given: { seats: ['p3'], n: 2, of: 0 },
    shared: (n) => [under(n), under(n)],
    never: {
      'condemned in the end': [accused('p3 by p1'), { ...accused('p3 by p1'), condemned: ['p3'] }],
      'twice on one day': [accused('p3 by p1', 'p3 by p2')],
      'taken back': [accused('p3 by p1'), { ...accused('p3 by p1'), withdrawn: ['p1'] }],
    },
  },
  quietest: {
    one: [votes({ p9: 'p2', p10: 'p2' }), alive(1, 2, 'p9')],
    given: { seats: ['p1'], n: 0, of: 0 },
    shared: (n) => [votes({ p1: 'p9' }), alive(1, n, 'p9')],
    never: {
      'somebody voted against them': [votes({ p9: 'p1' }), alive(1, 1, 'p9')],
      'somebody accused them': [{ ...votes({ p1: 'p9' }), ...accused('p1 by p9') }, alive(1, 1, 'p9')],
      'the accusation was taken back': [
        { ...votes({ p1: 'p9' }), ...accused('p1 by p9'), withdrawn: ['p9'] },
        alive(1, 1, 'p9'),
      ],
      'the accuser took back another': [
        { ...votes({ p1: 'p9' }), ...accused('p1 by p9') },
        { ...accused('p2 by p9'), withdrawn: ['p9'] },
        alive(1, 1, 'p9'),
      ],
      'of the guilty': [votes({ p1: 'p9' }), alive(10, 10)],
      'nobody ever voted': [alive(1, 1, 'p9')],
    },
  },
  'first-victim': {
    one: [quiet, { condemned: ['p1'] }, shot('p2'), shot('p3')],
    given: { seats: ['p2'], n: 0, of: 0 },
    shared: (n) => [shot(...seats(1, n)), shot('p8')],
    never: { 'nobody was shot': [quiet, { condemned: ['p1'], left: ['p2'] }] },
  },
};

const given = (log: Log, award: AwardId, winner?: string): readonly Award[] =>
  awardsOf(over(log, {}, winner)).filter((one) => one.award === award);

describe.each(AWARDS)('%s', (award) => {
  const { one, given: expected, shared, from = 1, never } = RULES[award];

  test('goes to whoever has earned it, whoever has won', () => {
    expect(given(one, award)).toEqual([{ award, ...expected }]);
    expect(given(one, award, 'draw')).toEqual([{ award, ...expected }]);
  });

  test('is shared by three at most', () => {
    expect(given(shared(3), award)).toMatchObject([{ seats: seats(from, from + 2) }]);
    expect(given(shared(4), award)).toEqual([]);
  });

  test.each(Object.entries(never))('not: %s', (_, log) => expect(given(log, award)).toEqual([]));

  test.each(LANGUAGES)('has a name and a reason in %s', (language) => {
    const say = speaker(language);
    expect(say(`app-award-${award}`)).not.toBe('');
    expect(say(`app-award-${award}-why`, { n: 2, of: 3 })).not.toBe('');
  });
});

test('what was taken back counts for nothing', () => {
  const log = [...roundOf(quiet), ...roundOf(shot('p2')), ...roundOf(shot('p3'))];
  const [at, events] = [1 + roundOf(quiet).length, roundOf(shot('p2')).length];
  const state = over([], { log: [...log, { type: 'undone', at, events, serial: 1 }] });
  expect(awardsOf(state)).toEqual([{ award: 'first-victim', seats: ['p3'], n: 0, of: 0 }]);
});

test('whoever did everything wrong is not named', () => {
  const worst = { by: 'p1', of: 'p2', isRight: false };
  const log: Log = [
    { type: 'suspected', suspicions: [worst, worst, { by: 'p3', of: 'p9', isRight: true }] },
    { ...accused('p1 by p9'), ballots: [{ cast: { p1: 'p2', p3: 'p9' } }] },
    { shot: ['p8'], ...accused('p2 by p1'), ballots: [{ cast: { p1: 'p2', p9: 'p1' } }], condemned: ['p1'] },
  ];
  const named = awardsOf(over(log)).flatMap((award) => award.seats);
  expect(named.length).toBeGreaterThan(2);
  expect(named).not.toContain('p1');
});

describe('wherever they stand they are the same', () => {
  const log: Log = [
    { type: 'suspected', suspicions: [{ by: 'p3', of: 'p9', isRight: true }] },
    { shot: ['p8'], accused: ['p2 by p1', 'p9 by p3'], ballots: [{ cast: { p1: 'p9', p3: 'p9', p4: 'p9' } }] },
    { accused: ['p2 by p1'], ballots: [{ cast: { p1: 'p9', p3: 'p9' } }], condemned: ['p9'] },
  ];
  const names = (i: number) => `<Ann> & ${i + 1}`;
  const say = speaker('en');
  const end = (pictures: boolean) => {
    const state = over(log, { names, narration: { pictures } });
    return { state, screen: messagesOf(state, NO_LINKS).group.get('end')! };
  };

  test('below the picture, and in it', () => {
    const { state, screen } = end(true);
    const awards = awardsOf(state);
    expect(awards.map(({ award }) => award)).toEqual(['intuition', 'nose', 'cover', 'unsinkable', 'first-victim']);
    const nameOf = (seat: string) => names(Number(seat.slice(1)) - 1);
    const { awards: printed } = screen.picture as ExtraEdition;
    expect(printed).toEqual(
      awards.map(({ award, seats: who }) => ({ label: say(`app-award-${award}`), text: who.map(nameOf).join(', ') })),
    );
    const read = asRead(screen.text);
    for (const { award, seats: who } of awards) {
      const people = who.map((seat) => `${nameOf(seat)} (${seat.slice(1)})`).join(', ');
      expect(read).toContain(`${say(`app-award-${award}`)}: ${people}`);
    }
  });

  test('in the message without a picture, each with its reason', () => {
    const { state, screen } = end(false);
    expect(screen.picture).toBeUndefined();
    for (const { award, n, of } of awardsOf(state)) {
      expect(screen.text).toContain(say(`app-award-${award}`));
      expect(screen.text).toContain(say(`app-award-${award}-why`, { n, of }));
    }
  });

  test('in the app, when the game is over and not before', () => {
    const reader = { person: 1, language: 'en', mayManage: false } as const;
    const around = { invitation: '', next: null, printed: null };
    const { state } = end(true);
    expect(sightOf(state, reader, around).play?.awards).toEqual(awardsOf(state));
    const running = madeUp({ roles: ROLES, log: roundOf(shot('p8')) });
    expect(sightOf(running, reader, around).play?.awards).toBeNull();
  });
});

test('whoever plays for nobody else covers no gang', () => {
  const log = [votes({ p1: 'p2' }), quiet];
  const alone = awardsOf(over(log, { roles: `${'citizen '.repeat(11)}maniac` }));
  expect(alone.filter(({ award }) => award === 'cover')).toEqual([]);
  const two = awardsOf(over(log, { roles: `${'citizen '.repeat(10)}maniac mafioso` }));
  expect(two.find(({ award }) => award === 'cover')?.seats).toEqual(['p12']);
});
