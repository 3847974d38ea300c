/** A mode may have a look of its own: other colours, and other drawings for some of its roles. */
import { signal } from '@preact/signals';
import type { Dress } from '../../shared/engine/rulebook.ts';

/** Of the table that is open. */
export const dress = signal<Dress | null>(null);

/** Its colours and letters are fetched where they are worn. */
const LOOKS: Readonly<Record<Dress['look'], () => Promise<unknown>>> = {
  children: () => import('../styles/children.css'),
};

export async function putOn(worn: Dress | null): Promise<void> {
  // Without it the page is as it always is, and can be read.
  if (worn) await LOOKS[worn.look]().catch(() => undefined);
}

export function wear(worn: Dress | null): void {
  dress.value = worn;
  const { dataset } = document.documentElement;
  if (worn) dataset.look = worn.look;
  else delete dataset.look;
}

/** The drawing of a role, as it is dressed here. */
export const drawingOf = (id: string): string => dress.value?.emblems[id] ?? id;
