/** The judge's sheet of one game: what is filled in before, during and after it. */
import type { SeatId } from './ids.ts';
import type { Price, SideId } from './model.ts';

/** What is known before the game. */
export interface ProtocolHead {
  readonly tournament: string | null;
  readonly stage: string | null;
  readonly game: number;
  readonly table: number;
  readonly date: string;
  /** Null where the bot judges. */
  readonly judge: string | null;
  readonly nameOf: (seat: SeatId) => string;
  readonly signed: boolean;
}

export interface Protocol extends Omit<ProtocolHead, 'nameOf'> {
  readonly rows: Readonly<Record<SeatId, ProtocolRow>>;
  /** Every accepted one, in order. */
  readonly nominations: readonly ProtocolNomination[];
  /** One for each count, in order; a ballot broken off has none. */
  readonly ballots: readonly ProtocolBallot[];
  /** Null if nobody was shot in the first night with shots. */
  readonly bestMove: { readonly by: SeatId; readonly named: readonly SeatId[] } | null;
  readonly winner: SideId | null;
  readonly protests: readonly SeatId[];
  /** What the protests are about, where that was written. */
  readonly grounds: Readonly<Record<SeatId, string>>;
  /** Every one that stands, in order. */
  readonly penalties: readonly ProtocolPenalty[];
}

export interface ProtocolRow {
  readonly seat: number;
  readonly name: string;
  /** One letter. */
  readonly role: string;
  readonly fouls: number;
  readonly disqualified: boolean;
  readonly points: number;
  readonly extra: number;
}

export interface ProtocolPenalty {
  readonly day: number;
  readonly seat: SeatId;
  readonly penalty: Price;
  /** The offence, where the judge has named one. */
  readonly reason?: string;
}

export interface ProtocolNomination {
  readonly day: number;
  readonly by: SeatId;
  readonly target: SeatId;
  readonly withdrawn?: true;
}

export interface ProtocolBallot {
  readonly day: number;
  readonly kind: string;
  readonly votes: Readonly<Record<string, number>>;
}
