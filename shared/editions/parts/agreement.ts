/** How a gang's names become one victim. */
import type { Agreement, Shot } from '../../engine/night/steps.ts';

/** Every living member named the same player; anything else is a miss. */
export const unanimous: Agreement = (shots, members) => {
  const named = new Set(shots.map(({ target }) => target));
  return shots.length === members.length && named.size === 1 ? (shots[0]?.target ?? null) : null;
};

/** The player named by most; where the most is shared, the first of these decides who named one of those. */
export const mostNamed =
  (decides: (shot: Shot) => boolean): Agreement =>
  (shots) => {
    const times = (target: string) => shots.filter((shot) => shot.target === target).length;
    const most = Math.max(0, ...shots.map(({ target }) => times(target)));
    const tied = new Set(shots.map(({ target }) => target).filter((target) => times(target) === most));
    if (tied.size === 1) return [...tied][0] ?? null;
    return shots.find((shot) => tied.has(shot.target) && decides(shot))?.target ?? null;
  };
