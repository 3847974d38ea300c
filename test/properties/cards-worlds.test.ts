/** Secrecy in time: who holds which card shows in nothing, not even in how long a window lasts, before it is played. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Chance, chanceFrom } from '../../shared/engine/chance.ts';
import { decide } from '../../shared/engine/decide.ts';
import { promptsFor } from '../../shared/engine/prompts.ts';
import type { Rules, Window } from '../../shared/engine/rules.ts';
import { seatOf } from '../../shared/engine/table.ts';
import { played, seenIn } from '../kit/laws/effort.ts';
import { blindIn, type CardWorlds, cardWorldsOf, type Exchange } from '../kit/pairs/card-worlds.ts';
import { playCardWorlds } from '../kit/pairs/play-card-worlds.ts';
import { mustBeSameFor } from '../kit/pairs/same-for.ts';
import { someCommand } from '../kit/rules/random-player.ts';
import type { Sitting, Table } from '../kit/rules/sitting.ts';
import { sittings } from '../kit/rules/sittings.ts';

type Seen = Map<string, number>;
const add = (seen: Seen, key: string): void => void seen.set(key, (seen.get(key) ?? 0) + 1);

function expectOften(seen: Seen, times: number, keys: readonly string[]): void {
  for (const key of keys) expect(seen.get(key) ?? 0, key).toBeGreaterThan(seenIn(times));
}

/** Not even a refusal tells anything. */
function refusesAlike({ one, other }: CardWorlds, blind: readonly string[], chance: Chance): void {
  const command = someCommand(one.game, one.rules, chance);
  if (command.type === 'timeUp' || blind.length === 0) return;
  const act = { ...command, by: chance.pick(blind) };
  const reasons = [one, other].map(({ game, rules }) => {
    const decision = decide(game, act, rules);
    return 'refused' in decision ? decision.refused : null;
  });
  expect(reasons[0], JSON.stringify(act)).toBe(reasons[1]);
}

/** What is going on, by the name under which it is counted. */
function momentOf({ one: { game } }: CardWorlds): string {
  const { spec, name } = game.stage;
  if (spec?.kind === 'window') return spec.window;
  if (spec?.kind === 'casting') return 'tie';
  if (spec?.kind === 'ballot' && spec.isLed) return 'led';
  const isRecruited = game.played.some(({ card, round }) => card === 'recruit' && round === game.round);
  return name === 'night' && isRecruited ? 'recruitment' : name;
}

/** The hidden card could be played just now, and is not. */
const isHeldBack = ({ one, other, pair }: CardWorlds): boolean =>
  pair.some((id) =>
    [one, other].some(({ game, rules }) => promptsFor(game, rules, id).some(({ action }) => action === 'play')),
  );

/** How many are asked what they see at one moment, besides the table. */
const AT_ONCE = 3;

/** Which stage it is, and since when. */
const clockOf = ({ game: { stage } }: Table): string => `${stage.serial} ${stage.clock}`;

function compare(worlds: CardWorlds, chance: Chance, seen: Seen): void {
  const { one, other, hidden, exchange } = worlds;
  playCardWorlds(worlds, chance, (heard) => {
    if (clockOf(one) !== clockOf(other)) throw new Error(`the clocks show ${clockOf(one)} or ${clockOf(other)}`);
    const blind = chance.shuffle(blindIn(worlds)).slice(0, AT_ONCE);
    mustBeSameFor([null, ...blind], [one, other], heard);
    if (chance.below(4) === 0) refusesAlike(worlds, blind, chance);
    add(seen, momentOf(worlds));
    const isPlayable = isHeldBack(worlds);
    for (const card of hidden) {
      add(seen, `${card} hidden`);
      if (isPlayable) add(seen, `${card} held back`);
    }
    for (const id of blind) add(seen, `${exchange} seen by ${one.game.seats.find((seat) => seat.id === id)!.role}`);
  });
}

function play(sitting: Sitting, exchanges: readonly Exchange[], seen: Seen, spoil?: (rules: Rules) => Rules): void {
  const chance = chanceFrom(sitting.seed, 'worlds');
  const worlds = cardWorldsOf(sitting, chance, chance.pick(exchanges), spoil);
  if (worlds) compare(worlds, chance, seen);
}

function inGames(edition: Sitting['edition'], mode: string, numRuns: number, exchanges: readonly Exchange[]): Seen {
  const seen: Seen = new Map();
  const plays = fc.property(sittings(edition, mode), (sitting) => play(sitting, exchanges, seen));
  fc.assert(plays, { numRuns: played(numRuns), seed: 1, endOnFailure: true });
  return seen;
}

