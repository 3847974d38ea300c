/** What is worth saying of the cards that are to be dealt. */
import type { Warning } from '../../../shared/engine/setup/problems.ts';
import type { Desk } from '../../table/desk.ts';
import { readiness } from '../../table/lobby.ts';
import { refuseFor, sayRefusal } from '../../table/refusal.ts';
import { rowProblem } from '../../table/wished.ts';
import type { Words } from '../words.ts';

export function warningLines(desk: Desk, words: Words): readonly string[] {
  const unfit = rowProblem(desk);
  if (unfit) return [sayRefusal(words.say, refuseFor(unfit, desk.setting))];
  const ready = readiness(desk);
  return 'refused' in ready ? [] : ready.warnings.map((warning) => warningText(warning, words));
}

function warningText(warning: Warning, { say, own, roles, role, card }: Words): string {
  switch (warning.id) {
    case 'off-table':
      return say('warning-off-table', { table: roles(warning.table) });
    case 'group-range': {
      const { group, least, most, wanted } = warning;
      const range = least === most ? `${least}` : `${least}–${most}`;
      return say('warning-group-range', { group: say(own(`group-${group}`)), range, wanted });
    }
    case 'group-players': {
      const { group, least, players } = warning;
      return say('warning-group-players', { group: say(own(`group-${group}`)), least, players });
    }
    case 'players-off-table': {
      const { most, players } = warning;
      return say('warning-players-off-table', { most, players });
    }
    case 'group-missing':
      return say('warning-group-missing', { group: say(own(`group-${warning.group}`)) });
    case 'nothing-to-do':
      return say('warning-nothing-to-do', { role: role(warning.role) });
    case 'many-cards':
      return say('warning-many-cards', { advised: warning.advised, wanted: warning.wanted });
    case 'risky-card':
      return say('warning-risky-card', { card: card(warning.card) });
  }
}
