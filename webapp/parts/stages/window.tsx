/** Something has happened, or an hour has come, and whoever can may answer it: one page for everybody. */
import type { SeatId } from '../../../shared/engine/ids.ts';
import type { News } from '../../../shared/engine/model.ts';
import { view } from '../../state/table.ts';
import { withoutRepeats } from '../../state/told/facts.ts';
import { isMe, nameOf, numberOf } from '../../state/told/seats.ts';
import { say, sayIfAny } from '../../state/words.ts';
import { Avatar } from '../chrome/avatar.tsx';
import { Emblem } from '../chrome/icon.tsx';
import { Countdown } from '../table/countdown.tsx';
import { DateLine } from '../table/dateline.tsx';
import { ownMark } from '../table/marks.tsx';
import { TableMenu } from '../table/menu.tsx';
import { NewsSlips } from '../table/news-slips.tsx';
import { stageIcon, stageTitle } from '../table/stage-title.ts';
import { WindowBar } from './window-bar.tsx';
import '../../styles/ring.css';
import '../../styles/window.css';

const LATEST = 3;

const OF_KILLING = ['hit', 'card', 'shot', 'out', 'saved'];

/** How it came to this: from the shot at the one concerned on; where nobody is, the cards that were played and who fell. */
function leadingHere(seat: SeatId | null, news: readonly News[]): readonly News[] {
  if (seat === null) return news.filter((item) => (item.card !== undefined && item.by !== null) || isStruck(item));
  const hit = news.findLastIndex((item) => item.hit === seat || item.out === seat);
  const aim = news[hit - 1];
  const isAimed = aim?.on === seat || aim?.shot === seat;
  return news
    .slice(isAimed ? hit - 1 : hit)
    .filter((item) => item.hit !== seat && OF_KILLING.some((key) => key in item));
}

/** By a shot of the day, which nothing else tells before the night falls. */
const isStruck = ({ out }: News): boolean =>
  view.value!.table.seats.some((seat) => seat.id === out && seat.out === 'struck');

export default function Window() {
  const { window, seats, news } = view.value!.table;
  if (!window) return null;
  const alive = seats.filter(({ out }) => out === null).length;
  return (
    <main class="page table-page window-page">
      <DateLine icon={stageIcon()} instead={say('app-at-table', { n: alive, of: seats.length })} menu={<TableMenu />}>
        {stageTitle()}
      </DateLine>
      <section class="moment" aria-live="polite">
        {window.seat === null ? (
          <>
            <Emblem id="face-down" class="moment-emblem" />
            <h1>{sayIfAny(`app-window-${window.is}`)}</h1>
          </>
        ) : (
          <>
            <span class="moment-face">
              <Avatar name={nameOf(window.seat)} seat={numberOf(window.seat)} />
              <span class="seat-number">{numberOf(window.seat)}</span>
            </span>
            <p class="tag tag-seal">{sayIfAny(`app-window-${window.is}`)}</p>
            <h1>{isMe(window.seat) ? `${nameOf(window.seat)} (${say('app-you')})` : nameOf(window.seat)}</h1>
          </>
        )}
        <p class="moment-about">{(isMe(window.seat) && ownMark()) || sayIfAny(`app-window-${window.is}-about`)}</p>
        <Countdown class="clock-large" />
      </section>
      <NewsSlips news={leadingHere(window.seat, withoutRepeats(news)).slice(-LATEST)} />
      <WindowBar />
    </main>
  );
}
