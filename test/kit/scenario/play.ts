import { findRulebook } from '../../../shared/editions/index.ts';
import { blankOf } from '../../../shared/engine/cards.ts';
import type { Command } from '../../../shared/engine/commands.ts';
import { decide } from '../../../shared/engine/decide.ts';
import type { GameEvent } from '../../../shared/engine/events.ts';
import type { Game } from '../../../shared/engine/model.ts';
import type { Rulebook } from '../../../shared/engine/rulebook.ts';
import type { Rules } from '../../../shared/engine/rules.ts';
import { openGame } from '../../../shared/engine/setup/open.ts';
import { settleOptions } from '../../../shared/engine/setup/options.ts';
import { seated } from '../../../shared/engine/setup/prepare.ts';
import { STAGES, type StageName } from '../../../shared/engine/words.ts';
import { sayProblem } from '../../../shared/text/problems.ts';
import { speaker } from '../../../shared/text/speak.ts';
import { checkExpectation } from './expect.ts';
import { Failure, parseJson, parseScenario, type Scenario, type Step, type WrittenCommand } from './format.ts';
import { isTournament, playTournament } from './tournament.ts';

/** A game being played from a file, with a clock that runs only when a step says so. */
export interface Played {
  game: Game;
  readonly rulebook: Rulebook;
  readonly log: GameEvent[];
  /** Whoever may be spoken of besides the seats: host, judges. */
  readonly officials: readonly string[];
  readonly rules: Rules;
  /** Seconds that the stage has left. */
  left: number;
  /** A clock that stands until the stage goes on that it belongs to. */
  held: { readonly clock: number; readonly left: number } | null;
  /** The first stage of each round after its night: what `day N` means. */
  readonly days: Map<number, StageName>;
}

type Shelf = (edition: string) => Rulebook | undefined;

/** Plays a written game, or works out a written tournament; throws a Failure where it does not go as written. */
export function playScenario(text: string, shelf: Shelf = findRulebook): void {
  const json = parseJson(text);
  if (isTournament(json)) playTournament(json);
  else playGame(parseScenario(json), shelf);
}

function playGame(scenario: Scenario, shelf: Shelf): void {
  const played = start(scenario, shelf);
  for (const [k, step] of scenario.steps.entries()) {
    try {
      playStep(played, step);
    } catch (error) {
      throw error instanceof Failure ? error : new Failure(k, (error as Error).message);
    }
  }
}

function start(scenario: Scenario, shelf: Shelf): Played {
  const { edition, mode: modeId, options, seats, host, judge, rules: cited } = scenario;
  const fail = (what: string): never => {
    throw new Failure(0, what);
  };
  const rulebook = shelf(edition) ?? fail(`there is no edition ${edition}`);
  const foreign = cited.find((id) => !id.startsWith(`${edition}.`));
  if (foreign !== undefined) fail(`${foreign} is no rule of ${edition}`);
  const mode = Object.hasOwn(rulebook.modes, modeId) ? rulebook.modes[modeId]! : fail(`there is no mode ${modeId}`);
  const settled = settleOptions(mode, options);
  if ('refused' in settled) return fail(sayProblem(settled.refused, speaker('en')));
  const rules = mode.rules(settled.options, seats.length);
  const aides = Object.entries(mode.options).flatMap(([option, { kind }]) =>
    kind === 'aide' && settled.options[option] !== '' ? [String(settled.options[option])] : [],
  );
  if (judge !== undefined && !rules.leadersSeeAll) fail(`${edition} has no judge`);
  if (host !== undefined && (!mode.allowsHost || rules.leadersSeeAll)) fail(`mode ${modeId} has no human host`);
  const leader = judge ?? host ?? null;
  const officials = [...(leader === null ? [] : [leader]), ...aides];
  const people = [...seats.map(({ id }) => id), ...officials];
  if (new Set(people).size < people.length) fail('an id stands twice among seats, host and judges');
  for (const { role, card } of seats) {
    if (!Object.hasOwn(rules.roles, role)) fail(`mode ${modeId} of ${edition} has no role ${role}`);
    if (card !== undefined && !Object.hasOwn(rules.cards ?? {}, card)) {
      fail(`mode ${modeId} of ${edition} has no card ${card}`);
    }
  }
  const { game, events } = openGame(
    {
      edition,
      mode: modeId,
      options: settled.options,
      decoys: false,
      timers: {},
      seed: 'scenario',
      nonce: 'scenario',
      host: leader,
      seats: seats.map(({ id, role, card }) => seated(rules, id, role, card ?? (rules.cards ? blankOf(rules) : null))),
    },
    rules,
  );
  const days = new Map<number, StageName>();
  return { game, rulebook, rules, log: [...events], officials, left: game.stage.seconds ?? 0, held: null, days };
}

function playStep(played: Played, step: Step): void {
  if (step.until !== undefined) runUntil(played, step.until);
  else if (step.wait !== undefined) wait(played, step.wait);
  else if (step.do !== undefined) must(played, step.do);
  else if (step.rejects !== undefined) mustNot(played, step.rejects);
  else if (step.expect !== undefined) checkExpectation(played, step.expect);
  else if (step.votes !== undefined) voteAll(played, step.votes);
}

