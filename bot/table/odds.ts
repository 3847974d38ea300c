/** Each side's share of wins; `draw` where nobody won. */
export type Shares = Readonly<Record<string, number>>;

/** What was worked out for one table, and for which. */
export interface Reckoned {
  readonly of: string;
  readonly shares: Shares;
  readonly games: number;
}
