/** How large the reader's letters are: from one and a half times on, circles become lists and columns fewer. */
import { signal } from '@preact/signals';

const USUAL = 16;
const LARGE = 1.5;

export const isLarge = signal(false);

/** Measured on a real line, since some phones enlarge what is drawn and not what is computed. */
export function watchLetters(): void {
  const probe = document.createElement('span');
  probe.className = 'probe';
  probe.textContent = 'M';
  document.body.append(probe);
  const measure = () => {
    isLarge.value = probe.offsetHeight >= USUAL * LARGE;
    document.documentElement.toggleAttribute('data-large', isLarge.value);
  };
  measure();
  new ResizeObserver(measure).observe(probe);
}
