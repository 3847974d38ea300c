import type { Choice, Seat } from '../model.ts';
import type { Night } from '../night/draft.ts';
import type { Ability } from '../rules.ts';
import type { Action } from '../words.ts';
import { block } from './block.ts';
import { charm } from './charm.ts';
import { check } from './check.ts';
import { copy } from './copy.ts';
import { frame } from './frame.ts';
import { guard } from './guard.ts';
import { mute } from './mute.ts';
import { protect } from './protect.ts';
import { shoot } from './shoot.ts';
import { visit } from './visit.ts';

/** What a night action does to the draft. Verbs meet in the draft's notions, never with each other. */
export type Verb = (night: Night, self: Seat, choice: Choice, ability: Ability) => void;

export const verbs: { readonly [A in Action]?: Verb } = {
  block,
  charm,
  check,
  copy,
  frame,
  guard,
  mute,
  protect,
  shoot,
  visit,
};