const BOTH: readonly Exchange[] = ['cards', 'cards', 'seats'];
const COMMON = ['vest', 'bandage', 'hideout', 'safe-conduct', 'corner-shot'];
const SPYTOWN = [...COMMON, 'wiretap', 'arrest', 'seizure', 'last-shot', 'recruit'];
const PASSIVE = ['defector', 'new-gang'];
const MOMENTS = ['night', 'swap', 'rescue', 'morning', 'talk', 'vote', 'runoff', 'verdict', 'dusk'];

test('spytown: nobody sees or hears who holds which card', () => {
  const seen = inGames('spytown', 'extended', 500, BOTH);
  expectOften(
    seen,
    1000,
    [...SPYTOWN, ...PASSIVE].map((card) => `${card} hidden`),
  );
  expectOften(
    seen,
    30,
    SPYTOWN.map((card) => `${card} held back`),
  );
  expectOften(seen, 30, [...MOMENTS, 'shot', 'opening', 'led', 'tie', 'recruitment']);
  for (const exchange of BOTH)
    expectOften(
      seen,
      300,
      ['policeman', 'agent', 'mafioso'].map((role) => `${exchange} seen by ${role}`),
    );
});

test('family: nobody sees or hears who holds which card', () => {
  const seen = inGames('family', 'extended', 200, BOTH);
  expectOften(
    seen,
    1000,
    COMMON.map((card) => `${card} hidden`),
  );
  expectOften(
    seen,
    30,
    COMMON.map((card) => `${card} held back`),
  );
  expectOften(seen, 30, MOMENTS);
  expectOften(seen, 300, ['cards seen by citizen', 'cards seen by mafioso', 'seats seen by citizen']);
});

test.each([
  ['spytown', 'basic', ['policeman', 'agent', 'mafioso']],
  ['spytown', 'kids', ['policeman']],
  ['family', 'basic', ['citizen', 'commissioner', 'doctor', 'detective', 'catwoman', 'maniac', 'mafioso']],
  ['family', 'kids', ['citizen']],
] as const)('%s %s: nor who of two others is who', (edition, mode, roles) => {
  const seen = inGames(edition, mode, 100, ['seats']);
  expectOften(
    seen,
    100,
    roles.map((role) => `seats seen by ${role}`),
  );
});

/** Rules that give something away, each a little. */
const changed =
  (window: string, change: Partial<Window>) =>
  (rules: Rules): Rules => ({
    ...rules,
    windows: { ...rules.windows, [window]: { ...rules.windows![window]!, ...change } },
  });

const never = () => false;

/** What is given away, the card that must be in play for it, and how. */
const LEAKS: readonly (readonly [string, string, (rules: Rules) => Rules])[] = [
  ['a rescue is asked for only where somebody can rescue', 'vest', changed('rescue', { might: never })],
  ['a last shot is asked for only of whoever can fire', 'last-shot', changed('shot', { might: never })],
  ['the day opens at once where nobody can act', 'arrest', changed('opening', { might: never })],
  [
    'the day is over as soon as nobody can act',
    'hideout',
    (rules) => {
      const { isFixed: _, ...dusk } = rules.windows!.dusk!;
      return { ...rules, windows: { ...rules.windows, dusk: { ...dusk, might: never } } };
    },
  ],
  [
    'whoever lets a rescue pass is named',
    'bandage',
    changed('rescue', {
      passed: (turn) => {
        turn.announce({ passed: turn.game.choices.map(({ by }) => by) });
        return [];
      },
    }),
  ],
  [
    'a recruitment is shown',
    'recruit',
    (rules) => {
      const { isSecret: _, ...recruit } = rules.cards!.recruit!;
      return { ...rules, cards: { ...rules.cards, recruit } };
    },
  ],
  [
    'the fallen show their cards',
    'defector',
    (rules) => ({
      ...rules,
      steps: {
        ...rules.steps,
        fall: (turn, seats, spec) => {
          turn.announce(...seats.map((id) => ({ fell: id, card: seatOf(turn.game, id).card })));
          return rules.steps.fall!(turn, seats, spec);
        },
      },
    }),
  ],
];

test.each(LEAKS)('it would be noticed if %s', (_, card, spoil) => {
  const games = (number: number, rules?: (rules: Rules) => Rules) => () => {
    for (let i = 0; i < number; i++) {
      const options = { cards: [card] };
      play({ edition: 'spytown', mode: 'extended', players: 12, seed: `${i}`, options }, ['cards'], new Map(), rules);
    }
  };
  expect(games(10)).not.toThrow();
  expect(games(80, spoil)).toThrow(/ (sees|hears) |the clocks show/);
});
