import { hasVoted, onTrial } from './ballots/count.ts';
import { rungOf } from './ballots/rung.ts';
import { openMates, seesShot } from './mates.ts';
import type {
  Accusation,
  Answer,
  Deal,
  Fact,
  Game,
  How,
  Judged,
  News,
  Options,
  PersonId,
  Points,
  RoleId,
  Seat,
  SeatId,
  SideId,
  Tally,
} from './model.ts';
import type { Prompt } from './prompt.ts';
import { answerOf } from './prompt.ts';
import { promptsFor } from './prompts.ts';
import type { Composition } from './rulebook.ts';
import type { Rules } from './rules.ts';
import { sealedDeal } from './setup/commitment.ts';
import { compositionOf } from './setup/composition.ts';
import { readyIn } from './stages/discussion.ts';
import { speakerOf } from './stages/speech.ts';
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
  readonly by: PersonId;
  readonly action: Action;
}

/** What everybody sees. */
export interface TableView {
  readonly edition: string;
  readonly mode: string;
  readonly options: Options;
  /** The characters in play with their numbers, as everybody was told. */
  readonly inPlay: Composition;
  readonly host: PersonId | null;
  readonly round: number;
  readonly stage: StageName;
  readonly seconds: number | null;
  readonly seats: readonly SeenSeat[];
  readonly speaker: SeatId | null;
  /** Who has the floor after the speaker, in this order. */
  readonly queue: readonly SeatId[];
  /** The speaker has lost the word, and may only do what else the floor allows. */
  readonly isSilent: boolean;
  readonly accused: readonly Accusation[];
  /** Accusations of the day that were taken back. */
  readonly withdrawn: readonly Accusation[];
  /** Who is accused is not shown for now. */
  readonly isListHidden: boolean;
  /** No ballot is held today. */
  readonly isBallotOff: boolean;
  readonly voters: readonly SeatId[];
  /** Who is waited for no longer, where that is no secret: ready for the ballot, or has voted. */
  readonly ready: readonly SeatId[];
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
}

export interface Own {
  readonly id: SeatId;
  readonly role: RoleId;
  /** The side as far as the player was told. */
  readonly side: SideId;
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
  /** What the hash published at the start was made from. */
  readonly sealedDeal: string;
  readonly intuition: readonly Intuition[];
  /** Where the edition scores. */
  readonly points: Readonly<Record<SeatId, Points>> | null;
  readonly judged: Judged;
  /** How many of those named in the best move were guilty. */
  readonly guessedRight: number;
  /** Protests are still heard. */
  readonly isContestable: boolean;
}

const NONE: readonly never[] = [];

/** Built up from nothing, never cut down from the game. */
export function viewFor(game: Game, rules: Rules, person: PersonId | null): View {
  const table = tableView(game, rules);
  if (person === null) return { table, you: null, facts: [], gangChoices: [], mates: [], prompts: [], bench: null };
  const self = findSeat(game, person);
  const facts = factsOf(game.facts, person);
  const mates = self && game.stage.name === 'night' ? openMates(game, rules, self) : NONE;
  return {
    table,
    you: self ? { id: self.id, role: self.role, side: sideAsTold(rules, self, facts) } : null,
    facts,
    gangChoices: self ? gangChoices(game, rules, self, mates) : NONE,
    mates: mates.map(({ id }) => id),
    prompts: promptsFor(game, rules, person),
    bench: benchFor(game, rules, person),
  };
}

function benchFor(game: Game, rules: Rules, person: PersonId): Bench | null {
  if (!rules.leadersSeeAll || !isLeading(game, rules, person)) return null;
  const { accused, withdrawn, choices } = game;
  return {
    accused,
    withdrawn,
    choices: choices.map((choice) => ({ by: choice.by, action: choice.action, ...answerOf(choice) })),
  };
}

/** The table's part is the same for all who look at one moment, so the latest is kept. */
let latest: { readonly game: Game; readonly table: TableView } | null = null;

function tableView(game: Game, rules: Rules): TableView {
  if (latest?.game !== game) latest = { game, table: buildTable(game, rules) };
  return latest.table;
}

