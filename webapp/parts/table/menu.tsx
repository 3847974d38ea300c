/** What one may want of a table besides playing: its rules, what is in play, a pause, the door. */
import { useSignal } from '@preact/signals';
import { isSendable, order } from '../../state/orders.ts';
import { open } from '../../state/route.ts';
import { isSolo } from '../../state/solo.ts';
import { sight, view } from '../../state/table.ts';
import { isIn } from '../../state/told/seats.ts';
import { say, sayIfAny } from '../../state/words.ts';
import { CardsInPlay, RolesInPlay } from '../card/cards-in-play.tsx';
import { confirm } from '../chrome/confirm.tsx';
import { Icon } from '../chrome/icon.tsx';
import { Sheet } from '../chrome/sheet.tsx';

export function TableMenu() {
  const isOpen = useSignal(false);
  const close = () => {
    isOpen.value = false;
  };
  return (
    <>
      <button
        type="button"
        class="table-menu"
        aria-label={say('app-menu')}
        onClick={() => {
          isOpen.value = true;
        }}
      >
        <Icon name="settings" />
      </button>
      {isOpen.value && (
        <Sheet label={say('app-menu')} onClose={close}>
          <Inside close={close} />
        </Sheet>
      )}
    </>
  );
}

function Inside({ close }: { readonly close: () => void }) {
  const { game, edition, mode, mayManage, place, pausedWith, title } = sight.value!;
  const { host } = view.value!.table;
  const mayPause = !isSolo() && (mayManage || (place !== null && host === place));
  const now = (command: Parameters<typeof order>[1]) => {
    close();
    void order(game, command);
  };
  const surely = async (question: string, yes: string, command: Parameters<typeof order>[1]) => {
    close();
    if (await confirm(question, yes)) void order(game, command);
  };
  const isClosed = !isSendable();
  return (
    <>
      <h2>{title}</h2>
      <p class="small dim">
        {sayIfAny('name')} · {sayIfAny(`mode-${mode}`)}
      </p>
      <RolesInPlay />
      <CardsInPlay />
      <button type="button" class="button button-line" onClick={() => open({ at: 'rules', edition })}>
        <Icon name="rules" />
        {say('app-menu-rules')}
      </button>
      {mayPause && (
        <button
          type="button"
          class="button button-line"
          disabled={isClosed}
          onClick={() => now({ do: pausedWith === null ? 'pause' : 'resume' })}
        >
          <Icon name={pausedWith === null ? 'pause' : 'play'} />
          {say(pausedWith === null ? 'app-pause' : 'app-resume')}
        </button>
      )}
      {mayManage && (
        <button
          type="button"
          class="button button-line"
          disabled={isClosed}
          onClick={() =>
            surely(say(isSolo() ? 'app-cancel-solo' : 'app-cancel-sure'), say('app-cancel'), { do: 'cancel' })
          }
        >
          <Icon name="cross" />
          {say('app-cancel')}
        </button>
      )}
      {isIn(place) && !isSolo() && (
        <button
          type="button"
          class="button button-line"
          disabled={isClosed}
          onClick={() => surely(say('app-leave-sure'), say('app-leave'), { do: 'leave' })}
        >
          <Icon name="out" />
          {say('app-leave')}
        </button>
      )}
    </>
  );
}
