/** Pictures of played games: every rulebook with all its modes, in every language, at full tables of people with all kinds of names. */
import { playAtTable } from '../../bot/lab/by-engine.ts';
import type { Picture } from '../../bot/press/picture.ts';
import type { Desk } from '../../bot/table/desk.ts';
import { EDITIONS, type EditionId, rulebooks } from '../../shared/editions/index.ts';
import { LANGUAGES, type Language } from '../../shared/text/languages.ts';
import { TONES } from '../../shared/text/story/beats.ts';
import { NAMES, type Sample, STRANGE_NAMES } from './samples.ts';

/** One in so many calls themselves something strange. */
const STRANGE_EVERY = 6;

const nameAt = (language: Language, i: number): string =>
  i % STRANGE_EVERY === STRANGE_EVERY - 1
    ? STRANGE_NAMES[Math.floor(i / STRANGE_EVERY) % STRANGE_NAMES.length]!
    : NAMES[language][i % NAMES[language].length]!;

const named = (desk: Desk): Desk => ({
  ...desk,
  players: desk.players.map((sitter, i) => ({ ...sitter, name: nameAt(desk.chat.language, i) })),
});

export const gamesOf = (edition: EditionId): number =>
  Math.max(LANGUAGES.length, Object.keys(rulebooks[edition].modes).length);

/** The cover, the first and the last morning, and the extra edition. */
export async function playedSamples(edition: EditionId, game: number): Promise<readonly Sample[]> {
  const modes = Object.entries(rulebooks[edition].modes);
  const [mode, { players }] = modes[game % modes.length]!;
  const language = LANGUAGES[game % LANGUAGES.length]!;
  const tone = TONES[(game + EDITIONS.indexOf(edition)) % TONES.length]!;
  const shown = new Map<string, Picture>();
  await playAtTable(
    { edition, mode, players: players.most, seed: game, language, tone, strength: 'fair', via: 'engine' },
    (subject, { picture }) => {
      if (picture) shown.set(subject, picture);
    },
    named,
  );
  const pictures = [...shown.values()];
  const mornings = pictures.filter(({ is }) => is === 'morning');
  const wanted = new Set([mornings[0], mornings.at(-1), ...pictures.filter(({ is }) => is !== 'morning')]);
  return pictures
    .filter((picture) => wanted.has(picture))
    .map((picture, i) => ({ name: `played-${edition}-${mode}-${language}-${i + 1}-${picture.is}`, picture }));
}
