/** Stating something from the fixed set: what, and about whom or which card. */
import { useSignal } from '@preact/signals';
import type { Statement } from '../../../shared/wire/practice.ts';
import { isSendable, order } from '../../state/orders.ts';
import { play, sight, view } from '../../state/table.ts';
import { isIn, isMe, nameOf, numberOf } from '../../state/told/seats.ts';
import { say, sayIfAny } from '../../state/words.ts';
import { Avatar } from '../chrome/avatar.tsx';
import { Icon, MiniCard } from '../chrome/icon.tsx';
import { Choices, type Pickable } from '../chrome/lines.tsx';
import { Sheet } from '../chrome/sheet.tsx';

type Says = Statement['says'];

/** What has to be named for each, in this order. */
const PARTS: Readonly<Record<Says, readonly ('about' | 'role')[]>> = {
  suspects: ['about'],
  trusts: ['about'],
  guilty: ['about'],
  innocent: ['about'],
  role: ['role'],
  denies: ['about', 'role'],
};

export function Stating() {
  const isOpen = useSignal(false);
  if (!play.value?.mayState) return null;
  return (
    <>
      <button
        type="button"
        class="button button-line said-button"
        disabled={!isSendable()}
        onClick={() => (isOpen.value = true)}
      >
        <Icon name="speak" />
        {say('app-state')}
      </button>
      {isOpen.value && <StatingSheet onClose={() => (isOpen.value = false)} />}
    </>
  );
}

function StatingSheet({ onClose }: { readonly onClose: () => void }) {
  const says = useSignal<Says | null>(null);
  const named = useSignal<readonly string[]>([]);
  const parts = says.value ? PARTS[says.value] : [];
  const next = parts[named.value.length];
  const name = async (word: string) => {
    named.value = [...named.value, word];
    if (named.value.length < parts.length) return;
    const told = Object.fromEntries(parts.map((part, i) => [part, named.value[i]!]));
    const statement = { says: says.value!, ...told } as Statement;
    await order(sight.value!.game, { do: 'say', token: play.value?.token ?? '', statement });
    onClose();
  };
  const title = next ? say(next === 'about' ? 'app-state-whom' : 'app-state-which') : say('app-state-title');
  return (
    <Sheet label={title} onClose={onClose}>
      <h2>{title}</h2>
      <p class="small dim">{says.value ? say(`app-state-${says.value}`) : say('app-state-about')}</p>
      <div class="stating">
        {next ? (
          <Choices
            key={next}
            label={title}
            value={null}
            choices={next === 'about' ? seats() : roles()}
            onChoose={(word) => void name(word)}
          />
        ) : (
          <Choices
            label={title}
            value={null}
            choices={(Object.keys(PARTS) as Says[]).map((one) => ({ value: one, title: say(`app-state-${one}`) }))}
            onChoose={(one) => {
              says.value = one;
            }}
          />
        )}
      </div>
    </Sheet>
  );
}

const seats = (): readonly Pickable<string>[] =>
  view
    .value!.table.seats.filter(({ id }) => isIn(id) && !isMe(id))
    .map(({ id }) => ({
      value: id,
      title: `${numberOf(id)} · ${nameOf(id)}`,
      icon: <Avatar name={nameOf(id)} seat={numberOf(id)} />,
    }));

const roles = (): readonly Pickable<string>[] =>
  Object.keys(view.value!.table.inPlay).map((role) => ({
    value: role,
    title: sayIfAny(`role-${role}`),
    icon: <MiniCard id={role} />,
  }));
