import type { GameId } from '../../shared/engine/ids.ts';
import type { ChatId } from '../../shared/wire/ids.ts';

/** Somebody else has written to the game since it was read. */
export class StaleVersion extends Error {
  override readonly name = 'StaleVersion';

  constructor(gameId: GameId, expected: number) {
    super(`game ${gameId} is not at version ${expected}`);
  }
}

/** A group plays one game at a time. */
export class LiveGameExists extends Error {
  override readonly name = 'LiveGameExists';

  constructor(groupId: ChatId) {
    super(`group ${groupId} has a live game already`);
  }
}
