/** What the narrator remembers: each thread is told when its fact holds, and not when it nearly does. */
import { describe, expect, test } from 'vitest';
import { playAtTable } from '../../../bot/lab/by-engine.ts';
import { asRead } from '../../../bot/narrator/press/front.ts';
import { publicStage } from '../../../bot/narrator/stage.ts';
import { pastOf } from '../../../bot/narrator/story/past.ts';
import { retold } from '../../../bot/narrator/story/retold.ts';
import { type StoryThread, type ThreadId, threadsOf } from '../../../bot/narrator/story/threads.ts';
import { messagesOf } from '../../../bot/narrator/table.ts';
import { firstSetting } from '../../../bot/table/lobby.ts';
import type { GameEvent } from '../../../shared/engine/events.ts';
import { THREADS } from '../../../shared/text/story/beats.ts';
import { voiceOf } from '../../../shared/text/story/index.ts';
import { allFor, type Befell, madeUp, NO_LINKS, nightfall, opened, quiet, roundOf } from '../../kit/telling/made-up.ts';
import { toldIn } from '../../kit/telling/told.ts';

/** Eight at a table of `city`, the last two of them criminals. */
const ROLES = 'citizen citizen citizen citizen citizen citizen mafioso mafioso';
const SEATS = ROLES.split(' ').map((_, i) => `p${i + 1}`);

type Rounds = readonly Befell[];

interface Case {
  readonly when: 'morning' | 'evening';
  /** After these rounds it is told, of these. */
  readonly after: Rounds;
  readonly of?: Omit<StoryThread, 'beat'>;
  /** After these it is not. */
  readonly never: Readonly<Record<string, Rounds>>;
}

const loss = (...shot: readonly string[]): Befell => ({ shot });
const verdict = (...condemned: readonly string[]): Befell => ({ condemned });
const tie: Befell = {
  ballots: [{ cast: { p1: 'p2', p2: 'p1' } }, allFor('p1', 'p2', 'p3')],
};
const majority: Befell = { ballots: [{ cast: { p1: 'p2', p2: 'p1', p3: 'p1' } }, allFor('p1', 'p2')] };
const accused = (...who: readonly string[]): Befell => ({ accused: who });
const pardoned = (seat: string): Befell => ({ verdict: [{ pardoned: seat }] });
const again = (key: 'jailed' | 'muted', seat = 'p3'): Befell => ({ morning: [{ [key]: [seat] }] });

