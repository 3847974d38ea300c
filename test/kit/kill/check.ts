/** Everything that has to be true of a season, however often the program died in it. */
import { checkAnswers, checkSeats } from './acts.ts';
import { checkDeadlines } from './deadlines.ts';
import { checkMail } from './mail.ts';
import type { Season } from './season.ts';
import { checkSoundness } from './soundness.ts';
import { checkStory } from './story.ts';
import { readGames } from './witness.ts';

export interface Findings {
  readonly games: number;
  /** Messages that came once more, since nobody could know whether they had arrived. */
  readonly copies: number;
}

export function checkSeason(season: Season): Findings {
  const games = readGames(season.database);
  checkSoundness(season, games);
  checkSeats(season, games);
  checkAnswers(season, games);
  checkDeadlines(season, games);
  const copies = checkStory(season, games) + checkMail(season, games);
  return { games: games.length, copies };
}
