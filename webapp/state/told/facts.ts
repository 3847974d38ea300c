/** What was told, in words: privately, and to the whole table. */
import type { Fact, News } from '../../../shared/engine/model.ts';
import { newsKind } from '../../../shared/engine/words.ts';
import { factLines as linesOf } from '../../../shared/text/facts.ts';
import { newsValues, newsText as textOf } from '../../../shared/text/news.ts';
import { sight, view } from '../table.ts';
import { isOwn, say } from '../words.ts';
import { wording } from './wording.ts';

/** What was told twice is said once. */
export function factLines(facts: readonly Fact[], isRetold = false): readonly string[] {
  const lines = linesOf(facts, wording, { isRetold, reader: sight.value?.place ?? null });
  return [...new Set(lines)].filter(Boolean);
}

/** Who is out, and a quiet night, are told shorter than the narrator tells them. */
export function newsText(item: News): string {
  if (item.quiet === true) return say('app-news-quiet');
  if (typeof item.out !== 'string') return textOf(item, wording);
  const how = view.value?.table.seats.find(({ id }) => id === item.out)?.out ?? 'left';
  return say(`app-news-${how}`, newsValues(item, wording));
}

/** Where a disqualification is told by itself, that somebody is out by it need not be. */
export const withoutEchoes = (news: readonly News[]): readonly News[] =>
  isOwn('news-disqualified')
    ? news.filter(({ out }) => view.value?.table.seats.find(({ id }) => id === out)?.out !== 'disqualified')
    : news;

/** What is told twice is read once: the latest of the same words, and whoever a card names by its own piece of news. */
export function withoutRepeats(news: readonly News[]): readonly News[] {
  const isTold = ({ card, by }: News) => typeof card === 'string' && news.some((other) => other[card] === by);
  return news.filter((item, at) => {
    const text = newsText(item);
    return text !== '' && !isTold(item) && !news.slice(at + 1).some((later) => newsText(later) === text);
  });
}

const ICONS: Readonly<Record<string, string>> = {
  out: 'out',
  jailed: 'jail',
  freed: 'undo',
  muted: 'muted',
  pardoned: 'pardon',
  innocent: 'tick',
  warned: 'hand',
  foul: 'foul',
  disqualified: 'out',
  cancelled: 'cross',
  nominated: 'accuse',
  withdrawn: 'undo',
  undone: 'undo',
  guess: 'eye',
  hit: 'accuse',
  shot: 'accuse',
  saved: 'pardon',
  healed: 'pardon',
  spared: 'pardon',
  swapped: 'undo',
  leader: 'host',
  lot: 'hand',
  uncovered: 'eye',
  blocked: 'muted',
};

export const newsIcon = (item: News): string => ICONS[newsKind(item)] ?? 'paper';

const OF_COURT = ['pardoned', 'innocent', 'lot', 'spared'];

/** News gathers all round long; the court's begins with the first whom it has judged. */
export function courtNews(news: readonly News[]): readonly News[] {
  const { seats = [], stage } = view.value?.table ?? {};
  const judged = stage === 'verdict' ? hitUnaimed(news) : -1;
  const isOfCourt = (item: News, at: number) =>
    at === judged ||
    OF_COURT.some((key) => key in item) ||
    seats.some(({ id, out }) => id === item.out && out === 'condemned');
  const from = news.findIndex(isOfCourt);
  return from < 0 ? [] : news.slice(from);
}

/** The last who was hit though nobody had aimed at them: by the night or, later in the day, by the court. */
function hitUnaimed(news: readonly News[]): number {
  return news.findLastIndex(({ hit }, at) => {
    const before = news[at - 1];
    return hit !== undefined && before?.on !== hit && before?.shot !== hit;
  });
}

export const newsLines = (news: readonly News[]): readonly string[] =>
  withoutRepeats(withoutEchoes(news)).map(newsText);
