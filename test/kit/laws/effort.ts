/** How much is played: in `npm test` a quarter of the pairs of games that `npm run laws` compares, which sets GAMES. */
export const isLong = process.env.GAMES !== undefined;

/** So many of all these games. */
export const played = (all: number): number => (isLong ? all : Math.ceil(all / 4));

/** What has to be seen so often in all of them: half of that in as many as are played, since chance is not fair to a few. */
export const seenIn = (all: number): number => (isLong ? all : Math.floor(all / 8));
