/** The cards are dealt. */
import { createHash } from 'node:crypto';
import type { Deal } from '../../shared/engine/model.ts';
import { sealedDeal } from '../../shared/engine/setup/commitment.ts';
import { deal, dealtTo } from '../../shared/engine/setup/deal.ts';
import { openGame } from '../../shared/engine/setup/open.ts';
import { type Prepared, prepare } from '../../shared/engine/setup/prepare.ts';
import { deadlineOf } from './deadline.ts';
import { type Desk, type Powers, placesOf, seatName } from './desk.ts';
import { readiness, rulebookOf, wishOf } from './lobby.ts';
import { type Refused, refuseFor } from './refusal.ts';
import type { TableState } from './state.ts';

export interface Beginning {
  /** Drawn by the caller from the machine's own randomness. */
  readonly secret: { readonly seed: string; readonly nonce: string };
  /** Those of the table whom no direct message reaches. */
  readonly unreachable: readonly number[];
  readonly powers: Powers | null;
  readonly caveat: TableState['desk']['caveat'];
}

/** Nobody is dealt in who cannot be reached: they lose the seat, and the table is asked to begin again. */
export function begin(state: TableState, { secret, unreachable, powers, caveat }: Beginning, now: number) {
  const { desk } = state;
  const isLost = (person: number) => unreachable.includes(person);
  const lost = placesOf(desk).flatMap(({ sitter }) => (isLost(sitter.person) ? [sitter] : []));
  if (lost.length > 0) {
    const players = desk.players.filter(({ person }) => !isLost(person));
    const host = desk.host && isLost(desk.host.person) ? null : desk.host;
    const aide = !host || (desk.aide && isLost(desk.aide.person)) ? null : desk.aide;
    const unreached = lost.map(({ name }) => name);
    return { state: { ...state, desk: { ...desk, players, host, aide, unreached } }, events: [] };
  }
  const rulebook = rulebookOf(desk.setting.edition);
  const prepared = prepare(rulebook, wishOf(desk), secret.seed);
  if ('refused' in prepared) return refuseFor(prepared.refused, desk.setting);
  const { game, events } = openGame(dealFor(desk, prepared, secret), prepared.rules);
  const seal = createHash('sha256').update(sealedDeal(game.deal, prepared.rules)).digest('hex');
  const begun: TableState = {
    ...state,
    status: 'running',
    desk: { ...desk, unreached: [], seal, powers, caveat, begunAt: now },
    game,
    log: events,
    deadline: desk.solo ? null : deadlineOf(desk, game, now),
  };
  return { state: begun, events };
}

/** Whoever plays alone gets the role that they asked for. */
function dealFor({ setting, solo, players, creator }: Desk, prepared: Prepared, secret: Beginning['secret']): Deal {
  const dealt = deal(rulebookOf(setting.edition), prepared, secret);
  const position = players.findIndex(({ person }) => person === creator);
  return solo?.role ? dealtTo(dealt, prepared.rules, seatName(position), solo.role) : dealt;
}

/** Why this table may not begin yet, before anything is asked of Telegram. */
export function objectionToBegin({ desk }: TableState): Refused | null {
  const prepared = readiness(desk);
  return 'refused' in prepared ? refuseFor(prepared.refused, desk.setting) : null;
}
