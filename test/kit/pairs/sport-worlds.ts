/** Pairs of games of `sport` that some at the table cannot tell apart. */
import type { Chance } from '../../../shared/engine/chance.ts';
import type { PlaceId } from '../../../shared/engine/ids.ts';
import type { Deal, DealtSeat, Game } from '../../../shared/engine/model.ts';
import { openGame } from '../../../shared/engine/setup/open.ts';
import { type Sitting, sitDown, type Table } from '../rules/sitting.ts';
import type { Worlds } from './unseen-nights.ts';

/** The two whose cards are exchanged. */
const PAIRS = [
  ['citizen', 'sheriff'],
  ['mafioso', 'don'],
  ['citizen', 'mafioso'],
  ['citizen', 'don'],
  ['sheriff', 'mafioso'],
  ['sheriff', 'don'],
] as const;

/** Two others' cards are exchanged, and with them what they and those who know them do at night. */
export function swappedWorlds(sitting: Sitting, chance: Chance, seed = `${sitting.seed} otherwise`): Worlds {
  const one = sitDown(sitting);
  const { seats } = one.game.deal;
  const [a, b] = chance.pick(PAIRS).map((role) => chance.pick(seats.filter((seat) => seat.role === role)));
  const swapped = seats.map((seat) => {
    if (seat === a) return { ...b!, id: seat.id };
    return seat === b ? { ...a!, id: seat.id } : seat;
  });
  const isTold = ({ gang }: DealtSeat) => gang !== null && [a, b].some((one) => one!.gang === gang);
  const blind = seats.filter((seat) => seat !== a && seat !== b && !isTold(seat)).map(({ id }) => id);
  const deal: Deal = { ...one.game.deal, seats: swapped, seed, nonce: 'another' };
  const { events, game } = openGame(deal, one.rules);
  return { one, other: { game, rules: one.rules, log: [...events] }, blind, freeFrom: 1 };
}

/** `sport.decision.night-chat`: whatever the other blacks do from night 2 on, one black notices as little as the reds. */
export function darkWorlds(sitting: Sitting, chance: Chance): Worlds {
  const one = sitDown(sitting);
  const { seats } = one.game;
  const observer = chance.pick(seats.filter(({ side }) => side === 'black'));
  const blind = seats.filter((seat) => seat === observer || seat.side === 'red').map(({ id }) => id);
  return { one, other: forked(one), blind, freeFrom: 2 };
}

export const forked = (table: Table): Table => ({ ...table, log: [...table.log] });

/** What only judges see of a moment: who has done what, and who is named. */
export const secretsOf = ({ choices, accused, withdrawn }: Game): string =>
  JSON.stringify([choices, accused, withdrawn]);

export const judgesOf = ({ game, rules }: Table): readonly PlaceId[] =>
  game.host === null ? [] : [game.host, ...(rules.aides?.(game) ?? [])];
