import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rulebooks } from '../../../shared/editions/index.ts';
import { type Card, isBlank } from '../../../shared/engine/cards.ts';
import { seatsIn } from '../../../shared/engine/rulebook.ts';
import { settleOptions } from '../../../shared/engine/setup/options.ts';
import { newsKind } from '../../../shared/engine/words.ts';
import type { Sitting } from '../rules/sitting.ts';
import { sittings } from '../rules/sittings.ts';
import { gamesOr } from './effort.ts';
import { playLawfully } from './random-game.ts';

/** How many games of each mode `npm test` plays, times the mode's share; `npm run laws` plays more. */
const USUAL = 200;
/** What must have happened how often is said of so many. */
const REFERENCE = 5200;
/** `GAMES=100000 SEED=7 npm run laws` plays more games, or others. */
const GAMES = gamesOr(USUAL);
const SEED = Number(process.env.SEED ?? 1);

interface Worth {
  readonly share?: number;
  /** Fewer do not come to every size of a table, or to what is rare. */
  readonly least?: number;
  readonly timesDealt?: number;
  readonly departures?: readonly string[];
  /** In how many games each action card must have been dealt, and how often each that can be played was. */
  readonly cardsDealt?: number;
  readonly cardsPlayed?: number;
}

type Times = Map<string, number>;
const add = (times: Times, key: string): void => void times.set(key, (times.get(key) ?? 0) + 1);

function mustBeAsOften(keys: readonly string[], times: Times, least: number): void {
  const often = least * Math.min(1, GAMES / REFERENCE);
  for (const key of keys) expect(times.get(key) ?? 0, key).toBeGreaterThanOrEqual(often);
}

/** A card is played, or lies open when its holder has left; some do what they do without. */
const isEverPlayed = ({ plays, isShownOnLeaving }: Card): boolean => plays !== undefined || isShownOnLeaving === true;

/** Plays many random games of a mode under the laws, and makes sure that they were worth playing. */
export function holdLawsOver(
  edition: Sitting['edition'],
  mode: string,
  winners: readonly string[],
  {
    share = 1,
    least: fewest = 200,
    timesDealt = 1,
    departures = ['condemned', 'left', 'shot'],
    cardsDealt = 1,
    cardsPlayed = 1,
  }: Worth = {},
): void {
  const games = Math.max(fewest, Math.round(GAMES * share));
  test(`${games} random games of ${edition} ${mode} keep every law`, {
    timeout: 1_200_000 * Math.max(1, GAMES / USUAL),
  }, () => {
    const seen = {
      players: new Set<number>(),
      roles: new Map() as Times,
      dealt: new Map() as Times,
      played: new Map() as Times,
      winners: new Set<string>(),
      departures: new Set<string>(),
      facts: new Set<string>(),
      news: new Set<string>(),
    };
    const plays = fc.property(sittings(edition, mode), (sitting) => {
      const { game, log } = playLawfully(sitting);
      seen.players.add(sitting.players);
      seen.winners.add(game.outcome!.winner);
      for (const role of new Set(game.seats.map((seat) => seat.role))) add(seen.roles, role);
      for (const card of new Set(game.seats.flatMap((seat) => seat.card ?? []))) add(seen.dealt, card);
      for (const { card } of game.played) add(seen.played, card);
      for (const { out } of game.seats) {
        if (out) seen.departures.add(out.how);
      }
      for (const facts of Object.values(game.facts))
        for (const fact of facts) if ('is' in fact) seen.facts.add(fact.is);
      for (const event of log) {
        if (event.type === 'announced') for (const item of event.news) seen.news.add(newsKind(item));
      }
    });
    fc.assert(plays, { numRuns: games, seed: SEED });

    const { modes, speaksOf } = rulebooks[edition];
    const { least, most } = modes[mode]!.players;
    expect(seen.players.size).toBe(seatsIn(modes[mode]!) - least + 1);
    expect([...seen.winners].sort()).toEqual([...winners].sort());
    expect([...seen.departures].sort()).toEqual(departures);
    expect(speaksOf.roles).toEqual(expect.arrayContaining([...seen.roles.keys()]));
    const settled = settleOptions(modes[mode]!, {});
    const options = 'options' in settled ? settled.options : {};
    mustBeAsOften(Object.keys(modes[mode]!.deck(options, most)), seen.roles, timesDealt);
    const cards = Object.values(modes[mode]!.rules(options, most).cards ?? {}).filter((card) => !isBlank(card));
    mustBeAsOften(
      cards.map(({ id }) => id),
      seen.dealt,
      cardsDealt,
    );
    mustBeAsOften(
      cards.filter(isEverPlayed).map(({ id }) => id),
      seen.played,
      cardsPlayed,
    );
    expect(speaksOf.cards ?? []).toEqual(expect.arrayContaining([...seen.dealt.keys()]));
    expect(speaksOf.facts).toEqual(expect.arrayContaining([...seen.facts]));
    expect(speaksOf.news).toEqual(expect.arrayContaining([...seen.news]));
  });
}
