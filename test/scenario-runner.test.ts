import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { Failure } from './kit/scenario/format.ts';
import { playScenario } from './kit/scenario/play.ts';

const ROLES = ['citizen', 'commissioner', 'citizen', 'citizen', 'don', 'citizen'];
const scenario = (steps: unknown[], more: object = {}) => ({
  title: 'a test',
  rules: ['party.host'],
  edition: 'party',
  mode: 'base',
  options: {},
  seats: ROLES.map((role, i) => ({ id: `p${i + 1}`, role })),
  steps,
  ...more,
});

function failureOf(file: unknown): { step: number; what: string } {
  try {
    playScenario(typeof file === 'string' ? file : JSON.stringify(file));
  } catch (error) {
    if (error instanceof Failure) return { step: error.step, what: error.message };
    throw error;
  }
  throw new Error('the scenario did not fail');
}

describe('whatever is unknown is a failure at its step', () => {
  const fine = { until: 'morning 1' };
  test.each<[string, unknown, RegExp]>([
    ['a step', { unless: 'x' }, /unless|exactly one/],
    ['two keys', { until: 'talk 1', wait: 1 }, /exactly one/],
    ['no key', {}, /exactly one/],
    ['a stage', { until: 'lunch 1' }, /no stage lunch 1/],
    ['a stage without a round', { until: 'talk' }, /no stage talk/],
    ['round 0', { until: 'talk 0' }, /no stage talk 0/],
    ['over with a round', { until: 'over 1' }, /no stage over 1/],
    ['an action', { do: { by: 'p1', action: 'dance' } }, /action/],
    ['an action that must be refused', { rejects: { by: 'p1', action: 'dance' } }, /action/],
    ['a field of a command', { rejects: { by: 'p1', action: 'finish', mood: 'sad' } }, /mood/],
    ['an actor', { rejects: { by: 'p7', action: 'finish' } }, /no player p7/],
    ['a target', { rejects: { by: 'p2', action: 'check', target: 'p7' } }, /no player p7/],
    ['one of several targets', { rejects: { by: 'p2', action: 'plan', targets: ['p1', 'p7'] } }, /no player p7/],
    ['a card', { rejects: { by: 'p2', action: 'play', card: 'vest' } }, /no card vest/],
    ['a voter', { votes: { p7: 'p1' } }, /no player p7/],
    ['a vote', { votes: { p1: 'nobody' } }, /no player nobody/],
    ['an expectation', { expect: { mood: 'sad' } }, /mood/],
    ['an expected stage', { expect: { stage: 'lunch 1' } }, /no stage lunch 1/],
    ['an expected player', { expect: { alive: ['p7'] } }, /no player p7/],
    ['whose actions', { expect: { can: { p7: [] } } }, /no player p7/],
    ['an action among them', { expect: { can: { p1: ['dance'] } } }, /can/],
    ['whose knowledge', { expect: { unlearned: { p7: [{ about: 'p1', role: 'don' }] } } }, /no player p7/],
    ['whom it is about', { expect: { unlearned: { p1: [{ about: 'p7', role: 'don' }] } } }, /no player p7/],
    ['a role', { expect: { unlearned: { p1: [{ about: 'p2', role: 'king' }] } } }, /no role king/],
    ['a side', { expect: { unlearned: { p1: [{ about: 'p2', side: 'blue' }] } } }, /no side blue/],
    ['a fact', { expect: { unlearned: { p1: [{ about: 'p2', is: 'tall', value: true }] } } }, /no fact tall/],
    ['a form of fact', { expect: { unlearned: { p1: [{ about: 'p2', knows: 'don' }] } } }, /unlearned/],
    ['news', { expect: { unnews: [{ rain: true }] } }, /no news/],
    ['news about a stranger', { expect: { unnews: [{ out: 'p7', role: null }] } }, /no player p7/],
    ['news of a role', { expect: { unnews: [{ out: 'p1', role: 'king' }] } }, /no role king/],
    ['a winner', { expect: { winner: 'blue' } }, /no side blue/],
    ['points', { expect: { points: { p1: 1 } } }, /no points/],
    ['a negative wait', { wait: -1 }, /wait/],
  ])('%s', (_, step, what) => {
    const failure = failureOf(scenario([fine, step]));
    expect(failure.step).toBe(1);
    expect(failure.what).toMatch(what);
  });

  test.each<[string, object | string, RegExp]>([
    ['no JSON', '{', /not JSON/],
    ['an edition', scenario([], { edition: 'chess' }), /no edition chess/],
    ['a mode', scenario([], { mode: 'fast' }), /no mode fast/],
    ['an option', scenario([], { options: { deadHost: true } }), /no variant “deadHost”/],
    ['a key of the file', scenario([], { author: 'x' }), /author/],
    ['a role', scenario([], { seats: [{ id: 'p1', role: 'king' }] }), /no role king/],
    ['a card', scenario([], { seats: [{ id: 'p1', role: 'don', card: 'vest' }] }), /no card vest/],
    [
      'a seat twice',
      scenario([], {
        seats: [
          { id: 'p1', role: 'don' },
          { id: 'p1', role: 'citizen' },
        ],
      }),
      /twice/,
    ],
    ['a judge', scenario([], { judge: 'j' }), /no judge/],
    ['a host who plays', scenario([], { host: 'p1' }), /twice/],
    ['a rule of another book', scenario([], { rules: ['city.judge'] }), /no rule of party/],
  ])('%s', (_, file, what) => {
    expect(failureOf(file).what).toMatch(what);
  });
});

