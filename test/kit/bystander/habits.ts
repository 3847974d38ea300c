/** What players do usually, as somebody knows who has played with them or read how they think; no lot of theirs is known. */
import type { Deed } from '../../../bot/computer/deed.ts';
import { type Lore, loreOf } from '../../../bot/computer/lore.ts';
import type { Lots } from '../../../bot/computer/lots.ts';
import { type Mind, nextDeed } from '../../../bot/computer/mind.ts';
import { sharpCommon } from '../../../bot/computer/sharp.ts';
import { chanceFrom } from '../../../shared/engine/chance.ts';
import type { RoleId } from '../../../shared/engine/model.ts';
import type { Prompt } from '../../../shared/engine/prompt.ts';
import type { View } from '../../../shared/engine/view.ts';
import type { Guess, Guesses } from './guesses.ts';
import { type Feature, ofEach } from './honest.ts';
import type { Moment, Open, Record } from './record.ts';

/** Lots of one's own, where those of others are not known: an average over them is all that is left. */
const GUESSED: readonly Lots[] = Array.from(
  { length: 3 },
  (_, k): Lots =>
    (...matter) =>
      chanceFrom('bystander', k, ...matter),
);

export const habits = (record: Record, guesses: Guesses): readonly Feature[] => [
  shotsByWorth(record, guesses),
  ...manners(record, guesses, GUESSED),
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
  const choices = nights.map((night) => GUESSED.map((lots) => sharpCommon({ ...night, lots })));
  return (guess) =>
    nights.reduce((sum, night, i) => {
      const prey = preyOf(night, guess, seats);
      if (prey.length === 0 || night.shot.length === 0) return sum;
      const hits = choices[i]!.filter((choice) => night.shot.includes(choice(prey))).length;
      return sum + Math.log((hits + 0.3) / (GUESSED.length + 1));
    }, 0);
}

export const preyOf = ({ table }: Moment, guess: Guess, seats: readonly string[]): readonly string[] =>
  table.seats.flatMap(({ id, out }, i) => (out === null && !guess.includes(seats.indexOf(id)) && i >= 0 ? [id] : []));

/** How much a seat's deeds are not what somebody of the town would have done; and how well sparing its mates explains that. */
export function manners({ strength, deeds }: Record, { seats }: Guesses, lots: readonly Lots[]): readonly Feature[] {
  const done = deeds.map((open) => ({ ...open, seat: seats.indexOf(open.by), likely: expected(open, strength, lots) }));
  const strange = seats.map(() => 0);
  for (const { seat, likely, deed } of done) strange[seat]! -= Math.log(share(likely, nameOf(deed)));
  const sparing: Feature = (guess) => {
    const members = new Set(guess.map((i) => seats[i]!));
    return done.reduce((sum, { seat, likely, deed }) => {
      if (!guess.includes(seat)) return sum;
      const name = nameOf(deed);
      const sparing = likely.map((order) => order.find(({ about }) => about === null || !members.has(about)) ?? null);
      const hits = sparing.filter((each) => each?.name === name).length;
      return sum + Math.log((hits + SMOOTH) / (likely.length + 5 * SMOOTH)) - Math.log(share(likely, name));
    }, 0);
  };
  return [ofEach(strange), sparing];
}

const SMOOTH = 0.3;

interface Expected {
  readonly name: string;
  readonly about: string | null;
}

const share = (likely: readonly (readonly Expected[])[], name: string): number =>
  (likely.filter(([first]) => first?.name === name).length + SMOOTH) / (likely.length + 5 * SMOOTH);

const aboutOf = (deed: Deed | null): string | null => {
  if (deed?.is === 'act') return deed.target ?? null;
  return deed && 'about' in deed.statement ? deed.statement.about : null;
};

const nameOf = (deed: Deed | null): string => {
  if (deed?.is === 'act') return `${deed.action} ${deed.target ?? deed.choice ?? ''}`;
  return deed ? `${deed.statement.says} ${aboutOf(deed) ?? ''}` : '';
};

/** What somebody of the town would do in this seat, by each of the guessed lots; and what next, if that one were to be spared. */
function expected(
  { by, prompts, memory, said, ...moment }: Open,
  strength: Record['strength'],
  guessed: readonly Lots[],
): readonly (readonly Expected[])[] {
  const seen = { ...viewOf({ memory, said, ...moment }), you: { id: by, role: '', side: '', card: null }, prompts };
  const town = asTownsfolk(seen, loreOf(moment.table));
  return guessed.map((lots) => {
    const mind: Mind = { strength, lots, membership: null, memory };
    const order: Expected[] = [];
    let view = town;
    for (let tries = 0; tries < 4; tries++) {
      const deed = nextDeed(mind, { view, said });
      const about = aboutOf(deed);
      order.push({ name: nameOf(deed), about });
      if (about === null || deed?.is === 'say') break;
      view = { ...view, prompts: view.prompts.flatMap((prompt) => without(prompt, about)) };
    }
    return order;
  });
}

/** The same question, with one name less; none where no other is left. */
function without(prompt: Prompt, about: string): readonly Prompt[] {
  const targets = prompt.targets.filter((id) => id !== about);
  return targets.length > 0 || targets.length === prompt.targets.length ? [{ ...prompt, targets }] : [];
}

/** The same sight from the same seat, with a card of the town and no secrets. */
function asTownsfolk(view: View, lore: Lore): View {
  const you = view.you!;
  const role = plainest(view, lore) ?? you.role;
  return { ...view, you: { ...you, role, side: lore.sideOf(role), card: null }, facts: [], gangChoices: [] };
}

/** Of the innocent cards that nobody has shown, one that can do least, and of these the one there is most of. */
function plainest({ table }: View, lore: Lore): RoleId | undefined {
  const left = (role: RoleId) =>
    (table.inPlay[role] ?? 0) - table.seats.filter(({ role: shown }) => shown === role).length;
  const doing = (role: RoleId) => (lore.looks(role) ? 2 : lore.isSpecial(role) ? 1 : 0);
  return Object.keys(table.inPlay)
    .filter((role) => !lore.isGuilty(role) && left(role) > 0)
    .sort((one, other) => doing(one) - doing(other) || left(other) - left(one))[0];
}
