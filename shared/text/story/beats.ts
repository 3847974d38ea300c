/** What a narrator has to tell: every public event, with the values that a line about it must hold, no more and no fewer. */

/** The course of a round. */
export const ROUND = {
  /** The cards are dealt: the game begins. */
  'tell-opening': [],
  'tell-first-night': [],
  'tell-nightfall': [],
  /** More than one has died in the night; the names follow. */
  'tell-dawn-many': [],
  /** The talk of the day begins. */
  'tell-talk': [],
  /** The trial of the day begins: its ballot will decide. */
  'tell-trial': [],
  /** The votes are counted; the numbers follow. */
  'tell-count': [],
  /** These have equally many votes, or stand in the final ballot together. */
  'trial-tie': ['names'],
  'day-no-accused': [],
  /** The trial was called off, although somebody was accused. */
  'day-no-trial': [],
  /** On the first day one accused alone is not tried. */
  'no-trial': [],
  'day-nobody': [],
  /** There is one accused only, who is condemned without a ballot. */
  'verdict-without-ballot': [],
  'accused-line': ['name', 'by'],
  'withdrawn-line': ['name', 'by'],
  /** Whose speech it is. */
  floor: ['name'],
  /** Somebody who died in the night has the last word. */
  'morning-last-word': ['name', 'span'],
  /** Those who are condemned have the last word. */
  'verdict-last-words': ['names', 'span'],
} as const;

/** What becomes of people. Where a card is shown, the name has the role behind it. */
export const FATES = {
  'news-quiet': [],
  'news-out-shot': ['name'],
  'news-out-condemned': ['name'],
  /** Gone of their own will, or sent out for not answering. */
  'news-out-left': ['name'],
  /** Hit by a shot that was fired by day. */
  'news-out-struck': ['name'],
  /** Removed from the game by whoever leads it. */
  'news-out-disqualified': ['name'],
} as const;

/** What only some rulebooks have to tell. */
export const TOWN = {
  /** Has no vote today. */
  'news-muted': ['muted'],
  'news-jailed': ['jailed'],
  /** Out of prison again. */
  'news-freed': ['freed'],
  /** Condemned by the ballot, and pardoned. */
  'news-pardoned': ['pardoned'],
  /** This one of the accused is found innocent. */
  'news-innocent': ['innocent'],
  /** The commissioner has found one of the mafia; nobody learns whom. */
  'news-uncovered': [],
  /** The doctor has saved somebody; nobody learns whom. */
  'news-healed': [],
  /** Has no vote today: the catwoman was there. */
  'news-blocked': ['blocked'],
  /** Is a judge and says so. */
  'news-judge': ['judge'],
  /** Leads the game from now on. */
  'news-host': ['host'],
  /** In the first night the members of a gang have learnt of each other. */
  'tell-met': ['gang'],
} as const;

/** Action cards, and what follows from them. */
export const CARDS = {
  /** Is hit, and may still be saved by a card. */
  'news-hit': ['hit'],
  /** Was hit, and stays; the role remains unknown. */
  'news-saved': ['saved'],
  /** Wore a bulletproof vest and is not hurt. */
  'news-card-vest': ['by'],
  /** Bandages somebody who was hit and will live. */
  'news-card-bandage': ['by', 'on'],
  /** Somebody was recruited in the night; nobody learns who. */
  'news-card-recruit': [],
  /** Holds the card of the Leader. */
  'news-card-leader': ['by'],
  /** Holds the card Change of role. */
  'news-card-swap': ['by'],
  /** Listens in on somebody: the role is told to the listener alone. */
  'news-card-wiretap': ['by', 'on'],
  /** Hides for the whole next round. */
  'news-card-hideout': ['by'],
  /** The mafia may not touch the holder in the coming night. */
  'news-card-safe-conduct': ['by'],
  /** Is under arrest: nobody can vote against this player today. */
  'news-card-arrest': ['by'],
  /** A shot from round the corner. */
  'news-card-corner-shot': ['by', 'on'],
  /** Costs somebody today's vote. */
  'news-card-seizure': ['by', 'on'],
  /** A last shot on the way out. */
  'news-card-last-shot': ['by', 'on'],
  /** Lays down the card New Gang: there is a third side. */
  'news-card-new-gang': ['by'],
  /** Two have exchanged roles. */
  'news-swapped': ['swapped'],
  /** Held the card and has not used it: keeps the old role. */
  'news-unswapped': ['unswapped'],
  /** Is the Leader now: votes first and decides a tie. */
  'news-leader': ['leader'],
  /** Has voted before all others, and openly. */
  'leader-vote': ['name', 'target'],
  'leader-abstains': ['name'],
  /** On the way out, shoots at somebody. */
  'news-shot': ['by', 'shot'],
  /** Equal votes to the end: the lot decides among these. */
  'news-lot': ['lot'],
  /** The ballot has condemned nobody. */
  'news-spared': [],
} as const;