const CASES: Readonly<Record<ThreadId, Case>> = {
  'thread-quiet-twice': {
    when: 'morning',
    after: [quiet, quiet],
    never: {
      'one quiet night': [quiet],
      'a death between them': [quiet, loss('p1'), quiet],
      'the third of them': [quiet, quiet, quiet],
      'a night in which nobody could die': [{ isForCards: true }, quiet],
    },
  },
  'thread-quiet-thrice': {
    when: 'morning',
    after: [quiet, quiet, quiet],
    never: { 'two of them': [quiet, quiet], 'broken by a death': [quiet, quiet, loss('p1'), quiet, quiet] },
  },
  'thread-first-loss': {
    when: 'morning',
    after: [{ isForCards: true }, quiet, loss('p1')],
    never: {
      'the first night': [loss('p1')],
      'no night was quiet yet': [{ isForCards: true }, loss('p1')],
      'the second death': [quiet, loss('p1'), loss('p2')],
      'somebody was condemned before': [quiet, verdict('p2'), loss('p1')],
    },
  },
  'thread-losses-running': {
    when: 'morning',
    after: [loss('p1'), loss('p2'), loss('p3')],
    never: {
      'the second': [loss('p1'), loss('p2')],
      'the fourth': [loss('p1'), loss('p2'), loss('p3'), loss('p4')],
      'a quiet night between': [loss('p1'), quiet, loss('p2'), loss('p3')],
      'a verdict is no death by night': [loss('p1'), loss('p2'), { ...quiet, condemned: ['p3'] }],
    },
  },
  'thread-innocent-condemned': {
    when: 'evening',
    after: [verdict('p1 citizen')],
    of: { name: 'p1' },
    never: {
      'a hidden card': [verdict('p1')],
      'a criminal': [verdict('p7 mafioso')],
      'two at once': [verdict('p1 citizen', 'p2 citizen')],
      'killed in the night': [loss('p1 citizen')],
    },
  },
  'thread-innocents-running': {
    when: 'evening',
    after: [verdict('p1 citizen'), verdict('p2 citizen')],
    never: {
      'the first': [verdict('p1 citizen')],
      'the third': [verdict('p1 citizen'), verdict('p2 citizen'), verdict('p3 citizen')],
      'a criminal between': [verdict('p1 citizen'), verdict('p7 mafioso'), verdict('p2 citizen')],
      'a card that was not shown': [verdict('p1'), verdict('p2 citizen')],
    },
  },
  'thread-first-criminal': {
    when: 'evening',
    after: [loss('p1 citizen'), verdict('p7 mafioso')],
    of: { name: 'p7' },
    never: {
      'an innocent': [verdict('p1 citizen')],
      'a hidden card of somebody before': [loss('p1'), verdict('p7 mafioso')],
      'a hidden card of somebody who has left': [{ left: ['p1'], condemned: ['p7 mafioso'] }],
      'the second': [verdict('p7 mafioso'), verdict('p8 mafioso')],
      'one was killed in the night': [loss('p8 mafioso'), verdict('p7 mafioso')],
    },
  },
  'thread-criminals-running': {
    when: 'evening',
    after: [verdict('p7 mafioso'), verdict('p8 mafioso')],
    never: {
      'the first': [verdict('p7 mafioso')],
      'an innocent before': [verdict('p1 citizen'), verdict('p8 mafioso')],
    },
  },
  'thread-pardoned-again': {
    when: 'evening',
    after: [pardoned('p3'), quiet, pardoned('p3')],
    of: { name: 'p3' },
    never: {
      'the first time': [pardoned('p3')],
      another: [pardoned('p3'), pardoned('p4')],
      'the third time': [pardoned('p3'), pardoned('p3'), pardoned('p3')],
    },
  },
  'thread-jailed-again': {
    when: 'morning',
    after: [again('jailed'), quiet, again('jailed')],
    of: { name: 'p3' },
    never: { 'the first time': [again('jailed')], another: [again('jailed'), again('jailed', 'p4')] },
  },
  'thread-muted-again': {
    when: 'morning',
    after: [again('muted'), quiet, again('muted')],
    of: { name: 'p3' },
    never: { 'the first time': [again('muted')], 'jailed before': [again('jailed'), again('muted')] },
  },
  'thread-accused-again': {
    when: 'evening',
    after: [accused('p3 by p1'), accused('p3 by p2'), accused('p4 by p1', 'p3 by p4')],
    of: { name: 'p3' },
    never: {
      'the second day': [accused('p3 by p1'), accused('p3 by p2')],
      'twice on one day': [accused('p3 by p1', 'p3 by p2'), accused('p3 by p2')],
      'taken back': [accused('p3 by p1'), accused('p3 by p2'), { ...accused('p3 by p2'), withdrawn: ['p2'] }],
      'gone by the evening': [accused('p3 by p1'), accused('p3 by p2'), { ...accused('p3 by p2'), condemned: ['p3'] }],
    },
  },
  'thread-accuser-fell': {
    when: 'morning',
    after: [{ ...accused('p3 by p1', 'p4 by p2'), condemned: ['p3'] }, loss('p1')],
    of: { name: 'p1' },
    never: {
      'accused somebody else': [{ ...accused('p3 by p1', 'p4 by p2'), condemned: ['p3'] }, loss('p2')],
      'nobody was condemned': [accused('p3 by p1'), loss('p1')],
      'a night later': [{ ...accused('p3 by p1'), condemned: ['p3'] }, quiet, loss('p1')],
      'taken back': [{ ...accused('p3 by p1'), withdrawn: ['p1'], condemned: ['p3'] }, loss('p1')],
    },
  },
  'thread-tie-again': {
    when: 'evening',
    after: [tie, quiet, tie],
    never: {
      'the first': [tie],
      'the third': [tie, tie, tie],
      'the second and the third on one day': [tie, { ballots: [...tie.ballots!, ...tie.ballots!] }],
      'a second ballot of those with the most votes': [tie, majority],
    },
  },
  'thread-nobody-again': {
    when: 'evening',
    after: [verdict('p1'), quiet, quiet],
    never: {
      'the first day': [quiet],
      'the third running': [quiet, quiet, quiet],
      'somebody between': [quiet, verdict('p1'), quiet],
      'condemned, and pardoned': [quiet, pardoned('p3')],
    },
  },
  'thread-unanimous': {
    when: 'evening',
    after: [{ ballots: [allFor('p1', 'p2', 'p3', 'p4')] }],
    never: {
      'one of another mind': [{ ballots: [{ cast: { p2: 'p1', p3: 'p1', p4: 'p1', p5: 'p2' } }] }],
      'one kept silent': [{ ballots: [{ ...allFor('p1', 'p2', 'p3', 'p4'), silent: 1 }] }],
      'two are no crowd': [{ ballots: [allFor('p1', 'p2', 'p3')] }],
      'the answer to a question': [{ ballots: [allFor('yes', 'p2', 'p3', 'p4')], later: 'raise' }],
      'not in the last ballot': [
        { ballots: [allFor('p1', 'p2', 'p3', 'p4'), { cast: { p2: 'p1', p3: 'p4', p4: 'p4' } }] },
      ],
    },
  },
  'thread-half': {
    when: 'morning',
    after: [quiet, loss('p1', 'p2', 'p3', 'p4')],
    never: {
      'one fewer': [quiet, loss('p1', 'p2', 'p3')],
      'it was before': [quiet, loss('p1', 'p2', 'p3', 'p4'), loss('p5')],
    },
  },
  'thread-last-three': {
    when: 'morning',
    after: [quiet, loss('p1', 'p2', 'p3', 'p4', 'p5')],
    of: { names: ['p6', 'p7', 'p8'] },
    never: {
      'four of them': [quiet, loss('p1', 'p2', 'p3', 'p4')],
      'they were before': [loss('p1', 'p2', 'p3', 'p4', 'p5'), quiet],
    },
  },
  'thread-last-two': {
    when: 'evening',
    after: [loss('p1', 'p2', 'p3', 'p4', 'p5'), verdict('p6 citizen')],
    of: { names: ['p7', 'p8'] },
    never: { 'three of them': [loss('p1', 'p2', 'p3', 'p4'), verdict('p5 citizen')] },
  },
  'thread-long-game': {
    when: 'evening',
    after: Array<Befell>(6).fill(quiet),
    never: { 'the sixth night': Array<Befell>(5).fill(quiet), 'the eighth': Array<Befell>(7).fill(quiet) },
  },
};

