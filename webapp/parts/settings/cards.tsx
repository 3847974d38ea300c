/** Variants about cards: which one, or which and how many. Chosen on a sheet, so that the page stays short. */
import type { OptionValue } from '../../../shared/engine/model.ts';
import type { OptionSpec } from '../../../shared/engine/rulebook.ts';
import { awaited, change } from '../../state/settings.ts';
import { say, sayIfAny } from '../../state/words.ts';
import { MiniCard } from '../chrome/icon.tsx';
import { Choices, StepperLine } from '../chrome/lines.tsx';
import { Folded } from './folded.tsx';
import { awaitedIn } from './game.tsx';
import { NamedCards } from './named-cards.tsx';

export interface Optional<K extends OptionSpec['kind']> {
  readonly id: string;
  readonly spec: Extract<OptionSpec, { kind: K }>;
  readonly value: OptionValue;
}

const own = (id: string): string => sayIfAny(id);
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

const WITH: Readonly<Record<string, boolean>> = { yes: true, no: false };

/** How many of a role, or whether it is in play at all: as the rulebook has it, or otherwise. */
export function RoleOption({ id, spec, value }: Optional<'number' | 'with'>) {
  const control = `option-${id}`;
  const numbers =
    spec.kind === 'number' ? Array.from({ length: spec.most - spec.least + 1 }, (_, i) => `${spec.least + i}`) : [];
  const [yes = 'yes', ...ways] = spec.kind === 'with' ? (spec.words ?? []) : [];
  const words = spec.kind === 'number' ? numbers : [yes, ...ways, 'no'];
  const chosen = typeof value === 'boolean' ? (value ? yes : 'no') : `${value}`;
  const set = (to: string) =>
    void change(`${control} ${to}`, {
      set: 'option',
      option: id,
      to: spec.kind === 'number' && to !== spec.byDefault ? Number(to) : (WITH[to] ?? to),
    });
  return (
    <Folded id={id} value={own(`${control}-${chosen}`)}>
      <Choices
        label={own(control)}
        value={chosen}
        awaited={awaitedIn(control)}
        choices={[spec.byDefault, ...words].map((word) => ({ value: word, title: own(`${control}-${word}`) }))}
        onChoose={set}
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
      {named && <NamedCards control={control} cards={cards} named={named} nameOf={roleName} onChange={set} />}
    </Folded>
  );
}

function cardsText(id: string, value: OptionValue): string {
  if (typeof value === 'number') return say('app-settings-lot-count', { n: value });
  if (!Array.isArray(value)) return own(`option-${id}-auto`);
  return value.map(roleName).join(', ') || say('app-settings-named-none');
}