function buildTable(game: Game, rules: Rules): TableView {
  const { deal, stage } = game;
  const isListHidden = rules.hidesAccused?.(game) === true;
  return {
    edition: deal.edition,
    mode: deal.mode,
    options: deal.options,
    inPlay: compositionInPlay(deal, rules),
    host: game.host,
    round: game.round,
    stage: stage.name,
    seconds: stage.seconds,
    seats: game.seats.map((seat) => seen(game, rules, seat)),
    speaker: speakerOf(game),
    queue: stage.spec?.kind === 'speech' ? stage.spec.queue.slice(1) : [],
    isSilent: stage.spec?.kind === 'speech' && stage.spec.isSilent === true,
    accused: isListHidden ? NONE : accusedNow(game),
    withdrawn: isListHidden ? NONE : game.withdrawn,
    isListHidden,
    isBallotOff: game.judged.cancelled.includes(game.round),
    voters: stage.spec?.kind === 'ballot' ? stage.spec.voters : [],
    ready: readyNow(game, rules),
    tally: game.tally,
    news: isListHidden ? game.news.filter((item) => isHeardNow(game, item)) : game.news,
    end: endOf(game, rules),
  };
}

/** In the order of the rulebook's list of roles, so that the order tells nothing of the deal. */
function compositionInPlay(deal: Deal, rules: Rules): Composition {
  const known = compositions.get(deal);
  if (known) return known;
  const dealt = compositionOf(deal.seats.map(({ role }) => role));
  const inPlay = Object.fromEntries(
    Object.keys(rules.roles).flatMap((role) => (dealt[role] ? [[role, dealt[role]]] : [])),
  );
  compositions.set(deal, inPlay);
  return inPlay;
}

const compositions = new WeakMap<Deal, Composition>();

function seen(game: Game, { shownMarks = [] }: Rules, { id, role, out }: Seat): SeenSeat {
  return {
    id,
    out: out?.how ?? null,
    role: game.outcome ? role : (out?.shown ?? null),
    fouls: game.judged.fouls[id] ?? 0,
    marks: out ? NONE : marksOn(game, shownMarks, id),
  };
}

function marksOn(game: Game, shownMarks: readonly string[], id: SeatId): readonly string[] {
  const isGoing = game.stage.name !== 'night' && game.leaving.includes(id);
  const isBare = game.marks.length === 0 || shownMarks.length === 0;
  if (isBare && !isGoing) return NONE;
  return [...shownMarks.filter((mark) => isMarked(game, id, mark)), ...(isGoing ? ['leaving'] : [])];
}

/** A name is heard while its speaker has the floor; all of them together would be the list that is not shown. */
const isHeardNow = (game: Game, item: News): boolean =>
  !('nominated' in item || 'withdrawn' in item) || item.by === speakerOf(game);

/** All who are named, or those whom the ballot is on. */
function accusedNow(game: Game): readonly Accusation[] {
  const { spec } = game.stage;
  if (spec?.kind !== 'ballot') return game.accused;
  const seats = onTrial(game, spec);
  return game.accused.filter(({ seat }) => seats.includes(seat));
}

function readyNow(game: Game, rules: Rules): readonly SeatId[] {
  const { spec } = game.stage;
  if (spec?.kind === 'discussion') return readyIn(game);
  if (spec?.kind !== 'ballot' || !rungOf(rules, spec.rung).showsVoters) return [];
  return spec.voters.filter((id) => hasVoted(game, id));
}

/** Whoever died before being told of a change of sides does not learn of it here. */
function sideAsTold(rules: Rules, self: Seat, facts: readonly Fact[]): SideId {
  const told = facts.findLast((fact) => 'side' in fact && fact.about === self.id);
  return told && 'side' in told ? told.side : (rules.roles[self.role]?.side ?? self.side);
}

function gangChoices(game: Game, rules: Rules, self: Seat, mates: readonly Seat[]): readonly GangChoice[] {
  if (mates.length === 0) return NONE;
  return mates.flatMap(({ id: by }) =>
    game.choices.flatMap((shot) =>
      shot.by === by && seesShot(game, rules, self, shot) ? [{ by, action: shot.action, ...answerOf(shot) }] : [],
    ),
  );
}

function endOf(game: Game, rules: Rules): End | null {
  if (!game.outcome) return null;
  return {
    ...game.outcome,
    sides: Object.fromEntries(game.seats.map(({ id, side }) => [id, side])),
    sealedDeal: sealedDeal(game.deal),
    intuition: intuition(game, rules),
    points: rules.points?.(game) ?? null,
    judged: game.judged,
    guessedRight: (game.judged.guess?.named ?? []).filter((id) => rules.isGuilty(seatOf(game, id))).length,
    isContestable: game.stage.spec?.kind === 'aftermath' && game.stage.spec.protests,
  };
}
