/** Who is dealt: `auto`, by the options, and what is thought of cards chosen by hand. */
import type { Options, RoleId } from '../../engine/model.ts';
import type { Composition, Draw, Mode } from '../../engine/rulebook.ts';
import type { Problem, Warning } from '../../engine/setup/problems.ts';
import { LEADERS, LONERS, MAFIA_SPECIALS, SHOOTING_LEADERS, TOWN_CHECKERS, TOWN_SPECIALS } from './groups.ts';
import { halves, type Line, lineFor, type Range } from './tables.ts';

/** `city.loner.replaces` */
const LONER_FROM = 10;

/** What a mode leaves to choose from, and whom its `auto` takes for a leader. */
export interface Choice {
  readonly leaders: readonly RoleId[];
  readonly autoLeaders: readonly RoleId[];
  readonly hasSpecials: boolean;
  readonly hasMafiaSpecials: boolean;
  readonly hasYakuza: boolean;
}

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
  ({ autoLeaders, hasSpecials, hasMafiaSpecials, hasYakuza }: Choice): Mode['row'] =>
  (options, players) => {
    const leader = leaderFrom(options, autoLeaders);
    const loner = options.loner !== undefined && options.loner !== 'none' ? [String(options.loner)] : [];
    if (loner.length > 0 && players < LONER_FROM) return refuse(tooFew(players));
    const isGunSure = leader.draws.length > 0 || leader.named.some((role) => SHOOTING_LEADERS.includes(role));
    const { town, criminals, townSpecials, mafiaSpecials } = lineFor(players, isGunSure);
    const citizens = some(options.townSpecials, 'town-special', TOWN_SPECIALS, hasSpecials ? townSpecials.auto : 0);
    const mafia = some(
      options.mafiaSpecials,
      'mafia-special',
      MAFIA_SPECIALS,
      hasMafiaSpecials ? mafiaSpecials.auto : 0,
    );
    const room = { town: town - leader.n - citizens.n, mafia: criminals - loner.length - mafia.n };
    if (room.town < 0) return refuse(noRoom('town-special', citizens.n, town - leader.n));
    if (room.mafia < 0) return refuse(noRoom('mafia-special', mafia.n, criminals - loner.length));
    const rest = hasYakuza ? halves(room.mafia) : { mafioso: room.mafia };
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
const tooFew = (players: number): Problem => ({ id: 'group-players', group: 'loner', least: LONER_FROM, players });
const noRoom = (group: string, wanted: number, room: number): Problem => ({ id: 'no-room', group, wanted, room });

const withoutNone = (composition: Composition): Composition =>
  Object.fromEntries(Object.entries(composition).filter(([, number]) => number > 0));

/** `auto` takes the snitch only if somebody in play can learn roles. */
const blindSnitch = (role: RoleId, dealt: Composition): boolean =>
  role === 'snitch' && count(dealt, TOWN_CHECKERS) === 0;

const count = (composition: Composition, group: readonly RoleId[]): number =>
  group.reduce((sum, role) => sum + (composition[role] ?? 0), 0);

/** `city.setup.leader`, `city.loner.side`: refused. `city.setup.ratio`, `city.setup.snitch`: a word of warning. */
export const judges: NonNullable<Mode['judges']> = (composition, players) => {
  const leaders = count(composition, LEADERS);
  const loners = count(composition, LONERS);
  if (leaders > 1) return refuse({ id: 'one-of-group', group: 'leader', wanted: leaders });
  if (loners > 1) return refuse({ id: 'one-of-group', group: 'loner', wanted: loners });
  if (loners > 0 && players < LONER_FROM) return refuse(tooFew(players));
  const line = lineFor(players, count(composition, SHOOTING_LEADERS) > 0);
  return [
    ...(leaders === 0 ? [{ id: 'group-missing', group: 'leader' } as const] : []),
    ...rangeWarnings(composition, line),
    ...(composition.snitch && count(composition, TOWN_CHECKERS) === 0
      ? [{ id: 'nothing-to-do', role: 'snitch' } as const]
      : []),
  ];
};

function rangeWarnings(composition: Composition, { townSpecials, criminals, mafiaSpecials }: Line): readonly Warning[] {
  const outlaws = [...LONERS, ...MAFIA_SPECIALS, 'mafioso', 'yakuza'];
  // In mode `yakuza` there are no special mafiosi, whatever the table has.
  const specials = composition.yakuza ? { ...mafiaSpecials, least: 0 } : mafiaSpecials;
  return [
    ...outside('criminal', count(composition, outlaws), { least: criminals, most: criminals }),
    ...outside('town-special', count(composition, TOWN_SPECIALS), townSpecials),
    ...outside('mafia-special', count(composition, MAFIA_SPECIALS), specials),
  ];
}

const outside = (group: string, wanted: number, { least, most }: Pick<Range, 'least' | 'most'>): readonly Warning[] =>
  wanted < least || wanted > most ? [{ id: 'group-range', group, least, most, wanted }] : [];
