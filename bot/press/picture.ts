/** A picture to be printed. Every word of it is chosen already: whoever prints it knows nothing of the game. Plain JSON. */

/** The children's modes have their own gazette. */
export type Look = 'noir' | 'kids';

export type Picture = Morning | ExtraEdition | Cover;

interface Front {
  readonly look: Look;
  /** What the paper is called: the group's own title, of any length, with whatever signs people put there. */
  readonly masthead: string;
  /** The top line: number, motto, price. */
  readonly strip: readonly [left: string, middle: string, right: string];
  /** The line below the masthead: `Morning 3`, the name of the paper, how many are left at the table. */
  readonly dateline: readonly [left: string, middle: string, right: string];
  readonly headline: string;
  readonly deck: string;
}

/** The front page of an ordinary day. */
export interface Morning extends Front {
  readonly is: 'morning';
  /** Names of emblems (a role’s, or `face-down`): one for each who was lost, in order; none after a quiet night. */
  readonly emblems: readonly string[];
  /** The news that have no box, and small talk: as many as there is room for, the first ones first. */
  readonly columns: readonly Column[];
  /** At most three have room; several names in one box. */
  readonly boxes: readonly Panel[];
  readonly weather: Labelled;
  readonly foot: string;
  /** Where a column has room left; empty where the paper has run out of them. */
  readonly ad: Column;
}

export interface Column {
  readonly title: string;
  readonly text: string;
}

export interface Panel {
  /** An emblem of the interface: `muted`, `jail`, `pardon` and so on. */
  readonly icon: string;
  readonly label: string;
  readonly names: readonly string[];
}

export interface Labelled {
  readonly label: string;
  readonly text: string;
}

/** The end of a game: who won, who was who, what they are honoured for. Up to 26 people. */
export interface ExtraEdition extends Front {
  readonly is: 'extra';
  readonly people: readonly Revealed[];
  readonly awards: readonly Labelled[];
  /** Words for those who won and those who did not. */
  readonly legend: { readonly winners: string; readonly people: string; readonly awards: string };
  readonly foot: string;
}

export interface Revealed {
  readonly number: number;
  readonly name: string;
  readonly role: string;
  readonly emblem: string;
  readonly isWinner: boolean;
  readonly isOut: boolean;
}

/** What a lobby opens with. */
export interface Cover {
  readonly is: 'cover';
  readonly look: Look;
  readonly group: string;
  readonly edition: string;
  readonly mode: string;
  /** Emblems of roles that the rulebook deals. */
  readonly emblems: readonly string[];
  /** How many can sit down: `5–26`, and what that is called. */
  readonly seats: Labelled;
  readonly line: string;
  readonly foot: string;
}
