/** What many games came to: as lines to read, and as a chart. */
import { readFileSync } from 'node:fs';
import { type EditionId, rulebooks } from '../../shared/editions/index.ts';
import { hasText, speaker, type TextId } from '../../shared/text/speak.ts';
import { type Census, interval, type Kind } from '../odds/census.ts';
import type { Charted } from './chart.ts';
import { DRAW } from './chart-side.ts';

export interface BalanceRow {
  readonly mode: string;
  readonly players: number;
  readonly games: number;
  readonly sides: readonly {
    readonly side: string;
    readonly share: number;
    readonly least: number;
    readonly most: number;
  }[];
  readonly rounds: number;
  readonly firstOut: readonly { readonly role: string; readonly share: number }[];
}

/** In the order of the rulebook; nobody's wins come last. */
const sidesOf = (edition: EditionId): readonly string[] => [...rulebooks[edition].speaksOf.sides, DRAW];

export function rowOf({ edition, mode, players }: Kind, { games, wins, rounds, first }: Census): BalanceRow {
  return {
    mode,
    players,
    games,
    sides: sidesOf(edition).flatMap((side) => {
      const won = wins[side] ?? 0;
      const [least, most] = interval(won, games);
      return won > 0 ? [{ side, share: won / games, least, most }] : [];
    }),
    rounds: rounds / games,
    firstOut: Object.entries(first)
      .map(([role, n]) => ({ role, share: n / games }))
      .sort((one, other) => other.share - one.share)
      .slice(0, 2),
  };
}

const percent = (share: number): string => (100 * share).toFixed(1);

/** A line for each number of players, under the name of the mode. */
export function linesOf(rows: readonly BalanceRow[]): readonly string[] {
  const shares = rows.map(({ sides }) =>
    sides
      .map(({ side, share, least, most }) => `${side} ${percent(share)} % (${percent(least)}–${percent(most)})`)
      .join('  '),
  );
  const width = Math.max(...shares.map((text) => text.length));
  return rows.flatMap(({ mode, players, rounds, firstOut }, i) => {
    const first = firstOut.map(({ role, share }) => `${role} ${percent(share)} %`).join(', ');
    const line = `${String(players).padStart(4)}  ${shares[i]!.padEnd(width)}  rounds ${rounds.toFixed(1)}  first out: ${first}`;
    const isFirst = rows[i - 1]?.mode !== mode;
    return isFirst ? [...(i > 0 ? [''] : []), mode, line] : [line];
  });
}

const say = speaker('en');

export function chartedFrom(edition: EditionId, rows: readonly BalanceRow[], foot: string): Charted {
  const named = (id: string): string => (hasText(id) ? say(id as TextId) : id);
  const modes = [...new Set(rows.map(({ mode }) => mode))];
  const won = sidesOf(edition).filter((side) => rows.some(({ sides }) => sides.some((one) => one.side === side)));
  return {
    title: `Who wins in ${named(`${edition}-name`)}`,
    sides: won.map((id) => ({ id, name: id === DRAW ? 'Nobody' : capital(named(`${edition}-side-${id}`)) })),
    modes: modes.map((mode) => ({
      name: named(`${edition}-mode-${mode}`),
      sizes: rows
        .filter((row) => row.mode === mode)
        .map(({ players, rounds, sides }) => ({
          players,
          rounds,
          shares: Object.fromEntries(
            won.map((id) => [id, sides.find(({ side }) => side === id) ?? { share: 0, least: 0, most: 0 }]),
          ),
        })),
    })),
    foot,
    faces: FACES.map(({ family, weight, file }) => faceOf(family, weight, file)).join(''),
  };
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const FACES = [
  { family: 'Alegreya', weight: 900, file: 'alegreya-900.woff2' },
  { family: 'Oswald', weight: 600, file: 'oswald-600.woff2' },
] as const;

/** The letters travel with the picture. */
function faceOf(family: string, weight: number, file: string): string {
  const bytes = readFileSync(new URL(`../../webapp/fonts/${file}`, import.meta.url)).toString('base64');
  return `@font-face{font-family:${family};font-weight:${weight};src:url(data:font/woff2;base64,${bytes}) format('woff2')}`;
}
