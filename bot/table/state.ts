import type { GameEvent } from '../../shared/engine/events.ts';
import type { Game } from '../../shared/engine/model.ts';
import type { ChatId } from '../../shared/wire/ids.ts';
import type { Desk } from './desk.ts';

export type Status = 'lobby' | 'running' | 'over' | 'cancelled';

/** A table at one moment. */
export interface TableState {
  readonly id: string;
  readonly groupId: ChatId;
  readonly status: Status;
  readonly desk: Desk;
  readonly game: Game | null;
  /** Everything that happened so far. */
  readonly log: readonly GameEvent[];
  /** When the stage ends by itself. */
  readonly deadline: number | null;
}
