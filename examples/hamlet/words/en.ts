/** All that the hamlet says in its own words; the cards, the ballots and the rest have theirs already. */
export const hamlet = {
  'hamlet-name': 'Hamlet',
  'hamlet-about':
    'Five houses and a well, for 6 to 10 players: a seer and a nurse against two mafiosi, and now and then an action card. Small enough to be read in one sitting.',
  'hamlet-mode-plain': 'Plain',
  'hamlet-mode-plain-about': 'There is no other way to play it.',

  'hamlet-role-citizen': 'Villager',
  'hamlet-role-citizen-does': 'Has no night action: listens, argues and votes.',
  'hamlet-role-seer': 'Seer',
  'hamlet-role-seer-does': 'Each night learns one player’s role.',
  'hamlet-role-nurse': 'Nurse',
  'hamlet-role-nurse-does': 'Each night keeps one player from being killed: anybody, but nobody two nights running.',
  'hamlet-role-mafioso': 'Mafioso',
  'hamlet-role-mafioso-does': 'Each night picks a victim together with the other mafioso: one shot for both.',

  'hamlet-side-town': 'the village',
  'hamlet-side-town-goal':
    'You win when no mafioso is left alive but somebody of the village is, even if you are out by then.',
  'hamlet-side-town-won': 'The village has won: the well may be left open again.',
  'hamlet-side-mafia': 'the mafia',
  'hamlet-side-mafia-goal':
    'You win when only mafiosi are left alive, even if you are out by then. Equal numbers are not enough.',
  'hamlet-side-mafia-won': 'The mafia has won: five houses are for sale, cheap.',
  'hamlet-why-town': 'No mafioso is left alive.',
  'hamlet-why-mafia': 'Only mafiosi are left alive.',
  'hamlet-why-draw': 'Nobody is left alive, or nobody has left the game in three rounds running.',

  'hamlet-timer-first-night': 'First night',
  'hamlet-timer-night': 'Night',
  'hamlet-timer-morning': 'Morning news',
  'hamlet-timer-talk': 'Discussion',
  'hamlet-timer-ballot': 'Ballot',
  'hamlet-timer-defence': 'Speech of an accused',
  'hamlet-timer-final': 'Final ballot',
  'hamlet-timer-repeat': 'Repeated ballot',
  'hamlet-timer-verdict': 'Verdict',
  'hamlet-timer-rescue': 'Rescue of the one hit',
  'hamlet-timer-dusk': 'Dusk',

  'hamlet-wake-mafia-shoot': 'The mafia wakes: which house is it tonight?',
  'hamlet-wake-seer-act': 'The seer wakes: whose face shows in the water?',
  'hamlet-wake-nurse-act': 'The nurse wakes: at whose bed does she sit?',
} as const;
