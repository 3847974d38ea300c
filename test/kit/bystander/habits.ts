/** What the source tells of how players act: in every open moment, what one of the town would do, and what one of a gang. */
import { sensibleDeed } from '../../../bot/computer/acts/index.ts';
import type { Deed } from '../../../bot/computer/deed.ts';
import { asTownsfolk, type Face, openFace } from '../../../bot/computer/face.ts';
import { FAIR_SPREAD, fairly } from '../../../bot/computer/fair.ts';
import type { Judgement } from '../../../bot/computer/judgement.ts';
import { knownFrom } from '../../../bot/computer/known.ts';
import { considered, lazyDeed } from '../../../bot/computer/lazy.ts';
import type { Lots } from '../../../bot/computer/lots.ts';
import { chanceIn } from '../../../bot/computer/mind.ts';
import { openly, SHARP_SPREAD, sharpCommon, sharply } from '../../../bot/computer/sharp.ts';
import { statementOf } from '../../../bot/computer/statements.ts';
import { type Chance, chanceFrom } from '../../../shared/engine/chance.ts';
import type { SeatId } from '../../../shared/engine/ids.ts';
import type { View } from '../../../shared/engine/view.ts';
import type { Guesses } from './guesses.ts';
import { type Feature, ofEach } from './honest.ts';
import { preyOf } from './prey.ts';
import type { Moment, Open, Record } from './record.ts';

/** Lots of one's own, where those of others are not known: an average over them is all that is left. */
const guessed = (number: number): readonly Lots[] =>
  Array.from(
    { length: number },
    (_, k): Lots =>
      (...matter) =>
        chanceFrom('bystander', k, ...matter),
  );

const SAMPLES: Readonly<globalThis.Record<Record['strength'], readonly Lots[]>> = {
  lazy: guessed(4),
  fair: guessed(16),
  sharp: guessed(8),
};
/** Of these so many have a belief of their own: it takes long to come by one. */
const BELIEFS = 2;

export const habits = (record: Record, guesses: Guesses): readonly Feature[] => [
  shotsByWorth(record, guesses),
  lies(record, guesses),
  ...KINDS.flatMap((isOfKind) => manners(record, guesses, SAMPLES[record.strength], isOfKind)),
];

const viewOf = ({ table }: Moment): View => ({
  table,
  you: null,
  facts: [],
  gangChoices: [],
  mates: [],
  prompts: [],
  bench: null,
});

/** How likely the victims are by what a gang would choose, whatever lots it draws. */
function shotsByWorth({ strength, nights }: Record, { seats }: Guesses): Feature {
  if (strength !== 'sharp') return () => 0;
  const choices = nights.map((night) => SAMPLES.sharp.map((lots) => sharpCommon({ ...night, lots })));
  return (guess) =>
    nights.reduce((sum, night, i) => {
      const prey = preyOf(night, guess, seats);
      if (prey.length === 0 || night.shot.length === 0) return sum;
      const hits = choices[i]!.filter((choice) => night.shot.includes(choice(prey))).length;
      return sum + Math.log((hits + SMOOTH) / (SAMPLES.sharp.length + 1));
    }, 0);
}

/** Who says to have found somebody: how suspected these were anyway. */
function lies({ strength, deeds }: Record, { seats }: Guesses): Feature {
  const suspected = seats.map(() => 0);
  if (strength !== 'sharp') return () => 0;
  for (const { by, deed, table, memory, said } of deeds) {
    const statement = deed.is === 'say' ? deed.statement : null;
    if (statement?.says !== 'guilty') continue;
    const open = openly({ table, memory, said, lots: SAMPLES.sharp[0]! });
    const { isGuilty } = knownFrom(asTownsfolk(sightOf(by, { table, memory, said })), memory).lore;
    const shares = table.seats.flatMap(({ id, out }) => (out === null ? [open.chanceOf(id, isGuilty)] : []));
    const more = shares.filter((share) => share > open.chanceOf(statement.about, isGuilty)).length;
    suspected[seats.indexOf(by)]! += 1 - (2 * more) / shares.length;
  }
  return ofEach(suspected);
}

type Kind = (deed: Deed) => boolean;

const KINDS: readonly Kind[] = [
  (deed) => deed.is === 'act' && deed.action === 'vote',
  (deed) => deed.is === 'act' && (deed.action === 'nominate' || deed.action === 'finish'),
  (deed) => deed.is === 'act' && deed.card !== undefined,
  (deed) => deed.is === 'say' && deed.statement.says === 'suspects',
];

export const anyKind: Kind = (deed) => KINDS.some((isOfKind) => isOfKind(deed));

