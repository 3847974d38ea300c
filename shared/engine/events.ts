import type { PlaceId, SeatId } from './ids.ts';
import type {
  Accusation,
  AgendaItem,
  CardId,
  Choice,
  Deal,
  Fact,
  GangId,
  How,
  Mark,
  News,
  RoleId,
  SideId,
  StageSpec,
  Suspicion,
} from './model.ts';
import type { StageName } from './words.ts';

/** Everything that can be recorded. Past tense; facts of the table, never field setters. */
export type GameEvent =
  | { readonly type: 'dealt'; readonly deal: Deal }
  | { readonly type: 'roundBegan' }
  | { readonly type: 'scheduled'; readonly agenda: readonly AgendaItem[] }
  | {
      readonly type: 'stageOpened';
      readonly name: StageName;
      readonly spec: StageSpec;
      readonly seconds: number | null;
    }
  | { readonly type: 'chose'; readonly choice: Choice }
  /** All of theirs, or those in one slot. */
  | { readonly type: 'choicesDropped'; readonly by: readonly SeatId[]; readonly slot?: string }
  | { readonly type: 'talkOpened'; readonly opener: SeatId }
  | { readonly type: 'nominated'; readonly by: SeatId; readonly seat: SeatId }
  | { readonly type: 'withdrew'; readonly by: SeatId; readonly seat: SeatId }
  | { readonly type: 'accusedNarrowed'; readonly accused: readonly Accusation[] }
  | {
      readonly type: 'tallied';
      readonly rung: string;
      readonly counts: Readonly<Record<string, number>>;
      readonly cast: Readonly<Record<SeatId, string>>;
      readonly silent: number;
      /** Whose votes were not cast, where that is told. */
      readonly uncast?: readonly SeatId[];
    }
  | { readonly type: 'lotDrawn'; readonly among: readonly SeatId[]; readonly seat: SeatId }
  | { readonly type: 'planned'; readonly gang: GangId; readonly by: SeatId; readonly targets: readonly SeatId[] }
  | { readonly type: 'learned'; readonly to: PlaceId; readonly facts: readonly Fact[] }
  | { readonly type: 'announced'; readonly news: readonly News[] }
  | { readonly type: 'marked'; readonly mark: Mark }
  | { readonly type: 'marksLifted'; readonly until: Mark['until'] }
  | { readonly type: 'markLifted'; readonly mark: string; readonly on: SeatId }
  | { readonly type: 'suspected'; readonly suspicions: readonly Suspicion[] }
  | {
      readonly type: 'turned';
      readonly seat: SeatId;
      readonly side: SideId;
      readonly gang: GangId | null;
      /** Where the role is another, too. */
      readonly role?: RoleId;
    }
  | {
      readonly type: 'played';
      readonly card: CardId;
      readonly by: SeatId;
      readonly on: SeatId | null;
      /** The table does not see it. */
      readonly isSecret?: true;
    }
  | { readonly type: 'leaderNamed'; readonly seat: SeatId }
  | { readonly type: 'struck'; readonly seat: SeatId; readonly how: How }
  | { readonly type: 'spared'; readonly seat: SeatId }
  | { readonly type: 'leaving'; readonly seat: SeatId }
  | { readonly type: 'fell'; readonly seat: SeatId; readonly how: How; readonly shown: RoleId | null }
  | { readonly type: 'warned'; readonly seat: SeatId; readonly reason?: string }
  | { readonly type: 'fouled'; readonly seat: SeatId; readonly reason?: string }
  | { readonly type: 'disqualified'; readonly seat: SeatId; readonly reason?: string }
  /** The side of this player loses for what was done. */
  | { readonly type: 'defeated'; readonly seat: SeatId; readonly reason: string }
  | { readonly type: 'ballotCancelled'; readonly round: number }
  | { readonly type: 'guessed'; readonly by: SeatId; readonly targets: readonly SeatId[] }
  | { readonly type: 'awarded'; readonly seat: SeatId; readonly award: string; readonly by: PlaceId }
  /** Or says later what the own protest is about. */
  | { readonly type: 'protested'; readonly seat: SeatId; readonly text?: string }
  /** So many events from there on in the log count no longer. */
  | { readonly type: 'undone'; readonly at: number; readonly events: number; readonly serial: number }
  | { readonly type: 'hostNamed'; readonly host: PlaceId }
  | { readonly type: 'won'; readonly winner: SideId; readonly winners: readonly SeatId[] };
