/** A judge's decision on one player: a warning or a penalty, then what it is for. */
import { useSignal } from '@preact/signals';
import type { SeatId } from '../../../shared/engine/ids.ts';
import type { Price } from '../../../shared/engine/model.ts';
import { isSendable } from '../../state/orders.ts';
import { view } from '../../state/table.ts';
import { nameOf, numberOf } from '../../state/told/seats.ts';
import { type AppTextId, say } from '../../state/words.ts';
import { Icon } from '../chrome/icon.tsx';
import { Sheet } from '../chrome/sheet.tsx';
import { ReasonSheet } from './reason.tsx';

const PENALTIES: readonly { readonly penalty: Price; readonly icon: string; readonly text: AppTextId }[] = [
  { penalty: 'warn', icon: 'hand', text: 'app-judge-warn' },
  { penalty: 'foul', icon: 'foul', text: 'app-judge-give-foul' },
  { penalty: 'disqualify', icon: 'out', text: 'app-judge-disqualify' },
  { penalty: 'defeat', icon: 'cross', text: 'app-judge-defeat' },
];

const may = (action: Price, seat: SeatId): boolean =>
  view.value?.prompts.some((prompt) => prompt.action === action && prompt.targets.includes(seat)) === true;

export function RuleSheet({ seat, onClose }: { readonly seat: SeatId; readonly onClose: () => void }) {
  const ruling = useSignal<Price | null>(null);
  const n = numberOf(seat);
  if (ruling.value !== null) return <ReasonSheet penalty={ruling.value} seat={seat} onClose={onClose} />;
  return (
    <Sheet label={say('app-judge-rule', { n })} onClose={onClose}>
      <h2>
        № {n} · {nameOf(seat)}
      </h2>
      {PENALTIES.filter(({ penalty }) => may(penalty, seat)).map(({ penalty, icon, text }) => (
        <button
          key={penalty}
          type="button"
          class={penalty === 'foul' ? 'button button-ink' : 'button button-line'}
          disabled={!isSendable()}
          onClick={() => (ruling.value = penalty)}
        >
          <Icon name={icon} />
          {say(text)}
        </button>
      ))}
      <button type="button" class="button button-line" onClick={onClose}>
        {say('app-no-back')}
      </button>
    </Sheet>
  );
}
