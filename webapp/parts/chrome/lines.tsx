/** Rows of a list on paper: what leads somewhere, what can be picked, what is on or off, what can be counted. */
import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import '../../styles/lines.css';
import { Icon } from './icon.tsx';

interface Leading {
  readonly icon?: ComponentChildren;
  readonly title: ComponentChildren;
  readonly children?: ComponentChildren;
  readonly onOpen: () => void;
}

export const LinkLine = ({ icon, title, children, onOpen }: Leading) => (
  <button type="button" class="line" onClick={onOpen}>
    {icon}
    <span class="grow">
      <span class="line-title">{title}</span>
      {children && <span class="line-more">{children}</span>}
    </span>
    <Icon name="chevron" class="line-end" />
  </button>
);

export interface Pickable<T extends string> {
  readonly value: T;
  readonly title: ComponentChildren;
  readonly icon?: ComponentChildren;
  readonly more?: ComponentChildren;
  /** Shown at the right: a number, a range. */
  readonly end?: ComponentChildren;
  readonly lang?: string;
}

interface Choosing<T extends string> {
  readonly label: string;
  readonly value: T | null;
  readonly choices: readonly Pickable<T>[];
  /** On its way to being the value. */
  readonly awaited?: T | null;
  readonly isLocked?: boolean;
  readonly onChoose: (value: T) => void;
}

/** Arrow keys go along; only a press chooses, since each choice is sent at once. */
export function Choices<T extends string>({ label, value, choices, awaited, isLocked, onChoose }: Choosing<T>) {
  const group = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const rows = [...(group.current?.querySelectorAll('button') ?? [])];
    const at = rows.indexOf(document.activeElement as HTMLButtonElement);
    rows[(at + by + rows.length) % rows.length]?.focus();
  };
  const first = choices.some((choice) => choice.value === value) ? value : choices[0]?.value;
  return (
    <div ref={group} role="radiogroup" aria-label={label} aria-disabled={isLocked} onKeyDown={walk}>
      {choices.map((choice) => (
        // biome-ignore lint/a11y/useSemanticElements: an input would show itself chosen before the table has agreed
        <button
          type="button"
          key={choice.value}
          role="radio"
          class={`line ${awaited === choice.value ? 'line-awaited' : ''}`}
          aria-checked={choice.value === value}
          aria-disabled={isLocked}
          tabIndex={choice.value === first ? 0 : -1}
          lang={choice.lang}
          onClick={() => !isLocked && choice.value !== value && onChoose(choice.value)}
        >
          {choice.icon}
          <span class="grow">
            <span class="line-title">{choice.title}</span>
            {choice.more && <span class="line-more">{choice.more}</span>}
          </span>
          {choice.end && <span class="num line-end">{choice.end}</span>}
          <span class="line-radio" aria-hidden="true">
            <Icon name="tick" />
          </span>
        </button>
      ))}
    </div>
  );
}

interface Switching {
  readonly icon?: ComponentChildren;
  readonly title: string;
  readonly children?: ComponentChildren;
  readonly isOn: boolean;
  readonly isAwaited?: boolean;
  readonly isLocked?: boolean;
  readonly onTurn: (isOn: boolean) => void;
}

export function SwitchLine({ icon, title, children, isOn, isAwaited, isLocked, onTurn }: Switching) {
  const about = useId();
  return (
    <button
      type="button"
      role="switch"
      class={`line ${isAwaited ? 'line-awaited' : ''}`}
      aria-checked={isOn}
      aria-disabled={isLocked}
      aria-label={title}
      aria-describedby={children ? about : undefined}
      onClick={() => !isLocked && onTurn(!isOn)}
    >
      {icon}
      <span class="grow">
        <span class="line-title">{title}</span>
        {children && (
          <span class="line-more" id={about}>
            {children}
          </span>
        )}
      </span>
      <span class="line-switch" aria-hidden="true" />
    </button>
  );
}

interface Counting {
  readonly icon?: ComponentChildren;
  readonly title: ComponentChildren;
  readonly more?: ComponentChildren;
  readonly value: string;
  readonly isAwaited?: boolean;
  readonly isLocked?: boolean;
  readonly fewer: { readonly label: string; readonly press: (() => void) | null };
  readonly greater: { readonly label: string; readonly press: (() => void) | null };
}

/** A number with a way down and a way up; at the end of it the way stays, but leads nowhere. */
export const StepperLine = ({ icon, title, more, value, isAwaited, isLocked, fewer, greater }: Counting) => (
  <li class={`line ${isAwaited ? 'line-awaited' : ''}`}>
    {icon}
    <span class="grow">
      <span class="line-title">{title}</span>
      {more && <span class="line-more">{more}</span>}
    </span>
    <span class="stepper">
      {!isLocked && <Step icon="minus" {...fewer} />}
      <output class="num">{value}</output>
      {!isLocked && <Step icon="plus" {...greater} />}
    </span>
  </li>
);

const Step = ({ icon, label, press }: Counting['fewer'] & { readonly icon: string }) => (
  <button
    type="button"
    class="stepper-button"
    aria-label={label}
    aria-disabled={press === null}
    onClick={() => press?.()}
  >
    <Icon name={icon} />
  </button>
);
