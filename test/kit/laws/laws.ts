/** The laws that hold in every game of every edition, each as a check of a game at one moment or of its whole log. */
import { isDeepStrictEqual } from 'node:util';
import type { Chance } from '../../../shared/engine/chance.ts';
import type { Act, Command } from '../../../shared/engine/commands.ts';
import { decide } from '../../../shared/engine/decide.ts';
import type { GameEvent } from '../../../shared/engine/events.ts';
import { evolve, replay } from '../../../shared/engine/evolve.ts';
import type { Game } from '../../../shared/engine/model.ts';
import type { Prompt } from '../../../shared/engine/prompt.ts';
import { promptsFor } from '../../../shared/engine/prompts.ts';
import type { Rules } from '../../../shared/engine/rules.ts';
import { stagePrompts } from '../../../shared/engine/stages/index.ts';
import { awaitsLastWords } from '../../../shared/engine/stages/speech.ts';
import { standing } from '../../../shared/engine/undo.ts';
import { viewFor } from '../../../shared/engine/view.ts';
import { answering, mayFire, peopleOf, someAnswer, someCommand } from '../rules/random-player.ts';
import { broken } from './broken-law.ts';

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

function mayLeave(game: Game, { by, target, targets, choice, card, reason, text }: Act): boolean {
  const seat = game.seats.find(({ id }) => id === by);
  if (!seat || game.outcome || game.leaving.includes(by)) return false;
  if ([target, targets, choice, card, reason, text].some((part) => part !== undefined)) return false;
  return !seat.out || awaitsLastWords(game, by) || mayFire(game, by);
}

function offers({ award, ...prompt }: Prompt, command: Act): boolean {
  if (award === undefined) return offersPlainly(prompt, command);
  const { choice, ...named } = command;
  return choice === award && offersPlainly(prompt, named);
}

function offersPlainly(prompt: Prompt, command: Act): boolean {
  const { action, targets: open, choices, names, card } = prompt;
  if (command.action !== action || command.card !== card || !offersBesides(prompt, command)) return false;
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

/** A reason of the list, and as much text as there is room for. */
function offersBesides({ reasons = [], text: room }: Prompt, { reason, text = '' }: Act): boolean {
  const { least = 0, most = 0 } = room ?? {};
  return (reason === undefined || reasons.includes(reason)) && text.length >= least && text.length <= most;
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

/** With decoys everybody alive is asked something in every wave, and a wave that nobody's time ended had all answers. */
export function everybodyIsAsked(game: Game, rules: Rules): void {
  const { spec } = game.stage;
  if (!game.deal.decoys || spec?.kind !== 'wave') return;
  for (const { id, out } of game.seats) {
    const isAwake = !out && !game.leaving.includes(id);
    const hasAnswered = game.choices.some(
      ({ by, wave, action }) => by === id && wave === spec.wave && action !== 'play',
    );
    if (isAwake && !hasAnswered && promptsFor(game, rules, id).length === 0) broken(`${id} has nothing to tap`, game);
  }
}

export function everybodyHasAnswered(lastMoment: Game): void {
  if (!lastMoment.deal.decoys) return;
  for (const { id, out } of lastMoment.seats) {
    const isAwake = !out && !lastMoment.leaving.includes(id);
    // A card is played besides what everybody is asked.
    if (isAwake && !lastMoment.choices.some(({ by, action }) => by === id && action !== 'play'))
      broken(`the night did not wait for ${id}`, lastMoment);
  }
}

/** Law 5: nobody who is out acts, save by last words, by a last shot, or as the host. */
export function theDeadAreSilent(game: Game, rules: Rules): void {
  for (const { id, out } of game.seats) {
    if (!out || game.outcome || id === game.host || awaitsLastWords(game, id) || mayFire(game, id)) continue;
    if (promptsFor(game, rules, id).length > 0) broken(`${id} is out and has something to do`, game);
  }
}

/** Whom the stage offers something, the table knows to be asked: being asked gives nothing away. */
export function whoeverMayAnswerIsAsked(game: Game, rules: Rules): void {
  if (game.outcome) return;
  const { asked } = viewFor(game, rules, null).table;
  for (const { id } of game.seats)
    if (!asked.includes(id) && stagePrompts(game, rules, id).length > 0) broken(`${id} is asked unseen`, game);
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

/** The same game, but for the table's news and the name of its stage, by which its clock goes. */
export function sameBut(one: Game, other: Game): void {
  const [is, would] = [one, other].map(({ news: _, stage: { serial: __, clock: ___, ...stage }, ...game }) => ({
    ...game,
    stage,
  }));
  if (!isDeepStrictEqual(is, would)) broken('what was taken back left a trace', is, would);
}
