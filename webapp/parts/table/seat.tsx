/** One seat at the table: number, initials, name, and what everybody knows of it. */
import type { SeatId } from '../../../shared/engine/ids.ts';
import type { SeenSeat } from '../../../shared/engine/view.ts';
import { tell } from '../../state/orders.ts';
import { isTalk, view } from '../../state/table.ts';
import { isLeader, openCardTexts } from '../../state/told/cards.ts';
import { isMe, isPractice, nameOf, numberOf } from '../../state/told/seats.ts';
import { say, sayIfAny } from '../../state/words.ts';
import { Avatar } from '../chrome/avatar.tsx';
import { Icon, MiniCard } from '../chrome/icon.tsx';
import { MarkIcons, markTexts } from './marks.tsx';
import type { Spot } from './ring.ts';

export function Seat({ seat, at }: { readonly seat: SeenSeat; readonly at?: Spot }) {
  const { speaker, accused, ready } = view.value!.table;
  const number = numberOf(seat.id);
  const name = nameOf(seat.id);
  const isOut = seat.out !== null;
  const isSpeaking = speaker === seat.id;
  const accusation = accused.find((one) => one.seat === seat.id);
  const isAccused = accusation !== undefined;
  const isReady = isTalk.value && ready.includes(seat.id);
  const states = [
    isPractice(name) && say('app-seat-practice'),
    isOut && say(`fate-${seat.out!}`),
    isOut && seat.role !== null && sayIfAny(`role-${seat.role}`),
    isSpeaking && say('app-seat-speaks'),
    isAccused && accusedText(accusation.by),
    ...markTexts(seat.marks),
    ...openCardTexts(seat),
    seat.fouls > 0 && say('app-seat-fouls', { n: seat.fouls }),
    isReady && say('app-seat-ready'),
  ].filter(Boolean);
  const words = [say('app-seat', { n: number, name }), isMe(seat.id) && say('app-seat-you'), ...states]
    .filter(Boolean)
    .join(', ');
  const classes = [
    'seat',
    isOut && 'seat-out',
    isSpeaking && 'seat-speaks',
    isAccused && 'seat-accused',
    isMe(seat.id) && 'seat-me',
  ];
  return (
    <li class={classes.filter(Boolean).join(' ')} style={at ? { left: `${at.x}px`, top: `${at.y}px` } : undefined}>
      <button type="button" class="seat-button" onClick={() => tell(words)}>
        <span class="hidden">{words}</span>
        <span class="seat-disc" aria-hidden="true">
          {isOut ? (
            <span class="avatar seat-empty">
              <Icon name="out" />
            </span>
          ) : (
            <Avatar name={name} seat={number} />
          )}
          <SeatCards {...seat} />
          <span class="seat-number">{number}</span>
          {isLeader(seat.id) && (
            <span class="pin pin-leader">
              <Icon name="host" />
            </span>
          )}
          {isSpeaking && (
            <span class="pin pin-speak">
              <Icon name="speak" />
            </span>
          )}
          {seat.marks.length > 0 && (
            <span class="pin pin-marks">
              <MarkIcons marks={seat.marks} />
            </span>
          )}
          {seat.fouls > 0 && !isOut && <span class="pin pin-fouls">{'•'.repeat(seat.fouls)}</span>}
          {isReady && (
            <span class="pin pin-ready">
              <Icon name="tick" />
            </span>
          )}
          {isAccused && (
            <span class="pin">
              <Icon name="accuse" />
            </span>
          )}
        </span>
        <span class="seat-name" aria-hidden="true">
          {isMe(seat.id) ? say('app-you') : shortName(name)}
          {!at && states.length > 0 && <span class="seat-states small">{states.join(', ')}</span>}
        </span>
      </button>
    </li>
  );
}

/** Whoever the ballot has named was named by nobody in person. */
const accusedText = (by: SeatId | null): string =>
  by === null ? say('app-seat-accused') : `${say('app-seat-accused')} (${say('app-named-by', { n: numberOf(by) })})`;

/** Small cards that lie open before them; what they are is among the words. */
const SeatCards = ({ cards }: Pick<SeenSeat, 'cards'>) =>
  cards.length > 0 ? (
    <span class="seat-cards">
      {cards.map((card) => (
        <MiniCard key={card} id={card} />
      ))}
    </span>
  ) : null;

/** At the table people are called by one word, the first that has letters; the number is the name. */
const shortName = (name: string): string => name.split(/\s+/).find((word) => /\p{L}/u.test(word)) ?? name;
