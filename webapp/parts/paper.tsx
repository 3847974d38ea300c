/** The morning's news, as a front page. The same for all: it tells what the narrator tells the group. */
import { newsIcon, newsText, withoutEchoes } from '../state/facts.ts';
import { nameOf, numberOf } from '../state/seats.ts';
import { sight, view } from '../state/table.ts';
import { say, sayOwn } from '../state/words.ts';
import { Emblem, Icon } from './icon.tsx';
import { tied } from './tied.ts';
import '../styles/morning.css';

export function Paper() {
  const { round, seats, ...table } = view.value!.table;
  const news = withoutEchoes(table.news);
  const lost = news.flatMap(({ out }) => (typeof out === 'string' ? [out] : []));
  const others = news.filter(({ out, quiet }) => typeof out !== 'string' && quiet !== true);
  return (
    <article class="paper" aria-live="polite">
      <p class="paper-head">{say('app-paper')}</p>
      <p class="paper-date label">
        <span>{say('app-morning', { round })}</span>
        <span class="cut">{sight.value?.title}</span>
      </p>
      <h1>{lost.length > 0 ? say('app-paper-loss', { n: lost.length }) : say('app-paper-quiet')}</h1>
      <Emblem id={emblemOf(lost)} class="paper-emblem" />
      {lost.length > 0 ? (
        <ul class="paper-lost">
          {lost.map((id) => {
            const role = seats.find((seat) => seat.id === id)?.role ?? null;
            return (
              <li key={id}>
                <span class="num">{numberOf(id)}</span> <b>{nameOf(id)}</b>
                {role !== null && <>, {sayOwn(sight.value?.edition ?? '', `role-${role}`)}</>}
              </li>
            );
          })}
        </ul>
      ) : (
        <p>{say('app-news-quiet')}</p>
      )}
      {others.length > 0 && (
        <ul class="paper-more">
          {others.map((item) => (
            <li key={JSON.stringify(item)}>
              <Icon name={newsIcon(item)} />
              <span class="grow">{tied(newsText(item))}</span>
            </li>
          ))}
        </ul>
      )}
    </article>
  );

  /** From public facts only: a shown role, a card that stays face down, or nothing lost. */
  function emblemOf(lost: readonly string[]): string {
    const [only] = lost;
    if (only === undefined) return 'omerta';
    return (lost.length === 1 && seats.find(({ id }) => id === only)?.role) || 'face-down';
  }
}
