import type { Rules, Rung } from '../rules.ts';

export function rungOf(rules: Rules, name: string): Rung {
  const rung = rules.ballots[name];
  if (!rung) throw new Error(`the rules have no ballot ${name}`);
  return rung;
}
