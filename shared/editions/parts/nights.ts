/** In which nights an ability is open. */
import type { Game } from '../../engine/model.ts';

export const fromNight = (first: number) => (game: Game) => game.round >= first;

export const onNight = (only: number) => (game: Game) => game.round === only;
