/** The table's fixed vocabulary: what can be done, the parts of a round in their order, and how a piece of news is read. */
import type { News } from './model.ts';

export const ACTIONS = [
  'shoot',
  'check',
  'protect',
  'guard',
  'charm',
  'block',
  'frame',
  'mute',
  'copy',
  'visit',
  'plan',
  'suspect',
  'nominate',
  'withdraw',
  'finish',
  'vote',
  'play',
  'decline',
  'guess',
  'leave',
  'warn',
  'foul',
  'disqualify',
  'defeat',
  'bonus',
  'protest',
] as const;
export type Action = (typeof ACTIONS)[number];

export const STAGES = [
  'night',
  'morning',
  'talk',
  'defence',
  'vote',
  'runoff',
  'raise',
  'verdict',
  'dusk',
  'over',
] as const;
export type StageName = (typeof STAGES)[number];

/**
 * What somebody is called for. A role acts, seeks (one of several), shows itself to the host, learns something or looks
 * around; a gang shoots, in sight of each other or blind, meets, or meets and plans, or shoots, at once.
 */
export const ERRANDS = [
  'act',
  'seek',
  'show',
  'learn',
  'look',
  'shoot',
  'blind',
  'meet',
  'plan',
  'meet-shoot',
] as const;

export type Errand = (typeof ERRANDS)[number];

/** Of what kind a piece of news is: its first key says it, the others say more. */
export const newsKind = (item: News): string => Object.keys(item)[0] ?? '';
