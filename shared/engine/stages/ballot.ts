import { closeBallot, hasVoted, nameable, onTrial } from '../ballots/count.ts';
import { rungOf } from '../ballots/rung.ts';
import type { Game, PersonId } from '../model.ts';
import { answerOf, choiceIn, NOBODY, ONE } from '../prompt.ts';
import { isPresent } from '../table.ts';
import type { Spec, StageKind } from './stage.ts';

/** Everybody who may vote votes at the same time; nothing shows until all have, or the time is up. */
export const ballot: StageKind<Spec<'ballot'>> = {
  name: (rules, { rung }) => rungOf(rules, rung).stage,
  timer: (_, rules, { rung, isLed }) => (isLed && rungOf(rules, rung).leadSeconds) || rungOf(rules, rung).seconds,
  atMostHalfOf: (rules, { rung, isLed }) => (isLed ? rungOf(rules, rung).seconds : null),
  prompts: (game, rules, person, spec) => {
    const rung = rungOf(rules, spec.rung);
    const { on, choices, isChangeable } = rung;
    if (!isChangeable && hasVoted(game, person)) return [];
    const targets = nameable(rung, person, onTrial(game, spec, rules));
    if (!mayVote(game, person, spec) || (on !== 'question' && targets.length === 0)) return [];
    const names = on === 'question' ? NOBODY : ONE;
    const vote = choiceIn(game, person, 'vote');
    const chosen = isChangeable && vote ? answerOf(vote) : null;
    return [{ slot: 'vote', action: 'vote', targets, names, choices, chosen, isFinal: !isChangeable }];
  },
  isDone: (game, rules, spec) => {
    const tried = onTrial(game, spec, rules);
    const rung = rungOf(rules, spec.rung);
    const hasChoice = (id: PersonId) => rung.on === 'question' || nameable(rung, id, tried).length > 0;
    const isAwaited = (id: PersonId) => !hasVoted(game, id) && mayVote(game, id, spec) && hasChoice(id);
    return tried.length === 0 || !spec.voters.some(isAwaited);
  },
  close: (turn, { isLed, ...spec }) => (isLed ? [{ ...spec, clock: turn.game.stage.clock }] : closeBallot(turn, spec)),
};

/** May this one vote now? While a Leader leads, nobody else may. */
const mayVote = (game: Game, person: PersonId, { voters, isLed }: Spec<'ballot'>): boolean =>
  voters.includes(person) && isPresent(game, person) && (!isLed || person === game.leader);
