import { type Chance, chanceFrom } from '../../../shared/engine/chance.ts';
import type { Act, Command } from '../../../shared/engine/commands.ts';
import type { GameEvent } from '../../../shared/engine/events.ts';
import { evolve } from '../../../shared/engine/evolve.ts';
import type { Game } from '../../../shared/engine/model.ts';
import { isLeading } from '../../../shared/engine/table.ts';
import { takeBack } from '../../../shared/engine/take-back.ts';
import { nextCommand, peopleOf, TEMPERS, type Temper } from '../rules/random-player.ts';
import { type Sitting, send, sitDown, type Table, timeUp } from '../rules/sitting.ts';
import { arrivalDoesNotMatter } from './arrival.ts';
import { viewIsBlind } from './blind-view.ts';
import * as cardLaws from './card-laws.ts';
import { knowledgeOf } from './knowledge.ts';
import * as laws from './laws.ts';

/** How many stages a game may take: no three rounds pass without a departure, and a round is a list of stages. */
const boundFor = (players: number): number => (3 * players + 4) * (3 * players + 12);

/** Plays a whole game of random, idle and fickle people, holding every law on the way. */
export const playLawfully = (sitting: Sitting): Table => playOut(sitDown(sitting), sitting.seed);

export function playOut(table: Table, seed: string): Table {
  const chance = chanceFrom(seed, 'people');
  const people = peopleOf(table.game, table.rules);
  const idle = chance.below(4) === 0 ? (['idle', 'idle', 'eager'] as const) : (['eager', 'eager', ...TEMPERS] as const);
  const tempers: Record<string, Temper> = Object.fromEntries(people.map((id) => [id, chance.pick(idle)]));
  const bound = boundFor(table.game.seats.length);
  let nightfall = table.game;

  while (!table.game.outcome) {
    if (table.game.stage.serial > bound) throw new Error('the game did not end');
    if (chance.below(12) === 0) holdLaws(table, chance);
    if (chance.below(120) === 0) {
      laws.logTellsTheGame(table.game, table.log);
      table.game = laws.roundTrip(table.game);
    }
    const before = table.game;
    const command = nextCommand(before, table.rules, tempers, chance);
    const decision = send(table, command);
    if ('refused' in decision) {
      // Where the list is not shown, somebody may well name whom another has named.
      if (decision.refused === 'named-already') continue;
      throw new Error(`an offered command was refused: ${decision.refused}`);
    }
    laws.countsAddUp(decision.events, table.rules, voters(before));
    cardLaws.windowsKeepTheirTime(before, command, table.game);
    if (knowledgeOf(before).leavesAtOnce) cardLaws.leavingIsImmediate(command, table.game);
    if (isRuling(before, table, command)) mayTakeBack(table, before, decision.events.length, chance);
    if (before.stage.spec?.kind === 'wave' && table.game.stage.serial !== before.stage.serial) {
      const lastMoment = lastMomentOf(before, command, decision.events);
      const isBrokenOff = command.type === 'act' && command.action === 'leave' && table.game.outcome !== null;
      if (command.type === 'act' && command.by !== before.host && !isBrokenOff) laws.everybodyHasAnswered(lastMoment);
      if (chance.below(2) === 0) arrivalDoesNotMatter(nightfall, lastMoment, table.game, table.rules, chance);
    }
    if (opensNight(before, table.game)) nightfall = table.game;
  }
  laws.logTellsTheGame(table.game, table.log);
  laws.roundTrip(table.game);
  holdLaws(table, chance);
  playAftermath(table, chance);
  return table;
}

const isRuling = (before: Game, { rules }: Table, command: Command): boolean =>
  command.type === 'act' && rules.leadersSeeAll === true && isLeading(before, rules, command.by);

/** Now and then a judge thinks better of it, at once: the table is as it was before, and the log says what happened. */
function mayTakeBack(table: Table, before: Game, events: number, chance: Chance): void {
  if (chance.below(4) > 0) return;
  const taken = takeBack(table.log, table.game, { at: table.log.length - events, events });
  if (!taken) {
    if (!table.game.outcome) throw new Error('nothing was built on it, and yet it could not be taken back');
    return;
  }
  table.log.push(...taken.events);
  table.game = taken.game;
  laws.logTellsTheGame(table.game, table.log);
  laws.sameBut(before, table.game);
}

/** What is said of a game that is decided: it changes no winner, and ends. */
function playAftermath(table: Table, chance: Chance): void {
  const { outcome } = table.game;
  for (let i = 0; i < 30 && table.game.stage.spec; i++) {
    const isLate = i === 20 && table.game.stage.seconds !== null;
    const command = isLate ? timeUp(table.game) : nextCommand(table.game, table.rules, {}, chance);
    const decision = send(table, command);
    if ('refused' in decision && decision.refused !== 'late')
      throw new Error(`refused at the end: ${decision.refused}`);
    laws.offersAreAccepted(table.game, table.rules, chance);
    laws.nothingElseIsAccepted(table.game, table.rules, chance);
  }
  if (table.game.outcome !== outcome) throw new Error('the outcome changed after the end');
  laws.logTellsTheGame(table.game, table.log);
}

function holdLaws(table: Table, chance: Chance): void {
  const { rules } = table;
  laws.frozen(table.game);
  laws.offersAreAccepted(table.game, rules, chance);
  for (let i = 0; i < 3; i++) laws.nothingElseIsAccepted(table.game, rules, chance);
  viewIsBlind(table.game, rules, chance);
  laws.theDeadAreSilent(table.game, rules);
  laws.whoeverMayAnswerIsAsked(table.game, rules);
  laws.everybodyIsAsked(table.game, rules);
  cardLaws.windowsAskEverybody(table.game, rules);
  cardLaws.votesStayOpen(table.game, rules);
  cardLaws.cardsArePlayedOnce(table.game, rules);
  cardLaws.theHitAreAlive(table.game);
}

const voters = ({ stage }: Game): number => (stage.spec?.kind === 'ballot' ? stage.spec.voters.length : 0);

/** Not one that a ruling had closed and that goes on, since it was taken back, with what was chosen by then. */
const opensNight = (before: Game, { stage, choices }: Game): boolean =>
  stage.name === 'night' &&
  stage.serial !== before.stage.serial &&
  !choices.some(({ wave }) => stage.spec?.kind === 'wave' && wave === stage.spec.wave);

const OF_THE_MOMENT: readonly string[] = ['chose', 'leaving', 'learned', 'planned', 'fouled', 'disqualified'];
/** What a card does at once; elsewhere it is only done when the night is worked out. */
const OF_A_CARD: readonly string[] = ['played', 'turned', 'choicesDropped'];

function isOfTheMoment(event: GameEvent, { action }: Partial<Act>): boolean {
  if (event.type === 'fell') return event.how === 'disqualified' || event.how === 'left';
  if (action === 'leave' && event.type === 'choicesDropped') return true;
  return [...OF_THE_MOMENT, ...(action === 'play' ? OF_A_CARD : [])].includes(event.type);
}

/** The night with its last choice made, before it was worked out. */
function lastMomentOf(before: Game, command: Command, events: readonly GameEvent[]): Game {
  const closing = events.findIndex((event) => !isOfTheMoment(event, command.type === 'act' ? command : {}));
  return events.slice(0, closing < 0 ? events.length : closing).reduce(evolve, before);
}
