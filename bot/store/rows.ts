import type { StoreTables } from './tables.ts';

export type PersonRow = Readonly<StoreTables['people']['$inferSelect']>;
/** `defaults` is null until the group has chosen any. */
export type GroupRow = Readonly<StoreTables['groups']['$inferSelect']>;
export type GameRow = Readonly<StoreTables['games']['$inferSelect']>;
/** That there is such a game, without what is written of it. */
export type KeptGame = Pick<GameRow, 'id' | 'groupId' | 'updatedAt'>;
/** `seat` is null for a host who has none. */
export type SeatRow = Readonly<StoreTables['seats']['$inferSelect']>;
export type OutboxRow = Readonly<StoreTables['outbox']['$inferSelect']>;

export type GameStatus = GameRow['status'];
export type OutboxKind = OutboxRow['kind'];
