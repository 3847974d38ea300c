/** The ladder of ballots: a first one on everybody, a final one among those named most, repeats, and the lot. */
import { step } from '../../engine/agenda.ts';
import type { Count } from '../../engine/ballots/count.ts';
import { toNobody } from '../../engine/ballots/silence.ts';
import type { AgendaItem, Game, SeatId, Tie } from '../../engine/model.ts';
import type { Rules, Rung } from '../../engine/rules.ts';
import type { Spec } from '../../engine/stages/stage.ts';
import { alive, bySeat, isAlive } from '../../engine/table.ts';
import type { Turn } from '../../engine/turn.ts';
import { condemn } from './verdict.ts';

export interface Court {
  /** Who has a vote today. */
  readonly mayVote: (game: Game, id: SeatId) => boolean;
  /** Whom the first ballot may name. */
  readonly mayBeNamed: (game: Game, id: SeatId) => boolean;
  /** Does one who leads in the first ballot have a final before him? */
  readonly hasFinal: boolean;
}

/** `…decision.repeats` */
const MOST_REPEATS = 3;

const ballotRules = {
  choices: ['abstain'],
  silence: toNobody,
  showsVoters: true,
  isOnOthers: true,
  isChangeable: true,
  countsVotedOnly: true,
  leadSeconds: 'leader',
  isLedOpenly: true,
} as const;

export function ladder(court: Court): Pick<Rules, 'ballots' | 'cast'> & { readonly steps: Rules['steps'] } {
  const { mayVote, mayBeNamed, hasFinal } = court;

  /** `…decision.leader-no-vote`: who may not vote today neither votes first nor decides. */
  const hasLeader = (game: Game): boolean =>
    game.leader !== null && isAlive(game, game.leader) && mayVote(game, game.leader);

  function callBallot(game: Game, rung: string, on: readonly SeatId[], more: Partial<Spec<'ballot'>> = {}): AgendaItem {
    const voters = alive(game).flatMap(({ id }) => (mayVote(game, id) && on.some((one) => one !== id) ? [id] : []));
    const isLed = hasLeader(game) && voters.includes(game.leader!);
    return { kind: 'ballot', rung, voters, ...more, ...(isLed && { isLed }) };
  }

  const onAccused = (game: Game, rung: string, more?: Partial<Spec<'ballot'>>): AgendaItem =>
    callBallot(
      game,
      rung,
      game.accused.map(({ seat }) => seat),
      more,
    );

  /** `…ballot.defence`: each of them speaks, then the ballot is on them alone. */
  const runoff = ({ game }: Turn): readonly AgendaItem[] => [
    { kind: 'speech', name: 'runoff', seconds: 'defence', queue: game.accused.map(({ seat }) => seat) },
    step('call-final'),
  ];

  function repeat({ game }: Turn, number: number): readonly AgendaItem[] {
    const isStillOn = (seat: string) => game.accused.some((one) => one.seat === seat);
    const standing = Object.fromEntries(
      Object.entries(game.tally?.cast ?? {}).filter(([voter, seat]) => isAlive(game, voter) && isStillOn(seat)),
    );
    return [onAccused(game, 'repeat', { standing, repeat: number })];
  }

  /** `…ballot.tie`, `…ballot.lot`: what a tie leads to where nobody decides it. */
  function usualWay(turn: Turn, { rung, repeat: number, isChanged }: Tie): readonly AgendaItem[] {
    if (rung === 'vote') return runoff(turn);
    if (rung === 'final') return repeat(turn, 1);
    return isChanged && number < MOST_REPEATS ? repeat(turn, number + 1) : lot(turn);
  }

  function tied(turn: Turn, tie: Tie): readonly AgendaItem[] {
    accuse(turn, tie.tied);
    return decideTie(turn, tie);
  }

  const decideTie = (turn: Turn, tie: Tie): readonly AgendaItem[] =>
    hasLeader(turn.game) ? [{ kind: 'casting', name: 'runoff', seconds: 'leader', tie }] : usualWay(turn, tie);

  /** `…ballot.first`, `…ballot.accused`, `…decision.one-name`, `…kids.one-ballot`. */
  const settleFirst: Rung['settle'] = (turn, { counts, top }) => {
    const named = bySeat(turn.game, Object.keys(counts));
    if (named.length === 0) return [];
    const [first] = top;
    if (named.length === 1 && first !== undefined) return [step('condemn', [first])];
    if (top.length > 1) return tied(turn, { rung: 'vote', tied: top, repeat: 0, isChanged: false });
    if (!hasFinal && first !== undefined) return [step('condemn', [first])];
    const rest = named.filter((id) => id !== first);
    const second = Math.max(...rest.map((id) => counts[id] ?? 0));
    accuse(turn, [...top, ...rest.filter((id) => counts[id] === second)]);
    return runoff(turn);
  };

  /** `…ballot.final`, `…decision.no-votes`. */
  const settleFinal: Rung['settle'] = (turn, count, { rung, standing, repeat: number = 0 }) => {
    const { counts, top } = count;
    if (Object.keys(counts).length === 0) return [];
    if (top.length === 1) return [step('condemn', top)];
    return tied(turn, { rung, tied: top, repeat: number, isChanged: hasChanged(turn.game, count, standing) });
  };

  return {
    ballots: {
      vote: { ...ballotRules, stage: 'vote', seconds: 'ballot', on: 'anybody', settle: settleFirst },
      final: { ...ballotRules, stage: 'runoff', seconds: 'final', on: 'accused', settle: settleFinal },
      repeat: { ...ballotRules, stage: 'runoff', seconds: 'repeat', on: 'accused', settle: settleFinal },
    },
    steps: {
      court: ({ game }) => {
        const among = alive(game).flatMap(({ id }) => (mayBeNamed(game, id) ? [id] : []));
        return [callBallot(game, 'vote', among, { among })];
      },
      /** `…decision.accused-out`: with nobody left to try there is no ballot. */
      'call-final': ({ game }) => (game.accused.length === 0 ? [] : [onAccused(game, 'final')]),
      condemn,
      /** The Leader has gone before deciding. */
      'decide-anew': (turn) => {
        const { spec } = turn.game.stage;
        return spec?.kind === 'casting' ? decideTie(turn, spec.tie) : [];
      },
    },
    /** `…decision.leader-tie`: without a word of his, his vote of that ballot counts, or else the lot. */
    cast: (turn, _, named) => {
      const { leader, tally, accused } = turn.game;
      const voted = leader === null ? undefined : tally?.cast[leader];
      const meant = named ?? accused.find(({ seat }) => seat === voted)?.seat;
      return meant === undefined ? lot(turn) : [step('condemn', [meant])];
    },
  };
}

/** Those on the list are named by the ballot, in this order. */
const accuse = (turn: Turn, seats: readonly SeatId[]): void =>
  turn.emit({ type: 'accusedNarrowed', accused: seats.map((seat) => ({ seat, by: null })) });

function lot(turn: Turn): readonly AgendaItem[] {
  const seats = turn.game.accused.map(({ seat }) => seat);
  turn.announce({ lot: seats });
  return [step('condemn', [turn.drawLot(seats)])];
}

/** `…decision.standing-votes`: an abstention is a vote here, and one that fell away has changed. */
const hasChanged = (game: Game, { voters, cast }: Count, standing: Spec<'ballot'>['standing'] = {}): boolean =>
  voters.some((id) => isAlive(game, id) && standing[id] !== cast[id]);
