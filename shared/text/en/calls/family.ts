/** What is read out when somebody is called in the night: `EDITION-wake-WHO-ERRAND`. */
export const familyCalls = {
  'family-wake-mafia-meet-shoot': 'The mafia wakes: remember each other and pick a victim, without a word.',
  'family-wake-mafia-shoot': 'The mafia wakes: who is it this time? Agree without a word.',
  'family-wake-commissioner-act': 'The commissioner wakes: whose card is he to see?',
  'family-wake-detective-act': 'The detective wakes: who is to be checked? A killer does not live to see the morning.',
  'family-wake-doctor-act': 'The doctor wakes: who is to be treated tonight?',
  'family-wake-catwoman-act': 'The catwoman wakes: who is to be visited?',
  'family-wake-maniac-act': 'The maniac wakes: to kill somebody, or to sit the night out?',
  'family-kids-wake-mafia-meet-shoot':
    'The rascals wake: remember each other and pick, without a word, who goes home early.',
  'family-kids-wake-mafia-shoot': 'The rascals wake: who goes home early this time? Agree without a word.',
  'family-kids-wake-commissioner-act': 'The class monitor wakes: whose role is to be shown?',
  'family-kids-wake-detective-act': 'The tracker wakes: whose tracks tonight? A rascal who is found goes home.',
  'family-kids-wake-doctor-act': 'The medic wakes: who gets a note tonight?',
  'family-kids-wake-catwoman-act': 'The cat wakes: in whose lap tonight?',
  'family-kids-wake-maniac-act': 'The lone rascal wakes: to send somebody home, or to sit it out?',
} as const;
