/** `sport.protocol.official`: the judge's sheet, made from the events. `sport.protocol.sign`: signed outside the game. */
import type { GameEvent } from '../../engine/events.ts';
import { replay } from '../../engine/evolve.ts';
import type { SeatId } from '../../engine/ids.ts';
import type { Game } from '../../engine/model.ts';
import type { Protocol, ProtocolBallot, ProtocolHead, ProtocolNomination, ProtocolRow } from '../../engine/protocol.ts';
import { standing } from '../../engine/undo.ts';
import { isFirstShot, points } from './points.ts';

/** `sport.protocol.roles` */
const LETTERS: Readonly<Record<string, string>> = { citizen: 'К', mafioso: 'Ч', sheriff: 'Ш', don: 'Д' };

/** `sport.protocol.form`: the fields of the sheet. */
export function protocol(log: readonly GameEvent[], { nameOf, ...head }: ProtocolHead): Protocol {
  const game = replay(log);
  return {
    /** `sport.protocol.head` */
    ...head,
    rows: rowsOf(game, nameOf),
    ...playOf(standing(log)),
    bestMove: bestMoveOf(game),
    /** `sport.protocol.winner`: `draw` after a draw. */
    winner: game.outcome?.winner ?? null,
    protests: game.judged.protests,
    grounds: game.judged.grounds,
    penalties: [...penaltiesOf(game), ...defeatIn(game)],
  };
}

/** `sport.protocol.names`, `sport.protocol.rows`: the penalty stands with the main points, all else is extra. */
function rowsOf(game: Game, nameOf: ProtocolHead['nameOf']): Readonly<Record<SeatId, ProtocolRow>> {
  const scored = game.outcome ? points(game) : {};
  return Object.fromEntries(
    game.seats.map(({ id, role }, i) => {
      const { main = 0, penalty = 0, bestMove = 0, bonus = 0 } = scored[id] ?? {};
      return [
        id,
        {
          seat: i + 1,
          name: nameOf(id),
          role: LETTERS[role] ?? '',
          fouls: game.judged.fouls[id] ?? 0,
          disqualified: game.judged.disqualified.some(({ seat }) => seat === id),
          points: main + penalty,
          extra: bestMove + bonus,
        },
      ];
    }),
  );
}

/** `sport.penalty.record`: warnings too. */
const penaltiesOf = ({ judged }: Game): Protocol['penalties'] =>
  judged.penalties.map(({ round, seat, penalty, reason }) => ({
    day: round,
    seat,
    penalty,
    ...(reason !== null && { reason }),
  }));

/** A defeat that was awarded without a reason stands in the news alone. */
const defeatIn = ({ judged, news, round }: Game): Protocol['penalties'] =>
  judged.penalties.some(({ penalty }) => penalty === 'defeat')
    ? []
    : news.flatMap(({ defeat }) =>
        typeof defeat === 'string' ? [{ day: round, seat: defeat, penalty: 'defeat' as const }] : [],
      );

/** `sport.protocol.play`: nominations and numbers of votes, day by day. */
function playOf(log: readonly GameEvent[]): Pick<Protocol, 'nominations' | 'ballots'> {
  const nominations: ProtocolNomination[] = [];
  const ballots: ProtocolBallot[] = [];
  let day = 0;
  for (const event of log) {
    if (event.type === 'roundBegan') day++;
    if (event.type === 'nominated') nominations.push({ day, by: event.by, target: event.seat });
    if (event.type === 'tallied') ballots.push({ day, kind: event.rung, votes: event.counts });
    if (event.type !== 'withdrew') continue;
    const at = nominations.findIndex((one) => one.day === day && one.by === event.by);
    if (at >= 0) nominations[at] = { ...nominations[at]!, withdrawn: true };
  }
  return { nominations, ballots };
}

/** `sport.protocol.best-move`: a dash after a miss. */
function bestMoveOf({ seats, judged }: Game): Protocol['bestMove'] {
  const first = seats.find(({ out }) => isFirstShot(out));
  if (!first) return null;
  return { by: first.id, named: judged.guess?.by === first.id ? judged.guess.named : [] };
}
