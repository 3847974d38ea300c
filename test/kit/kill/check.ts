/** Everything that has to be true of a season, however often the program died in it. */
import { checkAnswers, checkSeats } from './acts.ts';
import { checkDeadlines, type Punctuality } from './deadlines.ts';
import type { Season } from './season.ts';
import { checkSoundness } from './soundness.ts';
import { checkDirect, checkStory } from './story.ts';
import { readGames } from './witness.ts';

export interface Findings extends Punctuality {
  readonly games: number;
  /** Messages that came once more, since nobody could know whether they had arrived. */
  readonly copies: number;
}

export function checkSeason(season: Season): Findings {
  const games = readGames(season.database);
  checkSoundness(season, games);
  checkSeats(season, games);
  checkAnswers(season, games);
  const punctuality = checkDeadlines(season, games);
  const copies = checkStory(season, games) + checkDirect(season, games);
  return { games: games.length, copies, ...punctuality };
}
