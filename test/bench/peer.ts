/** The same game on boardgame.io: one turn in which everybody may move, the stage kept in the state. */
import { createRequire } from 'node:module';
import type { Game as PeerGame, State } from 'boardgame.io';
import type { Act } from '../../shared/engine/commands.ts';

const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } =
  require('boardgame.io/internal') as typeof import('boardgame.io/internal');
const { ActivePlayers, INVALID_MOVE } = require('boardgame.io/core') as typeof import('boardgame.io/core');

interface Seat {
  role: string;
  isOut: boolean;
}

interface Table {
  seats: Seat[];
  round: number;
  stage: 'night' | 'talk' | 'defence' | 'vote' | 'runoff' | 'runoff-vote' | 'raise' | 'verdict' | 'over';
  queue: number[];
  opener: number;
  hasNominated: boolean;
  accused: number[];
  plans: Record<string, number[]>;
  shots: Record<string, number>;
  checks: Record<string, number>;
  votes: Record<string, number>;
  answers: Record<string, string>;
  facts: { to: number; about: number; is: string; value: boolean | number }[];
  winner: string | null;
}

const isBlack = ({ role }: Seat) => role === 'don' || role === 'mafioso';
const living = (G: Table) => G.seats.flatMap((seat, i) => (seat.isOut ? [] : [i]));
const gang = (G: Table) => living(G).filter((i) => isBlack(G.seats[i]!));

function decideEnd(G: Table): boolean {
  const black = gang(G).length;
  if (black > 0 && black < living(G).length - black) return false;
  G.winner = black === 0 ? 'red' : 'mafia';
  G.stage = 'over';
  return true;
}

function nightfall(G: Table): void {
  Object.assign(G, { stage: 'night', round: G.round + 1, shots: {}, checks: {}, plans: {}, accused: [] });
}

function hasActed(G: Table, i: number): boolean {
  const { role } = G.seats[i]!;
  const isChecker = role === 'don' || role === 'commissioner';
  if (isChecker && G.checks[i] === undefined) return false;
  if (!isBlack(G.seats[i]!)) return true;
  return G.round === 1 ? G.plans[i] !== undefined : G.shots[i] !== undefined;
}

function closeNight(G: Table): void {
  if (!living(G).every((i) => hasActed(G, i))) return;
  for (const [by, about] of Object.entries(G.checks)) {
    const { role } = G.seats[Number(by)]!;
    const target = G.seats[about]!;
    const fact =
      role === 'don'
        ? { is: 'commissioner', value: target.role === 'commissioner' }
        : { is: 'black', value: isBlack(target) };
    G.facts.push({ to: Number(by), about, ...fact });
  }
  const named = new Set(Object.values(G.shots));
  const [victim] = named;
  if (G.round > 1 && named.size === 1 && victim !== undefined) {
    G.seats[victim]!.isOut = true;
    if (decideEnd(G)) return;
  }
  const start = G.round === 1 ? 0 : G.opener + 1;
  const order = [...G.seats.keys()].map((i) => (i + start) % G.seats.length);
  G.queue = order.filter((i) => !G.seats[i]!.isOut);
  G.opener = G.queue[0]!;
  Object.assign(G, { stage: 'talk', hasNominated: false });
}

function endTalk(G: Table): void {
  if (G.accused.length === 0 || (G.accused.length === 1 && G.round === 1)) nightfall(G);
  else if (G.accused.length === 1) execute(G, G.accused);
  else Object.assign(G, { stage: 'defence', queue: [...G.accused] });
}

function execute(G: Table, condemned: number[]): void {
  for (const i of condemned) G.seats[i]!.isOut = true;
  Object.assign(G, { stage: 'verdict', queue: [...condemned] });
}

function count(G: Table): void {
  if (Object.keys(G.votes).length < living(G).length) return;
  const counts = G.accused.map((i) => Object.values(G.votes).filter((vote) => vote === i).length);
  const most = Math.max(...counts);
  const top = G.accused.filter((_, k) => counts[k] === most);
  G.votes = {};
  if (top.length === 1) {
    execute(G, top);
    return;
  }
  G.accused = top;
  if (G.stage === 'vote') Object.assign(G, { stage: 'runoff', queue: [...top] });
  else Object.assign(G, { stage: 'raise', answers: {} });
}

function countAnswers(G: Table): void {
  const answers = Object.values(G.answers);
  if (answers.length < living(G).length) return;
  const yes = answers.filter((answer) => answer === 'yes').length;
  if (yes > answers.length - yes) execute(G, G.accused);
  else nightfall(G);
}

