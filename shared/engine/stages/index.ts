import type { AgendaItem, Choice, Game, PersonId, SeatId, StageSpec, TimerId } from '../model.ts';
import type { Prompt } from '../prompt.ts';
import type { Fate, Rules } from '../rules.ts';
import type { Turn } from '../turn.ts';
import { aftermath } from './aftermath.ts';
import { ballot } from './ballot.ts';
import { casting } from './casting.ts';
import { discussion } from './discussion.ts';
import { pause } from './pause.ts';
import { speech } from './speech.ts';
import type { Spec, StageKind } from './stage.ts';
import { wave } from './wave.ts';
import { window } from './window.ts';

const kinds: { readonly [K in StageSpec['kind']]: StageKind<Spec<K>> } = {
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
const kindOf = (spec: StageSpec) => kinds[spec.kind] as StageKind<StageSpec>;

export function stagePrompts(game: Game, rules: Rules, person: PersonId): readonly Prompt[] {
  const { spec } = game.stage;
  return spec ? kindOf(spec).prompts(game, rules, person, spec) : [];
}

export function afterChoice(turn: Turn, choice: Choice): Fate {
  const { spec } = turn.game.stage;
  return (spec && kindOf(spec).chosen?.(turn, choice, spec)) || 'goes-on';
}

/** Whose answer is waited for, given already or not. */
export function awaitedIn(game: Game, rules: Rules): readonly SeatId[] {
  const { spec } = game.stage;
  return (spec && kindOf(spec).awaits?.(game, rules, spec)) || [];
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
  const whole = secondsFor(turn, kind.timer(turn.game, turn.rules, spec));
  const halved = secondsFor(turn, kind.atMostHalfOf?.(turn.rules, spec) ?? null);
  const seconds = whole === null || halved === null ? whole : Math.min(whole, Math.ceil(halved / 2));
  turn.emit({ type: 'scheduled', agenda: turn.agenda });
  turn.emit({ type: 'stageOpened', name: kind.name(turn.rules, spec), spec, seconds });
  kind.opened?.(turn, spec, item);
  return true;
}

function secondsFor({ game, rules }: Turn, timer: TimerId | null): number | null {
  if (timer === null) return null;
  const seconds = game.deal.timers[timer] ?? rules.seconds[timer];
  if (seconds === undefined) throw new Error(`the rules give no time for ${timer}`);
  return seconds;
}
