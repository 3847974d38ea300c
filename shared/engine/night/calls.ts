/** Whom a host calls in the night, one step after the other, as far as everybody knows who is left to be called. */
import type { Game, GangId, RoleId } from '../model.ts';
import type { Rules } from '../rules.ts';
import { isIn } from '../table.ts';
import type { Errand } from '../words.ts';
import type { Called } from './draft.ts';

export type Call = { readonly role: RoleId; readonly for: Errand } | { readonly gang: GangId; readonly for: Errand };

/** The two lists that a rulebook prints. */
export interface Calls {
  readonly first: readonly Call[];
  readonly later: readonly Call[];
}

export const role = (id: RoleId, errand: Errand = 'act'): Call => ({ role: id, for: errand });

export const gang = (id: GangId, errand: Errand = 'shoot'): Call => ({ gang: id, for: errand });

/** Both lists; what an edition does not print by itself is the order in which the night is worked out. */
export function callsOf({ night, calls }: Pick<Rules, 'night' | 'calls'>): Calls {
  const byNight = night.flat().flatMap(({ wakes }) => (wakes ? callsTo(wakes) : []));
  return { first: byNight, later: byNight, ...calls };
}

const callsTo = (wakes: Called): readonly Call[] =>
  'roles' in wakes ? wakes.roles.map((id) => role(id, wakes.for)) : [gang(wakes.gang, wakes.for)];

/** Who is called in the night that the game is at. */
export function callsTonight(game: Game, rules: Rules): readonly Call[] {
  const { first, later } = callsOf(rules);
  return (game.round === 1 ? first : later).filter((call) =>
    'role' in call ? isLeft(game, call.role) : isGangLeft(game, rules, call.gang),
  );
}

/** Was dealt, and not all of them were shown when they left the game. */
function isLeft({ deal, seats }: Game, id: RoleId): boolean {
  const shown = seats.filter((seat) => !isIn(seat) && seat.out?.shown === id).length;
  return deal.seats.filter((seat) => seat.role === id).length > shown;
}

const isGangLeft = (game: Game, rules: Rules, id: GangId): boolean =>
  membersIn(rules, id).some((member) => isLeft(game, member)) || mayBeJoined(game, rules, id);

/** The roles of this gang, without who only pretends to be of it. */
export const membersIn = ({ roles }: Pick<Rules, 'roles'>, id: GangId): readonly RoleId[] =>
  Object.values(roles).flatMap((member) => (member.gang === id && !member.pretends ? [member.id] : []));

/** A card has brought somebody to the gang whom nobody else knows: by its deal, or played in a night before. */
const mayBeJoined = ({ deal, played, round }: Game, { cards = {} }: Rules, id: GangId): boolean =>
  Object.values(cards).some(
    (card) =>
      card.wakesWith === id &&
      (card.plays
        ? played.some((play) => play.card === card.id && play.round < round)
        : deal.seats.some((seat) => seat.card === card.id)),
  );