function voteAll(played: Played, votes: Readonly<Record<string, string>>): void {
  for (const [by, given] of Object.entries(votes)) {
    const isChoice = ['abstain', 'yes', 'no'].includes(given);
    must(played, { by, action: 'vote', ...(isChoice ? { choice: given } : { target: given }) });
  }
}

function must(played: Played, written: WrittenCommand): void {
  const refused = send(played, toCommand(played, written));
  if (refused) throw new Error(`${describe(written)} was refused: ${refused}`);
}

function mustNot(played: Played, written: WrittenCommand): void {
  const before = JSON.stringify(played.game);
  const refused = send(played, toCommand(played, written));
  if (!refused) throw new Error(`${describe(written)} was accepted`);
  if (JSON.stringify(played.game) !== before) throw new Error(`${describe(written)} was refused and changed the game`);
}

const describe = ({ by, action, target, targets, choice }: WrittenCommand): string =>
  [by, action, target ?? targets?.join(',') ?? choice].filter(Boolean).join(' ');

function toCommand({ game, officials, rulebook }: Played, written: WrittenCommand): Command {
  const { by, target, targets = [], card } = written;
  if (!officials.includes(by)) mustSit(game, by);
  for (const id of target === undefined ? targets : [target, ...targets]) mustSit(game, id);
  if (card !== undefined && !rulebook.speaksOf.cards?.includes(card)) throw new Error(`there is no card ${card}`);
  return { type: 'act', ...(JSON.parse(JSON.stringify(written)) as WrittenCommand) } as Command;
}

export function mustSit(game: Game, id: string): void {
  if (!game.seats.some((seat) => seat.id === id)) throw new Error(`there is no player ${id}`);
}

/** Why the command was refused, or null when it was not. */
function send(played: Played, command: Command): string | null {
  const decision = decide(played.game, command, played.rules);
  if ('refused' in decision) return decision.refused;
  const before = played.game;
  let { round } = played.game;
  for (const event of decision.events) {
    if (event.type === 'roundBegan') round++;
    if (event.type === 'stageOpened' && event.name !== 'night' && !played.days.has(round)) {
      played.days.set(round, event.name);
    }
  }
  played.game = decision.game;
  played.log.push(...decision.events);
  if (played.game.stage.serial !== before.stage.serial) Object.assign(played, timeAfter(played, before));
  return null;
}

/** A stage that goes on with an earlier clock has what was left of it. */
function timeAfter({ game, left, held }: Played, { stage: before }: Game): Pick<Played, 'left' | 'held'> {
  const { stage, agenda } = game;
  if (stage.clock === before.clock) return { left: left + (stage.seconds ?? 0) - (before.seconds ?? 0), held };
  const isLeft = agenda.some((item) => 'clock' in item && item.clock === before.clock);
  if (isLeft) return { left: stage.seconds ?? 0, held: { clock: before.clock, left } };
  return held?.clock === stage.clock ? { left: held.left, held: null } : { left: stage.seconds ?? 0, held };
}

function timeUp(played: Played): void {
  played.left = 0;
  send(played, { type: 'timeUp', serial: played.game.stage.serial });
}

function wait(played: Played, seconds: number): void {
  let rest = seconds;
  while (isDue(played, rest)) {
    rest -= played.left;
    timeUp(played);
  }
  played.left -= rest;
}

/** The last moment of an aftermath still belongs to it. */
function isDue({ game: { stage }, left }: Played, seconds: number): boolean {
  if (stage.seconds === null) return false;
  return stage.spec?.kind === 'aftermath' ? seconds > left : seconds >= left;
}

const WHEN = /^(over|([a-z]+) ([1-9][0-9]*))$/;

function runUntil(played: Played, when: string): void {
  const [, , word, number] = WHEN.exec(when) ?? [];
  const isStage = word === 'day' || (STAGES.includes(word as StageName) && word !== 'over');
  if (when !== 'over' && !isStage) throw new Error(`there is no stage ${when}`);
  while (!isAt(played, when, word, Number(number))) {
    const { stage, round, outcome } = played.game;
    if (outcome) throw new Error(`the game is over before ${when}`);
    if (isPast(played, word, Number(number))) throw new Error(`the game is in ${stage.name} ${round}, past ${when}`);
    timeUp(played);
  }
}

function isAt({ game, days }: Played, when: string, word: string | undefined, number: number): boolean {
  if (game.outcome) return when === 'over';
  if (game.round !== number) return false;
  return word === 'day'
    ? game.stage.name !== 'night' && game.stage.name === days.get(number)
    : game.stage.name === word;
}

function isPast({ game }: Played, word: string | undefined, number: number): boolean {
  if (word === undefined) return false;
  if (game.round !== number) return game.round > number;
  if (word === 'day') return game.stage.name !== 'night';
  return STAGES.indexOf(game.stage.name) > STAGES.indexOf(word as StageName);
}
