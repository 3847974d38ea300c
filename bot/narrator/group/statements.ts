/** What was stated before the table from the fixed set, in words. */
import { chanceFrom } from '../../../shared/engine/chance.ts';
import type { GameId, SeatId } from '../../../shared/engine/ids.ts';
import type { Said } from '../../../shared/wire/practice.ts';
import type { SaidLine } from '../../../shared/wire/sight.ts';
import { MARK } from '../../../shared/wire/strengths.ts';
import type { Messages } from '../../chat/message.ts';
import { sitterAt } from '../../table/desk.ts';
import type { Running } from '../../table/play.ts';
import type { PublicStage } from '../stage.ts';
import type { Words } from '../words.ts';

/** So many ways there are to say each of them. */
const VARIANTS = 4;

/** The same words whenever it is told again. */
function lineOf(words: Words, game: GameId, { by, round, statement }: Said, name: (seat: SeatId) => string): string {
  const variant = chanceFrom(game, by, round, statement.says).below(VARIANTS) + 1;
  return words.say(words.own(`said-${statement.says}-${variant}`), {
    ...('about' in statement && { name: name(statement.about) }),
    ...('role' in statement && { role: words.role(statement.role) }),
  });
}

/** Each is a message of its own. */
export function saidMessages({ words, table }: PublicStage, { id, desk }: Pick<Running, 'id' | 'desk'>): Messages {
  const told = desk.talk.said.map((said, i) => ({ said, subject: `said:${i}` }));
  return new Map(
    told
      .filter(({ said }) => said.round >= table.round - 1)
      .map(({ said, subject }) => {
        const line = lineOf(words, id, said, words.name);
        return [subject, { text: words.say('said-line', { name: words.name(said.by), line }) }];
      }),
  );
}

/** What was stated in this round, as the app shows it. */
export const saidLines = (
  { id, desk, game }: Pick<Running, 'id' | 'desk' | 'game'>,
  words: Words,
): readonly SaidLine[] =>
  desk.talk.said
    .filter(({ round }) => round === game.round)
    .map((said) => ({
      by: said.by,
      // The app draws the sign of practice players.
      text: lineOf(words, id, said, (seat) => (sitterAt(desk, seat)?.name ?? seat).replace(MARK, '').trim()),
    }));
