import { hasPlayed, isBlank, lyingBefore, sideWith, usableCard } from './cards.ts';
import type { PlaceId, SeatId } from './ids.ts';
import { openMates, seesShot } from './mates.ts';
import type {
  Accusation,
  Answer,
  CardId,
  Deal,
  Fact,
  Game,
  How,
  Judged,
  Lot,
  News,
  Options,
  RoleId,
  Seat,
  SeatPoints,
  SideId,
  Tally,
} from './model.ts';
import { type Call, callsTonight } from './night/calls.ts';
import type { Prompt } from './prompt.ts';
import { answerOf } from './prompt.ts';
import { promptsFor } from './prompts.ts';
import type { Composition } from './rulebook.ts';
import type { Rules } from './rules.ts';
import { sealedDeal } from './setup/commitment.ts';
import { compositionOf } from './setup/composition.ts';
import { shownIn } from './stages/index.ts';
import type { ShownStage } from './stages/stage.ts';
import { type Intuition, intuition } from './suspicion.ts';
import { factsOf, findSeat, isLeading, isMarked, seatOf } from './table.ts';
import type { Action, StageName } from './words.ts';

/** What one person may see: a seat, the host, or (null) anybody at the table. */
export interface View {
  readonly table: TableView;
  readonly you: Own | null;
  readonly facts: readonly Fact[];
  /** What the others of the own gang have chosen, where the gang may see it. */
  readonly gangChoices: readonly GangChoice[];
  /** The others of the own gang with whom signs may be exchanged now. */
  readonly mates: readonly SeatId[];
  readonly prompts: readonly Prompt[];
  /** What only a judge sees. */
  readonly bench: Bench | null;
}

/** Everything that is going on: who was named, and what everybody has chosen so far. */
export interface Bench {
  readonly accused: readonly Accusation[];
  readonly withdrawn: readonly Accusation[];
  readonly choices: readonly BenchChoice[];
}

export interface BenchChoice extends Answer {
  readonly by: PlaceId;
  readonly action: Action;
}

/** What everybody sees; what the stage is about it shows itself. */
export interface TableView extends Omit<ShownStage, 'isContestable'> {
  readonly edition: string;
  readonly mode: string;
  readonly options: Options;
  /** The characters in play with their numbers, as everybody was told. */
  readonly inPlay: Composition;
  /** The action cards in play, but for the blank ones. */
  readonly cards: Composition;
  readonly host: PlaceId | null;
  readonly round: number;
  readonly stage: StageName;
  /** By night: who is called, one after the other. */
  readonly calls: readonly Call[];
  readonly seconds: number | null;
  readonly seats: readonly SeenSeat[];
  /** Accusations of the day that were taken back. */
  readonly withdrawn: readonly Accusation[];
  /** Who is accused is not shown for now. */
  readonly isListHidden: boolean;
  /** No ballot is held today. */
  readonly isBallotOff: boolean;
  /** Who votes first and decides ties. */
  readonly leader: SeatId | null;
  readonly tally: Tally | null;
  readonly news: readonly News[];
  readonly end: End | null;
}

export interface SeenSeat {
  readonly id: SeatId;
  readonly out: How | null;
  readonly role: RoleId | null;
  readonly fouls: number;
  /** What everybody sees of them: has no vote, sits in prison, is going away. */
  readonly marks: readonly string[];
  /** Action cards that lie open before them. */
  readonly cards: readonly CardId[];
}

export interface Own {
  readonly id: SeatId;
  readonly role: RoleId;
  /** The side as far as the player was told. */
  readonly side: SideId;
  readonly card: OwnCard | null;
}

export interface OwnCard {
  readonly id: CardId;
  /** The role may use it; else it is as good as blank. */
  readonly isUsable: boolean;
  readonly isPlayed: boolean;
}

export interface GangChoice extends Answer {
  readonly by: SeatId;
  readonly action: Action;
}

