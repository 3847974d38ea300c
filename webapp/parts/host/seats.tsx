/** Everybody at the table, with the cards face down until the host turns them: the phone may lie on the table. */
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { SeatId } from '../../../shared/engine/ids.ts';
import type { SeenSeat } from '../../../shared/engine/view.ts';
import { sideOf as sideOfRole } from '../../state/rulebooks.ts';
import { isTalk, play, sight, view } from '../../state/table.ts';
import { cardName, isLeader, lyingText } from '../../state/told/cards.ts';
import { nameOf, numberOf } from '../../state/told/seats.ts';
import { say, sayIfAny } from '../../state/words.ts';
import { feel, isVisible } from '../../telegram/index.ts';
import { Emblem, Icon } from '../chrome/icon.tsx';
import { MarkIcons, markTexts } from '../table/marks.tsx';

export function HostSeats() {
  const turned = useSignal<readonly SeatId[]>([]);
  const seats = view.value?.table.seats ?? [];
  const cover = () => {
    turned.value = [];
  };
  useEffect(() => {
    document.addEventListener('visibilitychange', cover);
    addEventListener('pagehide', cover);
    return () => {
      document.removeEventListener('visibilitychange', cover);
      removeEventListener('pagehide', cover);
    };
  }, []);
  useSignalEffect(() => {
    if (!isVisible.value) cover();
  });
  const isOpen = turned.value.length > 0;
  const turnAll = () => {
    feel('touched');
    turned.value = isOpen ? [] : seats.map(({ id }) => id);
  };
  const turn = (seat: SeatId) => {
    feel('touched');
    const isUp = turned.value.includes(seat);
    turned.value = isUp ? turned.value.filter((one) => one !== seat) : [...turned.value, seat];
  };
  return (
    <section class="slip host-seats">
      <header class="row">
        <h2 class="label dim grow">{say('app-host-seats')}</h2>
        <button type="button" class="row small" aria-pressed={isOpen} onClick={turnAll}>
          <Icon name={isOpen ? 'eye-closed' : 'eye'} />
          {say(isOpen ? 'app-host-cover' : 'app-host-turn')}
        </button>
      </header>
      <ol>
        {seats.map((seat) => (
          <li key={seat.id}>
            <Row seat={seat} isUp={turned.value.includes(seat.id)} turn={() => turn(seat.id)} />
          </li>
        ))}
      </ol>
      {turned.value.length === seats.length && <Balance seats={seats} />}
    </section>
  );
}

interface Seated {
  readonly seat: SeenSeat;
  readonly isUp: boolean;
  readonly turn: () => void;
}

function Row({ seat, isUp, turn }: Seated) {
  const { id, out } = seat;
  const { speaker, accused = [] } = view.value?.table ?? {};
  const named = accused.filter(({ by }) => by === id).map((one) => numberOf(one.seat));
  const role = roleOf(id);
  const card = cardOf(id);
  const classes = ['host-row', out && 'host-row-out', speaker === id && 'host-row-speaks'].filter(Boolean).join(' ');
  return (
    <button type="button" class={classes} aria-expanded={isUp} onClick={turn}>
      <span class="num">{numberOf(id)}</span>
      <span class="grow">
        <span class="host-name">{nameOf(id)}</span>
        {isUp && role !== null && (
          <span class="host-role tiny dim">
            {[sayIfAny(`role-${role}`), sayIfAny(`side-${sideOf(id)}`), card && cardName(card)]
              .filter(Boolean)
              .join(' · ')}
          </span>
        )}
      </span>
      <State {...seat} named={named} />
      {isUp && role !== null ? <Emblem id={role} /> : <Emblem id="face-down" />}
    </button>
  );
}

interface StateOfSeat extends Pick<SeenSeat, 'id' | 'out' | 'marks' | 'cards'> {
  readonly named: readonly number[];
}

function State({ id, out, marks, cards, named }: StateOfSeat) {
  const { speaker, accused = [], ready = [] } = view.value?.table ?? {};
  const isAway = play.value?.away.some(({ seat }) => seat === id) === true;
  return (
    <span class="host-state small">
      {named.length > 0 && (
        <span class="num">
          <span aria-hidden="true">→ {named.join(', ')}</span>
          <span class="hidden">{say('app-host-accuses', { n: named.join(', ') })}</span>
        </span>
      )}
      {accused.some(({ seat }) => seat === id) && <Mark icon="accuse" text={say('app-seat-accused')} isRed />}
      {speaker === id && <Mark icon="speak" text={say('app-seat-speaks')} isRed />}
      {marks.length > 0 && (
        <span class="host-mark" title={markTexts(marks).join(', ')}>
          <MarkIcons marks={marks} />
          <span class="hidden">{markTexts(marks).join(', ')}</span>
        </span>
      )}
      {isLeader(id) && <Mark icon="host" text={say('card-leader-lies')} />}
      {cards.map((card) => (
        <span key={card} class="host-mark" title={lyingText(card)}>
          <Emblem id={card} />
          <span class="hidden">{lyingText(card)}</span>
        </span>
      ))}
      {isTalk.value && ready.includes(id) && <Mark icon="tick" text={say('app-seat-ready')} />}
      {isAway && <Mark icon="offline" text={say('app-host-away')} />}
      {out && <span class="dim">{say(`fate-${out}`)}</span>}
    </span>
  );
}

const Mark = ({ icon, text, isRed }: { readonly icon: string; readonly text: string; readonly isRed?: true }) => (
  <span class={isRed ? 'host-mark host-mark-red' : 'host-mark'} title={text}>
    <Icon name={icon} />
    <span class="hidden">{text}</span>
  </span>
);

/** How many of each side are still in. */
function Balance({ seats }: { readonly seats: readonly SeenSeat[] }) {
  const counts = new Map<string, number>();
  for (const { id, out } of seats) if (!out) counts.set(sideOf(id), (counts.get(sideOf(id)) ?? 0) + 1);
  const parts = [...counts].map(([side, count]) => `${sayIfAny(`side-${side}`)} ${count}`);
  return <p class="small dim host-balance">{parts.join(' · ')}</p>;
}

function roleOf(seat: SeatId): string | null {
  const told = (view.value?.facts ?? []).findLast((fact) => 'role' in fact && fact.about === seat);
  return told && 'role' in told ? told.role : null;
}

/** The action card, where there are any. */
function cardOf(seat: SeatId): string | null {
  const told = (view.value?.facts ?? []).findLast((fact) => 'card' in fact && fact.about === seat);
  return told && 'card' in told ? told.card : null;
}

function sideOf(seat: SeatId): string {
  const told = (view.value?.facts ?? []).findLast((fact) => 'side' in fact && fact.about === seat);
  if (told && 'side' in told) return told.side;
  return sideOfRole(sight.value?.edition ?? '', roleOf(seat) ?? '');
}
