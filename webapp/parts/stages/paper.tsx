/** The morning's news, as a front page. The same for all: it tells what the narrator tells the group. */

import { sight, view } from '../../state/table.ts';
import { newsText, withoutEchoes, withoutRepeats } from '../../state/told/facts.ts';
import { nameOf, numberOf } from '../../state/told/seats.ts';
import { say, sayIfAny } from '../../state/words.ts';
import { Emblem } from '../chrome/icon.tsx';
import { tied } from '../chrome/tied.ts';
import { NewsMark } from '../table/news-slips.tsx';
import '../../styles/morning.css';

export function Paper() {
  const { round, seats, ...table } = view.value!.table;
  const news = withoutEchoes(table.news);
  const lost = news.flatMap(({ out }) => (typeof out === 'string' ? [out] : []));
  const isHit = news.some((item) => 'hit' in item);
  const others = withoutRepeats(news).filter(({ out, quiet }) => typeof out !== 'string' && quiet !== true);
  return (
    <article class="paper" aria-live="polite">
      <p class="paper-head">{say('app-paper')}</p>
      <p class="paper-date label">
        <span>{say('app-morning', { round })}</span>
        <span class="cut">{sight.value?.title}</span>
      </p>
      <h1>{headline()}</h1>
      <Emblem id={emblemOf(lost)} class="paper-emblem" />
      {lost.length > 0 ? (
        <ul class="paper-lost">
          {lost.map((id) => {
            const role = seats.find((seat) => seat.id === id)?.role ?? null;
            return (
              <li key={id}>
                <span class="num">{numberOf(id)}</span> <b>{nameOf(id)}</b>
                {role !== null && <>, {sayIfAny(`role-${role}`)}</>}
              </li>
            );
          })}
        </ul>
      ) : (
        !isHit && <p>{say('app-news-quiet')}</p>
      )}
      {others.length > 0 && (
        <ul class="paper-more">
          {others.map((item) => (
            <li key={JSON.stringify(item)}>
              <NewsMark item={item} />
              <span class="grow">{tied(newsText(item))}</span>
            </li>
          ))}
        </ul>
      )}
    </article>
  );

  /** Whoever was hit and stays is no loss, and yet no quiet night. */
  function headline(): string {
    if (lost.length > 0) return say('app-paper-loss', { n: lost.length });
    return say(isHit ? 'app-paper-hit' : 'app-paper-quiet');
  }

  /** From public facts only: a shown role, a card that stays face down, or nothing lost. */
  function emblemOf(names: readonly string[]): string {
    const [only] = names;
    if (only === undefined) return 'omerta';
    return (names.length === 1 && seats.find(({ id }) => id === only)?.role) || 'face-down';
  }
}
