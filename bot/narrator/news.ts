/** What the table was told, in lines. */
import type { GameEvent } from '../../shared/engine/events.ts';
import type { How, News } from '../../shared/engine/model.ts';
import { blocks, lines } from './screen.ts';
import { eventsOf, type PublicStage } from './stage.ts';
import { talliesOf } from './tallies.ts';
import type { Words } from './words.ts';

/** What the table was told in this part of the round, but for what was told at once. */
export function newsLines(
  stage: Pick<PublicStage, 'words' | 'moments'>,
  part: readonly GameEvent[],
): readonly string[] {
  return allLines(stage, part, (item) => !isMoment(stage, item));
}

function allLines(
  stage: Pick<PublicStage, 'words' | 'moments'>,
  part: readonly GameEvent[],
  isWanted: (item: News) => boolean,
): readonly string[] {
  const how = new Map(eventsOf(part, 'fell').map((event) => [event.seat, event.how]));
  const howOf = (item: News) => how.get(String(item.out)) ?? 'left';
  return eventsOf(part, 'announced').flatMap(({ news }) =>
    news
      .filter((item) => isWanted(item) && !(stage.moments.length > 0 && howOf(item) === 'disqualified'))
      .map((item) => newsLine(stage, item, howOf(item))),
  );
}

export const isMoment = ({ moments }: Pick<PublicStage, 'moments'>, item: News): boolean =>
  moments.includes(Object.keys(item)[0] ?? '');

export function newsLine({ words }: Pick<PublicStage, 'words'>, item: News, how: How): string {
  const { say } = words;
  if (typeof item.out === 'string') {
    const name = words.name(item.out);
    return say(`news-out-${how}`, { name: typeof item.role === 'string' ? `${name}, ${words.role(item.role)}` : name });
  }
  if (item.quiet === true) return say('news-quiet');
  const [key = ''] = Object.keys(item);
  const values = Object.entries(item).map(([part, value]) => [part, saidOf(words, value)]);
  const id = typeof item.card === 'string' ? `news-card-${item.card}` : `news-${key}`;
  return say(words.own(id), Object.fromEntries(values));
}

/** Names of people, of a side, or a word that the text itself knows what to do with. */
function saidOf(words: Words, value: News[string]): string | number {
  if (Array.isArray(value)) return words.names(value as readonly string[]);
  if (typeof value === 'number') return value;
  const word = String(value);
  if (words.isSeat(word)) return words.name(word);
  const side = words.ownIfAny(`side-${word}`);
  return side ? words.say(side) : word;
}

/** The night was worked out, and not broken off. */
const isDawn = (since: readonly GameEvent[]): boolean =>
  eventsOf(since, 'fell').some(({ how }) => how !== 'disqualified') ||
  eventsOf(since, 'announced').some(({ news }) => news.some(({ quiet }) => quiet === true));

/** What the table heard last, when the game ends before the next message would have told it. */
export function lastNews(stage: PublicStage): string | null {
  const { words, table, rounds } = stage;
  const today = rounds.at(-1) ?? [];
  const opened = today.findLastIndex((event) => event.type === 'stageOpened' && event.name !== 'over');
  const since = today.slice(opened + 1);
  const told = allLines(stage, since, () => true);
  const [last] = eventsOf(today.slice(opened), 'stageOpened');
  if (last?.name === 'night' && isDawn(since)) return lines(words.say('morning', { round: table.round }), ...told);
  return blocks(...talliesOf(today.slice(opened), words), lines(...told)) || null;
}
