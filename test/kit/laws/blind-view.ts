/** Law 3: a view compared with the same person's view of another game, which differs in all that they cannot know. */
import type { Chance } from '../../../shared/engine/chance.ts';
import type { PlaceId } from '../../../shared/engine/ids.ts';
import { isOpenGang } from '../../../shared/engine/mates.ts';
import type { Choice, Game, Mark, Seat } from '../../../shared/engine/model.ts';
import type { Rules } from '../../../shared/engine/rules.ts';
import { speakerOf } from '../../../shared/engine/stages/speech.ts';
import { isLeading } from '../../../shared/engine/table.ts';
import { viewFor } from '../../../shared/engine/view.ts';
import { peopleOf } from '../rules/random-player.ts';
import { broken } from './broken-law.ts';
import { knowledgeOf } from './knowledge.ts';

/** Law 3: what a viewer sees does not depend on what the viewer cannot know. */
export function viewIsBlind(game: Game, rules: Rules, chance: Chance): void {
  if (game.outcome) return;
  const person = chance.below(8) === 0 ? null : chance.pick(peopleOf(game, rules));
  const other = scrambled(game, rules, person, chance);
  const [is, would] = [game, other].map((world) => JSON.stringify(viewFor(world, rules, person)));
  if (is !== would) broken(`the view of ${person} tells a secret`, is, would);
}

/** The same game as far as this person can know, and another one in everything else that is kept. */
export function scrambled(game: Game, rules: Rules, person: PlaceId | null, chance: Chance): Game {
  const self = game.seats.find(({ id }) => id === person);
  const knowledge = knowledgeOf(game);
  const gang = self && !self.out && (knowledge.haveMet?.(game) ?? true) ? self.gang : null;
  const isMate = (seat: Seat) => gang !== null && seat.gang === gang && seat.id !== person;
  const rest = shuffleRoles(game.seats, (seat) => seat.id === person || isMate(seat), chance);
  const mates = knowledge.matesAreFacesOnly ? shuffleRoles(rest, (seat) => !isMate(seat), chance) : rest;
  const seats = shuffleCards(mates, person, chance);
  const seesGang = gang !== null && isOpenGang(game, rules, gang);
  const seesAll = rules.leadersSeeAll === true && person !== null && isLeading(game, rules, person);
  const isSeen = (choice: Choice) =>
    seesAll ||
    choice.by === person ||
    isLedOpenly(game, rules, choice) ||
    (seesGang && choice.action === 'shoot' && self && knowledge.sees(self, choice) && hasMate(game, gang, choice.by));
  const isNight = game.stage.name === 'night';
  const isDark = isNight || game.stage.spec?.kind === 'window';
  // By day everybody sees that somebody finished, nominated or played a card; what was chosen at night or on a ballot,
  // and that somebody let a window pass, is hidden.
  const choices = game.choices.flatMap((choice) => {
    if (isSeen(choice) || (!isDark && choice.action !== 'vote')) return [choice];
    if (choice.action === 'play' && !isNight) return [choice];
    return choice.action === 'vote' && showsVoters(game, rules) ? [otherwise(game, choice, chance)] : [];
  });
  return {
    ...game,
    seats,
    deal: { ...game.deal, seats, seed: `${chance.below(1e9)}`, nonce: `${chance.below(1e9)}` },
    choices,
    // By day everybody sees who is going.
    leaving: game.leaving.filter((id) => id === person || !isNight),
    marks: game.marks.filter((mark) => mark.by === person || isShown(rules, mark) || knowledge.knows(self, mark)),
    plans: {},
    played: game.played.flatMap((play) => {
      if (play.by === person || !knowledge.hidesPlay?.(play.card)) return [play];
      // In the morning everybody hears that it was played, and neither by whom nor on whom.
      return play.round < game.round ? [{ ...play, by: 'nobody', on: 'nobody' }] : [];
    }),
    facts: person !== null && game.facts[person] ? { [person]: game.facts[person] } : {},
    suspicions: [],
    ...(rules.hidesAccused?.(game) && !seesAll && otherList(game, person, chance)),
    agenda: chance.below(2) === 0 ? game.agenda : [],
  };
}

/** Where the list is not shown it might be any other; what the speaker has said was heard. */
function otherList(game: Game, person: PlaceId | null, chance: Chance): Pick<Game, 'accused' | 'news'> {
  const speaker = speakerOf(game);
  const isHeard = ({ by }: { readonly by?: unknown }) => by === person || by === speaker;
  const invented = chance.shuffle(game.seats).slice(0, chance.below(4));
  return {
    accused: [...invented.map(({ id }) => ({ seat: id, by: 'nobody' })), ...game.accused.filter(isHeard)],
    news: game.news.filter((item) => !('nominated' in item || 'withdrawn' in item) || item.by === speaker),
  };
}

const showsVoters = ({ stage: { spec } }: Game, { ballots }: Rules): boolean =>
  spec?.kind === 'ballot' && ballots[spec.rung]?.showsVoters === true;

/** That somebody has voted may be seen, or has not voted anew; for whom, not. */
const otherwise = (
  { accused, stage: { spec } }: Game,
  { by, slot, action, stands }: Choice,
  chance: Chance,
): Choice => ({
  by,
  slot,
  action,
  target: chance.pick([...accused.map(({ seat }) => seat), ...((spec?.kind === 'ballot' && spec.among) || [])]),
  ...(stands && { stands }),
});

/** Who votes first does so in sight of all. */
const isLedOpenly = ({ stage: { spec }, leader }: Game, { ballots }: Rules, { by, action }: Choice): boolean =>
  action === 'vote' && spec?.kind === 'ballot' && ballots[spec.rung]?.isLedOpenly === true && by === leader;

const hasMate = (game: Game, gang: string, id: PlaceId): boolean =>
  game.seats.some((seat) => seat.id === id && seat.gang === gang && !seat.out);

const isShown = ({ shownMarks = [] }: Rules, { mark }: Mark): boolean => shownMarks.includes(mark);

function shuffleRoles(seats: readonly Seat[], isKnown: (seat: Seat) => boolean, chance: Chance): readonly Seat[] {
  const hidden = chance.shuffle(seats.filter((seat) => !isKnown(seat)));
  return seats.map((seat) => {
    if (isKnown(seat)) return seat;
    const { role, side, gang } = hidden.pop()!;
    return { ...seat, role, side, gang };
  });
}

function shuffleCards(seats: readonly Seat[], person: PlaceId | null, chance: Chance): readonly Seat[] {
  if (seats.every(({ card }) => card === null)) return seats;
  const hidden = chance.shuffle(seats.filter(({ id }) => id !== person).map(({ card }) => card));
  return seats.map((seat) => (seat.id === person ? seat : { ...seat, card: hidden.pop()! }));
}
