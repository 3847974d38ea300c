/** What was told, in words: privately, and to the whole table. */
import type { Fact, News } from '../../shared/engine/model.ts';
import { labelOf, listOf } from './seats.ts';
import { sight, view } from './table.ts';
import { hasOwn, say, sayOwn } from './words.ts';

const edition = (): string => sight.value?.edition ?? '';

export function factText(fact: Fact): string {
  if ('plan' in fact) return say('fact-plan', { names: listOf(fact.plan) });
  const name = labelOf(fact.about);
  if ('role' in fact) return say('fact-role', { name, role: sayOwn(edition(), `role-${fact.role}`) });
  if ('side' in fact) return say('fact-side', { name, side: sayOwn(edition(), `side-${fact.side}`) });
  const value = typeof fact.value === 'boolean' ? (fact.value ? 'yes' : 'no') : fact.value;
  return sayOwn(edition(), `fact-${fact.is}`, { name, value });
}

/** Of one player the card says more than the side; what was told twice is said once. */
export function factLines(facts: readonly Fact[]): readonly string[] {
  const known = new Set(facts.flatMap((fact) => ('role' in fact ? [fact.about] : [])));
  const worth = facts.filter(
    (fact) => !('side' in fact) || !known.has(fact.about) || fact.about === sight.value?.place,
  );
  return [...new Set(worth.map(factText))].filter(Boolean);
}

export function newsText(item: News): string {
  if (typeof item.out === 'string') {
    const how = view.value?.table.seats.find(({ id }) => id === item.out)?.out ?? 'left';
    const role = typeof item.role === 'string' ? sayOwn(edition(), `role-${item.role}`) : '';
    const name = role ? `${labelOf(item.out)}, ${role}` : labelOf(item.out);
    return say(`app-news-${how}`, { name });
  }
  if (item.quiet === true) return say('app-news-quiet');
  const [key = ''] = Object.keys(item);
  const values = Object.entries(item).map(([part, value]) => [part, saidOf(value)]);
  return hasOwn(edition(), `news-${key}`) ? sayOwn(edition(), `news-${key}`, Object.fromEntries(values)) : '';
}

/** Names of people, of a side, or a word that the text itself knows what to do with. */
function saidOf(value: News[string]): string | number {
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) return listOf(value as readonly string[]);
  const word = String(value);
  if (Object.hasOwn(sight.value?.names ?? {}, word)) return labelOf(word);
  return sayOwn(edition(), `side-${word}`) || word;
}

/** Where a disqualification is told by itself, that somebody is out by it need not be. */
export const withoutEchoes = (news: readonly News[]): readonly News[] =>
  hasOwn(edition(), 'news-disqualified')
    ? news.filter(({ out }) => view.value?.table.seats.find(({ id }) => id === out)?.out !== 'disqualified')
    : news;

const ICONS: Readonly<Record<string, string>> = {
  out: 'out',
  jailed: 'jail',
  freed: 'undo',
  muted: 'muted',
  pardoned: 'pardon',
  innocent: 'tick',
  foul: 'foul',
  disqualified: 'out',
  cancelled: 'cross',
  nominated: 'accuse',
  withdrawn: 'undo',
  undone: 'undo',
  guess: 'eye',
};

export const newsIcon = (item: News): string => ICONS[Object.keys(item)[0] ?? ''] ?? 'paper';

const OF_COURT = ['pardoned', 'innocent'];

/** News gathers all round long; the court's begins with the first whom it has judged. */
export function courtNews(news: readonly News[]): readonly News[] {
  const { seats = [] } = view.value?.table ?? {};
  const isOfCourt = (item: News) =>
    OF_COURT.some((key) => key in item) || seats.some(({ id, out }) => id === item.out && out === 'condemned');
  const from = news.findIndex(isOfCourt);
  return from < 0 ? [] : news.slice(from);
}

export const newsLines = (news: readonly News[]): readonly string[] =>
  withoutEchoes(news).map(newsText).filter(Boolean);
