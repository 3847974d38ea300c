/** The verdict: the case file and the stamp; last words; who voted for whom. */
import { useEffect } from 'preact/hooks';
import { view } from '../../state/table.ts';
import { courtNews } from '../../state/told/facts.ts';
import { nameOf, numberOf } from '../../state/told/seats.ts';
import { say, sayIfAny } from '../../state/words.ts';
import { feel } from '../../telegram/index.ts';
import { Avatar } from '../chrome/avatar.tsx';
import { MiniCard } from '../chrome/icon.tsx';
import { Action } from '../table/action.tsx';
import { DateLine } from '../table/dateline.tsx';
import { TableMenu } from '../table/menu.tsx';
import { NewsSlips } from '../table/news-slips.tsx';
import { stageIcon, stageTitle } from '../table/stage-title.ts';
import { TallyList } from '../table/tally.tsx';
import '../../styles/verdict.css';

export default function Verdict() {
  const { news, seats, tally } = view.value!.table;
  const told = new Set(news.flatMap(({ out }) => (typeof out === 'string' ? [out] : [])));
  const condemned = seats.filter(({ id, out }) => out === 'condemned' && told.has(id));
  const others = courtNews(news).filter(({ out, hit }) => !condemned.some(({ id }) => id === out || id === hit));
  const isSaved = others.some((item) => 'saved' in item);
  useEffect(() => feel('stamped'), []);
  return (
    <main class="page table-page verdict-page">
      <DateLine icon={stageIcon()} menu={<TableMenu />}>
        {stageTitle()}
      </DateLine>
      {condemned.map(({ id, role }) => (
        <section key={id} class="case" aria-live="polite">
          <header class="slip-head">
            <span class="label">{say('app-case', { n: numberOf(id) })}</span>
            {tally && Object.hasOwn(tally.counts, id) && (
              <span class="label dim">{say('app-votes', { n: tally.counts[id]! })}</span>
            )}
          </header>
          <Avatar name={nameOf(id)} seat={numberOf(id)} class="case-photo" />
          <h1>{nameOf(id)}</h1>
          <p class="stamp">{say('app-stamp')}</p>
          {role !== null && (
            <p class="row case-role">
              <MiniCard id={role} />
              {sayIfAny(`role-${role}`)}
            </p>
          )}
        </section>
      ))}
      {condemned.length === 0 && (
        <section class="slip slip-pad" aria-live="polite">
          <h1>{say(isSaved ? 'app-saved-title' : 'app-nobody-condemned')}</h1>
        </section>
      )}
      <NewsSlips news={others} />
      {tally && (
        <section>
          <h2 class="label dim">{say('app-who-for-whom')}</h2>
          <TallyList tally={tally} />
        </section>
      )}
      <Action />
    </main>
  );
}
