import { closeBallot, hasVoted, nameable, onTrial } from '../ballots/count.ts';
import { rungOf } from '../ballots/rung.ts';
import type { Game, PersonId } from '../model.ts';
import { answerOf, choiceIn, NOBODY, ONE } from '../prompt.ts';
import type { Rules } from '../rules.ts';
import { isPresent } from '../table.ts';
import type { Spec, StageKind } from './stage.ts';

/** Everybody who may vote votes at the same time; nothing shows until all have, or the time is up. */
export const ballot: StageKind<Spec<'ballot'>> = {
  name: (rules, { rung }) => rungOf(rules, rung).stage,
  timer: (_, rules, { rung, isLed }) => (isLed && rungOf(rules, rung).leadSeconds) || rungOf(rules, rung).seconds,
  within: (rules, { rung, isLed }) => (isLed ? rungOf(rules, rung).seconds : null),
  prompts: (game, rules, person, spec) => {
    if (!isAwaited(game, rules, person, spec)) return [];
    const { on, choices, isChangeable } = rungOf(rules, spec.rung);
    if (!isChangeable && hasVoted(game, person)) return [];
    const names = on === 'question' ? NOBODY : ONE;
    const vote = choiceIn(game, person, 'vote');
    const chosen = isChangeable && vote ? answerOf(vote) : null;
    const targets = nameable(game, rules, person, spec);
    return [{ slot: 'vote', action: 'vote', targets, names, choices, chosen, isFinal: !isChangeable }];
  },
  isDone: (game, rules, spec) => {
    if (onTrial(game, spec, rules).length === 0) return true;
    const waits = spec.voters.some((id) => !hasVoted(game, id) && isAwaited(game, rules, id, spec));
    return !waits;
  },
  close: (turn, { isLed, ...spec }) => (isLed ? [{ ...spec, clock: turn.game.stage.clock }] : closeBallot(turn, spec)),
};

/** May this one vote now? While a Leader leads, nobody else may. */
function isAwaited(game: Game, rules: Rules, person: PersonId, spec: Spec<'ballot'>): boolean {
  if (!spec.voters.includes(person) || !isPresent(game, person)) return false;
  if (spec.isLed && person !== game.leader) return false;
  return rungOf(rules, spec.rung).on === 'question' || nameable(game, rules, person, spec).length > 0;
}
