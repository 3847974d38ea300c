/** Which page lies on top. The pages below it come back with Telegram's back button. */
import { computed, effect, signal } from '@preact/signals';
import type { GameId } from '../../shared/engine/ids.ts';
import { setBackButton } from '../telegram/index.ts';

export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'table'; readonly game: GameId; readonly page?: TablePage }
  | {
      readonly at: 'rules';
      readonly edition?: string;
      readonly role?: string;
      readonly card?: string;
      readonly page?: string;
    }
  | { readonly at: 'practice'; readonly edition?: string }
  | { readonly at: 'language' };

export type TablePage = 'settings' | 'card' | 'action-card' | 'protocol' | 'result';

const pile = signal<readonly Route[]>([{ at: 'home' }]);

export const route = computed<Route>(() => pile.value.at(-1)!);

export function open(next: Route): void {
  pile.value = [...pile.value, next];
  scrollTo(0, 0);
}

/** The pages below go away. */
export function startAt(first: Route): void {
  pile.value = first.at === 'home' ? [first] : [{ at: 'home' }, first];
  scrollTo(0, 0);
}

export function back(): void {
  if (pile.value.length > 1) pile.value = pile.value.slice(0, -1);
}

/** Another page in the place of this one. */
export function replace(next: Route): void {
  pile.value = [...pile.value.slice(0, -1), next];
}

export function watchPages(): void {
  effect(() => setBackButton(pile.value.length > 1 ? back : null));
}
