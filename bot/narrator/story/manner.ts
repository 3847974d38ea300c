import type { Manner } from '../../../shared/text/story/beats.ts';
import type { Desk } from '../../table/desk.ts';
import { modeOf, rulebookOf } from '../../table/lobby.ts';

/** How a table is spoken to: as its rulebook or mode demands, else as the group likes it. */
export function mannerOf({ setting, narration }: Pick<Desk, 'setting' | 'narration'>): Manner {
  if (modeOf(setting).dress) return 'kids';
  return rulebookOf(setting.edition).manner ?? narration.tone;
}
