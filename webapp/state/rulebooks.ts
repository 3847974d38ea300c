/** What the rulebooks contain: asked for once. Their words come when they are read. */
import { signal } from '@preact/signals';
import { type BookPage, PAGES } from '../../shared/text/pages.ts';
import { type ModeSheet, type RulebookSheet, rulebooksSchema } from '../../shared/wire/rulebooks.ts';
import { ask } from '../api/requests.ts';
import { hasOwn, speakCalls, speakOf, speakPages, speakSettings } from './words.ts';

export const rulebooks = signal<readonly RulebookSheet[] | null>(null);
export const areRulebooksLost = signal(false);

let coming: Promise<void> | null = null;

export function loadRulebooks(): Promise<void> {
  if (rulebooks.value) return Promise.resolve();
  coming ??= fetchThem().finally(() => {
    coming = null;
  });
  return coming;
}

async function fetchThem(): Promise<void> {
  areRulebooksLost.value = false;
  try {
    rulebooks.value = await ask('/api/rulebooks', rulebooksSchema);
  } catch {
    areRulebooksLost.value = true;
  }
}

/** Whether the words of all of them are here. */
export const areWordsHere = signal(false);

export async function loadWords(): Promise<void> {
  await loadRulebooks();
  try {
    if (rulebooks.value) {
      await Promise.all([
        speakOf(...rulebooks.value.flatMap(({ voices }) => voices)),
        speakSettings(...rulebooks.value.map(({ id }) => id)),
        speakPages(...rulebooks.value.map(({ id }) => id)),
        speakCalls(...rulebooks.value.map(({ id }) => id)),
      ]);
    }
    areWordsHere.value = rulebooks.value !== null;
  } catch {
    areRulebooksLost.value = true;
  }
}

export const sheetOf = (edition: string): RulebookSheet | undefined =>
  rulebooks.value?.find(({ id }) => id === edition);

export const sideOf = (edition: string, role: string): string =>
  sheetOf(edition)?.roles.find(({ id }) => id === role)?.side ?? '';

/** In whose words a mode is spoken of, before there is a table. */
export const voicesIn = (edition: string, { dress }: ModeSheet): readonly string[] =>
  dress ? [`${edition}-${dress.voice}`, dress.voice, edition] : [edition];

/** What a rulebook tells of a game, in the order in which it is read. */
export const pagesOf = (edition: string): readonly BookPage[] =>
  PAGES.filter((page) => hasOwn(edition, `round-${page}`));

/** «6–26», or one number. */
export const rangeText = ({ least, most }: Pick<ModeSheet, 'least' | 'most'>): string =>
  least === most ? `${least}` : `${least}–${most}`;

export const playersOf = ({ modes }: RulebookSheet): Pick<ModeSheet, 'least' | 'most'> => ({
  least: Math.min(...modes.map(({ least }) => least)),
  most: Math.max(...modes.map(({ most }) => most)),
});

/** The role that best tells this rulebook from the others: the one that the fewest share. */
export function faceOf({ id, roles }: RulebookSheet): string {
  const others = rulebooks.value?.filter((sheet) => sheet.id !== id) ?? [];
  const shared = (role: string) => others.filter((sheet) => sheet.roles.some((one) => one.id === role)).length;
  const rarest = Math.min(...roles.map((role) => shared(role.id)));
  return roles.filter((role) => shared(role.id) === rarest).at(-1)?.id ?? 'face-down';
}

/** Three cards that tell a deck: of different sides where there are enough, the rarest on top. */
export function fanOf(edition: string, deck: Readonly<Record<string, number>>): readonly string[] {
  const dealt = Object.keys(deck).filter((role) => deck[role]! > 0);
  const rare = [...dealt].sort((a, b) => deck[a]! - deck[b]!);
  const leaders = rare.filter(
    (role, i) => rare.findIndex((one) => sideOf(edition, one) === sideOf(edition, role)) === i,
  );
  return [...new Set([...leaders, ...rare])].slice(0, 3).reverse();
}
