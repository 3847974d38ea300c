import { createHmac } from 'node:crypto';
import type { Game, PersonId } from '../../shared/engine/model.ts';

/**
 * The name of what this person is asked in this stage. It changes with every stage, but counts nothing: the serial of a
 * stage is secret, since it counts hidden waves too.
 */
export const tokenFor = ({ deal, stage }: Game, person: PersonId): string =>
  createHmac('sha256', deal.seed).update(`${stage.serial} ${person}`).digest('base64url').slice(0, 8);
