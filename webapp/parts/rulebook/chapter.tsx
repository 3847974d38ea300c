/** A chapter of a rulebook on a slip of its own. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface Titled {
  readonly title: string;
  readonly children: ComponentChildren;
}

export function Chapter({ title, children }: Titled) {
  const heading = useId();
  return (
    <section class="slip slip-pad" aria-labelledby={heading}>
      <div class="slip-head">
        <h2 id={heading}>{title}</h2>
      </div>
      {children}
    </section>
  );
}

/** A text of several paragraphs. */
export const Paragraphs = ({ text }: { readonly text: string }) => (
  <>
    {text.split('\n').map((part) => (
      <p key={part}>{part}</p>
    ))}
  </>
);
