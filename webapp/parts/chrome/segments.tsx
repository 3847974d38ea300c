/** A few pages side by side, one of them on top. Arrow keys go from one to the next. */
interface Segmented<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly text: string }[];
  readonly onPick: (value: T) => void;
}

export function Segments<T extends string>({ label, value, options, onPick }: Segmented<T>) {
  const step = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const at = options.findIndex((option) => option.value === value);
    const next = options[(at + by + options.length) % options.length]!;
    onPick(next.value);
    const tabs = (event.currentTarget as HTMLElement).querySelectorAll('button');
    tabs[options.indexOf(next)]?.focus();
  };
  return (
    <div class="segments" role="tablist" aria-label={label} onKeyDown={step}>
      {options.map((option) => (
        <button
          type="button"
          key={option.value}
          role="tab"
          aria-selected={option.value === value}
          tabIndex={option.value === value ? 0 : -1}
          class={option.value === value ? 'segment segment-on' : 'segment'}
          onClick={() => onPick(option.value)}
        >
          {option.text}
        </button>
      ))}
    </div>
  );
}
