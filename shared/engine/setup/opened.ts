/** An opened seal, read back: the cards are dealt anew from what stands in it. */
import type { SeatId } from '../ids.ts';
import { lotNumber } from '../lots.ts';
import type { Lot, Options, PartOf, Parts } from '../model.ts';
import type { Rulebook } from '../rulebook.ts';
import { sealedDeal } from './commitment.ts';
import { dealByParts } from './deal.ts';
import { prepare } from './prepare.ts';
import { seedFrom } from './shuffle.ts';

export interface Opened {
  readonly parts: Parts;
  readonly seed: string;
  readonly edition: string;
  readonly mode: string;
  readonly options: Options;
}

/** Null for a text of another kind, also for that of an earlier release. */
export function openSeal(text: string): Opened | null {
  const lines = text.split('\n');
  const after = (word: string): string | null =>
    lines.find((line) => line.startsWith(`${word} `))?.slice(word.length + 1) ?? null;
  const [game, house, seed, deck] = [after('game'), after('house'), after('seed'), after('deck')];
  const rules = after('rules')?.match(/^(\S+) (\S+) (\{.*\})$/);
  if (lines[0] !== 'omerta deal 2' || !game || !house || !seed || !deck || !rules) return null;
  const [asked, role] = after('asked')?.split(' ') ?? [];
  try {
    return {
      parts: {
        game,
        house,
        people: peopleIn(lines),
        deck: deck === 'auto' ? deck : (JSON.parse(deck) as Parts['deck']),
        asked: asked && role ? { seat: asked, role } : null,
      },
      seed,
      edition: rules[1]!,
      mode: rules[2]!,
      options: JSON.parse(rules[3]!) as Options,
    };
  } catch {
    return null;
  }
}

function peopleIn(lines: readonly string[]): readonly PartOf[] {
  const cuts = lines.flatMap((line) => line.match(/^cut (\S+) (\S+) (\S+)$/)?.slice(1) ?? []);
  return Array.from({ length: cuts.length / 3 }, (_, i) => {
    const [place, person, cut] = cuts.slice(i * 3, i * 3 + 3) as [string, string, string];
    return {
      place,
      person: person === '-' ? null : Number(person),
      name: nameIn(lines, place),
      cut: cut === '-' ? null : cut,
    };
  });
}

/** After the seat with its cards, or after the place of somebody who has no seat. */
function nameIn(lines: readonly string[], place: string): string {
  const seated = new RegExp(`^\\d+ ${place} \\S+ \\S+ `);
  const line = lines.find((one) => seated.test(one));
  return line?.replace(seated, '') ?? lines.find((one) => one.startsWith(`${place} `))?.slice(place.length + 1) ?? '';
}

/** Does the seed follow from what everybody gave? */
export const isSeedRight = ({ parts, seed }: Opened): boolean => seed === seedFrom(parts);

/** The text that the same parts give once more; null where such cards cannot be dealt at all. */
export function sealedAgain(rulebook: Rulebook, { parts, mode, options }: Opened): string | null {
  const people = parts.people.map(({ place }) => place);
  const players = people.filter(isSeatName);
  const host = people.find((place) => !isSeatName(place)) ?? null;
  const prepared = prepare(rulebook, { mode, options, players, composition: parts.deck, host }, seedFrom(parts));
  return 'refused' in prepared ? null : sealedDeal(dealByParts(rulebook, prepared, parts), prepared.rules);
}

const isSeatName = (place: string): place is SeatId => /^p\d+$/.test(place);

/** Was every lot the one that its number gives? */
export const areLotsRight = ({ seed }: Opened, lots: readonly Lot[]): boolean =>
  lots.every(({ among, seat }, i) => lotNumber(seed, i + 1).pick(among) === seat);
