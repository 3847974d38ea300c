/** How well a deal would explain what everybody has seen and heard, as sums of logarithms. */
import type { SeatId } from '../../shared/engine/ids.ts';
import type { RoleId } from '../../shared/engine/model.ts';
import type { TableView } from '../../shared/engine/view.ts';
import type { Said } from '../../shared/wire/practice.ts';
import type { Lore } from './lore.ts';
import type { Memory } from './memory.ts';

export interface Evidence {
  /** For one seat, whatever the others are. */
  readonly alone: (seat: number, role: RoleId) => number;
  /** Between two seats: only those who had anything to do with each other. */
  readonly pairs: readonly Pair[];
}

export interface Pair {
  readonly by: number;
  readonly about: number;
  readonly kind: keyof typeof KINDS;
  /** How often. */
  readonly times: number;
}

/** Nobody of a gang likes to vote for a mate, and the innocent hit a little oftener than by chance. */
const VOTE = { mate: -1.2, guiltyOnInnocent: 0.2, innocentOnGuilty: 0.1 } as const;
/** A true finding; a false one of whoever can look; one of somebody who cannot; and what the guilty seldom dare to say. */
const FOUND = { right: 1.5, wrong: -5, invented: -3.5, lied: -2, mate: -2 } as const;
const CLAIM = { right: 2, invented: -3, lied: -0.4 } as const;
/** A gang seldom shoots its own. */
const SHOT_OWN = -1.5;

type Worth = (lore: Lore, by: RoleId, about: RoleId) => number;

const isMate = (lore: Lore, one: RoleId, other: RoleId): boolean =>
  lore.gangOf(one) !== null && lore.gangOf(one) === lore.gangOf(other);

const finding =
  (says: boolean): Worth =>
  (lore, by, about) => {
    if (lore.isGuilty(by)) return says && isMate(lore, by, about) ? FOUND.mate : FOUND.lied;
    if (!lore.looks(by)) return FOUND.invented;
    return lore.isGuilty(about) === says ? FOUND.right : FOUND.wrong;
  };

/** What one did to another, and what that is worth if they are this and that. */
export const KINDS = {
  vote: (lore, by, about) => {
    if (isMate(lore, by, about)) return VOTE.mate;
    if (lore.isGuilty(by)) return lore.isGuilty(about) ? 0 : VOTE.guiltyOnInnocent;
    return lore.isGuilty(about) ? VOTE.innocentOnGuilty : 0;
  },
  guilty: finding(true),
  innocent: finding(false),
} as const satisfies Readonly<Record<string, Worth>>;

export function evidenceOf(lore: Lore, table: TableView, memory: Memory, said: readonly Said[]): Evidence {
  const place = new Map(table.seats.map(({ id }, i) => [id, i]));
  const shot = new Set(table.seats.flatMap(({ out }, i) => (out === 'shot' ? [i] : [])));
  const claims = said.flatMap(({ by, statement }) =>
    statement.says === 'role' || statement.says === 'denies'
      ? [{ seat: place.get(by) ?? -1, role: statement.role }]
      : [],
  );
  return {
    alone: (seat, role) =>
      (shot.has(seat) && lore.gangOf(role) !== null ? SHOT_OWN : 0) +
      claims.reduce((sum, claim) => sum + (claim.seat === seat ? claimed(lore, role, claim.role) : 0), 0),
    pairs: gathered([...votes(memory), ...findings(said)], place),
  };
}

function claimed(lore: Lore, role: RoleId, claim: RoleId): number {
  if (role === claim) return CLAIM.right;
  return lore.isGuilty(role) ? CLAIM.lied : CLAIM.invented;
}

interface OpenDeed {
  readonly by: SeatId;
  readonly about: string;
  readonly kind: Pair['kind'];
}

/** To put somebody up for trial is as good as a vote. */
const votes = ({ ballots, charges }: Memory): readonly OpenDeed[] => [
  ...ballots.flatMap(({ cast }) => Object.entries(cast).map(([by, about]): OpenDeed => ({ by, about, kind: 'vote' }))),
  ...charges.map(({ by, seat }): OpenDeed => ({ by, about: seat, kind: 'vote' })),
];

/** Whoever says that another lies says that he is guilty. */
const findings = (said: readonly Said[]): readonly OpenDeed[] =>
  said.flatMap(({ by, statement }): readonly OpenDeed[] => {
    if (statement.says === 'denies') return [{ by, about: statement.about, kind: 'guilty' }];
    const isFinding = statement.says === 'guilty' || statement.says === 'innocent';
    return isFinding ? [{ by, about: statement.about, kind: statement.says }] : [];
  });

/** The same of the same to the same is one pair. */
function gathered(deeds: readonly OpenDeed[], place: ReadonlyMap<SeatId, number>): readonly Pair[] {
  const pairs = new Map<string, Pair>();
  for (const { by: from, about: to, kind } of deeds) {
    const [by, about] = [place.get(from), place.get(to)];
    if (by === undefined || about === undefined || by === about) continue;
    const key = `${by} ${about} ${kind}`;
    pairs.set(key, { by, about, kind, times: (pairs.get(key)?.times ?? 0) + 1 });
  }
  return [...pairs.values()];
}
