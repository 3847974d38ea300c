/** What to do with each ability of the night. */
import type { SeatId } from '../../../shared/engine/ids.ts';
import type { Answer } from '../../../shared/engine/model.ts';
import type { Prompt } from '../../../shared/engine/prompt.ts';
import type { Action } from '../../../shared/engine/words.ts';
import { isFriend } from '../judgement.ts';
import { certainRole } from '../known.ts';
import { gangIn, gangTarget } from './gang.ts';
import type { Hour } from './hour.ts';
import { ranked } from './order.ts';

type Score = (night: Hour, id: SeatId) => number;

/** Harm goes to whoever is against me, most to those who can do most. */
const harm: Score = ({ judgement }, id) =>
  isFriend(judgement.known, id) ? -1 : judgement.against(id) * (1 + 0.4 * judgement.power(id));

/** Help goes to whoever is with me, most to those who can do most. */
const help: Score = ({ judgement }, id) => (1 - judgement.against(id)) * (1 + judgement.power(id));

/** A look is worth most where one knows least, and a little more where it might hit. */
const look: Score = ({ judgement }, id) => {
  const { known } = judgement;
  if (!known.alive.includes(id) || certainRole(known, id) !== null) return -1;
  const against = judgement.against(id);
  return against === 0 || against === 1 ? -0.5 : Math.min(against, 1 - against) + 0.5 * against + judgement.power(id);
};

/** Taking part of somebody's powers away is worth most where there are any. */
const hinder: Score = (night, id) => harm(night, id) + 0.3 * night.judgement.power(id);

const scores: { readonly [A in Action]?: Score } = {
  shoot: harm,
  check: look,
  protect: help,
  guard: help,
  charm: hinder,
  block: hinder,
  frame: harm,
  mute: harm,
  visit: harm,
  copy: harm,
  plan: harm,
  suspect: ({ judgement }, id) => judgement.against(id),
};

/** The answer to what is asked at night; null where nothing sensible can be said. */
export function nightAnswer(night: Hour, prompt: Prompt): Answer | null {
  const { judgement, chance, membership } = night;
  const isGangs = prompt.action === 'shoot' && gangIn(judgement.known, membership) !== null;
  if (isGangs) {
    const target = gangTarget(night, prompt);
    if (target !== null) return { target };
  }
  const score = scores[prompt.action];
  if (!score || prompt.targets.length === 0) return null;
  const order = ranked(prompt.targets, (id) => score(night, id), chance);
  if (prompt.names.most > 1)
    return { targets: order.slice(0, Math.max(prompt.names.least, Math.min(FEW, prompt.names.most))) };
  return { target: order[0]! };
}

const FEW = 3;
