/** A variant that takes more room than a line to choose: the line tells what is chosen, a sheet has the rest. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { mayChange } from '../../state/settings.ts';
import { say, sayIfAny } from '../../state/words.ts';
import { LinkLine } from '../chrome/lines.tsx';
import { Sheet } from '../chrome/sheet.tsx';

interface FoldedOption {
  readonly id: string;
  readonly value: string;
  readonly children: ComponentChildren;
}

export const Folded = ({ id, ...rest }: FoldedOption) => (
  <FoldedLine title={sayIfAny(`option-${id}`)} about={sayIfAny(`option-${id}-about`)} {...rest} />
);

interface Folding extends Omit<FoldedOption, 'id'> {
  readonly title: string;
  readonly about: string;
}

/** One line with what is chosen; whoever may change it unfolds the rest. */
export function FoldedLine({ title, about, value, children }: Folding) {
  const isOpen = useSignal(false);
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
