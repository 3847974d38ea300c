/** Something that lies face down and shows its face only while it is held. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { say } from '../../state/words.ts';
import { feel, isVisible } from '../../telegram/index.ts';

interface HeldThing {
  readonly label: string;
  readonly back: ComponentChildren;
  readonly front: ComponentChildren;
}

/** Opened by key or by a screen reader it shuts by itself. */
const SHUT_AFTER = 10_000;
/** A screen reader's tap has no length; a finger's has. */
const SHORTEST_TOUCH = 20;

export function Held({ label, back, front }: HeldThing) {
  const isOpen = useSignal(false);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef(0);
  const touchedAt = useRef(0);
  const wasOpen = useRef(false);
  const shut = () => {
    clearTimeout(timer.current);
    isOpen.value = false;
  };
  const open = () => {
    feel('touched');
    // On a short screen the lower edge may lie below it.
    button.current?.scrollIntoView({ block: 'nearest' });
    isOpen.value = true;
  };
  const openAWhile = () => {
    open();
    clearTimeout(timer.current);
    timer.current = window.setTimeout(shut, SHUT_AFTER);
  };
  const toggle = () => {
    if (isOpen.value) shut();
    else openAWhile();
  };
  // Whatever takes the eye away from the screen covers the card.
  useEffect(() => {
    addEventListener('blur', shut);
    addEventListener('pagehide', shut);
    document.addEventListener('visibilitychange', shut);
    return () => {
      shut();
      removeEventListener('blur', shut);
      removeEventListener('pagehide', shut);
      document.removeEventListener('visibilitychange', shut);
    };
  }, []);
  if (!isVisible.value && isOpen.value) shut();
  return (
    <button
      ref={button}
      type="button"
      class={isOpen.value ? 'held held-open' : 'held'}
      aria-pressed={isOpen.value}
      aria-label={isOpen.value ? undefined : label}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        touchedAt.current = event.timeStamp;
        wasOpen.current = isOpen.value;
        open();
      }}
      onPointerUp={({ timeStamp }) => {
        const isReader = timeStamp - touchedAt.current < SHORTEST_TOUCH;
        if (isReader && !wasOpen.current) openAWhile();
        else shut();
      }}
      onPointerCancel={shut}
      onPointerLeave={shut}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        if (!event.repeat) toggle();
      }}
      // A screen reader presses without a pointer.
      onClick={(event) => event.detail === 0 && toggle()}
    >
      <span class="held-side held-back" aria-hidden={isOpen.value}>
        {back}
      </span>
      {/* What is covered is not in the page at all: no reader, no search, no picture of the screen finds it. */}
      <span class="held-side held-front">{isOpen.value && front}</span>
      <span class="hidden" aria-live="polite">
        {isOpen.value ? '' : say('app-card-shut')}
      </span>
    </button>
  );
}
