/** The table by day: who sits where, who speaks, who is accused; at the bottom what is mine to do. */
import { useRef } from 'preact/hooks';
import { sight, view } from '../../state/table.ts';
import { numberOf } from '../../state/told/seats.ts';
import { say } from '../../state/words.ts';
import { isCramped, useSize } from '../chrome/measure.ts';
import { Action } from './action.tsx';
import { Centre } from './centre.tsx';
import { DateLine } from './dateline.tsx';
import { TableMenu } from './menu.tsx';
import { gap, placesOn } from './ring.ts';
import { Said } from './said.tsx';
import { Seat } from './seat.tsx';
import { stageIcon, stageTitle } from './stage-title.ts';
import '../../styles/ring.css';

/** From so many on the number stands in the disc. */
const MANY = 17;
/** The same where neighbours would be nearer to each other than this. */
const TIGHT = 68;
/** Lower than this the middle of the table says only the most needed. */
const LOW = 480;

export default function Round() {
  const field = useRef<HTMLDivElement>(null);
  const size = useSize(field);
  const { seats } = view.value!.table;
  const alive = seats.filter(({ out }) => out === null).length;
  const own = sight.value?.place ?? null;
  const first = Math.max(0, numberOf(own ?? '') - 1);
  const isList = isCramped(size.width);
  const wide = placesOn(size, seats.length, first, false);
  const isMany = !isList && (seats.length >= MANY || gap(wide) < TIGHT);
  const places = isMany ? placesOn(size, seats.length, first, true) : wide;
  const classes = [
    'field',
    isList && 'field-list',
    isMany && 'field-many',
    seats.length >= MANY && 'field-tall',
    !isList && size.height < LOW && 'field-low',
  ];
  return (
    <main class="page table-page">
      <DateLine icon={stageIcon()} instead={say('app-at-table', { n: alive, of: seats.length })} menu={<TableMenu />}>
        {stageTitle()}
      </DateLine>
      <div class={classes.filter(Boolean).join(' ')} ref={field}>
        {!isList && <span class="felt" aria-hidden="true" />}
        <Centre />
        <ol class="ring">
          {seats.map((seat, i) => (
            <Seat key={seat.id} seat={seat} {...(!isList && places[i] && { at: places[i] })} />
          ))}
        </ol>
      </div>
      <Said />
      <Action />
    </main>
  );
}
