/** The table's fixed vocabulary: what can be done, and the parts of a round in their order. */

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
