/** A judge's decision on one player: three buttons, each with one question before it is done. */
import type { SeatId } from '../../shared/engine/model.ts';
import type { Action } from '../../shared/engine/words.ts';
import { submit } from '../state/answering.ts';
import { isSendable } from '../state/orders.ts';
import { nameOf, numberOf } from '../state/seats.ts';
import { view } from '../state/table.ts';
import { say } from '../state/words.ts';
import { confirm } from './confirm.tsx';
import { Icon } from './icon.tsx';
import { Sheet } from './sheet.tsx';

const may = (action: Action, seat: SeatId): boolean =>
  view.value?.prompts.some((prompt) => prompt.action === action && prompt.targets.includes(seat)) === true;

const foulsOf = (seat: SeatId): number => view.value?.table.seats.find(({ id }) => id === seat)?.fouls ?? 0;

/** What the foul will cost is said before it is given. */
export async function giveFoul(seat: SeatId): Promise<void> {
  const n = numberOf(seat);
  const count = foulsOf(seat) + 1;
  const cost = count === 3 ? say('app-judge-foul-third') : count === 4 ? say('app-judge-foul-fourth') : '';
  const question = [say('app-judge-foul-sure', { n, count }), cost].filter(Boolean).join(' ');
  if (await confirm(question, say('app-judge-foul', { n }))) await submit({ action: 'foul' }, { target: seat });
}

export function RuleSheet({ seat, onClose }: { readonly seat: SeatId; readonly onClose: () => void }) {
  const n = numberOf(seat);
  const rule = async (action: 'disqualify' | 'defeat') => {
    onClose();
    const isSure = await confirm(say(`app-judge-${action}-sure`, { n }), say(`app-judge-${action}`));
    if (isSure) await submit({ action }, { target: seat });
  };
  const isClosed = !isSendable();
  return (
    <Sheet label={say('app-judge-rule', { n })} onClose={onClose}>
      <h2>
        № {n} · {nameOf(seat)}
      </h2>
      {may('foul', seat) && (
        <button
          type="button"
          class="button button-ink"
          disabled={isClosed}
          onClick={() => {
            onClose();
            void giveFoul(seat);
          }}
        >
          <Icon name="foul" />
          {say('app-judge-give-foul')}
        </button>
      )}
      {may('disqualify', seat) && (
        <button type="button" class="button button-line" disabled={isClosed} onClick={() => void rule('disqualify')}>
          <Icon name="out" />
          {say('app-judge-disqualify')}
        </button>
      )}
      {may('defeat', seat) && (
        <button type="button" class="button button-line" disabled={isClosed} onClick={() => void rule('defeat')}>
          <Icon name="cross" />
          {say('app-judge-defeat')}
        </button>
      )}
      <button type="button" class="button button-line" onClick={onClose}>
        {say('app-no-back')}
      </button>
    </Sheet>
  );
}