const isGuilty = (log: readonly GameEvent[]) => (seat: string) => {
  const fell = log.find((event) => event.type === 'fell' && event.seat === seat);
  return fell?.type === 'fell' && fell.shown !== null ? fell.shown === 'mafioso' : null;
};

/** What the morning or the evening of the last of these rounds brings back. */
function remembered(rounds: Rounds, when: Case['when']): readonly StoryThread[] {
  const logs = rounds.map(roundOf);
  const { mornings, evenings } = threadsOf(pastOf(logs, SEATS), SEATS.length, isGuilty(logs.flat()));
  return (when === 'morning' ? mornings : evenings).at(-1)!;
}

/** The table of these rounds, in the talk of the last or in the night after it. */
const tableAfter = (rounds: Rounds, when: Case['when']) =>
  madeUp({ roles: ROLES, log: [...rounds.flatMap(roundOf), ...(when === 'evening' ? nightfall() : [])] });

/** The message of the group that tells it. */
function messageAfter(rounds: Rounds, when: Case['when']): string {
  const { group } = messagesOf(tableAfter(rounds, when), NO_LINKS);
  return asRead(group.get(when === 'evening' ? `night:${rounds.length + 1}` : `day:${rounds.length}`)!.text);
}

const nameOf = (seat: string): string => `Player ${seat.slice(1)} (${seat.slice(1)})`;
const wayIn = (text: string, { beat, name, names }: StoryThread): string | undefined =>
  toldIn(text, beat, {
    values: {
      ...(name !== undefined && { name: nameOf(name) }),
      ...(names !== undefined && { names: names.map(nameOf).join(', ') }),
    },
  });

const ALL = Object.keys(THREADS) as readonly ThreadId[];

describe.each(ALL)('%s', (beat) => {
  const { when, after, of, never } = CASES[beat];

  test('is told when it holds, and stands in the message', () => {
    const [first] = remembered(after, when);
    expect(first).toEqual({ beat, ...of });
    expect(wayIn(messageAfter(after, when), first!)).toBeDefined();
  });

  test.each(Object.entries(never))('not: %s', (_, rounds) => {
    expect(remembered(rounds, when).map((thread) => thread.beat)).not.toContain(beat);
  });
});

