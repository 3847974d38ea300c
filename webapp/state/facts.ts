/** What was told, in words: privately, and to the whole table. */
import type { Fact, News } from '../../shared/engine/model.ts';
import { labelOf } from './seats.ts';
import { sight, view } from './table.ts';
import { hasOwn, say, sayOwn } from './words.ts';

const edition = (): string => sight.value?.edition ?? '';

export function factText(fact: Fact): string {
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
  const isSeat = (value: string) => Object.hasOwn(sight.value?.names ?? {}, value);
  const values = Object.entries(item).map(([part, value]) => {
    const named = typeof value === 'string' && isSeat(value) ? labelOf(value) : value;
    return [part, typeof named === 'number' ? named : String(named)];
  });
  return hasOwn(edition(), `news-${key}`) ? sayOwn(edition(), `news-${key}`, Object.fromEntries(values)) : '';
}

const ICONS: Readonly<Record<string, string>> = {
  out: 'out',
  jailed: 'jail',
  freed: 'undo',
  muted: 'muted',
  pardoned: 'pardon',
  innocent: 'tick',
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

export const newsLines = (news: readonly News[]): readonly string[] => news.map(newsText).filter(Boolean);
