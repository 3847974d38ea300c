/** A sheet of paper laid over the page from below. Escape, the back gesture and a tap beside it put it away. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import '../../styles/sheet.css';

interface Laid {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

export function Sheet({ label, onClose, children }: Laid) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      class="sheet"
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div class="sheet-paper">{children}</div>
    </dialog>
  );
}
