import type { PlaceId, SeatId } from '../ids.ts';
import type { AgendaItem, Choice, Game, OwnKind, StageSpec, TimerId } from '../model.ts';
import type { Prompt } from '../prompt.ts';
import type { Fate, Rules } from '../rules.ts';
import type { Turn } from '../turn.ts';
import { aftermath } from './aftermath.ts';
import { ballot } from './ballot.ts';
import { casting } from './casting.ts';
import { discussion } from './discussion.ts';
import { pause } from './pause.ts';
import { speech } from './speech.ts';
import type { ShownStage, Spec, StageKind } from './stage.ts';
import { wave } from './wave.ts';
import { window } from './window.ts';

const kinds: { readonly [K in Exclude<StageSpec['kind'], OwnKind>]: StageKind<Spec<K>> } = {
  wave,
  pause,
  discussion,
  speech,
  ballot,
  casting,
  window,
  aftermath,
};

/** The kind belongs to the spec by construction, which a union of functions cannot express. */
function kindOf({ stages }: Rules, { kind: id }: StageSpec): StageKind<StageSpec> {
  const kind = isOwn(id) ? stages?.[id] : kinds[id];
  if (!kind) throw new Error(`the rules have no stage ${id}`);
  return kind as StageKind<StageSpec>;
}

const isOwn = (kind: StageSpec['kind']): kind is OwnKind => kind.startsWith('own-' satisfies OwnKind);

export function stagePrompts(game: Game, rules: Rules, person: PlaceId): readonly Prompt[] {
  const { spec } = game.stage;
  return spec ? kindOf(rules, spec).prompts(game, rules, person, spec) : [];
}

const NOTHING: Omit<ShownStage, 'kind' | 'accused'> = {
  asked: [],
  isTalk: false,
  isForCards: false,
  speaker: null,
  queue: [],
  isSilent: false,
  mayBeInterrupted: false,
  voters: [],
  leads: null,
  openVotes: {},
  repeat: 0,
  window: null,
  ready: [],
  isContestable: false,
};

/** What everybody sees of the stage that is open. */
export function shownIn(game: Game, rules: Rules): ShownStage {
  const { spec } = game.stage;
  const nothing: ShownStage = { kind: spec?.kind ?? null, ...NOTHING, accused: game.accused };
  return spec ? { ...nothing, ...kindOf(rules, spec).show(game, rules, spec) } : nothing;
}

/** By what the question to this person is known: it changes when they are asked something else. Secret. */
export function questionIn(game: Game, rules: Rules, person: PlaceId): string | number {
  const { spec, serial } = game.stage;
  return (spec && kindOf(rules, spec).question?.(game, person, spec)) ?? serial;
}

/** Has whoever says nothing missed a question that everybody else had as well? */
export function isOwedIn(game: Game, rules: Rules): boolean {
  const { spec } = game.stage;
  return spec !== null && kindOf(rules, spec).isOwed?.(game, spec) === true;
}

/** Does the last moment of its time still belong to the stage? */
export const isInclusive = ({ stage: { spec } }: Game, rules: Rules): boolean =>
  spec !== null && kindOf(rules, spec).isInclusive === true;

/** Where only the first part of something longer is open: how much longer all of it will be. */
export function secondsAhead(game: Game, rules: Rules): number {
  const { spec, seconds } = game.stage;
  const whole = spec && secondsFor(game, rules, kindOf(rules, spec).atMostHalfOf?.(rules, spec) ?? null);
  return whole === null ? 0 : whole - (seconds ?? 0);
}

export function afterChoice(turn: Turn, choice: Choice): Fate {
  const { spec } = turn.game.stage;
  return (spec && kindOf(turn.rules, spec).chosen?.(turn, choice, spec)) || 'goes-on';
}

/** Whose answer is waited for, given already or not. */
export function awaitedIn(game: Game, rules: Rules): readonly SeatId[] {
  const { spec } = game.stage;
  return (spec && kindOf(rules, spec).awaits?.(game, rules, spec)) || [];
}

export function isDone({ game, rules }: Turn): boolean {
  const { spec } = game.stage;
  return spec !== null && kindOf(rules, spec).isDone(game, rules, spec);
}

export function closeStage(turn: Turn): readonly AgendaItem[] {
  const { spec } = turn.game.stage;
  return spec ? kindOf(turn.rules, spec).close(turn, spec) : [];
}

/** Opens the stage, unless there is nothing to wait for in it. */
export function openStage(turn: Turn, item: StageSpec): boolean {
  const kind = kindOf(turn.rules, item);
  const spec = kind.ready ? kind.ready(turn.game, turn.rules, item) : item;
  if (!spec) return false;
  const whole = secondsFor(turn.game, turn.rules, kind.timer(turn.game, turn.rules, spec));
  const halved = secondsFor(turn.game, turn.rules, kind.atMostHalfOf?.(turn.rules, spec) ?? null);
  const seconds = whole === null || halved === null ? whole : Math.min(whole, Math.ceil(halved / 2));
  turn.emit({ type: 'scheduled', agenda: turn.agenda });
  turn.emit({ type: 'stageOpened', name: kind.name(turn.rules, spec), spec, seconds });
  kind.opened?.(turn, spec, item);
  return true;
}

function secondsFor({ deal }: Game, rules: Rules, timer: TimerId | null): number | null {
  if (timer === null) return null;
  const seconds = deal.timers[timer] ?? rules.seconds[timer];
  if (seconds === undefined) throw new Error(`the rules give no time for ${timer}`);
  return seconds;
}
