import type { Choice, Game } from '../model.ts';
import type { Rules, Rung } from '../rules.ts';

export function rungOf(rules: Rules, name: string): Rung {
  const rung = rules.ballots[name];
  if (!rung) throw new Error(`the rules have no ballot ${name}`);
  return rung;
}

/** Is this a vote that everybody sees as soon as it is cast? */
export const isVotedOpenly = ({ stage: { spec }, leader }: Game, rules: Rules, { action, by }: Choice): boolean =>
  action === 'vote' && spec?.kind === 'ballot' && rungOf(rules, spec.rung).isLedOpenly === true && by === leader;
