/** Who stands above whom. */

export interface Ranked {
  readonly player: string;
  readonly total: number;
  readonly extra: number;
  readonly wins: number;
  /** As don or sheriff, both together. */
  readonly keyWins: number;
  readonly firstDeaths: number;
}

/** `sport.rank.total`, `sport.rank.extra`, `sport.rank.wins`, `sport.rank.role-wins`, `sport.rank.first-deaths`. */
const CRITERIA = ['total', 'extra', 'wins', 'keyWins', 'firstDeaths'] as const;

/** The best first; those equal in everything stand together, by name. */
export function ranked<T extends Ranked>(
  results: readonly T[],
  lots: readonly string[],
): readonly (T & { readonly place: number })[] {
  const sorted = results.toSorted((one, other) => compare(one, other) || byCodePoint(one.player, other.player));
  return sorted.flatMap((first, above) => {
    if (above > 0 && compare(sorted[above - 1]!, first) === 0) return [];
    return placed(
      sorted.filter((other) => compare(first, other) === 0),
      above,
      lots,
    );
  });
}

/**
 * `sport.rank.lot`; until all of the equals have drawn they share the better place, and those after it are skipped:
 * `sport.decision.rank.shared`.
 */
function placed<T extends Ranked>(equals: readonly T[], above: number, lots: readonly string[]) {
  const lotOf = ({ player }: Ranked) => lots.indexOf(player);
  if (equals.some((one) => lotOf(one) < 0)) return equals.map((one) => ({ ...one, place: above + 1 }));
  return equals.toSorted((one, other) => lotOf(one) - lotOf(other)).map((one, k) => ({ ...one, place: above + k + 1 }));
}

function compare(one: Ranked, other: Ranked): number {
  const decisive = CRITERIA.find((criterion) => one[criterion] !== other[criterion]);
  return decisive ? other[decisive] - one[decisive] : 0;
}

/** Not as strings compare: those go by halves of a code point, and put emoji before the last letters. */
function byCodePoint(one: string, other: string): number {
  const [left, right] = [[...one], [...other]];
  const k = left.findIndex((letter, i) => letter !== right[i]);
  if (k < 0) return left.length - right.length;
  return left[k]!.codePointAt(0)! - (right[k]?.codePointAt(0) ?? -1);
}