/** What is shown when the game is over. */
export interface End {
  readonly winner: SideId;
  readonly winners: readonly SeatId[];
  readonly sides: Readonly<Record<SeatId, SideId>>;
  readonly cards: Readonly<Record<SeatId, CardId>>;
  /** What the hash published at the start was made from. */
  readonly sealedDeal: string;
  /** Every lot that was drawn, in order. */
  readonly lots: readonly Lot[];
  readonly intuition: readonly Intuition[];
  /** Where the edition scores. */
  readonly points: Readonly<Record<SeatId, SeatPoints>> | null;
  readonly judged: Judged;
  /** How many of those named in the best move were guilty. */
  readonly guessedRight: number;
  /** Protests are still heard. */
  readonly isContestable: boolean;
}

const NONE: readonly never[] = [];

/** Built up from nothing, never cut down from the game. */
export function viewFor(game: Game, rules: Rules, person: PlaceId | null): View {
  const table = tableView(game, rules);
  if (person === null) return { table, you: null, facts: [], gangChoices: [], mates: [], prompts: [], bench: null };
  const self = findSeat(game, person);
  const facts = factsOf(game.facts, person);
  const mates = self && game.stage.name === 'night' ? openMates(game, rules, self) : NONE;
  return {
    table,
    you: self ? ownOf(game, rules, self, facts) : null,
    facts,
    gangChoices: self ? gangChoices(game, rules, self, mates) : NONE,
    mates: mates.map(({ id }) => id),
    prompts: promptsFor(game, rules, person),
    bench: benchFor(game, rules, person),
  };
}

const ownOf = (game: Game, rules: Rules, self: Seat, facts: readonly Fact[]): Own => ({
  id: self.id,
  role: self.role,
  side: sideAsTold(rules, self, facts),
  card: ownCard(game, rules, self),
});

const ownCard = (game: Game, rules: Rules, self: Seat): OwnCard | null =>
  self.card === null
    ? null
    : { id: self.card, isUsable: usableCard(rules, self) !== undefined, isPlayed: hasPlayed(game, self) };

function benchFor(game: Game, rules: Rules, person: PlaceId): Bench | null {
  if (!rules.leadersSeeAll || !isLeading(game, rules, person)) return null;
  const { accused, withdrawn, choices } = game;
  return {
    accused,
    withdrawn,
    choices: choices.map((choice) => ({ by: choice.by, action: choice.action, ...answerOf(choice) })),
  };
}

/** The table's part is the same for all who look at one moment, so the latest is kept. */
let latest: { readonly game: Game; readonly rules: Rules; readonly table: TableView } | null = null;

function tableView(game: Game, rules: Rules): TableView {
  if (latest?.game !== game || latest.rules !== rules) latest = { game, rules, table: buildTable(game, rules) };
  return latest.table;
}

function buildTable(game: Game, rules: Rules): TableView {
  const { deal, stage } = game;
  const inPlay = dealtBy(deal, rules);
  const { isContestable, ...shown } = shownIn(game, rules);
  const isListHidden = rules.hidesAccused?.(game) === true;
  return {
    edition: deal.edition,
    mode: deal.mode,
    options: deal.options,
    inPlay: inPlay.roles,
    cards: inPlay.cards,
    host: game.host,
    round: game.round,
    stage: stage.name,
    calls: stage.name === 'night' ? callsTonight(game, rules) : NONE,
    seconds: stage.seconds,
    seats: game.seats.map((seat) => seen(game, rules, seat)),
    ...shown,
    accused: isListHidden ? NONE : shown.accused,
    withdrawn: isListHidden ? NONE : game.withdrawn,
    isListHidden,
    isBallotOff: game.judged.cancelled.includes(game.round),
    leader: game.leader,
    tally: game.tally,
    news: isListHidden ? game.news.filter((item) => isHeardNow(shown, item)) : game.news,
    end: endOf(game, rules, isContestable),
  };
}

