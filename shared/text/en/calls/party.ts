/** What is read out when somebody is called in the night: `EDITION-wake-WHO-ERRAND`. */
export const partyCalls = {
  'party-wake-mafia-meet': 'The mafia wakes, the don among them: get to know each other, without a word.',
  'party-wake-mafia-plan':
    'The mafia wakes, the don among them: get to know each other and plan the next three nights, in two minutes.',
  'party-wake-mafia-shoot': 'The mafia wakes, the don among them: agree on one victim.',
  'party-wake-mafia-blind':
    'The mafia and the don shoot without opening their eyes: only one whom all of them name dies.',
  'party-wake-yakuza-plan':
    'The yakuza wakes, the ninja among them: get to know each other and plan the next three nights, in two minutes.',
  'party-wake-yakuza-blind':
    'The yakuza and the ninja shoot without opening their eyes: only one whom all of them name dies.',
  'party-wake-doctor-show': 'The doctor wakes, tonight only to be seen by the host.',
  'party-wake-doctor-act': 'The doctor wakes: who is to be safe tonight? It may be the doctor.',
  'party-wake-lawyer-act': 'The lawyer wakes: whose card is the lawyer to see?',
  'party-wake-maniac-show': 'The maniac wakes, tonight only to be seen by the host.',
  'party-wake-maniac-act': 'The maniac wakes: who does not live to see the morning?',
  'party-wake-werewolf-learn': 'The werewolf wakes and is told which side is his now.',
  'party-wake-commissioner-act': 'The commissioner wakes: who is to be checked, black or not?',
  'party-wake-don-act': 'The don wakes: who, does he think, is the commissioner?',
  'party-wake-don-seek': 'The don wakes: who, does he think, is the commissioner or the ninja?',
  'party-wake-ninja-act': 'The ninja wakes: who, does he think, is the commissioner or of the mafia?',
  'party-wake-sheriff-show': 'The sheriff wakes, tonight only to be seen by the host.',
  'party-wake-sheriff-act': 'The sheriff wakes last: at whom does he shoot?',
} as const;
