/** What anybody would believe who holds no secret. */
import { type Belief, believe } from '../../../bot/computer/belief.ts';
import { evidenceOf } from '../../../bot/computer/evidence.ts';
import { loreOf } from '../../../bot/computer/lore.ts';
import { openFrame } from '../../../bot/computer/sharp.ts';
import { chanceFrom } from '../../../shared/engine/chance.ts';
import type { Moment } from './record.ts';

export function opinionAt({ table, memory, said }: Moment, ...matter: readonly (string | number)[]): Belief {
  const evidence = evidenceOf(loreOf(table), table, memory, said);
  return believe(openFrame({ table, memory }), evidence, chanceFrom('honest', ...matter));
}
