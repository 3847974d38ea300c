/** What is read while a table is set: what the rulebook is, its modes, variants and times. */
export const citySettings = {
  'city-about':
    'A city by night for 6 to 16 adults: the town and one of five leaders against the mafia, with a prison, pardons and sometimes a loner against all. Whoever leaves the game shows their card.',
  'city-best': 'Best with 8–12 players.',
  'city-age': 'This game is meant for adults.',
  'city-mode-standard-about':
    'The town and its leader against the mafia, with special characters on both sides and, if you like, a loner.',
  'city-mode-beginner-about':
    'Only citizens, mafiosi and one leader, the detective or the sheriff: best for a new group. Special roles can come later.',
  'city-mode-yakuza-about':
    'From 12 players: the mafia is split into two gangs, at war with the town and with each other. No loner, no special mafiosi.',
  'city-option-ballot': 'Ballot',
  'city-option-ballot-about':
    'By list, the most votes condemn; one by one, the first against whom at least half of the voters vote.',
  'city-option-ballot-list': 'by list',
  'city-option-ballot-single': 'one by one',
  'city-option-leader': 'Leader',
  'city-option-leader-about':
    'The town’s strongest card: one at most, and one is always advised. The lot falls only on those who can shoot; without a shot the town gets one more.',
  'city-option-leader-auto': 'by lot',
  'city-option-leader-none': 'none',
  'city-option-loner': 'Loner',
  'city-option-loner-about': 'A third side, against all, in place of one mafioso; advised from 10 players on.',
  'city-option-loner-none': 'none',
  'city-option-townSpecials': 'Special citizens',
  'city-option-townSpecials-about':
    'Which special citizens are dealt, or how many; by the table, as many as the rules give. About a third of a side is enough.',
  'city-option-townSpecials-auto': 'by the table',
  'city-option-mafiaSpecials': 'Special mafiosi',
  'city-option-mafiaSpecials-about':
    'Which special mafiosi are dealt, or how many; by the table, as many as the rules give. About a third of a side is enough.',
  'city-option-mafiaSpecials-auto': 'by the table',
  'city-option-talk': 'Discussion',
  'city-option-talk-about':
    'How long the town talks before the trial: from 1 to 7 minutes; as a rule 5 to 7 are enough.',
  'city-timer-first-night': 'First night',
  'city-timer-wave-1': 'Night before the shots',
  'city-timer-wave-2': 'Shots and the rest',
  'city-timer-wave-3': 'The mafia’s second shot',
  'city-timer-talk': 'Discussion',
  'city-timer-ballot': 'Ballot',
  'city-timer-verdict': 'Verdict',
  'city-group-leader': 'Leader',
  'city-group-town-special': 'Special citizen',
  'city-group-mafia-special': 'Special mafioso',
  'city-group-criminal': 'Criminals',
  'city-group-loner': 'Loner',
  'city-group-mafia': 'Mafiosi',
  'city-group-yakuza': 'Yakuza',
} as const;
