/** The laws that hold in every game of every edition, each as a check of a game at one moment or of its whole log. */
import { isDeepStrictEqual } from 'node:util';
import type { Chance } from '../../shared/engine/chance.ts';
import type { Act, Command } from '../../shared/engine/commands.ts';
import { decide } from '../../shared/engine/decide.ts';
import type { GameEvent } from '../../shared/engine/events.ts';
import { evolve, replay } from '../../shared/engine/evolve.ts';
import { isOpenGang } from '../../shared/engine/mates.ts';
import type { Choice, Game, Mark, PersonId, Seat } from '../../shared/engine/model.ts';
import type { Prompt } from '../../shared/engine/prompt.ts';
import { promptsFor } from '../../shared/engine/prompts.ts';
import type { Rules } from '../../shared/engine/rules.ts';
import { awaitsLastWords, speakerOf } from '../../shared/engine/stages/speech.ts';
import { isLeading } from '../../shared/engine/table.ts';
import { standing } from '../../shared/engine/undo.ts';
import { viewFor } from '../../shared/engine/view.ts';
import { knowledgeOf } from './knowledge.ts';
import { answering, peopleOf, someAnswer, someCommand } from './random-player.ts';
import { timeUp } from './sitting.ts';

class BrokenLaw extends Error {}

function broken(law: string, ...details: readonly unknown[]): never {
  throw new BrokenLaw(`${law}\n${details.map((detail) => JSON.stringify(detail)?.slice(0, 1500)).join('\n')}`);
}

/** Law 1, first half: every answer that a prompt offers is accepted. */
export function offersAreAccepted(game: Game, rules: Rules, chance: Chance): void {
  const person = chance.pick(peopleOf(game, rules));
  for (const prompt of promptsFor(game, rules, person)) {
    const command = answering(person, prompt, someAnswer(prompt, chance));
    if (rules.objects?.(game, command)) continue;
    const decision = decide(game, command, rules);
    if ('refused' in decision) broken('an offered answer was refused', command, decision.refused, game);
  }
}

/** A game that nothing can change unseen: whoever tries throws. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

/** Law 1, second half: every other command is refused with a reason. That it changes nothing, a frozen game shows. */
export function nothingElseIsAccepted(game: Game, rules: Rules, chance: Chance): void {
  const command = someCommand(game, rules, chance);
  const isOffered = isDue(game, rules, command);
  const decision = decide(game, command, rules);
  if ('refused' in decision === isOffered) broken('accepted and offered differ', command, decision, game);
}

function isDue(game: Game, rules: Rules, command: Command): boolean {
  if (command.type === 'timeUp') return game.stage.seconds !== null && command.serial === game.stage.serial;
  if (command.action === 'leave') return mayLeave(game, command);
  if (rules.objects?.(game, command)) return false;
  return promptsFor(game, rules, command.by).some((prompt) => offers(prompt, command));
}

function mayLeave(game: Game, { by, target, targets, choice, card }: Act): boolean {
  const seat = game.seats.find(({ id }) => id === by);
  if (!seat || game.outcome || game.leaving.includes(by)) return false;
  if ([target, targets, choice, card].some((part) => part !== undefined)) return false;
  return !seat.out || awaitsLastWords(game, by);
}

function offers({ award, ...prompt }: Prompt, command: Act): boolean {
  if (award === undefined) return offersPlainly(prompt, command);
  const { choice, ...named } = command;
  return choice === award && offersPlainly(prompt, named);
}

function offersPlainly({ action, targets: open, choices, names }: Prompt, command: Act): boolean {
  if (command.action !== action || command.card !== undefined) return false;
  const { target, targets, choice } = command;
  const given = [target, targets, choice].filter((part) => part !== undefined);
  if (given.length > 1) return false;
  if (choice !== undefined) return choices.includes(choice);
  if (target !== undefined) return names.most === 1 && open.includes(target);
  if (targets === undefined) return names.most === 0 && choices.length === 0;
  const isList = Array.isArray(targets) && new Set(targets).size === targets.length;
  return (
    isList &&
    names.most > 1 &&
    targets.length >= names.least &&
    targets.length <= names.most &&
    targets.every((id) => open.includes(id))
  );
}

/** Law 2: folding the log gives the same game, at any moment and in one go or event by event. */
export function logTellsTheGame(game: Game, log: readonly GameEvent[]): void {
  const is = JSON.stringify(game);
  if (JSON.stringify(replay(log)) !== is) broken('the log tells another game', game, replay(log));
  const counts = standing(log);
  const folded = counts.slice(1).reduce(evolve, replay(counts.slice(0, 1)));
  if (JSON.stringify(folded) !== is) broken('event by event the log tells another game', game, folded);
}

