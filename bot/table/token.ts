import { createHmac } from 'node:crypto';
import { rulesOf } from '../../shared/editions/index.ts';
import type { PlaceId } from '../../shared/engine/ids.ts';
import type { Game } from '../../shared/engine/model.ts';
import { questionIn } from '../../shared/engine/stages/index.ts';

/**
 * The name of what this person is asked in this stage. It changes with every stage, but counts nothing: the serial of a
 * stage is secret, since it counts hidden waves too. Where one question outlasts a stage, the kind of stage knows it.
 */
export function tokenFor(game: Game, person: PlaceId): string {
  return createHmac('sha256', game.deal.seed)
    .update(`${askedIn(game, person)} ${person}`)
    .digest('base64url')
    .slice(0, 8);
}

const askedIn = (game: Game, person: PlaceId): string | number => questionIn(game, rulesOf(game.deal), person);
