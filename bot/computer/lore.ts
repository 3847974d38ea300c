/** What anybody at the table can read in the rulebook that is played: nothing of this game's deal. */
import { rulesOf } from '../../shared/editions/index.ts';
import type { Fact, GangId, Mark, RoleId, Seat, SideId } from '../../shared/engine/model.ts';
import { workOut } from '../../shared/engine/night/draft.ts';
import type { Ability, Rules } from '../../shared/engine/rules.ts';
import { seated, tableOf } from '../../shared/engine/setup/prepare.ts';
import { isWave } from '../../shared/engine/stages/wave.ts';
import { seatOf } from '../../shared/engine/table.ts';
import { Turn } from '../../shared/engine/turn.ts';
import type { TableView } from '../../shared/engine/view.ts';

/** Would the game still be open, if those roles were held by the seats in their order? */
export function undecided({ rules }: Lore, { round, seats }: TableView): (roles: readonly RoleId[]) => boolean {
  const marks = seats.flatMap(({ id, marks: own }) =>
    own.map((mark): Mark => ({ mark, on: id, by: '', until: 'released' })),
  );
  const table = { ...tableOf(rules, []), round, marks };
  const out = seats.map(({ out: how, role: shown }) => how && { how, shown, round });
  const known = new Map<string, boolean>();
  return (roles) => {
    // Who is left with which cards decides it, not who of them holds which.
    const left = roles.flatMap((role, i) => (out[i] ? [] : `${role} ${seats[i]!.marks}`));
    const key = left.sort().join();
    const before = known.get(key);
    if (before !== undefined) return before;
    const dealt = seats.map(({ id }, i): Seat => ({ ...seated(rules, id, roles[i]!), out: out[i] ?? null }));
    const isOpen = rules.outcome({ ...table, seats: dealt }) === null;
    known.set(key, isOpen);
    return isOpen;
  };
}

export interface Lore {
  readonly rules: Rules;
  readonly sideOf: (id: RoleId) => SideId;
  /** The gang that such a one is of; whoever only pretends is of none. */
  readonly gangOf: (id: RoleId) => GangId | null;
  /** Do these two win together? */
  readonly isAllied: (one: SideId, other: SideId) => boolean;
  /** Was it right to suspect such a one? */
  readonly isGuilty: (id: RoleId) => boolean;
  /** Finds out something about others at night. */
  readonly looks: (id: RoleId) => boolean;
  /** May find something out in the very first night. */
  readonly looksAtOnce: (id: RoleId) => boolean;
  /** Does anything at night besides the gang's shot. */
  readonly isSpecial: (id: RoleId) => boolean;
  /** Do members of this gang see what the others choose in this round? */
  readonly seesChoices: (gang: GangId, round: number) => boolean;
  /** What a holder of `own` would be told of a holder of `other` by looking at them, or when the cards are dealt. */
  readonly wouldLearn: (own: RoleId, other: RoleId) => readonly Fact[];
}

const known = new WeakMap<Rules, Lore>();

export function loreOf({ edition, mode, options, seats }: TableView): Lore {
  const rules = rulesOf({ edition, mode, options, seats });
  const lore = known.get(rules) ?? read(rules);
  known.set(rules, lore);
  return lore;
}

function read(rules: Rules): Lore {
  const role = (id: RoleId) => (Object.hasOwn(rules.roles, id) ? rules.roles[id] : undefined);
  const abilities = (id: RoleId): readonly Ability[] => role(id)?.acts ?? [];
  const sideOf = (id: RoleId): SideId => role(id)?.side ?? '';
  const guilty = once((id: RoleId) => rules.isGuilty(seatOf(tableOf(rules, [id]), FIRST)));
  const allied = ofTwo((one, other) => {
    const holders = [one, other].map((side) => Object.values(rules.roles).find((each) => each.side === side)?.id);
    const [a, b] = holders;
    if (one === other || a === undefined || b === undefined) return one === other;
    return (rules.outcome(tableOf(rules, [a, b]))?.winners.length ?? 0) === 2;
  });
  return {
    rules,
    sideOf,
    gangOf: (id) => (role(id)?.pretends ? null : (role(id)?.gang ?? null)),
    isAllied: allied,
    isGuilty: guilty,
    looks: once((id) => abilities(id).some(({ action }) => action === 'check')),
    looksAtOnce: once((id) => {
      const game = { ...tableOf(rules, [id]), round: 1 };
      const isAwake = rules.round(game).some(isWave);
      const opens = ({ action, opens: when }: Ability) =>
        action === 'check' && (when?.(game, seatOf(game, FIRST)) ?? true);
      return isAwake && abilities(id).some(opens);
    }),
    isSpecial: once((id) => abilities(id).some(({ withGang, action }) => !withGang && action !== 'plan')),
    seesChoices: (gang, round) => {
      const sees = rules.gangs[gang]?.seesChoices ?? false;
      return typeof sees === 'function' ? sees({ ...tableOf(rules, []), round }) : sees;
    },
    wouldLearn: ofTwo((own, other) => answers(rules, own, other)),
  };
}

const FIRST = 'p1';
const SECOND = 'p2';

/** Worked out on a made-up table of the two: by what the first is told when they meet, and by looking at the second. */
function answers(rules: Rules, own: RoleId, other: RoleId): readonly Fact[] {
  const game = { ...tableOf(rules, [own, other]), round: 2 };
  const [self, target] = [seatOf(game, FIRST), seatOf(game, SECOND)];
  const turn = new Turn(game, rules);
  rules.opening(turn);
  const night = workOut(game, rules, 0);
  const looks = (rules.roles[own]?.acts ?? []).filter(({ action }) => action === 'check');
  for (const { learns, atOnce } of looks) {
    if (learns) turn.tell(FIRST, ...learns(night, self, target));
    atOnce?.(turn, self, { by: FIRST, slot: 'check', action: 'check', target: SECOND });
  }
  return turn.events.flatMap((event) =>
    event.type === 'learned' && event.to === FIRST ? event.facts.filter((fact) => 'about' in fact) : [],
  );
}

function once<T>(work: (key: string) => T): (key: string) => T {
  const done = new Map<string, T>();
  return (key) => {
    const before = done.get(key);
    if (before !== undefined) return before;
    const made = work(key);
    done.set(key, made);
    return made;
  };
}

/** Works something out for each two of them, once. */
function ofTwo<T>(work: (one: string, other: string) => T): (one: string, other: string) => T {
  const rows = once((one) => once((other) => work(one, other)));
  return (one, other) => rows(one)(other);
}
