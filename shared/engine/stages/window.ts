import type { PlaceId, SeatId } from '../ids.ts';
import type { AgendaItem, Choice, Game, Seat, StageSpec } from '../model.ts';
import { type Prompt, press } from '../prompt.ts';
import type { Rules, Window } from '../rules.ts';
import { findSeat, isAlive, seatOf } from '../table.ts';
import type { Turn } from '../turn.ts';
import type { Spec, StageKind } from './stage.ts';

/**
 * Some may react to what has happened: play a card, fire, or let it pass. With decoys it gives nothing away: everybody
 * who might have an answer may let it pass, and while an unseen card might be played it lasts its time.
 */
export const window: StageKind<Spec<'window'>> = {
  name: (_, { name }) => name,
  timer: (_, __, { seconds }) => seconds,
  ready: (game, rules, { done: _, ...spec }) => (isOpen(game, rules, spec) ? spec : null),
  opened: (turn, _, { done = [] }) => {
    for (const choice of done.filter(({ by }) => isAlive(turn.game, by) && !hasAnswered(turn.game, by))) {
      turn.emit({ type: 'chose', choice });
    }
  },
  prompts: (game, rules, person, spec) => {
    if (!ruleOf(rules, spec).asks(game, spec).includes(person) || hasAnswered(game, person)) return [];
    const may = mayOf(game, rules, seatOf(game, person), spec);
    return may.length > 0 || isVeiled(game, rules, spec) ? [...may, press('decline')] : [];
  },
  show: (game, rules, spec) => ({
    window: { is: spec.window, seat: spec.seat ?? null },
    asked: ruleOf(rules, spec).asks(game, spec),
  }),
  awaits: (game, rules, spec) =>
    isVeiled(game, rules, spec) ? ruleOf(rules, spec).asks(game, spec) : awaited(game, rules, spec),
  chosen: (turn, choice, spec) => {
    if (choice.action === 'decline') return 'goes-on';
    const next = ruleOf(turn.rules, spec).did(turn, choice, spec);
    if (!next) return 'goes-on';
    turn.agenda = [...next, ...turn.agenda];
    return 'breaks-off';
  },
  isDone: (game, rules, spec) => {
    if (isVeiled(game, rules, spec)) return false;
    const waitedFor = awaited(game, rules, spec);
    const hasActed = game.choices.some(isReaction);
    return (hasActed || waitedFor.length > 0) && waitedFor.every((id) => hasAnswered(game, id));
  },
  close: (turn, spec) => ruleOf(turn.rules, spec).passed?.(turn, spec) ?? [],
};

function ruleOf(rules: Rules, { window: name }: Spec<'window'>): Window {
  const rule = rules.windows?.[name];
  if (!rule) throw new Error(`the rules have no window ${name}`);
  return rule;
}

const mayOf = (game: Game, rules: Rules, self: Seat, spec: Spec<'window'>): readonly Prompt[] =>
  ruleOf(rules, spec).may(game, rules, self, spec);

const isReaction = ({ action }: Choice): boolean => action === 'play' || action === 'decline' || action === 'shoot';

const hasAnswered = ({ choices }: Game, person: PlaceId): boolean =>
  choices.some((choice) => choice.by === person && isReaction(choice));

/** Those who can really answer, or have. */
const awaited = (game: Game, rules: Rules, spec: Spec<'window'>): readonly SeatId[] =>
  ruleOf(rules, spec)
    .asks(game, spec)
    .filter((id) => mayOf(game, rules, seatOf(game, id), spec).length > 0);

/** Nobody is to see whether there is an answer; also the last unseen card, once played, does not end the window. */
const isVeiled = (game: Game, rules: Rules, spec: Spec<'window'>): boolean =>
  calls(game, rules, spec) || (game.deal.decoys && game.choices.some(({ action }) => action === 'play'));

/** With decoys: a card that nobody has seen might be played, or the window stands anyway. */
const calls = (game: Game, rules: Rules, spec: Spec<'window'>): boolean =>
  game.deal.decoys && (ruleOf(rules, spec).might(game, rules) || ruleOf(rules, spec).isFixed === true);

const isOpen = (game: Game, rules: Rules, spec: Spec<'window'>): boolean =>
  calls(game, rules, spec) ||
  ruleOf(rules, spec).isFixed === true ||
  spec.clock !== undefined ||
  awaited(game, rules, spec).length > 0;

/** Could something be reacted to in this stage? */
export const isWindow = (spec: StageSpec): boolean => spec.kind === 'window';

/** Somebody who is out has still something to answer. */
export function mayReact(game: Game, rules: Rules, { id }: Pick<Seat, 'id'>): boolean {
  const { spec } = game.stage;
  return (
    spec?.kind === 'window' && findSeat(game, id) !== undefined && window.prompts(game, rules, id, spec).length > 0
  );
}

/** The window as it goes on when something has interrupted it. */
export const laterWindow = ({ game }: Turn, spec: Spec<'window'>): AgendaItem => ({
  ...spec,
  clock: game.stage.clock,
  done: game.choices.filter(isReaction),
});
