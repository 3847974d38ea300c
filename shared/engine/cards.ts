/** Action cards: one dealt to each seat, face down beside the role. */
import type { SeatId } from './ids.ts';
import type { AgendaItem, CardId, Choice, Game, GangId, Played, RoleId, Seat, SideId } from './model.ts';
import { NOBODY, ONE, type Prompt } from './prompt.ts';
import type { Reach, Rules } from './rules.ts';
import type { Turn } from './turn.ts';

/** When a card can be played: in a part of the night, in a window, while all talk or while somebody speaks. */
export type Moment = 'swap' | 'night' | 'rescue' | 'shot' | 'opening' | 'talk' | 'speech' | 'dusk';

export interface Card {
  readonly id: CardId;
  /** The roles whose sign it bears; for anybody else it is a card without effect. */
  readonly users: readonly RoleId[] | 'everybody';
  /** Cards that work by themselves are never played. */
  readonly plays?: Plays;
  /** Once played it lies open before its holder for so long, or before the one it was played on. */
  readonly lies?: { readonly for: 'day' | 'night' | 'round' | 'end'; readonly before?: 'target' };
  /** Nobody is shown that it was played, nor by whom. */
  readonly isSecret?: true;
  /** The side that its holder plays for in place of the role's own. */
  readonly side?: (of: SideId) => SideId;
  /** The gang with which its holder wakes, or whoever it is played on. */
  readonly wakesWith?: GangId;
  /** Shown when its holder leaves the game. */
  readonly isShownOnLeaving?: true;
}

export interface Plays {
  readonly at: readonly Moment[];
  /** Whom it names; nobody where it names none. */
  readonly on?: Reach;
  /** Whether there is a reason to play it now: `about` is whom the window is about. */
  readonly answers?: (holder: Seat, about: SeatId | undefined) => boolean;
  /** What it does, and what comes next because of it. */
  readonly does?: (turn: Turn, holder: Seat, play: Choice) => readonly AgendaItem[];
}

export const cardOf = (rules: Rules, { card }: Pick<Seat, 'card'>): Card | undefined =>
  card === null ? undefined : rules.cards?.[card];

/** The card of this seat, if its role may use it. */
export function usableCard(rules: Rules, seat: Pick<Seat, 'card' | 'role'>): Card | undefined {
  const card = cardOf(rules, seat);
  return card && (card.users === 'everybody' || card.users.includes(seat.role)) ? card : undefined;
}

export const hasPlayed = (game: Game, { id, card }: Pick<Seat, 'id' | 'card'>): boolean =>
  game.played.some((played) => played.by === id && played.card === card);

/** What this seat may play at this moment. */
export function playsAt(game: Game, rules: Rules, self: Seat, moment: Moment, about?: SeatId): readonly Prompt[] {
  const card = usableCard(rules, self);
  const { plays } = card ?? {};
  if (!card || !plays?.at.includes(moment) || hasPlayed(game, self)) return [];
  if (plays.answers && !plays.answers(self, about)) return [];
  const { on } = plays;
  const targets = on ? game.seats.filter((other) => on(game, self, other)).map(({ id }) => id) : [];
  if (on && targets.length === 0) return [];
  return [
    {
      slot: 'play',
      action: 'play',
      card: card.id,
      targets,
      names: on ? ONE : NOBODY,
      choices: [],
      chosen: null,
      isFinal: true,
    },
  ];
}

/** Plays the card: it is recorded, shown where it is to be, and does what it does. */
export function playCard(turn: Turn, holder: Seat, play: Choice, about?: SeatId): readonly AgendaItem[] {
  const card = cardOf(turn.rules, holder);
  if (!card) throw new Error(`${holder.id} has no card to play`);
  const on = play.target ?? about ?? null;
  turn.emit({ type: 'played', card: card.id, by: holder.id, on, ...(card.isSecret && { isSecret: true }) });
  if (!card.isSecret && !card.plays?.at.includes('swap')) {
    turn.announce({ card: card.id, by: holder.id, ...(on !== null && { on }) });
  }
  return card.plays?.does?.(turn, holder, play) ?? [];
}

/** The action cards in play, as everybody was told; which of them were played is seen by all, but for secret ones. */
const isUnplayed = (game: Game, rules: Rules, id: CardId): boolean => {
  const isKnown = (played: Played) => played.card === id && !rules.cards?.[id]?.isSecret;
  return game.deal.seats.filter(({ card }) => card === id).length > game.played.filter(isKnown).length;
};

/** As far as the table knows, might somebody hold a card for this moment? */
export const mightPlayAt = (game: Game, rules: Rules, moment: Moment): boolean =>
  Object.values(rules.cards ?? {}).some(({ id, plays }) => plays?.at.includes(moment) && isUnplayed(game, rules, id));

/** The cards that lie open before this seat. */
export function lyingBefore(game: Game, rules: Rules, seat: SeatId): readonly CardId[] {
  if (game.played.length === 0) return NONE;
  return game.played.flatMap((played) => {
    const lies = rules.cards?.[played.card]?.lies;
    const owner = lies?.before === 'target' ? played.on : played.by;
    return lies && owner === seat && isLying(game, played, lies.for) ? [played.card] : [];
  });
}

const NONE: readonly CardId[] = [];

const AFTER_THE_KILLING = ['verdict', 'dusk'];

function isLying({ round, stage }: Game, played: Played, until: NonNullable<Card['lies']>['for']): boolean {
  const later = round - played.round;
  if (until === 'end' || (later === 0 && until !== 'day')) return true;
  if (until === 'day') return later === 0 && !AFTER_THE_KILLING.includes(stage.name);
  return later === 1 && (until === 'round' || stage.name === 'night');
}

/** The side that somebody with this role and card plays for. */
export const sideWith = (rules: Rules, seat: Pick<Seat, 'role' | 'card'>): SideId => {
  const own = rules.roles[seat.role]?.side ?? '';
  return usableCard(rules, seat)?.side?.(own) ?? own;
};

/** Played in the round before: in force in this one. */
export const isSince = (game: Game, card: CardId, by: SeatId): boolean =>
  game.played.some((played) => played.card === card && played.by === by && played.round === game.round - 1);

/** A card that nobody can use only hides who has one that does something. */
export const isBlank = ({ users }: Card): boolean => users.length === 0;

export function blankOf({ cards = {} }: Rules): CardId {
  const blank = Object.values(cards).find(isBlank);
  if (!blank) throw new Error('the rules have no blank card');
  return blank.id;
}
