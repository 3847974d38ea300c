/** The judge's extra points: `sport.bonus.best`, `sport.bonus.second`, `sport.bonus.loser`. */
export const BONUSES = ['best', 'second', 'loser'] as const;
export type Bonus = (typeof BONUSES)[number];

export const BONUS_POINTS: Readonly<Record<Bonus, number>> = { best: 1, second: 0.5, loser: 0.5 };

const IS_FOR: Readonly<Record<Bonus, 'winner' | 'loser'>> = { best: 'winner', second: 'winner', loser: 'loser' };

/** Whether players of this side may be given it; nobody after a draw: `sport.bonus.draw`. */
export const isBonusFor = (bonus: Bonus, side: string, winner: string): boolean =>
  winner !== 'draw' && (IS_FOR[bonus] === 'winner') === (side === winner);