/** Who has won: each side by its name in the rulebooks. */
export const END = {
  'side-red-won': [],
  'side-town-won': [],
  'side-police-won': [],
  'side-mafia-won': [],
  'side-black-won': [],
  'side-yakuza-won': [],
  'side-gang-won': [],
  'side-maniac-won': [],
  'side-loner-won': [],
  'side-catwoman-won': [],
  'end-draw': [],
} as const;

/** What happens to the table itself. */
export const TABLE = {
  paused: [],
  resumed: [],
  cancelled: [],
  /** Did not answer any more; the others have voted them out. */
  'absent-sent-out': ['name'],
  /** Somebody new sits on the chair of whoever did not answer. */
  'absent-replaced': ['name', 'by'],
  'absent-back': ['name'],
} as const;

/** The morning paper. What has two parts has a bar between them. */
export const PAPER = {
  'paper-motto': [],
  'paper-headline-quiet': [],
  'paper-headline-one': ['name'],
  'paper-headline-many': [],
  'paper-deck-quiet': [],
  'paper-deck-one': [],
  'paper-deck-many': [],
  'paper-weather-quiet': [],
  'paper-weather-loss': [],
  /** Small talk of the town: a title and two sentences that say nothing about the game. */
  'paper-column': [],
  /** A small advertisement: three words, and one line. */
  'paper-ad': [],
  'paper-headline-extra': ['side'],
  'paper-headline-draw': [],
  'paper-deck-extra': [],
} as const;

/** What a judged table hears besides: in the strict tone alone. */
export const COURT = {
  'talk-turn': ['name', 'span'],
  /** Has lost this speech by three fouls, and may only nominate. */
  'talk-lost': ['name', 'span'],
  /** Oral: it changes nothing. */
  'news-warned': ['warned'],
  /** The number of the foul; at the third the next speech is lost. */
  'news-foul': ['foul', 'count'],
  'news-disqualified': ['disqualified'],
  /** The ballot of that day is not held, for a disqualification. */
  'news-cancelled': ['cancelled'],
  'news-nominated': ['by', 'nominated'],
  'news-withdrawn': ['by', 'withdrawn'],
  /** The best move of the first victim: three names. */
  'news-guess': ['by', 'guess'],
  /** The side of whoever broke the rules loses the game. */
  'news-defeat': ['loses', 'defeat'],
  /** The judge takes back what was told: a foul, a disqualification, a nomination; and of whom. */
  'news-undone': ['undone', 'on'],
  'day-off': [],
} as const;

/** What the narrator remembers of the public past. A game comes to most of them once or never. */
export const THREADS = {
  /** The second night running without a death. */
  'thread-quiet-twice': [],
  /** The third, or a later one. */
  'thread-quiet-thrice': [],
  /** The first death of the game, after one quiet night or more. */
  'thread-first-loss': [],
  /** Deaths in the night for the third time running. */
  'thread-losses-running': [],
  /** Condemned, and by the shown card no criminal. */
  'thread-innocent-condemned': ['name'],
  /** The second innocent running. */
  'thread-innocents-running': [],
  /** Condemned, and by the shown card the first criminal of the game to go. */
  'thread-first-criminal': ['name'],
  /** The second criminal running. */
  'thread-criminals-running': [],
  'thread-pardoned-again': ['name'],
  'thread-jailed-again': ['name'],
  'thread-muted-again': ['name'],
  /** Stands accused on a third day of the game. */
  'thread-accused-again': ['name'],
  /** Has accused yesterday whoever was condemned, and died in the night after. */
  'thread-accuser-fell': ['name'],
  /** The second tie of the game. */
  'thread-tie-again': [],
  /** The second day running on which nobody was condemned. */
  'thread-nobody-again': [],
  /** All votes fell on one. */
  'thread-unanimous': [],
  /** Half of the table is gone. */
  'thread-half': [],
  'thread-last-three': ['names'],
  'thread-last-two': ['names'],
  /** The seventh night falls. */
  'thread-long-game': [],
} as const;

