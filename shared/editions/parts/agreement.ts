/** How a gang's names become one victim. */
import type { RoleId } from '../../engine/model.ts';
import type { Agreement } from '../../engine/night/steps.ts';

/** Every living member named the same player; anything else is a miss. */
export const unanimous: Agreement = (shots, members) => {
  const named = new Set(shots.map(({ target }) => target));
  return shots.length === members.length && named.size === 1 ? (shots[0]?.target ?? null) : null;
};

/** The player named by most; where the most is shared, the holder of this role decides if he named one of those. */
export const mostNamed =
  (casting: RoleId): Agreement =>
  (shots) => {
    const times = (target: string) => shots.filter((shot) => shot.target === target).length;
    const most = Math.max(0, ...shots.map(({ target }) => times(target)));
    const tied = new Set(shots.map(({ target }) => target).filter((target) => times(target) === most));
    if (tied.size === 1) return [...tied][0] ?? null;
    return shots.find(({ by, target }) => by.role === casting && tied.has(target))?.target ?? null;
  };
