import type { Rules } from '../../engine/rules.ts';
import { dusk } from './dusk.ts';
import { opening } from './opening.ts';
import { rescue } from './rescue.ts';
import { shot } from './shot.ts';
import { swapWindow } from './swap.ts';

export { showSwap, swapperIn } from './swap.ts';

export const windows: NonNullable<Rules['windows']> = { rescue, shot, opening, dusk, swap: swapWindow };
