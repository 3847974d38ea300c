/** What a host reads out at a trial: who is accused and by whom, and who votes where not everybody does. */
import { expect, test } from 'vitest';
import { trialText } from '../../bot/narrator/group/trial.ts';
import { publicStage } from '../../bot/narrator/stage.ts';
import { rulebooks } from '../../shared/editions/index.ts';
import type { Deal } from '../../shared/engine/model.ts';
import { type Bench, dealTo } from '../kit/rules/table.ts';
import { readOut, speakAsHostOf, stateOf } from '../kit/telling/host-script.ts';

function tableOf(edition: keyof typeof rulebooks, mode: string, roles: string, options: Deal['options'] = {}): Bench {
  const rules = rulebooks[edition].modes[mode]!.rules(options, roles.split(' ').length);
  return dealTo(rules, roles, { edition, mode, options });
}

const linesAt = (bench: Bench): readonly string[] => readOut(stateOf(bench)).lines;

const groupAt = (bench: Bench, isApp: boolean): string =>
  trialText(publicStage(stateOf(bench)), { isApp, buttons: [] }).replaceAll(/<[^>]+>/g, '');

/** Two are accused on the first day, the second before the first in order of seats. */
function accused(edition: 'party', mode: string, roles: string): Bench {
  const bench = tableOf(edition, mode, roles);
  bench.runTo('talk');
  bench.act('p1', 'nominate', 'p4');
  bench.act('p1', 'finish');
  bench.act('p2', 'nominate', 'p3');
  bench.runTo('defence');
  return bench;
}

test('`party.trial.announce`: the accused in the order in which they were named, each with the accuser', async () => {
  await speakAsHostOf('party');
  const bench = accused('party', 'base', 'citizen citizen citizen citizen commissioner don');
  const both = '4 · p4 (named by no. 1), 3 · p3 (named by no. 2)';
  expect(linesAt(bench)[0]).toBe(`The accused defend themselves: ${both}.`);
  bench.runTo('vote');
  expect(linesAt(bench)).toEqual([
    `We vote. On the bench: ${both}.`,
    'One vote each, on the phone; it cannot be taken back.',
  ]);
  for (const isApp of [true, false]) {
    expect(groupAt(bench, isApp)).toMatch(/1\. .*p4 \(4\).*p1 \(1\)/);
    expect(groupAt(bench, isApp)).toMatch(/2\. .*p3 \(3\).*p2 \(2\)/);
  }
});

test('`party.judges.only`: while a judge lives, it says that only judges vote, and who they are', async () => {
  await speakAsHostOf('party');
  const roles = 'honest-judge citizen citizen citizen commissioner don corrupt-judge citizen mafioso';
  const bench = accused('party', 'extended', roles);
  bench.runTo('vote');
  expect(linesAt(bench).at(-1)).toBe('Only these vote: 1 · p1, 7 · p7.');
  for (const isApp of [true, false]) expect(groupAt(bench, isApp)).toContain('p1 (1), p7 (7)');
  // Those who tie are judged by everybody.
  bench.act('p1', 'vote', 'p3');
  bench.act('p7', 'vote', 'p4');
  bench.runTo('raise');
  expect(linesAt(bench).join()).not.toContain('Only these vote');
});

test('whoever has lost the vote for the day is named', async () => {
  await speakAsHostOf('city');
  const bench = tableOf('city', 'standard', 'citizen citizen citizen citizen citizen citizen godfather mafioso');
  bench.runTo('night', 2);
  bench.act('p7', 'mute', 'p2');
  bench.runTo('talk', 2);
  bench.act('p1', 'nominate', 'p3');
  bench.act('p4', 'nominate', 'p8');
  bench.runTo('vote', 2);
  expect(linesAt(bench)[0]).toContain('3 · p3 (named by no. 1), 8 · p8 (named by no. 4)');
  expect(linesAt(bench).at(-1)).toBe('No vote today: 2 · p2.');
});

test('whom a ballot has put on the bench was accused by nobody', async () => {
  await speakAsHostOf('spytown');
  const bench = tableOf('spytown', 'basic', 'policeman policeman policeman policeman policeman agent mafioso mafioso');
  bench.runTo('vote');
  bench.act('p1', 'vote', 'p2');
  bench.act('p2', 'vote', 'p1');
  bench.runTo('runoff');
  expect(linesAt(bench)[0]).toBe('On the bench: 1 · p1, 2 · p2. They defend themselves in turn.');
});
