/** Under the picker, for everybody, shut when the night begins, opening to one height: mates and signs, or own notes. */
import { useSignal } from '@preact/signals';
import { view } from '../../state/table.ts';
import { say } from '../../state/words.ts';
import { GangRoom } from './gang-room.tsx';
import { Notes } from './notes.tsx';

export function Drawer() {
  const isOpen = useSignal(false);
  const { mates, gangChoices } = view.value!;
  const isGang = mates.length > 0 || gangChoices.length > 0;
  return (
    <section class="slip drawer">
      <button
        type="button"
        class="drawer-handle"
        aria-expanded={isOpen.value}
        onClick={() => {
          isOpen.value = !isOpen.value;
        }}
      >
        <span class="drawer-grip" aria-hidden="true" />
        <span class="row">
          <span class="label grow">{say('app-drawer')}</span>
          <span class="small dim">{say(isOpen.value ? 'app-drawer-shut' : 'app-drawer-open')}</span>
        </span>
      </button>
      {isOpen.value ? (
        <div class="drawer-inside">{isGang ? <GangRoom /> : <Notes />}</div>
      ) : (
        <p class="small dim">{say('app-drawer-note')}</p>
      )}
    </section>
  );
}
