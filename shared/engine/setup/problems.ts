/** What can be wrong with a table that wants to start. The words for it are kept with all other words. */
export type Problem =
  | { readonly id: 'unknown-mode'; readonly mode: string }
  | { readonly id: 'players'; readonly least: number; readonly most: number; readonly players: number }
  | {
      readonly id: 'players-by-hand';
      readonly most: number;
      readonly byHand: number;
      readonly players: number;
    }
  | { readonly id: 'bad-seat'; readonly seat: string }
  | { readonly id: 'seat-twice'; readonly seat: string }
  | { readonly id: 'unknown-option'; readonly option: string }
  | { readonly id: 'option-value'; readonly option: string; readonly allowed: readonly string[] }
  | { readonly id: 'no-host-here' }
  | { readonly id: 'host-plays'; readonly host: string }
  | { readonly id: 'unknown-role'; readonly role: string }
  | { readonly id: 'bad-number'; readonly role: string }
  | { readonly id: 'card-shortage'; readonly role: string; readonly cards: number; readonly wanted: number }
  | { readonly id: 'one-of-group'; readonly group: string; readonly wanted: number }
  | { readonly id: 'no-room'; readonly group: string; readonly wanted: number; readonly room: number }
  | { readonly id: 'role-range'; readonly role: string; readonly least: number; readonly most: number }
  | { readonly id: 'card-limit'; readonly most: number; readonly wanted: number }
  | { readonly id: 'card-players'; readonly card: string; readonly least: number; readonly players: number }
  | { readonly id: 'composition-sum'; readonly cards: number; readonly players: number }
  | { readonly id: 'decided-at-once' }
  | { readonly id: 'unknown-timer'; readonly timer: string }
  | { readonly id: 'timer-range'; readonly timer: string; readonly least: number; readonly most: number };

/** What is allowed and yet worth saying. */
export type Warning =
  | { readonly id: 'off-table'; readonly table: Readonly<Record<string, number>> }
  | {
      readonly id: 'group-range';
      readonly group: string;
      readonly least: number;
      readonly most: number;
      readonly wanted: number;
    }
  | { readonly id: 'group-players'; readonly group: string; readonly least: number; readonly players: number }
  | { readonly id: 'players-off-table'; readonly most: number; readonly players: number }
  | { readonly id: 'group-missing'; readonly group: string }
  | { readonly id: 'nothing-to-do'; readonly role: string }
  /** More action cards than the rulebook advises. */
  | { readonly id: 'many-cards'; readonly advised: number; readonly wanted: number }
  /** A card that may leave a side without anybody. */
  | { readonly id: 'risky-card'; readonly card: string };