test('a shot that a card turned away is neither quiet nor a loss', () => {
  const saved: readonly GameEvent[] = [
    ...nightfall(),
    { type: 'announced', news: [{ hit: 'p1' }] },
    opened('morning', { kind: 'window', window: 'hit', name: 'morning', seconds: 'window', seat: 'p1' }),
    { type: 'announced', news: [{ saved: 'p1' }] },
    ...roundOf(quiet).slice(3),
  ];
  const [past] = pastOf([saved], SEATS);
  expect(past).toMatchObject({ isQuiet: false, lost: [], hasDawned: true });
});

test('whoever dies while the morning is open to cards has died in the night', () => {
  const fell: readonly GameEvent[] = [
    ...nightfall(),
    { type: 'announced', news: [{ hit: 'p1' }] },
    opened('morning', { kind: 'window', window: 'hit', name: 'morning', seconds: 'window', seat: 'p1' }),
    { type: 'fell', seat: 'p1', how: 'shot', shown: 'citizen' },
    opened('talk', { kind: 'discussion', name: 'talk', seconds: 'talk' }),
  ];
  expect(pastOf([fell], SEATS)[0]).toMatchObject({ lost: ['p1'], atDawn: SEATS.slice(1) });
});

test('one a morning and one an evening at most: the rarest', () => {
  const morning: Rounds = [quiet, loss('p1', 'p2', 'p3', 'p4', 'p5')];
  const evening: Rounds = [
    verdict('p1 citizen'),
    { ...tie, ...verdict('p2 citizen'), ballots: [allFor('p2', 'p3', 'p4', 'p5')] },
  ];
  for (const [rounds, when] of [
    [morning, 'morning'],
    [evening, 'evening'],
  ] as const) {
    const found = remembered(rounds, when);
    expect(found.length).toBeGreaterThan(2);
    const message = messageAfter(rounds, when);
    expect(found.filter((thread) => wayIn(message, thread) !== undefined)).toEqual(found.slice(0, 1));
  }
});

test('each is told in ever other words, and no more when there are none left', () => {
  const ways = voiceOf('en', 'noir').ways('thread-unanimous');
  const days = Array<Befell>(ways + 2).fill({ ballots: [allFor('p1', 'p2', 'p3', 'p4')] });
  const { teller } = publicStage(tableAfter(days, 'evening'));
  const lines = days.map((_, i) => teller.evening(i + 1));
  const unanimous = lines.filter((line) => line !== null && toldIn(line, 'thread-unanimous') !== undefined);
  expect(new Set(unanimous).size).toBe(ways);
  expect(unanimous).toHaveLength(ways);
  expect(toldIn(lines[0] ?? '', 'thread-unanimous')).toBeDefined();
});

test('a manner that has no words for one says nothing of it', () => {
  const { after, when } = CASES['thread-innocent-condemned'];
  const table = tableAfter(after, when);
  const judged = { ...table, desk: { ...table.desk, setting: firstSetting('sport') } };
  expect(publicStage(table).teller.evening(1)).not.toBeNull();
  expect(publicStage(judged).teller.evening(1)).toBeNull();
});

test.each(['city', 'party'] as const)(
  '%s: what is told once more was told at the time, and the other way round',
  async (edition) => {
    const messages = new Map<string, string>();
    const wanted = { edition, mode: edition === 'city' ? 'standard' : 'base', players: 12, seed: 6 } as const;
    const state = await playAtTable(
      { ...wanted, language: 'en', strength: 'lazy', via: 'engine' },
      (subject, { text }) => messages.set(subject, text),
    );
    const { teller, rounds } = publicStage(state);
    const again = retold(state).map(({ line }) => line);
    const textOf = (subject: string) => messages.get(`${state.id}/${subject}`) ?? '';
    const spun = rounds.flatMap((_, i) => [
      { line: teller.morning(i + 1), in: textOf(`day:${i + 1}`) },
      { line: teller.evening(i + 1), in: textOf(`night:${i + 2}`) },
    ]);
    const known = spun.filter((one) => one.line !== null && one.in !== '');
    expect(known.length).toBeGreaterThan(2);
    for (const { line, in: text } of known) {
      expect(text).toContain(line);
      expect(again.filter((other) => other === line)).toHaveLength(1);
    }
  },
);
