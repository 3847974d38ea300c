/**
 * `spytown.decision.leave`, `family.decision.leave`, `spytown.host.remove`, `family.host.final`: whoever goes away or
 * is removed is out at once, the role shown, and nothing answers it.
 */
import { aimable, putOut } from '../../cards/killing.ts';
import { step } from '../../engine/agenda.ts';
import { isAccused, returnVotes } from '../../engine/departures.ts';
import type { SeatId } from '../../engine/ids.ts';
import type { AgendaItem, Choice, Game, How, Seat } from '../../engine/model.ts';
import { naming } from '../../engine/prompt.ts';
import type { Fate, Rules } from '../../engine/rules.ts';
import { awaitedIn } from '../../engine/stages/index.ts';
import { speakerOf } from '../../engine/stages/speech.ts';
import { alive, seatOf } from '../../engine/table.ts';
import type { Turn } from '../../engine/turn.ts';

/** What is left of the stage when somebody has gone from it. */
function remove(turn: Turn, { id, out }: Seat, how: How): Fate {
  // Whoever is out already only forgoes the last shot.
  if (out) return 'closes';
  const { stage, leader, struck } = turn.game;
  const isWaitedFor = awaitedIn(turn.game, turn.rules).includes(id);
  const isSettling = isKilling(turn.game);
  const isSpeaking = speakerOf(turn.game) === id;
  const isTried = stage.name === 'runoff' && isAccused(turn.game, id);
  forget(turn, id);
  putOut(turn, [id], how);
  if (!isSettling && turn.decideOutcome()) return 'breaks-off';
  const isCalledOff = isTried && turn.game.accused.length < 2;
  if (isCalledOff) callOff(turn);
  if (struck.includes(id) || (isCalledOff && !isSettling)) return 'breaks-off';
  if (stage.spec?.kind === 'casting' && leader === id) {
    turn.agenda = [step('decide-anew'), ...turn.agenda];
    return 'breaks-off';
  }
  const isOver = isSpeaking || (isWaitedFor && awaitedIn(turn.game, turn.rules).length === 0) || isNobodyLeft(turn);
  return isOver ? 'closes' : 'goes-on';
}

/** With fewer than two accused left neither the speeches nor the ballot go on; a killing is settled before that shows. */
function callOff(turn: Turn): void {
  turn.agenda = turn.agenda.filter((item) => !isOfTheFinal(item));
  turn.emit({ type: 'scheduled', agenda: turn.agenda });
}

const isOfTheFinal = (item: AgendaItem): boolean =>
  (item.kind === 'speech' && item.name === 'runoff') || (item.kind === 'step' && item.step === 'call-final');

/** `spytown.decision.win-check`, `family.decision.win-check`: the win is checked when it is settled. */
const isKilling = ({ stage: { spec } }: Game): boolean =>
  spec?.kind === 'window' && (spec.window === 'rescue' || spec.window === 'shot');

/** A last shot with nobody left to be shot. */
function isNobodyLeft({ game }: Turn): boolean {
  const { spec } = game.stage;
  if (spec?.kind !== 'window' || spec.window !== 'shot' || spec.seat === undefined) return false;
  const shooter = seatOf(game, spec.seat);
  return !game.seats.some((other) => aimable(game, shooter, other));
}

/** What he entered falls away, and so does what names him but for a look once made; those players may choose anew. */
function forget(turn: Turn, id: SeatId): void {
  const { choices } = turn.game;
  if (choices.some(({ by }) => by === id)) turn.emit({ type: 'choicesDropped', by: [id] });
  returnVotes(turn, id);
  const isVain = ({ action, target }: Choice) => target === id && NAMING.includes(action);
  for (const { by, slot } of turn.game.choices.filter(isVain)) turn.emit({ type: 'choicesDropped', by: [by], slot });
}

const NAMING: readonly string[] = ['shoot', 'protect', 'visit', 'suspect'];

export const leave: Rules['leave'] = (turn, seat) => remove(turn, seat, 'left');

/** `spytown.host.remove`, `family.host.final`: all that a human host may do is remove one alive, at any time. */
export const hostMay: Rules['hostMay'] = (game) => [
  {
    ...naming(
      'disqualify',
      alive(game).map(({ id }) => id),
    ),
    isStanding: true,
  },
];

export const hostDid: NonNullable<Rules['hostDid']> = (turn, { target }) =>
  target === undefined ? 'goes-on' : remove(turn, seatOf(turn.game, target), 'disqualified');
