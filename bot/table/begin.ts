/** The cards are dealt. */
import { sha256Of } from '../../shared/engine/lots.ts';
import type { Deal, Parts } from '../../shared/engine/model.ts';
import { sealedDeal } from '../../shared/engine/setup/commitment.ts';
import { deal, dealByParts, dealtTo, type Secret } from '../../shared/engine/setup/deal.ts';
import { openGame } from '../../shared/engine/setup/open.ts';
import { type Prepared, prepare } from '../../shared/engine/setup/prepare.ts';
import { seedFrom } from '../../shared/engine/setup/shuffle.ts';
import type { PersonId } from '../../shared/wire/ids.ts';
import { deadlineOf } from './deadline.ts';
import { type Caveat, type Desk, isPractice, type Powers, placesOf, putIn, seatName } from './desk.ts';
import { readiness, rulebookOf, setupOf } from './lobby.ts';
import { type Refused, refuseFor } from './refusal.ts';
import type { TableState } from './state.ts';

export interface Beginning {
  /** For a table on which no part of the house lies. */
  readonly secret: Secret;
  /** Those of the table whom no direct message reaches. */
  readonly unreachable: readonly number[];
  readonly powers: Powers | null;
  readonly caveat: Caveat | null;
}

/** Nobody is dealt in who cannot be reached: they lose the seat, and the table is asked to begin again. */
export function begin(state: TableState, { secret, unreachable, powers, caveat }: Beginning, now: number) {
  const { desk } = state;
  const isLost = (person: PersonId) => unreachable.includes(person);
  const lost = placesOf(desk).flatMap(({ sitter }) => (isLost(sitter.person) ? [sitter] : []));
  if (lost.length > 0) {
    const players = desk.players.filter(({ person }) => !isLost(person));
    const host = desk.host && isLost(desk.host.person) ? null : desk.host;
    const aide = !host || (desk.aide && isLost(desk.aide.person)) ? null : desk.aide;
    const unreached = lost.map(({ name }) => name);
    const smaller = { ...putIn(desk, 'presence', { unreached }), players, host, aide };
    return { state: { ...state, desk: smaller }, events: [] };
  }
  const rulebook = rulebookOf(desk.setting.edition);
  const parts = partsOf(state);
  const prepared = prepare(rulebook, setupOf(desk), parts ? seedFrom(parts) : secret.seed);
  if ('refused' in prepared) return refuseFor(prepared.refused, desk.setting);
  const dealt = parts ? dealByParts(rulebook, prepared, parts) : dealAlone(desk, prepared, secret);
  const { game, events } = openGame(dealt, prepared.rules);
  const seal = sha256Of(sealedDeal(game.deal, prepared.rules));
  const begun: TableState = {
    ...state,
    status: 'running',
    desk: {
      ...desk,
      presence: { ...desk.presence, unreached: [] },
      deal: { ...desk.deal, seal },
      quiet: { ...desk.quiet, powers, caveat },
      clock: { ...desk.clock, begunAt: now },
    },
    game,
    log: events,
    deadline: desk.practice.solo ? null : deadlineOf(desk, game, now),
  };
  return { state: begun, events };
}

/** What everybody at the table gave to the shuffle; null where the house has given nothing. */
function partsOf({ id, desk }: TableState): Parts | null {
  if (desk.deal.house === null) return null;
  return {
    game: id,
    house: desk.deal.house.part,
    people: placesOf(desk).map(({ id: place, sitter }) => ({
      place,
      person: isPractice(sitter) ? null : sitter.person,
      name: sitter.name,
      cut: sitter.cut ?? null,
    })),
    deck: desk.setting.composition,
    asked: askedBy(desk),
  };
}

function dealAlone(desk: Desk, prepared: Prepared, secret: Secret): Deal {
  const dealt = deal(rulebookOf(desk.setting.edition), prepared, secret);
  const asked = askedBy(desk);
  return asked ? dealtTo(dealt, prepared.rules, asked.seat, asked.role) : dealt;
}

/** Whoever plays alone gets the role that they asked for. */
function askedBy({ practice: { solo }, players, creator }: Desk): Parts['asked'] {
  const position = players.findIndex(({ person }) => person === creator);
  return solo?.role ? { seat: seatName(position), role: solo.role } : null;
}

/** Why this table may not begin yet, before anything is asked of Telegram. */
export function objectionToBegin({ desk }: TableState): Refused | null {
  const prepared = readiness(desk);
  return 'refused' in prepared ? refuseFor(prepared.refused, desk.setting) : null;
}