describe('what does not come true is a failure at its step', () => {
  test.each<[string, unknown, RegExp]>([
    ['a stage past', { until: 'night 1' }, /past night 1/],
    ['a day past', { until: 'day 1' }, /past day 1/],
    ['a stage that never comes', { until: 'vote 1' }, /past vote 1/],
    ['a refusal', { do: { by: 'p1', action: 'vote', target: 'p2' } }, /refused: not-now/],
    ['an acceptance', { rejects: { by: 'p1', action: 'finish' } }, /was accepted/],
    ['who lives', { expect: { alive: ['p1'] } }, /alive is/],
    ['what one can', { expect: { can: { p1: ['finish'] } } }, /can of p1 is/],
    ['whom one can name', { expect: { targets: { p1: { nominate: ['p2'] } } } }, /targets of p1 for nominate/],
    ['what was learned', { expect: { learned: { p1: [{ about: 'p2', role: 'commissioner' }] } } }, /was not told/],
    ['what was not', { expect: { unlearned: { h: [{ about: 'p2', role: 'commissioner' }] } } }, /was told/],
    ['news', { expect: { news: [{ out: 'p1', role: null }] } }, /the news has no/],
    ['no news', { expect: { unnews: [{ quiet: true }] } }, /the news has/],
    ['votes', { expect: { votes: { p1: 1 } } }, /votes is/],
    ['the accused', { expect: { accused: ['p1'] } }, /accused is/],
    ['the speaker', { expect: { speaker: null } }, /speaker is/],
    ['a side', { expect: { sides: { p1: 'mafia' } } }, /side of p1/],
    ['fouls', { expect: { fouls: { p1: 1 } } }, /fouls of p1/],
    ['the winner', { expect: { winner: 'red' } }, /winner is/],
    ['the winners', { expect: { winners: ['p1'] } }, /winners is/],
  ])('%s', (_, step, what) => {
    const failure = failureOf(scenario([{ until: 'talk 1' }, step], { host: 'h' }));
    expect(failure.step).toBe(1);
    expect(failure.what).toMatch(what);
  });

  test('a game that ends before the stage', () => {
    const steps = [{ until: 'talk 1' }, { do: { by: 'p5', action: 'leave' } }, { until: 'night 2' }];
    expect(failureOf(scenario(steps))).toEqual({ step: 2, what: 'the game is over before night 2' });
  });
});

test('the command prints a line a file and fails when one of them does', () => {
  const folder = mkdtempSync(join(tmpdir(), 'omerta-'));
  const [good, bad] = ['good.json', 'bad.json'].map((name) => join(folder, name)) as [string, string];
  writeFileSync(good, JSON.stringify(scenario([{ until: 'over' }, { expect: { winner: 'draw' } }])));
  writeFileSync(bad, JSON.stringify(scenario([{ wait: 1 }, { expect: { stage: 'talk 1' } }])));
  const run = (...files: string[]) =>
    spawnSync('npm', ['run', '--silent', 'scenario', '--', ...files], {
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      encoding: 'utf8',
    });
  const both = run(good, bad, join(folder, 'none.json'));
  const [first, second, third] = both.stdout.trim().split('\n');
  expect(first).toBe(`ok ${good}`);
  expect(second).toBe(`FAIL ${bad} step 1: stage is "night 1", expected "talk 1"`);
  expect(third).toMatch(/^FAIL .*none\.json step 0: ENOENT/);
  expect(both.status).toBe(1);
  expect(run(good)).toMatchObject({ status: 0, stdout: `ok ${good}\n` });
  rmSync(folder, { recursive: true });
});
