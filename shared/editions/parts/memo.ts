import type { Options } from '../../engine/model.ts';
import type { Mode } from '../../engine/rulebook.ts';
import type { Rules } from '../../engine/rules.ts';

/** Rules are asked for at every look at a table, so each kind of table has them once. */
export function rulesBy(
  kindOf: (options: Options, players: number) => string,
  make: (options: Options, players: number) => Rules,
): Mode['rules'] {
  const known = new Map<string, Rules>();
  return (options, players) => {
    const kind = kindOf(options, players);
    const rules = known.get(kind) ?? make(options, players);
    known.set(kind, rules);
    return rules;
  };
}
