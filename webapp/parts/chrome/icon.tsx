/** Pictures of the interface and of the game. The word beside them says the same, so nobody is read them twice. */
import { drawingOf } from '../../state/dress.ts';

const BASE = import.meta.env.BASE_URL;

const source = (folder: string, name: string): string => `${BASE}${folder}/${encodeURIComponent(name)}.svg#e`;

export const Icon = ({ name, class: extra = '' }: { readonly name: string; readonly class?: string }) => (
  <svg class={`icon ${extra}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <use href={source('icons', name)} />
  </svg>
);

/** By the id of a role, a card or `side-…`; where roles are dressed, in their dress. */
export const Emblem = ({ id, class: extra = '' }: { readonly id: string; readonly class?: string }) => (
  <svg class={`emblem ${extra}`} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
    <use href={source('emblems', drawingOf(id))} />
  </svg>
);

export const MiniCard = ({ id }: { readonly id: string }) => (
  <span class="mini">
    <Emblem id={id} />
  </span>
);

/** For what is shown when nothing can be fetched any more. */
export function preloadIcons(...names: readonly string[]): void {
  for (const name of names) void fetch(source('icons', name)).catch(() => undefined);
}
