import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface Headed {
  readonly title: string;
  /** Beside the title. */
  readonly aside?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** One matter of the settings: its name, and on paper below what can be turned. */
export function SettingsSection({ title, aside, children }: Headed) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <div class="row settings-head">
        <h2 class="label grow" id={heading}>
          {title}
        </h2>
        {aside}
      </div>
      <div class="slip lines">{children}</div>
    </section>
  );
}
