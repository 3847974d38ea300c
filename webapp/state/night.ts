/** Night falls for everybody at once, and for everybody alike. */
import { computed, effect } from '@preact/signals';
import { setFrame } from '../telegram/index.ts';
import { isDark, tableColour } from '../telegram/theme.ts';
import { dress } from './dress.ts';
import { route } from './route.ts';
import { sight, view } from './table.ts';

export const isNight = computed(
  () => route.value.at === 'table' && sight.value?.status === 'running' && view.value?.table.stage === 'night',
);

/** Telegram's frame has the colour of the page. */
const FRAMES = {
  usual: { light: '#151c28', dark: '#0b1018' },
  children: { day: '#ffe9a8', night: '#bfe3ff' },
} as const;

export function watchNight(): void {
  effect(() => {
    document.documentElement.toggleAttribute('data-night', isNight.value);
    const { usual, children } = FRAMES;
    if (dress.value) setFrame(isNight.value ? children.night : children.day);
    else setFrame(isNight.value ? (isDark.value ? usual.dark : usual.light) : tableColour.value);
  });
}