/** Law 2: a game is JSON. */
export function roundTrip(game: Game): Game {
  const copy = JSON.parse(JSON.stringify(game)) as Game;
  if (!isDeepStrictEqual(copy, game)) broken('a game is not JSON', game);
  return copy;
}

/** Law 3: what a viewer sees does not depend on what the viewer cannot know. */
export function viewIsBlind(game: Game, rules: Rules, chance: Chance): void {
  if (game.outcome) return;
  const person = chance.below(8) === 0 ? null : chance.pick(peopleOf(game, rules));
  const other = scrambled(game, rules, person, chance);
  const [is, would] = [game, other].map((world) => JSON.stringify(viewFor(world, rules, person)));
  if (is !== would) broken(`the view of ${person} tells a secret`, is, would);
}

/** The same game as far as this person can know, and another one in everything else that is kept. */
function scrambled(game: Game, rules: Rules, person: PersonId | null, chance: Chance): Game {
  const self = game.seats.find(({ id }) => id === person);
  const gang = self && !self.out ? self.gang : null;
  const isMate = (seat: Seat) => gang !== null && seat.gang === gang && seat.id !== person;
  const knowledge = knowledgeOf(game);
  const rest = shuffleRoles(game.seats, (seat) => seat.id === person || isMate(seat), chance);
  const seats = knowledge.matesAreFacesOnly ? shuffleRoles(rest, (seat) => !isMate(seat), chance) : rest;
  const seesGang = gang !== null && isOpenGang(game, rules, gang);
  const seesAll = rules.leadersSeeAll === true && person !== null && isLeading(game, rules, person);
  const isSeen = (choice: Choice) =>
    seesAll ||
    choice.by === person ||
    (seesGang && choice.action === 'shoot' && self && knowledge.sees(self, choice) && hasMate(game, gang, choice.by));
  const isNight = game.stage.name === 'night';
  // By day everybody sees that somebody finished or nominated; what was chosen at night or on a ballot is hidden.
  const choices = game.choices.flatMap((choice) => {
    if (isSeen(choice) || (!isNight && choice.action !== 'vote')) return [choice];
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
    facts: person !== null && game.facts[person] ? { [person]: game.facts[person] } : {},
    suspicions: [],
    ...(rules.hidesAccused?.(game) && !seesAll && otherList(game, person, chance)),
    agenda: chance.below(2) === 0 ? game.agenda : [],
  };
}

/** Where the list is not shown it might be any other; what the speaker has said was heard. */
function otherList(game: Game, person: PersonId | null, chance: Chance): Pick<Game, 'accused' | 'news'> {
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

/** That somebody has voted may be seen; for whom, not. */
const otherwise = ({ accused }: Game, { by, slot, action }: Choice, chance: Chance): Choice => ({
  by,
  slot,
  action,
  target: chance.pick(accused).seat,
});

const hasMate = (game: Game, gang: string, id: PersonId): boolean =>
  game.seats.some((seat) => seat.id === id && seat.gang === gang && !seat.out);

const isShown = ({ shownMarks = [] }: Rules, { mark }: Mark): boolean => shownMarks.includes(mark);

function shuffleRoles(seats: readonly Seat[], isKnown: (seat: Seat) => boolean, chance: Chance): readonly Seat[] {
  const hidden = chance.shuffle(seats.filter((seat) => !isKnown(seat)));
  return seats.map((seat) => {
    if (isKnown(seat)) return seat;
    const { role, side, gang, card } = hidden.pop()!;
    return { ...seat, role, side, gang, card };
  });
}

/** Law 4: the order in which choices arrive at night does not matter. */
export function arrivalDoesNotMatter(
  nightfall: Game,
  lastMoment: Game,
  dawn: Game,
  rules: Rules,
  chance: Chance,
): void {
  // A judge's word, or a disqualification, comes when it comes.
  const spoken = ({ judged, news }: Game) => ({ judged, news });
  const isRuled = lastMoment.choices.some(({ by, action }) => by === lastMoment.host && action !== 'finish');
  if (isRuled || !isDeepStrictEqual(spoken(nightfall), spoken(lastMoment))) return;
  const shuffled = inSomeOrder(commandsOf(nightfall, lastMoment), chance);
  let game = nightfall;
  for (const command of shuffled) {
    const decision = decide(game, command, rules);
    if ('refused' in decision) broken('a choice was refused in another order', command, decision, shuffled);
    game = decision.game;
  }
  if (game.stage.serial === nightfall.stage.serial) {
    const decision = decide(game, timeUp(game), rules);
    if ('game' in decision) game = decision.game;
  }
  const [is, would] = [inAnyOrder(dawn), inAnyOrder(game)];
  const key = (Object.keys(is) as (keyof typeof is)[]).find((key) => !isDeepStrictEqual(is[key], would[key]));
  if (key) broken(`the order of arrival mattered to ${key}`, shuffled, is[key], would[key]);
}

/** What was done in this wave. A host who ended it did so when all was done. */
function commandsOf(nightfall: Game, { choices, leaving }: Game): readonly Act[] {
  const { spec } = nightfall.stage;
  const now = spec?.kind === 'wave' ? spec.wave : undefined;
  const made = choices.filter(({ wave, action }) => wave === now && action !== 'finish');
  const left = leaving.filter((id) => !nightfall.leaving.includes(id));
  return [
    ...made.map(({ slot: _, wave: __, ...act }): Act => ({ type: 'act', ...act })),
    ...left.map((by): Act => ({ type: 'act', by, action: 'leave' })),
  ];
}

/** Whoever goes away has chosen before, and goes before the night can close. */
function inSomeOrder(commands: readonly Act[], chance: Chance): readonly Act[] {
  const leavers = commands.filter(({ action }) => action === 'leave').map(({ by }) => by);
  const departures = chance.shuffle(leavers).flatMap((leaver) => commands.filter(({ by }) => by === leaver));
  return [...departures, ...chance.shuffle(commands.filter(({ by }) => !leavers.includes(by)))];
}

/** Of several plans the latest counts, by rule; everything else must come out the same. */
const inAnyOrder = ({ plans: _, ...game }: Game) => ({
  ...game,
  facts: answers(game.facts),
  choices: game.choices
    .filter(({ action }) => action !== 'finish')
    .map((choice) => JSON.stringify(choice))
    .sort(),
  leaving: [...game.leaving].sort(),
});

/** What was told when the night closed; a plan is told when it is sent, so one that was sent anew is told twice. */
const answers = (facts: Game['facts']): Game['facts'] =>
  Object.fromEntries(
    Object.entries(facts).map(([to, told]) => [
      to,
      told.filter((fact) => !('plan' in fact) && !('is' in fact && fact.is === 'plan')),
    ]),
  );

/** With decoys everybody alive is asked something in every wave, and a wave that nobody's time ended had all answers. */
export function everybodyIsAsked(game: Game, rules: Rules): void {
  const { spec } = game.stage;
  if (!game.deal.decoys || spec?.kind !== 'wave') return;
  for (const { id, out } of game.seats) {
    const isAwake = !out && !game.leaving.includes(id);
    const hasAnswered = game.choices.some(({ by, wave }) => by === id && wave === spec.wave);
    if (isAwake && !hasAnswered && promptsFor(game, rules, id).length === 0) broken(`${id} has nothing to tap`, game);
  }
}

export function everybodyHasAnswered(lastMoment: Game): void {
  if (!lastMoment.deal.decoys) return;
  for (const { id, out } of lastMoment.seats) {
    const isAwake = !out && !lastMoment.leaving.includes(id);
    if (isAwake && !lastMoment.choices.some(({ by }) => by === id))
      broken(`the night did not wait for ${id}`, lastMoment);
  }
}

/** Law 5: nobody who is out acts, save by last words or as the host. */
export function theDeadAreSilent(game: Game, rules: Rules): void {
  for (const { id, out } of game.seats) {
    if (!out || game.outcome || id === game.host || awaitsLastWords(game, id)) continue;
    if (promptsFor(game, rules, id).length > 0) broken(`${id} is out and has something to do`, game);
  }
}

/** Law 6: a ballot's counts add up to its voters. */
export function countsAddUp(events: readonly GameEvent[], rules: Rules, voters: number): void {
  for (const event of events) {
    if (event.type !== 'tallied') continue;
    const rung = rules.ballots[event.rung]!;
    const counted = Object.values(event.counts).reduce((sum, n) => sum + n, 0);
    const silent = rung.silence(Object.keys(event.counts)) === null ? event.silent : 0;
    const cast = Object.keys(event.cast).length + event.silent;
    if (counted + silent !== cast || cast > voters) broken('a count does not add up', event, voters);
  }
}

/** The same game, but for the table's news and the name of its stage. */
export function sameBut(one: Game, other: Game): void {
  const [is, would] = [one, other].map(({ news: _, stage: { serial: __, ...stage }, ...game }) => ({ ...game, stage }));
  if (!isDeepStrictEqual(is, would)) broken('what was taken back left a trace', is, would);
}
