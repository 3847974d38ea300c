/** Everybody at the table in rows: number, name, role when tapped, fouls, whom they named. */
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { SeatId } from '../../../shared/engine/ids.ts';
import type { SeenSeat } from '../../../shared/engine/view.ts';
import { sideOf as sideOfRole } from '../../state/rulebooks.ts';
import { sight, view } from '../../state/table.ts';
import { nameOf, numberOf } from '../../state/told/seats.ts';
import { say, sayIfAny } from '../../state/words.ts';
import { feel, isVisible } from '../../telegram/index.ts';
import { Emblem, Icon } from '../chrome/icon.tsx';

interface Ruled {
  /** Null for whoever may only look. */
  readonly rule: ((seat: SeatId) => void) | null;
}

export function JudgeRows({ rule }: Ruled) {
  const turned = useSignal<readonly SeatId[]>([]);
  const seats = view.value?.table.seats ?? [];
  const isOver = view.value?.table.end !== null;
  // The phone may lie on the table, or be put away: then the cards are shut.
  useEffect(() => {
    const cover = () => {
      turned.value = [];
    };
    addEventListener('pagehide', cover);
    return () => removeEventListener('pagehide', cover);
  }, []);
  useSignalEffect(() => {
    if (!isVisible.value) turned.value = [];
  });
  const turn = (seat: SeatId) => {
    feel('touched');
    turned.value = turned.value.includes(seat) ? turned.value.filter((one) => one !== seat) : [...turned.value, seat];
  };
  const areAll = turned.value.length === seats.length;
  const turnAll = () => {
    feel('touched');
    turned.value = areAll ? [] : seats.map(({ id }) => id);
  };
  return (
    <section class="slip judge-rows">
      <table>
        <thead>
          <tr class="label dim">
            <th scope="col">№</th>
            <th scope="col" class="judge-name">
              {say('app-judge-player')}
            </th>
            <th scope="col">
              <button type="button" class="label judge-turn" aria-pressed={areAll} onClick={turnAll}>
                <Icon name={areAll ? 'eye-closed' : 'eye'} />
                <span class="hidden">{say(areAll ? 'app-judge-hide-all' : 'app-judge-show-all')}</span>
              </button>
            </th>
            <th scope="col">{say('app-judge-fouls')}</th>
            <th scope="col">{say('app-judge-named')}</th>
          </tr>
        </thead>
        <tbody>
          {seats.map((seat) => (
            <Row
              key={seat.id}
              seat={seat}
              isUp={isOver || turned.value.includes(seat.id)}
              turn={() => turn(seat.id)}
              rule={rule}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface Rowed extends Ruled {
  readonly seat: SeenSeat;
  readonly isUp: boolean;
  readonly turn: () => void;
}

function Row({ seat: { id, out, fouls }, isUp, turn, rule }: Rowed) {
  const { speaker } = view.value?.table ?? {};
  const role = roleOf(id);
  const n = numberOf(id);
  const words = role === null ? '' : sayIfAny(`role-${role}`);
  const classes = [out && 'judge-out', speaker === id && 'judge-speaks'].filter(Boolean).join(' ');
  return (
    <tr class={classes}>
      <td class="num">{n}</td>
      <td class="judge-name">
        {rule ? (
          <button type="button" class="judge-player" onClick={() => rule(id)}>
            <span class="judge-player-name">{nameOf(id)}</span>
            {out && <span class="tiny dim">{say(`fate-${out}`)}</span>}
          </button>
        ) : (
          <span class="judge-player">
            <span class="judge-player-name">{nameOf(id)}</span>
            {out && <span class="tiny dim">{say(`fate-${out}`)}</span>}
          </span>
        )}
      </td>
      <td>
        <button
          type="button"
          class="judge-role"
          aria-label={isUp ? say('app-judge-role-shown', { n, role: words }) : say('app-judge-role-hidden', { n })}
          onClick={turn}
        >
          <Emblem id={isUp && role !== null ? role : 'face-down'} />
        </button>
      </td>
      <td>
        <Fouls fouls={fouls} />
      </td>
      <td class="num judge-named">
        <Named by={id} />
      </td>
    </tr>
  );
}

const Fouls = ({ fouls }: { readonly fouls: number }) => (
  <span class="judge-fouls">
    {[1, 2, 3, 4].map((i) => (
      <i key={i} class={i <= fouls ? 'judge-foul-on' : ''} aria-hidden="true" />
    ))}
    <span class="hidden">{say('app-judge-foul-count', { n: fouls })}</span>
  </span>
);

function Named({ by }: { readonly by: SeatId }) {
  const { accused = [], withdrawn = [] } = view.value?.bench ?? {};
  const named = accused.find((one) => one.by === by);
  const back = withdrawn.find((one) => one.by === by);
  if (named) {
    return (
      <>
        <span aria-hidden="true">→ {numberOf(named.seat)}</span>
        <span class="hidden">{say('app-judge-named-by', { n: numberOf(named.seat) })}</span>
      </>
    );
  }
  return back ? (
    <>
      <s aria-hidden="true">→ {numberOf(back.seat)}</s>
      <span class="hidden">{say('app-judge-took-back', { n: numberOf(back.seat) })}</span>
    </>
  ) : null;
}

export function roleOf(seat: SeatId): string | null {
  const told = (view.value?.facts ?? []).findLast((fact) => 'role' in fact && fact.about === seat);
  return told && 'role' in told ? told.role : null;
}

/** How many of each side are still in, in the rulebook's order of sides. */
export function balance(): readonly string[] {
  const edition = sight.value?.edition ?? '';
  const counts = new Map<string, number>();
  for (const { id, out } of view.value?.table.seats ?? []) {
    const side = sideOfRole(edition, roleOf(id) ?? '');
    counts.set(side, (counts.get(side) ?? 0) + (out ? 0 : 1));
  }
  return [...counts]
    .filter(([side]) => side !== '')
    .sort(([one], [other]) => (one > other ? -1 : 1))
    .map(([side, n]) => `${sayIfAny(`side-${side}`)} ${n}`);
}
