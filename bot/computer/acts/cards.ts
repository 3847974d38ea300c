/** Whether to play an action card now, and on whom: by when it may be played and what it asks for, not by its name. */
import type { Moment } from '../../../shared/engine/cards.ts';
import type { Answer } from '../../../shared/engine/model.ts';
import type { Prompt } from '../../../shared/engine/prompt.ts';
import { isFriend, isInformed } from '../judgement.ts';
import { usual } from './day.ts';
import type { Hour } from './hour.ts';
import { ranked } from './order.ts';

/** The answer that plays it; null to keep it for a better hour. */
export function playing(day: Hour, prompt: Prompt): Answer | null {
  const { view, face, chance } = day;
  const { known } = face;
  const card = known.lore.rules.cards?.[prompt.card ?? ''];
  const moments: readonly Moment[] = card?.plays?.at ?? [];
  const hit = view.table.window?.seat;
  if (moments.includes('rescue')) {
    const isWorthIt = hit === known.self || (typeof hit === 'string' && face.against(hit) < usual(face) + BENEFIT);
    return isWorthIt ? {} : null;
  }
  if (prompt.names.most === 0) return chance.below(3) === 0 ? {} : null;
  // Whoever knows the own gang has nothing to win by another's role.
  if (moments.includes('swap')) return isInformed(known) ? null : chance.below(6) === 0 ? guiltiest(day, prompt) : null;
  if (moments.includes('night')) return leastFriendly(day, prompt);
  if (moments.includes('shot')) return guiltiest(day, prompt);
  const wanted = guiltiest(day, prompt);
  const isSure = wanted?.target !== undefined && face.against(wanted.target) >= SURE;
  if (card?.lies?.before === 'target') return isSure || chance.below(3) === 0 ? wanted : null;
  return isSure ? wanted : null;
}

const SURE = 0.6;
/** Of the doubt. */
const BENEFIT = 0.15;

function guiltiest({ face: { known, wish }, chance }: Hour, { targets }: Prompt): Answer | null {
  const [first] = ranked(targets, wish, chance);
  return first === undefined || isFriend(known, first) ? null : { target: first };
}

/** Who would be worth most on one's own side. */
function leastFriendly({ judgement, chance }: Hour, { targets }: Prompt): Answer | null {
  const [first] = ranked(targets, (id) => judgement.power(id) - judgement.suspected(id), chance);
  return first === undefined ? null : { target: first };
}
