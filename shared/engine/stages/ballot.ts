import { closeBallot, hasVoted } from '../ballots/count.ts';
import { rungOf } from '../ballots/rung.ts';
import { NOBODY, ONE } from '../prompt.ts';
import { isAlive } from '../table.ts';
import type { Spec, StageKind } from './stage.ts';

/** Everybody who may vote votes at the same time; nothing shows until all have, or the time is up. */
export const ballot: StageKind<Spec<'ballot'>> = {
  name: (rules, { rung }) => rungOf(rules, rung).stage,
  timer: (rules, { rung }) => rungOf(rules, rung).seconds,
  prompts: (game, rules, person, { rung, voters }) => {
    if (!voters.includes(person) || !isAlive(game, person) || hasVoted(game, person)) return [];
    const { on, choices } = rungOf(rules, rung);
    const targets = on === 'accused' ? game.accused.map(({ seat }) => seat) : [];
    const names = on === 'accused' ? ONE : NOBODY;
    return [{ slot: 'vote', action: 'vote', targets, names, choices, chosen: null }];
  },
  isDone: (game, _, { voters }) => voters.every((id) => hasVoted(game, id) || !isAlive(game, id)),
  close: (turn, spec) => closeBallot(turn, spec),
};
