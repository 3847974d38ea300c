/** The judge's protocol of a table, and where it can be printed. */
import { findRulebook } from '../../shared/editions/index.ts';
import type { Protocol } from '../../shared/engine/protocol.ts';
import type { PersonId } from '../../shared/wire/ids.ts';
import type { JudgedSight } from '../../shared/wire/judge.ts';
import type { State } from '../narrator/direct/chat.ts';
import { HOST, placeOf, sitterAt } from '../table/desk.ts';
import { isLeader, undoableBy } from '../table/rulings.ts';
import type { TableState } from '../table/state.ts';

/** Null where the edition keeps none. Everybody's card stands in it. */
export function protocolOf({ game, log, desk }: Pick<TableState, 'game' | 'log' | 'desk'>): Protocol | null {
  const rulebook = game && findRulebook(game.deal.edition);
  if (!rulebook?.protocol) return null;
  return rulebook.protocol(log, {
    tournament: null,
    stage: null,
    game: 1,
    table: 1,
    date: new Date(desk.clock.begunAt ?? 0).toISOString().slice(0, 10),
    judge: desk.host?.name ?? null,
    nameOf: (seat) => sitterAt(desk, seat)?.name ?? seat,
    signed: desk.judging.isSigned,
  });
}

export function judgedSight(
  state: State & Pick<TableState, 'id'>,
  person: PersonId,
  printed: string | null,
): JudgedSight | null {
  const { desk, game, log } = state;
  const protocol = protocolOf(state);
  if (!protocol) return null;
  const place = placeOf(desk, person);
  const isJudge = place !== null && isLeader(state, place);
  const undo = isJudge ? undoableBy({ desk, log }, person) : null;
  return {
    protocol: isJudge || game.outcome ? protocol : null,
    printed: game.outcome ? printed : null,
    undo: undo && { action: undo.action, seat: undo.seat },
    maySign: place === HOST && isJudge && game.outcome !== null && !desk.judging.isSigned,
  };
}
