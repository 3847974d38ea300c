/** What the source tells besides habits: every lot that could be drawn without a secret, drawn again. */
import { fairCommon } from '../../../bot/computer/fair.ts';
import type { Lots } from '../../../bot/computer/lots.ts';
import { sharpCommon } from '../../../bot/computer/sharp.ts';
import { RARELY } from '../../../bot/computer/statements.ts';
import { chanceFrom } from '../../../shared/engine/chance.ts';
import type { Guesses } from './guesses.ts';
import { anyKind, manners } from './habits.ts';
import type { Feature } from './honest.ts';
import { preyOf } from './prey.ts';
import type { Record } from './record.ts';

/** Lots that anybody can draw. */
export const PUBLIC: Lots = (...matter) => chanceFrom(...matter);

export const dice = (record: Record, guesses: Guesses): readonly Feature[] => [
  shotsByLot(record, guesses),
  pretences(record, guesses),
  ...manners(record, guesses, [PUBLIC], anyKind),
];

/** How many victims are those of a lot that anybody can draw. */
function shotsByLot({ strength, nights }: Record, { seats }: Guesses): Feature {
  const choices = nights.map((night) =>
    strength === 'sharp' ? sharpCommon({ ...night, lots: PUBLIC }) : fairCommon(night.table, PUBLIC),
  );
  return (guess) =>
    nights.reduce((hits, night, i) => {
      const prey = preyOf(night, guess, seats);
      return prey.length > 0 && night.shot.includes(choices[i]!(prey)) ? hits + 1 : hits;
    }, 0);
}

/** Whose turn it would be to pretend by a public lot, and whether it was taken. */
function pretences({ strength, deeds, nights, end }: Record, { seats }: Guesses): Feature {
  if (strength !== 'sharp') return () => 0;
  const rounds = nights.filter(({ table }) => table.round >= 2);
  const said = new Set(
    end.said.flatMap(({ by, round, statement }) => (statement.says === 'guilty' ? [`${round} ${by}`] : [])),
  );
  const dawns = rounds.flatMap(({ table: { round } }) => deeds.find(({ table }) => table.round === round) ?? []);
  return (guess) =>
    dawns.reduce((sum, { table }) => {
      const alive = guess.flatMap((i) => (table.seats[i]!.out === null ? [seats[i]!] : [])).sort();
      if (alive.length === 0) return sum;
      const lots = PUBLIC('pretend', table.round, ...alive);
      const turn = lots.pick(alive);
      if (lots.below(RARELY) > 0) return sum;
      return sum + (said.has(`${table.round} ${turn}`) ? 1 : -0.3);
    }, 0);
}
