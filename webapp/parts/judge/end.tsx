/** When the game is over: bonuses, points, the protocol and its signature. */
import { useSignal } from '@preact/signals';
import { keyOf } from '../../state/answering.ts';
import { isSendable, order } from '../../state/orders.ts';
import { open } from '../../state/route.ts';
import { play, sight, view } from '../../state/table.ts';
import { labelOf, nameOf, numberOf } from '../../state/told/seats.ts';
import { pointsText, say, sayIfAny } from '../../state/words.ts';
import { PromptSheet } from '../asked/prompt-sheet.tsx';
import { confirm } from '../chrome/confirm.tsx';
import { Icon } from '../chrome/icon.tsx';
import { UndoButton } from './bar.tsx';

export function JudgeEnd() {
  const { end } = view.value?.table ?? {};
  const { game = '' } = sight.value ?? {};
  if (!end) return null;
  const { maySign, protocol } = play.value?.judged ?? {};
  const sign = async () => {
    if (await confirm(say('app-judge-sign-sure'), say('app-judge-sign'))) await order(game, { do: 'sign-protocol' });
  };
  return (
    <>
      <h1 class="judge-won">{end.winner === 'draw' ? say('app-judge-draw') : sayIfAny(`side-${end.winner}-won`)}</h1>
      <Bonuses />
      <Points />
      <div class="judge-buttons">
        <UndoButton />
        <button
          type="button"
          class="button button-line judge-wide"
          onClick={() => open({ at: 'table', game, page: 'protocol' })}
        >
          <Icon name="paper" />
          {say('app-judge-protocol')}
        </button>
        {maySign && (
          <button
            type="button"
            class="button button-ink judge-wide"
            disabled={!isSendable()}
            onClick={() => void sign()}
          >
            <Icon name="tick" />
            {say('app-judge-sign')}
          </button>
        )}
        {protocol?.signed && (
          <p class="row judge-signed">
            <Icon name="tick" />
            {say('app-judge-signed')}
          </p>
        )}
      </div>
      <button type="button" class="button button-line" onClick={() => open({ at: 'table', game, page: 'result' })}>
        {say('app-judge-course')}
      </button>
    </>
  );
}

function Bonuses() {
  const asking = useSignal<string | null>(null);
  const prompts = view.value!.prompts.filter(({ action }) => action === 'bonus');
  const { awards } = view.value!.table.end!.judged;
  const asked = prompts.find((prompt) => keyOf(prompt) === asking.value);
  const isDraw = view.value!.table.end!.winner === 'draw';
  const isSigned = play.value?.judged?.protocol?.signed === true;
  return (
    <section class="slip slip-pad judge-bonuses">
      <h2 class="label dim">{say('app-judge-bonuses')}</h2>
      {isDraw && <p class="small">{say('app-judge-bonus-draw')}</p>}
      <ul>
        {awards.map(({ seat, award }) => (
          <li key={award} class="row">
            <span class="grow small">{sayIfAny(`ask-bonus-${award}`)}</span>
            <b class="cut">{labelOf(seat)}</b>
          </li>
        ))}
        {!isSigned &&
          prompts.map((prompt) => (
            <li key={keyOf(prompt)}>
              <button
                type="button"
                class="button button-line judge-wide"
                disabled={!isSendable()}
                onClick={() => (asking.value = keyOf(prompt))}
              >
                {sayIfAny(`ask-${keyOf(prompt)}`)}
              </button>
            </li>
          ))}
      </ul>
      {asked && <PromptSheet prompt={asked} onClose={() => (asking.value = null)} />}
    </section>
  );
}

function Points() {
  const { end, seats } = view.value!.table;
  const points = end!.points ?? {};
  const ranked = seats
    .map(({ id }) => ({ id, total: points[id]?.total ?? 0 }))
    .toSorted((one, other) => other.total - one.total);
  return (
    <section class="slip slip-pad judge-points">
      <h2 class="label dim">{say('app-judge-points')}</h2>
      <ol>
        {ranked.map(({ id, total }) => (
          <li key={id} class="row">
            <span class="num">{numberOf(id)}</span>
            <span class="grow cut">{nameOf(id)}</span>
            <b class="num">{pointsText(total)}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
