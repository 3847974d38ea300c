/** Law 3 for practice players: what they do does not depend on what they cannot know. */
import { expect, test } from 'vitest';
import { nextDeed } from '../../bot/computer/mind.ts';
import { Minds } from '../../bot/odds/minds.ts';
import { EDITIONS, type EditionId, rulebooks } from '../../shared/editions/index.ts';
import { chanceFrom } from '../../shared/engine/chance.ts';
import { viewFor } from '../../shared/engine/view.ts';
import type { Said } from '../../shared/wire/practice.ts';
import { STRENGTHS, type Strength } from '../../shared/wire/practice.ts';
import { scrambled } from '../kit/laws/blind-view.ts';
import { type Sitting, send, sitDown, timeUp } from '../kit/rules/sitting.ts';
import { uneasedGames } from '../text/kids-texts.ts';

const KINDS = EDITIONS.flatMap((edition) =>
  Object.keys(rulebooks[edition].modes).flatMap((mode) => STRENGTHS.map((strength) => ({ edition, mode, strength }))),
);

/** What options change in what anybody may do or learn. */
const BY_OPTION = [
  { edition: 'family', mode: 'basic', players: 11, options: { catwoman: 'role' } },
  ...uneasedGames.map(({ book, id, options }) => ({ edition: book.id, mode: id, players: 12, options })),
].flatMap((kind) => STRENGTHS.map((strength) => ({ ...kind, edition: kind.edition as EditionId, strength })));

test.each(BY_OPTION)('$edition $mode with $options, $strength', ({ strength, ...sitting }) => {
  playsBlindly({ ...sitting, seed: `practice law ${sitting.edition} ${sitting.mode} by option` }, strength);
});

test.each(KINDS)('$edition $mode, $strength', ({ edition, mode, strength }) => {
  const { least, most } = rulebooks[edition].modes[mode]!.players;
  const seed = `practice law ${edition} ${mode}`;
  const chance = chanceFrom(seed);
  const players = least + chance.below(Math.min(4, most - least + 1));
  playsBlindly({ edition, mode, players, seed }, strength, chance);
});

function playsBlindly(sitting: Sitting, strength: Strength, chance = chanceFrom(sitting.seed)): void {
  const table = sitDown(sitting);
  const { rules } = table;
  const minds = new Minds(table.game, rules, () => strength);
  minds.tell(table.log, table.game);
  const said: Said[] = [];
  let compared = 0;
  while (!table.game.outcome) {
    const { game } = table;
    const before = table.log.length;
    const deeds = minds.sittings.flatMap((sitting) => {
      const deed = minds.deedOf(sitting, game, said);
      if (!deed) return [];
      // Another world that looks the same from this seat, and a view that has been through the wire.
      const other = viewFor(scrambled(game, rules, sitting.id, chance), rules, sitting.id);
      const view = JSON.parse(JSON.stringify(other)) as typeof other;
      expect(nextDeed(sitting.mind, { view, said: [...said] })).toEqual(deed);
      compared++;
      return [{ by: sitting.id, deed }];
    });
    const [next] = deeds;
    if (!next) send(table, timeUp(game));
    else if (next.deed.is === 'say') said.push({ by: next.by, round: game.round, statement: next.deed.statement });
    else {
      const { is: _, ...act } = next.deed;
      expect(send(table, { type: 'act', by: next.by, ...act })).not.toHaveProperty('refused');
    }
    minds.tell(table.log.slice(before), table.game);
  }
  expect(compared).toBeGreaterThan(20);
}
