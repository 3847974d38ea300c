import type { GameEvent } from './events.ts';
import type { SeatId } from './ids.ts';
import type { Choice, Deal, Game, Judged, Price, Seat, StageSpec } from './model.ts';
import { factsOf } from './table.ts';
import { standing } from './undo.ts';

/** A game in the making: its fields are replaced, what they hold never changes. */
export type Draft = { -readonly [K in keyof Game]: Game[K] };

/** What an event did to the game. */
export function evolve(game: Game, event: GameEvent): Game {
  if (event.type === 'dealt') return newGame(event.deal);
  const draft = { ...game };
  record(draft, event);
  return draft;
}

/** The game that a log tells. */
export function replay(events: readonly GameEvent[]): Game {
  const [first, ...rest] = standing(events);
  if (first?.type !== 'dealt') throw new Error('a log begins with the deal');
  const game: Draft = newGame(first.deal);
  for (const event of rest) record(game, event);
  return game;
}

/** Writes an event into a game. No rules live here, only bookkeeping. */
export function record(game: Draft, event: GameEvent): void {
  switch (event.type) {
    case 'dealt':
      throw new Error('a game is dealt once');
    case 'roundBegan':
      game.round++;
      game.accused = [];
      game.withdrawn = [];
      game.news = [];
      game.leaving = [];
      break;
    case 'scheduled':
      game.agenda = event.agenda;
      break;
    case 'stageOpened': {
      const { name, spec, seconds } = event;
      const serial = game.stage.serial + 1;
      const clock = clockOf(spec) ?? serial;
      const isSameNight = spec.kind === 'wave' && spec.wave > 1;
      if (!isSameNight && clock !== game.stage.clock) game.choices = standingIn(spec);
      game.stage = { serial, name, spec, seconds, clock };
      break;
    }
    case 'chose':
      game.choices = [...game.choices.filter((earlier) => !isReplaced(earlier, event.choice)), event.choice];
      break;
    case 'choicesDropped':
      game.choices = game.choices.filter(
        ({ by, slot }) => !event.by.includes(by) || (event.slot !== undefined && slot !== event.slot),
      );
      break;
    case 'talkOpened':
      game.opener = event.opener;
      break;
    case 'nominated':
      game.accused = [...game.accused, { seat: event.seat, by: event.by }];
      break;
    case 'withdrew':
      game.accused = game.accused.filter(({ by }) => by !== event.by);
      game.withdrawn = [...game.withdrawn, { seat: event.seat, by: event.by }];
      break;
    case 'accusedNarrowed':
      game.accused = event.accused;
      break;
    case 'tallied': {
      const { counts, cast, silent, uncast } = event;
      game.tally = { counts, cast, silent, ...(uncast && { uncast }) };
      break;
    }
    case 'lotDrawn':
      game.lots = [...game.lots, { among: event.among, seat: event.seat }];
      break;
    case 'planned':
      game.plans = { ...game.plans, [event.gang]: event.targets };
      break;
    case 'learned':
      game.facts = { ...game.facts, [event.to]: [...factsOf(game.facts, event.to), ...event.facts] };
      break;
    case 'announced':
      game.news = [...game.news, ...event.news];
      break;
    case 'marked':
      game.marks = [...game.marks, event.mark];
      break;
    case 'marksLifted':
      game.marks = game.marks.filter(({ until }) => until !== event.until);
      break;
    case 'markLifted':
      game.marks = game.marks.filter(({ mark, on }) => mark !== event.mark || on !== event.on);
      break;
    case 'suspected':
      game.suspicions = [...game.suspicions, ...event.suspicions];
      break;
    case 'turned':
      changeSeat(game, event.seat, { side: event.side, gang: event.gang, ...(event.role && { role: event.role }) });
      break;
    case 'played': {
      const { card, by, on } = event;
      game.played = [...game.played, { card, by, on, round: game.round }];
      break;
    }
    case 'leaderNamed':
      game.leader = event.seat;
      break;
    case 'struck':
      game.struck = [...game.struck, event.seat];
      break;
    case 'spared':
      game.struck = game.struck.filter((seat) => seat !== event.seat);
      break;
    case 'leaving':
      game.leaving = [...game.leaving, event.seat];
      break;
    case 'fell':
      changeSeat(game, event.seat, { out: { how: event.how, shown: event.shown, round: game.round } });
      game.lastDeparture = game.round;
      if (game.struck.length > 0) game.struck = game.struck.filter((seat) => seat !== event.seat);
      break;
    case 'warned':
      penalize(game, 'warn', event);
      break;
    case 'fouled':
      penalize(game, 'foul', event);
      note(game, { fouls: { ...game.judged.fouls, [event.seat]: (game.judged.fouls[event.seat] ?? 0) + 1 } });
      break;
    case 'disqualified': {
      penalize(game, 'disqualify', event);
      const { round, stage, judged } = game;
      note(game, { disqualified: [...judged.disqualified, { seat: event.seat, round, stage: stage.name }] });
      break;
    }
    case 'defeated':
      penalize(game, 'defeat', event);
      break;
    case 'ballotCancelled':
      note(game, { cancelled: [...game.judged.cancelled, event.round] });
      break;
    case 'guessed':
      note(game, { guess: { by: event.by, named: event.targets } });
      break;
    case 'awarded':
      note(game, { awards: [...game.judged.awards, { seat: event.seat, award: event.award }] });
      break;
    case 'protested': {
      const { seat, text } = event;
      const { protests, grounds } = game.judged;
      if (!protests.includes(seat)) note(game, { protests: [...protests, seat] });
      if (text !== undefined) note(game, { grounds: { ...grounds, [seat]: text } });
      break;
    }
    case 'undone':
      game.stage = { ...game.stage, serial: event.serial, clock: clockOf(game.stage.spec) ?? event.serial };
      break;
    case 'hostNamed':
      game.host = event.host;
      break;
    case 'won':
      game.outcome = { winner: event.winner, winners: event.winners };
      game.stage = {
        serial: game.stage.serial + 1,
        name: 'over',
        spec: null,
        seconds: null,
        clock: game.stage.serial + 1,
      };
      game.agenda = [];
      game.choices = [];
      break;
  }
}

