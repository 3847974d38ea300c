/** Variants about cards: which one, or which and how many. Chosen on a sheet, so that the page stays short. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { OptionValue } from '../../shared/engine/model.ts';
import type { OptionSpec } from '../../shared/engine/rulebook.ts';
import { awaited, change, mayChange } from '../state/settings.ts';
import { sight } from '../state/table.ts';
import { say, sayOwn } from '../state/words.ts';
import { MiniCard } from './icon.tsx';
import { Choices, LinkLine, StepperLine, SwitchLine } from './lines.tsx';
import { awaitedIn } from './settings-game.tsx';
import { Sheet } from './sheet.tsx';

interface Optional<K extends OptionSpec['kind']> {
  readonly id: string;
  readonly spec: Extract<OptionSpec, { kind: K }>;
  readonly value: OptionValue;
}

const own = (id: string): string => sayOwn(sight.value!.edition, id);
const roleName = (role: string): string => own(`role-${role}`);

export function CardOption({ id, spec, value }: Optional<'card'>) {
  const { cards, words } = spec;
  const control = `option-${id}`;
  return (
    <Folded id={id} value={cards.includes(`${value}`) ? roleName(`${value}`) : own(`option-${id}-${value}`)}>
      <Choices
        label={own(control)}
        value={`${value}`}
        awaited={awaitedIn(control)}
        choices={[
          ...words.map((word) => ({ value: word, title: own(`option-${id}-${word}`) })),
          ...cards.map((card) => ({ value: card, title: roleName(card), icon: <MiniCard id={card} /> })),
        ]}
        onChoose={(to) => void change(`${control} ${to}`, { set: 'option', option: id, to })}
      />
    </Folded>
  );
}

type Way = 'auto' | 'count' | 'names';

export function CardsOption({ id, spec: { cards }, value }: Optional<'cards'>) {
  const control = `option-${id}`;
  const named = Array.isArray(value) ? (value as readonly string[]) : null;
  const count = typeof value === 'number' ? value : null;
  const way: Way = named ? 'names' : count === null ? 'auto' : 'count';
  const set = (what: string, to: 'auto' | number | readonly string[]) =>
    void change(`${control} ${what}`, { set: 'option', option: id, to: typeof to === 'object' ? [...to] : to });
  const choose = (to: Way) => set(to, { auto: 'auto' as const, count: named?.length || 1, names: [] }[to]);
  const step = (to: number) => (to < 0 || to > cards.length ? null : () => set('count', to));
  return (
    <Folded id={id} value={cardsText(id, value)}>
      <Choices
        label={own(control)}
        value={way}
        awaited={awaitedIn(control) as Way | null}
        choices={[
          { value: 'auto', title: own(`option-${id}-auto`) },
          { value: 'count', title: say('app-settings-lot') },
          { value: 'names', title: say('app-settings-named') },
        ]}
        onChoose={choose}
      />
      {count !== null && (
        <ul class="lines">
          <StepperLine
            icon={<MiniCard id="face-down" />}
            title={say('app-settings-lot-number')}
            value={`${count}`}
            isAwaited={awaited.value === `${control} count`}
            fewer={{ label: say('app-settings-fewer', { what: own(control) }), press: step(count - 1) }}
            greater={{ label: say('app-settings-more', { what: own(control) }), press: step(count + 1) }}
          />
        </ul>
      )}
      {named && (
        <fieldset class="settings-cards lines">
          <legend class="hidden">{say('app-settings-named')}</legend>
          {cards.map((card) => (
            <SwitchLine
              key={card}
              icon={<MiniCard id={card} />}
              title={roleName(card)}
              isOn={named.includes(card)}
              isAwaited={awaited.value === `${control} ${card}`}
              onTurn={(isOn) => set(card, isOn ? [...named, card] : named.filter((one) => one !== card))}
            />
          ))}
        </fieldset>
      )}
    </Folded>
  );
}

function cardsText(id: string, value: OptionValue): string {
  if (typeof value === 'number') return say('app-settings-lot-count', { n: value });
  if (!Array.isArray(value)) return own(`option-${id}-auto`);
  return value.map(roleName).join(', ') || say('app-settings-named-none');
}

interface FoldedOption {
  readonly id: string;
  readonly value: string;
  readonly children: ComponentChildren;
}

/** One line with what is chosen; whoever may change it unfolds the rest. */
function Folded({ id, value, children }: FoldedOption) {
  const isOpen = useSignal(false);
  const title = own(`option-${id}`);
  const about = own(`option-${id}-about`);
  const chosen = (
    <>
      {title}: <span class="settings-value">{value}</span>
    </>
  );
  if (!mayChange()) {
    return (
      <p class="line">
        <span class="grow">
          <span class="line-title">{chosen}</span>
          {about && <span class="line-more">{about}</span>}
        </span>
      </p>
    );
  }
  return (
    <>
      <LinkLine title={chosen} onOpen={() => (isOpen.value = true)}>
        {about}
      </LinkLine>
      {isOpen.value && (
        <Sheet label={title} onClose={() => (isOpen.value = false)}>
          <h2>{title}</h2>
          {about && <p class="small dim">{about}</p>}
          <div class="settings-people settings-choices">{children}</div>
          <button type="button" class="button button-ink" onClick={() => (isOpen.value = false)}>
            {say('app-close')}
          </button>
        </Sheet>
      )}
    </>
  );
}
