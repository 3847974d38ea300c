/** The ladder of ballots: a first one on everybody, a final one among those named most, repeats, and the lot. */
import { step } from '../../engine/agenda.ts';
import type { Count } from '../../engine/ballots/count.ts';
import { toNobody } from '../../engine/ballots/silence.ts';
import type { SeatId } from '../../engine/ids.ts';
import type { AgendaItem, Game, Tie } from '../../engine/model.ts';
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

/** `spytown.decision.repeats`, `family.decision.tie` */
const MOST_REPEATS = 3;

const ballotRules = {
  /** `spytown.decision.abstain`, `family.decision.abstain`: to keep silent is the same. */
  choices: ['abstain'],
  silence: toNobody,
  /** `spytown.fingers`: while it is open all see who has voted; for whom, with the count. */
  showsVoters: true,
  /** `spytown.decision.self`, `family.decision.self` */
  isOnOthers: true,
  /** `spytown.decision.abstain`, `family.decision.abstain` */
  isChangeable: true,
  countsVotedOnly: true,
  /** `spytown.decision.leader-first`: alone for so long, and then for all to see. */
  leadSeconds: 'leader',
  isLedOpenly: true,
} as const;

export function ladder(court: Court): Pick<Rules, 'ballots' | 'cast'> & { readonly steps: Rules['steps'] } {
  const { mayVote, mayBeNamed, hasFinal } = court;

  /** `spytown.decision.leader-no-vote`: who may not vote today neither votes first nor decides. */
  const hasLeader = (game: Game): boolean =>
    game.leader !== null && isAlive(game, game.leader) && mayVote(game, game.leader);

  function callBallot(game: Game, rung: string, on: readonly SeatId[], more: Partial<Spec<'ballot'>> = {}): AgendaItem {
    // `spytown.out.silent`, `family.out.silent`: only who is in the game; `spytown.decision.no-target`,
    // `family.decision.no-target`: and has somebody to vote for.
    const voters = alive(game).flatMap(({ id }) => (mayVote(game, id) && on.some((one) => one !== id) ? [id] : []));
    // `spytown.decision.leader-first`
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

  /** `spytown.ballot.defence`, `family.ballot.defence`: each of them speaks, then the ballot is on them alone. */
  const runoff = ({ game }: Turn): readonly AgendaItem[] => [
    { kind: 'speech', name: 'runoff', seconds: 'defence', queue: game.accused.map(({ seat }) => seat) },
    step('call-final'),
  ];

  /** `spytown.decision.standing-votes`, `family.decision.tie`: the votes of the ballot before stand. */
  function repeat({ game }: Turn, number: number): readonly AgendaItem[] {
    const isStillOn = (seat: string) => game.accused.some((one) => one.seat === seat);
    const standing = Object.fromEntries(
      Object.entries(game.tally?.cast ?? {}).filter(([voter, seat]) => isAlive(game, voter) && isStillOn(seat)),
    );
    return [onAccused(game, 'repeat', { standing, repeat: number })];
  }

  /** `spytown.ballot.tie`, `family.ballot.tie`: what a tie leads to where nobody decides it. */
  function usualWay(turn: Turn, { rung, repeat: number, isChanged }: Tie): readonly AgendaItem[] {
    if (rung === 'vote') return runoff(turn);
    if (rung === 'final') return repeat(turn, 1);
    // `spytown.ballot.lot`, `family.ballot.lot`
    return isChanged && number < MOST_REPEATS ? repeat(turn, number + 1) : lot(turn);
  }

  function tied(turn: Turn, tie: Tie): readonly AgendaItem[] {
    accuse(turn, tie.tied);
    return decideTie(turn, tie);
  }

  /** `spytown.decision.leader-tie`: where there is a Leader who may vote, it lies before him. */
  const decideTie = (turn: Turn, tie: Tie): readonly AgendaItem[] =>
    hasLeader(turn.game) ? [{ kind: 'casting', name: 'runoff', seconds: 'leader', tie }] : usualWay(turn, tie);

  /** `spytown.ballot.first`, `family.ballot.first` */
  const settleFirst: Rung['settle'] = (turn, { counts, top }) => {
    const named = bySeat(turn.game, Object.keys(counts));
    // `spytown.decision.no-votes`, `family.decision.no-votes`
    if (named.length === 0) return [];
    const [first] = top;
    // `spytown.decision.one-name`, `family.decision.one-name`
    if (named.length === 1 && first !== undefined) return [step('condemn', [first])];
    // `spytown.ballot.accused`, `family.ballot.accused`: all who share the first place, or one and all in the second.
    if (top.length > 1) return tied(turn, { rung: 'vote', tied: top, repeat: 0, isChanged: false });
    // `spytown.kids.one-ballot`, `family.kids.one-ballot`
    if (!hasFinal && first !== undefined) return [step('condemn', [first])];
    const rest = named.filter((id) => id !== first);
    const second = Math.max(...rest.map((id) => counts[id] ?? 0));
    accuse(turn, [...top, ...rest.filter((id) => counts[id] === second)]);
    return runoff(turn);
  };

  /** `spytown.ballot.final`, `family.ballot.final` */
  const settleFinal: Rung['settle'] = (turn, count, { rung, standing, repeat: number = 0 }) => {
    const { counts, top } = count;
    // `spytown.decision.no-votes`, `family.decision.no-votes`
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
      /** `spytown.decision.accused-out`, `family.decision.accused-out`: with nobody left to try there is no ballot. */
      'call-final': ({ game }) => (game.accused.length === 0 ? [] : [onAccused(game, 'final')]),
      condemn,
      /** `spytown.decision.leader-tie`: the Leader has gone before deciding, and the next one does. */
      'decide-anew': (turn) => {
        const { spec } = turn.game.stage;
        return spec?.kind === 'casting' ? decideTie(turn, spec.tie) : [];
      },
    },
    /** `spytown.decision.leader-tie`: without a word of his, his vote of that ballot counts, or else the lot. */
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

/** `spytown.ballot.lot`, `family.ballot.lot` */
function lot(turn: Turn): readonly AgendaItem[] {
  const seats = turn.game.accused.map(({ seat }) => seat);
  turn.announce({ lot: seats });
  return [step('condemn', [turn.drawLot(seats)])];
}

/** `spytown.decision.standing-votes`, `family.decision.tie`: to abstain is a vote; one that fell away has changed. */
const hasChanged = (game: Game, { voters, cast }: Count, standing: Spec<'ballot'>['standing'] = {}): boolean =>
  voters.some((id) => isAlive(game, id) && standing[id] !== cast[id]);