/** The clock that a stage goes on with. */
const clockOf = (spec: StageSpec | null): number | undefined => (spec && 'clock' in spec ? spec.clock : undefined);

/** A repeated ballot begins with the votes of the one before. */
const standingIn = (spec: StageSpec): readonly Choice[] =>
  spec.kind === 'ballot' && spec.standing
    ? Object.entries(spec.standing).map(([by, target]) => ({ by, slot: 'vote', action: 'vote', target, stands: true }))
    : [];

const isReplaced = (earlier: Choice, later: Choice): boolean =>
  earlier.by === later.by && earlier.slot === later.slot && earlier.wave === later.wave;

/** Written down with its day and, where the judge named one, the offence. */
function penalize(
  game: Draft,
  penalty: Price,
  { seat, reason = null }: { readonly seat: SeatId; readonly reason?: string | null },
): void {
  const { round, judged } = game;
  note(game, { penalties: [...judged.penalties, { penalty, seat, round, reason }] });
}

function note(game: Draft, written: Partial<Judged>): void {
  game.judged = { ...game.judged, ...written };
}

function changeSeat(game: Draft, id: string, change: Partial<Seat>): void {
  game.seats = game.seats.map((seat) => (seat.id === id ? { ...seat, ...change } : seat));
}

function newGame(deal: Deal): Game {
  return {
    deal,
    host: deal.host,
    seats: deal.seats.map((seat) => ({ ...seat, out: null })),
    round: 0,
    stage: { serial: 0, name: 'night', spec: null, seconds: null, clock: 0 },
    agenda: [],
    choices: [],
    leaving: [],
    accused: [],
    withdrawn: [],
    opener: null,
    tally: null,
    marks: [],
    plans: {},
    facts: {},
    news: [],
    suspicions: [],
    played: [],
    struck: [],
    leader: null,
    lots: [],
    lastDeparture: 0,
    judged: {
      penalties: [],
      fouls: {},
      disqualified: [],
      cancelled: [],
      guess: null,
      awards: [],
      protests: [],
      grounds: {},
    },
    outcome: null,
  };
}
