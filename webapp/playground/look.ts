/** How this visitor looks at the stage: theme, width, which phones, which chat. */
import { computed, effect, signal } from '@preact/signals';
import { applyTheme, type TelegramColours } from '../telegram/theme.ts';
import { stage } from './stage.ts';

export type Theme = 'light' | 'dark';

/** Telegram's own colours as its clients have them by default. */
export const COLOURS: Readonly<Record<Theme, TelegramColours>> = {
  light: {
    bg_color: '#ffffff',
    secondary_bg_color: '#efeff4',
    section_bg_color: '#ffffff',
    text_color: '#000000',
    hint_color: '#707579',
    subtitle_text_color: '#707579',
    link_color: '#2481cc',
    accent_text_color: '#2481cc',
    section_header_text_color: '#2481cc',
    button_color: '#2481cc',
    button_text_color: '#ffffff',
    header_bg_color: '#ffffff',
    bottom_bar_bg_color: '#ffffff',
    destructive_text_color: '#d14e4e',
  },
  dark: {
    bg_color: '#17212b',
    secondary_bg_color: '#10171f',
    section_bg_color: '#17212b',
    text_color: '#f5f5f5',
    hint_color: '#8a9bab',
    subtitle_text_color: '#8a9bab',
    link_color: '#6ab3f3',
    accent_text_color: '#6ab3f3',
    section_header_text_color: '#6ab3f3',
    button_color: '#5288c1',
    button_text_color: '#ffffff',
    header_bg_color: '#17212b',
    bottom_bar_bg_color: '#17212b',
    destructive_text_color: '#ec3942',
  },
};

export const theme = signal<Theme>('light');
const width = signal(0);
export const hidesOthers = signal(false);
/** On a narrow screen one of the two is seen at a time. */
export const side = signal<'chat' | 'phone'>('phone');
export const chatShown = signal<'group' | 'direct'>('group');
/** Whose phone stands beside yours, and whose chat with the bot is read. */
export const chosen = signal<number | null>(null);

export const isTabbed = computed(() => width.value < 720);
const isSingle = computed(() => width.value < 1000);
const beside = computed(() => (isSingle.value || hidesOthers.value ? 0 : width.value > 1280 ? 2 : 1));

/** The person whose chat with the bot is shown. */
export const reader = computed(() => {
  const { people = [], you = 0 } = stage.value ?? {};
  return people.find(({ id }) => id === chosen.value)?.id ?? you;
});

/** Whose phones stand on the stage, the large one first. */
export const phones = computed<readonly number[]>(() => {
  if (!stage.value) return [];
  const { people, you } = stage.value;
  const picked = people.find(({ id }) => id === chosen.value)?.id;
  if (isSingle.value) return [picked ?? you];
  const others = people.filter(({ id }) => id !== you).map(({ id }) => id);
  const order = picked !== undefined && picked !== you ? [picked, ...others.filter((id) => id !== picked)] : others;
  return [you, ...order.slice(0, beside.value)];
});

export function startLook(): void {
  const isDark = matchMedia('(prefers-color-scheme: dark)');
  const kept = read('theme');
  theme.value = kept === 'light' || kept === 'dark' ? kept : isDark.matches ? 'dark' : 'light';
  width.value = innerWidth;
  addEventListener('resize', () => {
    width.value = innerWidth;
  });
  effect(() => applyTheme(COLOURS[theme.value]));
}

export function setTheme(next: Theme): void {
  theme.value = next;
  keep('theme', next);
}

const PREFIX = 'omerta playground ';

export function read(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // Then it is asked again next time.
  }
}
