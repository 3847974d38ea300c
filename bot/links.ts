import type { GameId } from '../shared/engine/ids.ts';

/** Where the house can be found from outside. */
export interface Links {
  /** https://t.me/… of the bot itself. */
  readonly bot: string;
  /** The Mini App's own address, with a slash at its end; null where there is none, and everything goes by buttons. */
  readonly app: string | null;
  /** What the address of a protocol ends with, so that nobody finds it by guessing. */
  readonly sheetKey?: (game: GameId) => string;
}

/** Opens a table in the app from anywhere in Telegram: for groups, which take no other kind of button to it. */
export const tableLink = ({ bot }: Links, game: GameId): string => `${bot}?startapp=${game}`;

/** Opens a table in the app from the direct chat. */
export const tableIn = (app: string, game: GameId): string => `${app}?table=${game}`;
