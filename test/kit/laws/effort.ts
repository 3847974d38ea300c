/** How much is played: in `npm test` a part of what `npm run laws` plays, which sets GAMES. */
export const isLong = process.env.GAMES !== undefined;

/** So many games of each mode, times the mode's share. */
export const gamesOr = (usual: number): number => Number(process.env.GAMES ?? usual);

/** A quarter of these games. */
export const played = (all: number): number => (isLong ? all : Math.ceil(all / 4));

/** What has to be seen so often in all of them: half of that in as many as are played, since chance is not fair to a few. */
export const seenIn = (all: number): number => (isLong ? all : Math.floor(all / 8));

/** Of tables of several sizes in each mode `npm test` plays the last, mostly the largest. */
export const oneAMode = <Table extends readonly [mode: string, ...rest: unknown[]]>(
  tables: readonly Table[],
): readonly Table[] =>
  isLong ? tables : tables.filter(([mode], i) => !tables.slice(i + 1).some(([later]) => later === mode));
