import type { Rules } from '../../engine/rules.ts';
import { dusk } from './dusk.ts';
import { opening } from './opening.ts';
import { rescue } from './rescue.ts';
import { shot } from './shot.ts';
import { swapWindow } from './swap.ts';

export { showSwap, swapperIn } from './swap.ts';

/**
 * `spytown.cards.phase`, `family.cards.phase`: when cards are played, besides the mafia's night, the talk and speeches;
 * the `at` of a card says in which of them. `spytown.cards.wrong-phase`, `spytown.decision.wrong-phase`,
 * `family.cards.wrong-phase`, `family.decision.wrong-phase`: in no other is it offered, and what is not is refused.
 */
export const windows: NonNullable<Rules['windows']> = { rescue, shot, opening, dusk, swap: swapWindow };
