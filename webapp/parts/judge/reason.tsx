/** What a player is punished for: an offence is picked, or none, and then the judge is asked once whether it is meant. */
import type { SeatId } from '../../../shared/engine/ids.ts';
import type { Price } from '../../../shared/engine/model.ts';
import { submit } from '../../state/answering.ts';
import { isSendable } from '../../state/orders.ts';
import { view } from '../../state/table.ts';
import { nameOf, numberOf } from '../../state/told/seats.ts';
import { say, sayIfAny } from '../../state/words.ts';
import { confirm } from '../chrome/confirm.tsx';
import { Sheet } from '../chrome/sheet.tsx';

interface Ruled {
  readonly penalty: Price;
  readonly seat: SeatId;
  readonly onClose: () => void;
}

const promptFor = (penalty: Price) => view.value?.prompts.find(({ action }) => action === penalty);

const foulsOf = (seat: SeatId): number => view.value?.table.seats.find(({ id }) => id === seat)?.fouls ?? 0;

/** What it will cost is said before it is given. */
function questionOf(penalty: Price, seat: SeatId): string {
  const n = numberOf(seat);
  if (penalty !== 'foul') return say(`app-judge-${penalty}-sure`, { n });
  const count = foulsOf(seat) + 1;
  const cost = count === 3 ? say('app-judge-foul-third') : count === 4 ? say('app-judge-foul-fourth') : '';
  return [say('app-judge-foul-sure', { n, count }), cost].filter(Boolean).join(' ');
}

const yesOf = (penalty: Price, seat: SeatId): string =>
  penalty === 'foul' ? say('app-judge-foul', { n: numberOf(seat) }) : say(`app-judge-${penalty}`);

export function ReasonSheet({ penalty, seat, onClose }: Ruled) {
  const n = numberOf(seat);
  const give = async (reason?: string) => {
    onClose();
    const why = reason === undefined ? '' : say('news-reason', { reason: sayIfAny(`offence-${reason}`) });
    const question = [questionOf(penalty, seat), why].filter(Boolean).join(' ');
    if (!(await confirm(question, yesOf(penalty, seat)))) return;
    await submit({ action: penalty }, { target: seat, ...(reason !== undefined && { reason }) });
  };
  return (
    <Sheet label={say('app-judge-why', { n })} onClose={onClose}>
      <p class="label dim">
        {yesOf(penalty, seat)} · {nameOf(seat)}
      </p>
      <h2>{say('app-judge-why', { n })}</h2>
      <ul class="reasons">
        {(promptFor(penalty)?.reasons ?? []).map((reason) => (
          <li key={reason}>
            <button type="button" class="reason" disabled={!isSendable()} onClick={() => void give(reason)}>
              {sayIfAny(`offence-${reason}`)}
            </button>
          </li>
        ))}
      </ul>
      <div class="sheet-foot">
        <button type="button" class="button button-line" disabled={!isSendable()} onClick={() => void give()}>
          {say('app-judge-no-reason')}
        </button>
        <button type="button" class="button button-line" onClick={onClose}>
          {say('app-no-back')}
        </button>
      </div>
    </Sheet>
  );
}
