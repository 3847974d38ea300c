/** Tables of `spytown` with a known deal. */
import { rulesOf } from '../../../shared/editions/index.ts';
import type { Deal } from '../../../shared/engine/model.ts';
import { type Bench, dealTo } from './table.ts';

export function spytownWith(held: string, setting: Partial<Deal> = {}): Bench {
  const { mode = 'extended', options = {} } = setting;
  const seats = held.split(' ');
  return dealTo(rulesOf({ edition: 'spytown', mode, options, seats }), held, { edition: 'spytown', mode, ...setting });
}

/** The mafia shoots this one, and the night is over. */
export function shoot(table: Bench, victim: string): void {
  for (const { id, gang, out } of table.game.seats) if (gang === 'mafia' && !out) table.act(id, 'shoot', victim);
  if (table.game.stage.name === 'night') table.passTime();
}

/** Everybody votes as listed, the others abstain; whoever leads votes first. */
export function votes(table: Bench, named: Readonly<Record<string, string>>): void {
  const { serial } = table.game.stage;
  const voters = [...(table.game.leader === null ? [] : [table.game.leader]), ...table.game.seats.map(({ id }) => id)];
  for (const id of new Set(voters)) {
    const isOver = table.game.stage.spec?.kind !== 'ballot' || table.game.stage.clock !== serial;
    if (isOver || !table.can(id).includes('vote')) continue;
    const target = named[id];
    table.act(id, 'vote', target === undefined ? { choice: 'abstain' } : target);
  }
}
