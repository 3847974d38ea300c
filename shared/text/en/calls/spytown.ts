/** What is read out when somebody is called in the night: `EDITION-wake-WHO-ERRAND`. */
export const spytownCalls = {
  'spytown-wake-agent-act': 'The agent wakes: whose token is he to see?',
  'spytown-wake-gang-meet': 'The New Gang wakes: whoever holds its card, remember each other.',
  'spytown-wake-mafia-meet-shoot': 'The mafia wakes: remember each other and pick a victim, without a word.',
  'spytown-wake-mafia-shoot': 'The mafia wakes: who is it this time? Agree without a word.',
  'spytown-kids-wake-mafia-meet-shoot':
    'The rascals wake: remember each other and pick, without a word, who goes home early.',
  'spytown-kids-wake-mafia-shoot': 'The rascals wake: who goes home early this time? Agree without a word.',
  'spytown-kids-wake-agent-act': 'The scout wakes: whose role is to be shown?',
} as const;
