/** What people want of the house: the same word for a tap in the app, a press, a command and a link. */
import type { GameId, SeatId } from '../../shared/engine/ids.ts';
import type { Answer, RoleId } from '../../shared/engine/model.ts';
import type { Action } from '../../shared/engine/words.ts';
import type { Language } from '../../shared/text/languages.ts';
import type { ChatId, GroupId } from '../../shared/wire/ids.ts';
import type { Statement } from '../../shared/wire/practice.ts';
import type { Sign } from '../../shared/wire/signs.ts';
import type { Way } from '../../shared/wire/solo.ts';
import type { Enclosed } from '../hosting/mailbox.ts';
import type { Reply } from '../table/order.ts';
import type { Refused } from '../table/refusal.ts';
import type { TableState } from '../table/state.ts';
import type { WantedOf } from './change.ts';
import type { Visitor } from './reception.ts';

/** Of one table. */
export type TableWish = { readonly game: GameId } & (
  | { readonly do: 'join' | 'begin' }
  | { readonly do: 'rematch' }
  /** From a table that is being set; `quit` also from a game. */
  | { readonly do: 'leave' | 'quit' }
  | { readonly do: 'lead'; readonly as: 'host' | 'aide' }
  /** Whoever was seated by others gives their part to the shuffle. */
  | { readonly do: 'cut'; readonly cut: string }
  | { readonly do: 'change'; readonly wanted: WantedOf }
  | { readonly do: 'cancel' | 'pause' | 'resume' }
  | { readonly do: 'look' | 'by-buttons' }
  | ({ readonly do: 'answer'; readonly token: string; readonly action: Action } & Answer)
  | { readonly do: 'protest' | 'undo' | 'sign-protocol' }
  | { readonly do: 'say'; readonly token: string; readonly statement: Statement }
  | { readonly do: 'sign'; readonly token: string; readonly sign: Sign | null }
  | { readonly do: Way; readonly token: string }
  | { readonly do: 'send-out' | 'take-seat'; readonly seat: SeatId }
);

export type Wish =
  | TableWish
  /** A table in a group that has none. */
  | { readonly do: 'open'; readonly group: GroupPlace }
  | { readonly do: 'solo'; readonly practice: SoloGame; readonly byButtons: boolean }
  /** A group's language, or where there is no group one's own. */
  | { readonly do: 'speak'; readonly group: GroupId | null; readonly language: Language };

/** A group, and the topic of it in which something was said. */
export interface GroupPlace {
  readonly id: GroupId;
  readonly title: string;
  readonly thread: number | null;
}

export interface SoloGame {
  readonly edition: string;
  /** Null to be surprised. */
  readonly role: RoleId | null;
}

/** Whose wish it is, and how it came. */
export interface By {
  readonly user: Visitor;
  /** The same for every time the same wish is brought, so that it is carried out once. */
  readonly key: string;
  /** Whether they are in this group, as far as the door knows. */
  readonly isIn: (groupId: ChatId) => boolean | Promise<boolean>;
  /** Sent besides what the wish itself calls for. */
  readonly extra?: Enclosed;
}

/** What became of it; `unreachable` is the link by which they let the bot write to them. */
export type WishOutcome = Reply | OpenedTable | { readonly unreachable: string } | { readonly spoken: Language };

export type OpenedTable = { readonly opened: TableState } | Refused | { readonly isRepeated: true };
