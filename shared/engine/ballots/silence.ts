/** Where the votes of those go who abstained or kept silent. */
import type { Rung } from '../rules.ts';

export const toLast: Rung['silence'] = (among) => among.at(-1) ?? null;
export const toNo: Rung['silence'] = () => 'no';
export const toNobody: Rung['silence'] = () => null;