const omit = <T extends object, K extends keyof T>(from: T, ...keys: readonly K[]): Omit<T, K> =>
  Object.fromEntries(Object.entries(from).filter(([key]) => !keys.includes(key as K))) as Omit<T, K>;

const TOWN_THREADS = ['thread-pardoned-again', 'thread-jailed-again', 'thread-muted-again'] as const;

/** What each tone is there for: the grown-ups' three for every rulebook but `sport`, which has its own, as children have. */
const GROWN = { ...ROUND, ...FATES, ...TOWN, ...CARDS, ...END, ...TABLE, ...PAPER, ...THREADS };

const CHILDREN = {
  ...omit(ROUND, 'no-trial', 'accused-line', 'withdrawn-line', 'floor', 'morning-last-word'),
  ...FATES,
  'news-uncovered': TOWN['news-uncovered'],
  'news-healed': TOWN['news-healed'],
  'news-blocked': TOWN['news-blocked'],
  'news-shot': CARDS['news-shot'],
  'news-lot': CARDS['news-lot'],
  'news-spared': CARDS['news-spared'],
  'side-town-won': END['side-town-won'],
  'side-police-won': END['side-police-won'],
  'side-mafia-won': END['side-mafia-won'],
  'side-catwoman-won': END['side-catwoman-won'],
  'side-maniac-won': END['side-maniac-won'],
  'end-draw': END['end-draw'],
  ...TABLE,
  ...PAPER,
  ...omit(THREADS, ...TOWN_THREADS, 'thread-accused-again', 'thread-accuser-fell'),
};

const JUDGED = {
  ...omit(ROUND, 'tell-dawn-many', 'accused-line', 'withdrawn-line', 'floor'),
  ...omit(FATES, 'news-out-struck'),
  'side-red-won': END['side-red-won'],
  'side-black-won': END['side-black-won'],
  'end-draw': END['end-draw'],
  ...TABLE,
  ...PAPER,
  ...COURT,
  ...omit(
    THREADS,
    ...TOWN_THREADS,
    'thread-innocent-condemned',
    'thread-innocents-running',
    'thread-first-criminal',
    'thread-criminals-running',
  ),
};

/** A group's own choice. */
export const TONES = ['noir', 'comic', 'plain'] as const;
export type Tone = (typeof TONES)[number];
/** What a rulebook or one of its modes asks for goes before. */
export type Manner = Tone | 'kids' | 'strict';
export const MANNERS = [...TONES, 'kids', 'strict'] as const satisfies readonly Manner[];

export const BEATS = { noir: GROWN, comic: GROWN, plain: GROWN, kids: CHILDREN, strict: JUDGED } as const;

export type Beat = keyof typeof GROWN | keyof typeof JUDGED;

export type Variants<Part> = { readonly [Key in keyof Part]: readonly string[] };

/** The whole of a manner in one language. */
export type Story<M extends Manner> = Variants<(typeof BEATS)[M]>;

export const isThread = (beat: string): boolean => Object.hasOwn(THREADS, beat);

/** So many ways to tell one event, at least; of what is remembered now and then, fewer do. */
export const fewest = (beat: string): number => (isThread(beat) ? 4 : 8);

/** How long a line may be, its values not counted. */
export function longest(beat: string): number {
  if (!beat.startsWith('paper-')) return 130;
  return LONGEST_PRINTED[beat] ?? 0;
}

const LONGEST_PRINTED: Readonly<Record<string, number>> = {
  'paper-motto': 34,
  'paper-headline-quiet': 36,
  'paper-headline-one': 26,
  'paper-headline-many': 36,
  'paper-headline-extra': 26,
  'paper-headline-draw': 36,
  'paper-deck-quiet': 62,
  'paper-deck-one': 62,
  'paper-deck-many': 62,
  'paper-deck-extra': 62,
  'paper-weather-quiet': 40,
  'paper-weather-loss': 40,
  'paper-column': 150,
  'paper-ad': 46,
};
