import { createHmac } from 'node:crypto';
import type { Game, PersonId } from '../../shared/engine/model.ts';

/**
 * The name of what this person is asked in this stage. It changes with every stage, but counts nothing: the serial of a
 * stage is secret, since it counts hidden waves too. A ballot that opens to all after the Leader's vote is the same one.
 */
export function tokenFor({ deal, stage }: Game, person: PersonId): string {
  const asked = stage.spec?.kind === 'ballot' ? stage.clock : stage.serial;
  return createHmac('sha256', deal.seed).update(`${asked} ${person}`).digest('base64url').slice(0, 8);
}
