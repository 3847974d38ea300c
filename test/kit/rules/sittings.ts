import fc from 'fast-check';
import { rulebooks } from '../../../shared/editions/index.ts';
import { chanceFrom } from '../../../shared/engine/chance.ts';
import type { OptionValue } from '../../../shared/engine/model.ts';
import { type Composition, type Mode, type OptionSpec, seatsIn } from '../../../shared/engine/rulebook.ts';
import { cardsOf, compositionOf } from '../../../shared/engine/setup/composition.ts';
import { settleOptions } from '../../../shared/engine/setup/options.ts';
import { prepare } from '../../../shared/engine/setup/prepare.ts';
import { type Sitting, seatsFor } from './sitting.ts';

/** Any table that a lobby of this mode could start: every size, option, deck by table or by hand, decoys or not. */
export function sittings(edition: Sitting['edition'], modeId: string): fc.Arbitrary<Sitting> {
  const mode = rulebooks[edition].modes[modeId]!;
  return fc
    .record({
      players: fc.integer({ min: mode.players.least, max: seatsIn(mode) }),
      seed: fc.nat().map(String),
      decoys: fc.boolean(),
      isHosted: fc.boolean(),
      isByHand: fc.boolean(),
      options: someOptions(mode),
    })
    .map(({ players, seed, decoys, isHosted, isByHand, options }) => {
      const host = isHosted && mode.allowsHost ? 'host' : null;
      const large = { edition, mode: modeId, players, seed, decoys, host, options };
      const plain = { ...large, players: Math.min(players, mode.players.most) };
      return (isByHand && byHand(mode, large)) || legal(plain);
    });
}

/** Twice as many action cards as the rulebooks advise for the largest table. */
const MOST_NAMED = 10;

const someOptions = (mode: Mode): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(Object.entries(mode.options).map(([option, spec]) => [option, someValue(spec)])));

function someValue(spec: OptionSpec): fc.Arbitrary<OptionValue> {
  switch (spec.kind) {
    case 'switch':
      return fc.boolean();
    case 'one-of':
      return fc.constantFrom(...spec.values);
    case 'card':
      return fc.constantFrom(...spec.words, ...spec.cards);
    case 'cards':
      return fc.oneof(
        fc.constant(spec.byDefault),
        fc.nat({ max: Math.min(2, spec.cards.length) }),
        fc.subarray([...spec.cards], { maxLength: Math.min(2, spec.cards.length) }),
      );
    case 'aide':
      return fc.constantFrom('', 'aide');
    case 'seconds':
      return fc.integer({ min: spec.least, max: spec.most });
    case 'number':
      return fc.oneof(fc.constant(spec.byDefault), fc.integer({ min: spec.least, max: spec.most }));
    case 'with':
      return fc.constantFrom(spec.byDefault, true, false, ...(spec.words ?? []));
    case 'action-cards':
      return fc.oneof(
        fc.constant(spec.byDefault),
        fc.shuffledSubarray([...spec.cards], { maxLength: Math.min(MOST_NAMED, spec.cards.length) }),
      );
  }
}

/** What comes of it where somebody wants to sit down like that. */
const prepared = (sitting: Sitting) =>
  prepare(rulebooks[sitting.edition], { ...sitting, players: seatsFor(sitting.players) }, sitting.seed);

/** The rulebook deals for such a table. */
export const isLegal = (sitting: Sitting): boolean => !('refused' in prepared(sitting));

/** As the options have it, or as the rulebook does where they ask for what cannot be dealt. */
function legal(sitting: Sitting): Sitting {
  const table = prepared(sitting);
  if (!('refused' in table)) return sitting;
  const { cards, ...options } = sitting.options ?? {};
  const isTooLong = table.refused.id === 'card-limit' && Array.isArray(cards) && cards.length > 1;
  return isTooLong
    ? legal({ ...sitting, options: { ...options, cards: cards.slice(1) } })
    : { ...sitting, options: {} };
}

/** Cards drawn blindly from the box; null where that would be no game. */
function byHand(mode: Mode, sitting: Sitting & { options: Record<string, unknown> }): Sitting | null {
  const { players, seed, options } = sitting;
  const settled = settleOptions(mode, options);
  if ('refused' in settled) return null;
  const cards = cardsOf(mode.deck(settled.options, players));
  const composition: Composition = compositionOf(chanceFrom(seed, 'by hand').shuffle(cards).slice(0, players));
  const drawn = { ...sitting, composition };
  return isLegal(drawn) ? drawn : null;
}
