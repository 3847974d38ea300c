/** Who is called in the night: what the group reads and what is read out are the booklet's list, night by night. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { metLines, nightText } from '../../bot/narrator/group/night.ts';
import { publicStage } from '../../bot/narrator/stage.ts';
import type { Running } from '../../bot/table/play.ts';
import { rulebooks } from '../../shared/editions/index.ts';
import { chanceFrom } from '../../shared/engine/chance.ts';
import { type PrintedStep, printedTonight } from '../kit/rules/printed-nights.ts';
import { nextCommand } from '../kit/rules/random-player.ts';
import { type Sitting, send, sitDown, type Table } from '../kit/rules/sitting.ts';
import { sittings } from '../kit/rules/sittings.ts';
import { readOut, speakAsHostOf, stateOf } from '../kit/telling/host-script.ts';

const GAMES = 8;

const MODES = Object.values(rulebooks).flatMap(({ id, modes }) =>
  Object.keys(modes).map((mode) => [id as Sitting['edition'], mode] as const),
);

/** Every night of a game, the moment it has fallen. */
function* nightsOf(sitting: Sitting): Generator<Table> {
  const table = sitDown(sitting);
  const chance = chanceFrom(sitting.seed, 'calls');
  let last = 0;
  while (!table.game.outcome) {
    const { round, stage } = table.game;
    if (stage.name === 'night' && stage.spec?.kind !== 'window' && round > last) {
      last = round;
      yield table;
    }
    send(table, nextCommand(table.game, table.rules, {}, chance));
  }
}

const CALLED = /Called in turn: (.*)\./;

/** The group's line; where everybody only looks at the own card, who has met in that night. */
function readByGroup(state: Running, printed: readonly PrintedStep[]): readonly string[] {
  const stage = publicStage(state);
  const text = nightText(stage, { isApp: true, buttons: [] });
  if (!stage.table.isForCards) return text.match(CALLED)?.[1]?.split(' → ') ?? [];
  expect(text).not.toMatch(CALLED);
  const told = metLines(stage).join('\n').toLowerCase();
  return printed.flatMap(({ who }) => (told.includes(who.toLowerCase()) ? [who] : []));
}

describe.each(MODES)('%s %s', (edition, mode) => {
  test('every night has the booklet’s steps, in its order', async () => {
    await speakAsHostOf(edition);
    let nights = 0;
    const holds = (sitting: Sitting) => {
      for (const table of nightsOf(sitting)) {
        const printed = printedTonight(table.game);
        const state = stateOf(table);
        const seen = `night ${table.game.round} of ${JSON.stringify(sitting)}`;
        expect(readByGroup(state, printed), seen).toEqual(printed.map(({ who }) => who));
        const { lines, calls } = readOut(state);
        expect(
          calls.map((line, i) => (line.includes(printed[i]?.says ?? line) ? printed[i]?.says : line)),
          seen,
        ).toEqual(printed.map(({ says }) => says));
        expect(lines.filter((line) => calls.includes(line))).toEqual(calls);
        nights++;
      }
    };
    fc.assert(fc.property(sittings(edition, mode), holds), { numRuns: GAMES });
    expect(nights).toBeGreaterThan(GAMES);
  });
});
