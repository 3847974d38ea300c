export { LiveGameExists, StaleVersion } from './errors.ts';
export type { NewGame, SavedGame } from './games.ts';
export type { Outgoing } from './outbox.ts';
export type { StoreReader, Tx } from './repository.ts';
export { restore } from './restore.ts';
export type { GameRow, GameStatus, GroupRow, OutboxKind, OutboxRow, PersonRow, SeatRow } from './rows.ts';
export { openStore, type Store, type StoreOptions } from './store.ts';
