import type { AgendaItem, Choice, Game, PersonId, StageSpec, TimerId } from '../model.ts';
import type { Prompt } from '../prompt.ts';
import type { Rules } from '../rules.ts';
import type { Turn } from '../turn.ts';
import { aftermath } from './aftermath.ts';
import { ballot } from './ballot.ts';
import { discussion } from './discussion.ts';
import { pause } from './pause.ts';
import { speech } from './speech.ts';
import type { Spec, StageKind } from './stage.ts';
import { wave } from './wave.ts';

const kinds: { readonly [K in StageSpec['kind']]: StageKind<Spec<K>> } = {
  wave,
  pause,
  discussion,
  speech,
  ballot,
  aftermath,
};

/** The kind belongs to the spec by construction, which a union of functions cannot express. */
const kindOf = (spec: StageSpec) => kinds[spec.kind] as StageKind<StageSpec>;

export function stagePrompts(game: Game, rules: Rules, person: PersonId): readonly Prompt[] {
  const { spec } = game.stage;
  return spec ? kindOf(spec).prompts(game, rules, person, spec) : [];
}

export function afterChoice(turn: Turn, choice: Choice): void {
  const { spec } = turn.game.stage;
  if (spec) kindOf(spec).chosen?.(turn, choice, spec);
}

export function isDone({ game, rules }: Turn): boolean {
  const { spec } = game.stage;
  return spec !== null && kindOf(spec).isDone(game, rules, spec);
}

export function closeStage(turn: Turn): readonly AgendaItem[] {
  const { spec } = turn.game.stage;
  return spec ? kindOf(spec).close(turn, spec) : [];
}

/** Opens the stage, unless there is nothing to wait for in it. */
export function openStage(turn: Turn, item: StageSpec): boolean {
  const kind = kindOf(item);
  const spec = kind.ready ? kind.ready(turn.game, turn.rules, item) : item;
  if (!spec) return false;
  const seconds = secondsFor(turn, kind.timer(turn.game, turn.rules, spec));
  turn.emit({ type: 'scheduled', agenda: turn.agenda });
  turn.emit({ type: 'stageOpened', name: kind.name(turn.rules, spec), spec, seconds });
  kind.opened?.(turn, spec);
  return true;
}

function secondsFor({ game, rules }: Turn, timer: TimerId | null): number | null {
  if (timer === null) return null;
  const seconds = game.deal.timers[timer] ?? rules.seconds[timer];
  if (seconds === undefined) throw new Error(`the rules give no time for ${timer}`);
  return seconds;
}
