import { createHmac } from 'node:crypto';
import type { Game, PersonId } from '../../shared/engine/model.ts';
import { isAlive } from '../../shared/engine/table.ts';

/**
 * The name of what this person is asked in this stage. It changes with every stage, but counts nothing: the serial of a
 * stage is secret, since it counts hidden waves too. A ballot that opens to all after the Leader's vote is the same one,
 * and whoever only listens is asked the same through all speeches.
 */
export function tokenFor(game: Game, person: PersonId): string {
  return createHmac('sha256', game.deal.seed)
    .update(`${askedIn(game, person)} ${person}`)
    .digest('base64url')
    .slice(0, 8);
}

function askedIn(game: Game, person: PersonId): string | number {
  const { spec, clock, serial, name } = game.stage;
  const isListening = spec?.kind === 'speech' && spec.queue[0] !== person && isAlive(game, person);
  if (isListening) return `${game.round} ${name}`;
  return spec?.kind === 'ballot' ? clock : serial;
}