interface Dealt {
  /** In the order of the rulebook's list of roles, so that the order tells nothing of the deal. */
  readonly roles: Composition;
  /** In the order of its list of cards, without those that do nothing. */
  readonly cards: Composition;
}

const dealt = new WeakMap<Deal, WeakMap<Rules, Dealt>>();

function dealtBy(deal: Deal, rules: Rules): Dealt {
  const here = dealt.get(deal) ?? new WeakMap<Rules, Dealt>();
  dealt.set(deal, here);
  const known = here.get(rules) ?? sortDeal(deal, rules);
  here.set(rules, known);
  return known;
}

function sortDeal({ seats }: Deal, { roles, cards = {} }: Rules): Dealt {
  const shown = Object.values(cards).filter((card) => !isBlank(card));
  return {
    roles: inOrder(
      Object.keys(roles),
      seats.map(({ role }) => role),
    ),
    cards: inOrder(
      shown.map(({ id }) => id),
      seats.flatMap(({ card }) => card ?? []),
    ),
  };
}

function inOrder(order: readonly string[], held: readonly string[]): Composition {
  const counts = compositionOf(held);
  return Object.fromEntries(order.flatMap((id) => (counts[id] ? [[id, counts[id]]] : [])));
}

function seen(game: Game, rules: Rules, { id, role, out }: Seat): SeenSeat {
  const { shownMarks = [] } = rules;
  return {
    id,
    out: out?.how ?? null,
    role: game.outcome ? role : (out?.shown ?? null),
    fouls: game.judged.fouls[id] ?? 0,
    marks: out ? NONE : marksOn(game, shownMarks, id),
    cards: lyingBefore(game, rules, id),
  };
}

function marksOn(game: Game, shownMarks: readonly string[], id: SeatId): readonly string[] {
  const isGoing = game.stage.name !== 'night' && game.leaving.includes(id);
  const isHit = game.struck.includes(id);
  const isBare = game.marks.length === 0 || shownMarks.length === 0;
  if (isBare && !isGoing && !isHit) return NONE;
  return [
    ...shownMarks.filter((mark) => isMarked(game, id, mark)),
    ...(isHit ? ['hit'] : []),
    ...(isGoing ? ['leaving'] : []),
  ];
}

/** A name is heard while its speaker has the floor; all of them together would be the list that is not shown. */
const isHeardNow = ({ speaker }: Pick<ShownStage, 'speaker'>, item: News): boolean =>
  !('nominated' in item || 'withdrawn' in item) || item.by === speaker;

/** Whoever died before being told of a change of sides does not learn of it here. */
function sideAsTold(rules: Rules, self: Seat, facts: readonly Fact[]): SideId {
  const told = facts.findLast((fact) => 'side' in fact && fact.about === self.id);
  return told && 'side' in told ? told.side : sideWith(rules, self);
}

function gangChoices(game: Game, rules: Rules, self: Seat, mates: readonly Seat[]): readonly GangChoice[] {
  if (mates.length === 0) return NONE;
  return mates.flatMap(({ id: by }) =>
    game.choices.flatMap((shot) =>
      shot.by === by && seesShot(game, rules, self, shot) ? [{ by, action: shot.action, ...answerOf(shot) }] : [],
    ),
  );
}

function endOf(game: Game, rules: Rules, isContestable: boolean): End | null {
  if (!game.outcome) return null;
  return {
    ...game.outcome,
    sides: Object.fromEntries(game.seats.map(({ id, side }) => [id, side])),
    cards: Object.fromEntries(game.seats.flatMap(({ id, card }) => (card === null ? [] : [[id, card]]))),
    sealedDeal: sealedDeal(game.deal, rules),
    lots: game.lots,
    intuition: intuition(game, rules),
    points: rules.points?.(game) ?? null,
    judged: game.judged,
    guessedRight: (game.judged.guess?.named ?? []).filter((id) => rules.isGuilty(seatOf(game, id))).length,
    isContestable,
  };
}
