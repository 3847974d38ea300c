/** What the table was told, in lines. */
import type { GameEvent } from '../../shared/engine/events.ts';
import type { News } from '../../shared/engine/model.ts';
import { newsKind } from '../../shared/engine/words.ts';
import { newsText, newsValues, reasonText } from '../../shared/text/news.ts';
import type { Arguments } from '../../shared/text/speak.ts';
import { blocks, lines } from '../chat/message.ts';
import { eventsOf, type PublicStage } from './stage.ts';
import { waysOut } from './story/told.ts';
import { talliesOf } from './tallies.ts';
import type { Words } from './words.ts';

type Telling = Pick<PublicStage, 'words' | 'teller' | 'table' | 'moments' | 'rounds'>;

/** What the table was told in this part of the round, but for what was told at once. */
export const newsLines = (stage: Telling, part: readonly GameEvent[]): readonly string[] =>
  toldNews(stage, part, (item) => !isMoment(stage, item)).map(({ line }) => line);

/** Each piece of news with its line; several deaths are led in by one of their own, which is about none of them. */
export function toldNews(
  stage: Telling,
  part: readonly GameEvent[],
  isWanted: (item: News) => boolean = () => true,
): readonly { readonly line: string; readonly item: News | null }[] {
  const hows = waysOut(stage.rounds.flat());
  const howOf = (item: News) => hows.get(String(item.out));
  return eventsOf(part, 'announced').flatMap(({ news }) => {
    // Where a disqualification is told at once it is not told again.
    const told = news.filter((item) => isWanted(item) && !(stage.moments.length > 0 && howOf(item) === 'disqualified'));
    const isMany = told.filter((item) => howOf(item) === 'shot').length > 1;
    const many = isMany ? stage.teller.inRound('tell-dawn-many', stage.table.round) : null;
    return [
      ...(many === null ? [] : [{ line: many, item: null }]),
      ...told.map((item) => ({ line: newsLine(stage, item), item })),
    ];
  });
}

export const isMoment = ({ moments }: Pick<PublicStage, 'moments'>, item: News): boolean =>
  moments.includes(newsKind(item));

export function newsLine({ words, teller }: Pick<PublicStage, 'words' | 'teller'>, item: News): string {
  const line = teller.news(item, valuesOf(words, item));
  if (line === null) return newsText(item, words);
  // A number may have a meaning of its own.
  const aside = typeof item.count === 'number' && words.tellOwn(`news-${newsKind(item)}-${item.count}`);
  return [line, reasonText(item, words), aside].filter(Boolean).join(' ');
}

/** A narrator names what a judge had decided. */
function valuesOf(words: Words, item: News): Arguments {
  const values = newsValues(item, words);
  return typeof item.undone === 'string' ? { ...values, undone: rulingOf(words, item.undone) } : values;
}

const rulingOf = (words: Words, action: string): string =>
  words.tellOwn(`undone-${action}`) || words.tell('undone-other');

/** The night was worked out, and not broken off. */
const isDawn = (since: readonly GameEvent[]): boolean =>
  eventsOf(since, 'fell').some(({ how }) => how !== 'disqualified') ||
  eventsOf(since, 'announced').some(({ news }) => news.some(({ quiet }) => quiet === true));

/** What the table heard last, when the game ends before the next message would have told it; with or without the counts. */
export function lastNews(stage: PublicStage, isBrief = false): string | null {
  const { words, table, rounds } = stage;
  const today = rounds.at(-1) ?? [];
  const opened = today.findLastIndex((event) => event.type === 'stageOpened' && event.name !== 'over');
  const since = today.slice(opened + 1);
  const told = toldNews(stage, since).map(({ line }) => line);
  const [last] = eventsOf(today.slice(opened), 'stageOpened');
  if (last?.name === 'night' && isDawn(since)) return lines(words.say('morning', { round: table.round }), ...told);
  return blocks(...(isBrief ? [] : talliesOf(today.slice(opened), stage)), lines(...told)) || null;
}
