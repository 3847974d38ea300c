import { closeBallot, hasVoted, onTrial } from '../ballots/count.ts';
import { rungOf } from '../ballots/rung.ts';
import { NOBODY, ONE } from '../prompt.ts';
import { isPresent } from '../table.ts';
import type { Spec, StageKind } from './stage.ts';

/** Everybody who may vote votes at the same time; nothing shows until all have, or the time is up. */
export const ballot: StageKind<Spec<'ballot'>> = {
  name: (rules, { rung }) => rungOf(rules, rung).stage,
  timer: (_, rules, { rung }) => rungOf(rules, rung).seconds,
  prompts: (game, rules, person, spec) => {
    if (!spec.voters.includes(person) || !isPresent(game, person) || hasVoted(game, person)) return [];
    const { on, choices } = rungOf(rules, spec.rung);
    const targets = on === 'accused' ? onTrial(game, spec) : [];
    const names = on === 'accused' ? ONE : NOBODY;
    return [{ slot: 'vote', action: 'vote', targets, names, choices, chosen: null, isFinal: true }];
  },
  isDone: (game, _, spec) =>
    onTrial(game, spec).length === 0 || spec.voters.every((id) => hasVoted(game, id) || !isPresent(game, id)),
  close: (turn, spec) => closeBallot(turn, spec),
};
