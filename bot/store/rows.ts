import type { Tables } from './tables.ts';

export type PersonRow = Readonly<Tables['people']['$inferSelect']>;
/** `defaults` is null until the group has chosen any. */
export type GroupRow = Readonly<Tables['groups']['$inferSelect']>;
export type GameRow = Readonly<Tables['games']['$inferSelect']>;
/** That there is such a game, without what is written of it. */
export type KeptGame = Pick<GameRow, 'id' | 'groupId' | 'updatedAt'>;
/** `seat` is null for a host who has none. */
export type SeatRow = Readonly<Tables['seats']['$inferSelect']>;
export type OutboxRow = Readonly<Tables['outbox']['$inferSelect']>;

export type GameStatus = GameRow['status'];
export type OutboxKind = OutboxRow['kind'];
