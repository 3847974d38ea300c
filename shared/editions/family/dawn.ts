import { hit } from '../../cards/killing.ts';
import type { SeatId } from '../../engine/ids.ts';
import { closeNight } from '../../engine/night/record.ts';
import { isVain } from '../../engine/night/steps.ts';
import type { Step } from '../../engine/rules.ts';
import { alive, bySeat, isAlive, isMarked, seatOf } from '../../engine/table.ts';
import type { Turn } from '../../engine/turn.ts';

/** What the morning says of whom the catwoman was with, and to whom. */
type Visit = (turn: Turn, visited: SeatId) => void;

/** `family.catwoman.block`: the table is told who has no vote today. */
export const voteTaken: Visit = (turn, visited) => turn.announce({ blocked: visited });

/** `family.decision.block-role`: nobody is told but the one visited. */
export const roleTaken: Visit = (turn, visited) => turn.tell(visited, { about: visited, is: 'visited', value: true });

/** `family.morning.reveal`: the dead in order of seats, what was found and healed, and what the catwoman has taken. */
export const dawn =
  (tellVisit: Visit): Step =>
  (turn) => {
    const isFound = hasFoundMafia(turn);
    const { fallen, attacked, shielded } = closeNight(turn);
    const isThere = (id: SeatId) => isAlive(turn.game, id);
    const victims = bySeat(turn.game, [...fallen]).filter(isThere);
    if (victims.length === 0) turn.announce({ quiet: true });
    const next = hit(turn, victims, { kind: 'step', step: 'hit', how: 'shot', stage: 'morning' });
    if (isFound) turn.announce({ uncovered: true });
    // `family.doctor.news`
    if ([...attacked].some((id) => shielded.has(id) && isThere(id))) turn.announce({ healed: true });
    for (const visited of visitedIn(turn, victims)) tellVisit(turn, visited);
    return next;
  };

/** `family.commissioner.news` */
const hasFoundMafia = (turn: Turn): boolean =>
  turn.game.choices.some(({ by, action, target }) => {
    if (action !== 'check' || target === undefined) return false;
    const self = seatOf(turn.game, by);
    return self.role === 'commissioner' && !isVain(turn, self) && seatOf(turn.game, target).role === 'mafioso';
  });

/** `family.decision.simultaneous`: if the one visited dies there is nothing to block, and nothing is told. */
const visitedIn = ({ game }: Turn, victims: readonly SeatId[]): readonly SeatId[] =>
  alive(game).flatMap(({ id }) => (isMarked(game, id, 'visited') && !victims.includes(id) ? [id] : []));