function nextSpeaker(G: Table): void {
  G.queue.shift();
  G.hasNominated = false;
  if (G.queue.length > 0) return;
  if (G.stage === 'talk') endTalk(G);
  else if (G.stage === 'defence') Object.assign(G, { stage: 'vote', votes: {} });
  else if (G.stage === 'runoff') Object.assign(G, { stage: 'runoff-vote', votes: {} });
  else if (!decideEnd(G)) nightfall(G);
}

const mafia: PeerGame<Table> = {
  setup: (_, { roles }: { roles: string[] }) => ({
    seats: roles.map((role) => ({ role, isOut: false })),
    round: 1,
    stage: 'night',
    queue: [],
    opener: 0,
    hasNominated: false,
    accused: [],
    plans: {},
    shots: {},
    checks: {},
    votes: {},
    answers: {},
    facts: [],
    winner: null,
  }),
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    plan: ({ G, playerID }, targets: number[]) => {
      const by = Number(playerID);
      if (G.stage !== 'night' || G.round !== 1 || !gang(G).includes(by)) return INVALID_MOVE;
      if (new Set(targets).size !== 3 || targets.some((i) => isBlack(G.seats[i]!))) return INVALID_MOVE;
      G.plans[by] = targets;
      for (const to of gang(G)) G.facts.push(...targets.map((about, k) => ({ to, about, is: 'plan', value: k + 2 })));
      closeNight(G);
    },
    check: ({ G, playerID }, target: number) => {
      const by = Number(playerID);
      const seat = G.seats[by]!;
      const isChecker = seat.role === 'don' || seat.role === 'commissioner';
      if (G.stage !== 'night' || seat.isOut || !isChecker || target === by || G.seats[target]!.isOut)
        return INVALID_MOVE;
      G.checks[by] = target;
      closeNight(G);
    },
    shoot: ({ G, playerID }, target: number) => {
      const by = Number(playerID);
      if (G.stage !== 'night' || G.round === 1 || !gang(G).includes(by)) return INVALID_MOVE;
      if (G.seats[target]!.isOut || isBlack(G.seats[target]!)) return INVALID_MOVE;
      G.shots[by] = target;
      closeNight(G);
    },
    nominate: ({ G, playerID }, target: number) => {
      const by = Number(playerID);
      if (G.stage !== 'talk' || G.queue[0] !== by || G.hasNominated) return INVALID_MOVE;
      if (target === by || G.seats[target]!.isOut || G.accused.includes(target)) return INVALID_MOVE;
      G.hasNominated = true;
      G.accused.push(target);
    },
    finish: ({ G, playerID }) => {
      if (!['talk', 'defence', 'runoff', 'verdict'].includes(G.stage) || G.queue[0] !== Number(playerID))
        return INVALID_MOVE;
      nextSpeaker(G);
    },
    vote: ({ G, playerID }, target: number | string) => {
      const by = Number(playerID);
      if (typeof target === 'string') {
        if (G.stage !== 'raise' || G.seats[by]!.isOut || G.answers[by] !== undefined) return INVALID_MOVE;
        G.answers[by] = target;
        countAnswers(G);
        return;
      }
      if ((G.stage !== 'vote' && G.stage !== 'runoff-vote') || G.seats[by]!.isOut || G.votes[by] !== undefined)
        return INVALID_MOVE;
      if (!G.accused.includes(target)) return INVALID_MOVE;
      G.votes[by] = target;
      count(G);
    },
  },
  endIf: ({ G }) => (G.winner ? { winner: G.winner } : undefined),
  playerView: ({ G, playerID }) => ({
    ...G,
    seats: G.seats.map((seat, i) => (String(i) === playerID ? seat : { ...seat, role: '' })),
    facts: G.facts.filter(({ to }) => String(to) === playerID),
    plans: {},
    shots: {},
    checks: {},
    votes: {},
    answers: {},
  }),
};

const seatIndex = (id: string) => Number(id.slice(1)) - 1;

export function peerFor(roles: readonly string[]) {
  const start = InitializeGame({ game: mafia, numPlayers: roles.length, setupData: { roles } }) as State<Table>;
  const reduce = CreateGameReducer({ game: mafia });
  return {
    start,
    move: (state: State<Table>, act: Act): State<Table> => {
      const args = act.targets
        ? [act.targets.map(seatIndex)]
        : act.target
          ? [seatIndex(act.target)]
          : act.choice
            ? [act.choice]
            : [];
      const payload = { type: act.action, args, playerID: String(seatIndex(act.by)), credentials: undefined };
      return reduce(state, { type: 'MAKE_MOVE', payload } as never) as State<Table>;
    },
    view: (state: State<Table>, playerID: string) => mafia.playerView!({ G: state.G, ctx: state.ctx, playerID }),
    isOver: (state: State<Table>) => state.G.winner,
    out: (state: State<Table>) => state.G.seats.flatMap((seat, i) => (seat.isOut ? [`p${i + 1}`] : [])),
  };
}
