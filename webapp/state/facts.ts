/** What was told, in words: privately, and to the whole table. */
import type { Fact, News } from '../../shared/engine/model.ts';
import { newsKind } from '../../shared/engine/words.ts';
import { labelOf, listOf } from './seats.ts';
import { sight, view } from './table.ts';
import { isOwn, say, sayIfAny } from './words.ts';

/** To whom it was told, or later to somebody else. */
export function factText(fact: Fact, isRetold = false): string {
  if ('plan' in fact) return say('fact-plan', { names: listOf(fact.plan) });
  const name = labelOf(fact.about);
  if ('role' in fact) return say('fact-role', { name, role: sayIfAny(`role-${fact.role}`) });
  if ('side' in fact) return say('fact-side', { name, side: sayIfAny(`side-${fact.side}`) });
  if ('card' in fact) return say('fact-card', { name, card: sayIfAny(`card-${fact.card}`) });
  const value = typeof fact.value === 'boolean' ? (fact.value ? 'yes' : 'no') : fact.value;
  return (isRetold && sayIfAny(`knew-${fact.is}`, { name, value })) || sayIfAny(`fact-${fact.is}`, { name, value });
}

/** Of one player the card says more than the side; what was told twice is said once. */
export function factLines(facts: readonly Fact[], isRetold = false): readonly string[] {
  const known = new Set(facts.flatMap((fact) => ('role' in fact ? [fact.about] : [])));
  const worth = facts.filter(
    (fact) => !('side' in fact) || !known.has(fact.about) || fact.about === sight.value?.place,
  );
  return [...new Set(worth.map((fact) => factText(fact, isRetold)))].filter(Boolean);
}

export function newsText(item: News): string {
  if (typeof item.out === 'string') {
    const how = view.value?.table.seats.find(({ id }) => id === item.out)?.out ?? 'left';
    const role = typeof item.role === 'string' ? sayIfAny(`role-${item.role}`) : '';
    const name = role ? `${labelOf(item.out)}, ${role}` : labelOf(item.out);
    return say(`app-news-${how}`, { name });
  }
  if (item.quiet === true) return say('app-news-quiet');
  const values = Object.entries(item).map(([part, value]) => [part, saidOf(value)]);
  return [sayIfAny(`news-${keyOfNews(item)}`, Object.fromEntries(values)), reasonText(item)].filter(Boolean).join(' ');
}

/** Why a judge decided so, where the judge has said it. */
const reasonText = ({ reason }: News): string =>
  typeof reason === 'string' ? sayIfAny('news-reason', { reason: sayIfAny(`offence-${reason}`) }) : '';

/** A card that was played is news of its own kind. */
const keyOfNews = (item: News): string => (typeof item.card === 'string' ? `card-${item.card}` : newsKind(item));

/** Names of people, of a side, or a word that the text itself knows what to do with. */
function saidOf(value: News[string]): string | number {
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) return listOf(value as readonly string[]);
  const word = String(value);
  if (Object.hasOwn(sight.value?.names ?? {}, word)) return labelOf(word);
  return sayIfAny(`side-${word}`) || word;
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
