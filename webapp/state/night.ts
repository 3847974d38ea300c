/** Night falls for everybody at once, and for everybody alike. */
import { computed, effect } from '@preact/signals';
import { setFrame } from '../telegram/index.ts';
import { isDark, tableColour } from '../telegram/theme.ts';
import { route } from './route.ts';
import { sight, view } from './table.ts';

export const isNight = computed(
  () => route.value.at === 'table' && sight.value?.status === 'running' && view.value?.table.stage === 'night',
);

effect(() => {
  document.documentElement.toggleAttribute('data-night', isNight.value);
  setFrame(isNight.value ? (isDark.value ? '#0b1018' : '#151c28') : tableColour.value);
});