/** How much a seat's deeds are not what one of the town would have done; and how much better they fit one with such mates. */
export function manners(
  { strength, mask, deeds }: Record,
  { seats }: Guesses,
  samples: readonly Lots[],
  isOfKind: Kind,
): readonly Feature[] {
  const done = deeds
    .filter(({ deed }) => isOfKind(deed))
    .map((open) => ({
      seat: seats.indexOf(open.by),
      name: nameOf(open.deed),
      likely: likelihood(open, { strength, mask, samples }),
    }));
  const strange = seats.map(() => 0);
  for (const { seat, name, likely } of done) strange[seat]! -= Math.log(likely([], name));
  const fitting: Feature = (guess) =>
    done.reduce((sum, { seat, likely, name }) => {
      if (!guess.includes(seat)) return sum;
      const mates = guess.flatMap((i) => (i === seat ? [] : [seats[i]!]));
      return sum + Math.log(likely(mates, name)) - Math.log(likely([], name));
    }, 0);
  return [ofEach(strange), fitting];
}

const SMOOTH = 0.3;

const nameOf = (deed: Deed | null): string => {
  if (deed?.is === 'act') return `${deed.action} ${deed.target ?? deed.choice ?? ''}`;
  return deed ? `${deed.statement.says} ${'about' in deed.statement ? deed.statement.about : ''}` : '';
};

const sightOf = (by: SeatId, moment: Moment): View => ({
  ...viewOf(moment),
  you: { id: by, role: '', side: '', card: null },
});

interface Source extends Pick<Record, 'strength' | 'mask'> {
  /** Lots that may be the player's. */
  readonly samples: readonly Lots[];
}

/** How likely somebody in this seat would do a thing, with such mates or with none. */
function likelihood(open: Open, source: Source): (mates: readonly SeatId[], name: string) => number {
  const { prompts, deed } = open;
  const named = new Set([...prompts.flatMap(({ targets }) => targets), ...open.table.accused.map(({ seat }) => seat)]);
  const isNamed = (id: SeatId) => deed.is === 'say' || named.has(id);
  const does = source.samples.map((_, k) => playerIn(open, source, k));
  const done = new Map<string, readonly string[]>();
  return (mates, name) => {
    const spared = mates.filter(isNamed);
    const deeds = done.get(spared.join()) ?? does.map((player) => player(spared));
    done.set(spared.join(), deeds);
    return (deeds.filter((each) => each === name).length + SMOOTH) / (deeds.length + 5 * SMOOTH);
  };
}

/** What somebody in this seat would do who has these mates, by lots as they might be. */
function playerIn(open: Open, { strength, mask, samples }: Source, k: number) {
  const { by, deed, prompts, memory, said, table } = open;
  const lots = samples[k]!;
  const view = asTownsfolk({ ...sightOf(by, open), prompts });
  const offered = considered({ view, said }, memory);
  const chance = () => chanceIn({ lots }, { view, said });
  if (strength === 'lazy') return () => nameOf(lazyDeed(offered, chance()));
  const isSharp = strength === 'sharp';
  const spread = isSharp ? SHARP_SPREAD : FAIR_SPREAD;
  const known = knownFrom(view, memory);
  const thinking = { table, memory, said, lots: samples[k % BELIEFS]! };
  const judgement = isSharp ? sharply(known, view, thinking) : fairly(known, memory, said);
  const plain = kept(openFace(kept(judgement), lots, spread));
  return (mates: readonly SeatId[]): string => {
    const face = mates.length > 0 ? mask(plain, { ...known, mates }) : plain;
    if (deed.is === 'say') {
      const statement = statementOf({ judgement, face, view, said, chance: ALWAYS, shared: lots }, 'fair');
      return nameOf(statement && { is: 'say', statement });
    }
    const hour = {
      view,
      judgement,
      face,
      chance: chance(),
      membership: null,
      common: ([one]: readonly SeatId[]) => one!,
    };
    return nameOf(sensibleDeed(hour, offered));
  };
}

/** Whoever is seen to speak has drawn the lot to speak. */
const ALWAYS: Chance = { ...chanceFrom('always'), below: () => 0 };

/** Nothing is worked out twice. */
function kept(judgement: Judgement & Partial<Face>): Face {
  const by = (of: (id: SeatId) => number) => {
    const all = new Map<SeatId, number>();
    return (id: SeatId): number => {
      const known = all.get(id) ?? of(id);
      all.set(id, known);
      return known;
    };
  };
  const guilt = by(judgement.guilt);
  return {
    ...judgement,
    guilt,
    wish: guilt,
    plain: by(judgement.plain ?? judgement.guilt),
    against: by(judgement.against),
  };
}
