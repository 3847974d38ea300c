/** Who is dealt: `auto`, by the options. */
import type { Options, RoleId } from '../../engine/model.ts';
import type { Composition, Draw, Mode } from '../../engine/rulebook.ts';
import { numberIn } from '../../engine/setup/composition.ts';
import type { Problem } from '../../engine/setup/problems.ts';
import { type CityChoice, lineIn } from './choice.ts';
import { MAFIA_SPECIALS, SHOOTING_LEADERS, TOWN_CHECKERS, TOWN_SPECIALS } from './groups.ts';
import { halves, LARGEST } from './tables.ts';

/** `city.decision.max`: so many may sit where the cards are counted out by hand. */
export const BY_HAND = 20;

/** Cards named one by one, and those to be drawn. */
interface Picked {
  readonly named: readonly RoleId[];
  readonly draws: readonly Draw[];
  readonly n: number;
}

const some = (value: unknown, group: string, among: readonly RoleId[], auto: number): Picked => {
  const named = Array.isArray(value) ? (value as readonly RoleId[]) : [];
  const n = typeof value === 'number' ? value : Array.isArray(value) ? named.length : auto;
  return { named, n, draws: n > named.length ? [{ group, among, n }] : [] };
};

export const rowFor =
  (choice: CityChoice): Mode['row'] =>
  (options, players) => {
    if (players > LARGEST) return refuse({ id: 'players-by-hand', most: LARGEST, byHand: BY_HAND, players });
    const leader = leaderFrom(options, choice.autoLeaders);
    const loner = options.loner !== undefined && options.loner !== 'none' ? [String(options.loner)] : [];
    const isGunSure = leader.draws.length > 0 || leader.named.some((role) => SHOOTING_LEADERS.includes(role));
    const line = lineIn(choice, players, { hasGun: isGunSure, hasLoner: loner.length > 0 });
    const { town, criminals, townSpecials, mafiaSpecials } = line;
    const citizens = some(options.townSpecials, 'town-special', TOWN_SPECIALS, townSpecials.auto);
    const mafia = some(options.mafiaSpecials, 'mafia-special', MAFIA_SPECIALS, mafiaSpecials.auto);
    const room = { town: town - leader.n - citizens.n, mafia: criminals - mafia.n };
    if (room.town < 0) return refuse(noRoom('town-special', citizens.n, town - leader.n));
    if (room.mafia < 0) return refuse(noRoom('mafia-special', mafia.n, criminals));
    const rest = choice.hasYakuza ? halves(room.mafia) : { mafioso: room.mafia };
    const named = [...leader.named, ...citizens.named, ...loner, ...mafia.named];
    return {
      cards: withoutNone({ ...Object.fromEntries(named.map((role) => [role, 1])), citizen: room.town, ...rest }),
      draws: [...leader.draws, ...citizens.draws, ...mafia.draws.map((draw) => ({ ...draw, shuns: blindSnitch }))],
    };
  };

function leaderFrom({ leader }: Options, autoLeaders: readonly RoleId[]): Picked {
  if (leader === 'none') return { named: [], draws: [], n: 0 };
  if (leader !== undefined && leader !== 'auto') return { named: [String(leader)], draws: [], n: 1 };
  return { named: [], draws: [{ group: 'leader', among: autoLeaders, n: 1 }], n: 1 };
}

const refuse = (refused: Problem) => ({ refused });
const noRoom = (group: string, wanted: number, room: number): Problem => ({ id: 'no-room', group, wanted, room });

const withoutNone = (composition: Composition): Composition =>
  Object.fromEntries(Object.entries(composition).filter(([, number]) => number > 0));

/** `auto` takes the snitch only if somebody in play can learn roles. */
const blindSnitch = (role: RoleId, dealt: Composition): boolean =>
  role === 'snitch' && numberIn(dealt, TOWN_CHECKERS) === 0;
