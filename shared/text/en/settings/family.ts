/** What is read while a table is set: what the rulebook is, its modes, variants and times. */
export const familySettings = {
  'family-about':
    'The family runs the town, for 7 to 15 players: commissioner, doctor and detective against the mafia, and in the larger company a catwoman and a maniac, each alone. The morning news says more than elsewhere, and whoever leaves shows the role.',
  'family-best': 'Best with 9–15 players.',
  'family-age': 'Small children can play, too: in the mode made for them.',
  'family-mode-basic-about':
    'Commissioner and doctor against the mafia; detective, catwoman and maniac join as the table grows. Best for the first time.',
  'family-mode-extended-about':
    'Only citizens and mafiosi, without abilities, but with a card for everybody: as a rule at most one in four can do something.',
  'family-mode-kids-about':
    'Students look for rascals: no abilities, one ballot a day, and whoever leaves may point at one more player. Each of these can be switched off.',
  'family-option-mafiosi': 'Mafiosi',
  'family-option-mafiosi-about': 'How many are dealt, one to three; by the table two, and three from 11 players.',
  'family-option-mafiosi-auto': 'by the table',
  'family-option-mafiosi-1': '1',
  'family-option-mafiosi-2': '2',
  'family-option-mafiosi-3': '3',
  'family-option-detective': 'Detective',
  'family-option-detective-about':
    'Learns roles, and kills a mafioso or the maniac by it; by the table from 9 players.',
  'family-option-detective-auto': 'by the table',
  'family-option-detective-yes': 'in play',
  'family-option-detective-no': 'not in play',
  'family-option-catwoman': 'Catwoman',
  'family-option-catwoman-about':
    'Plays alone and takes from whoever she visits: the vote of the next day, or everything done in the next night. By the table from 10 players, and then the vote.',
  'family-option-catwoman-auto': 'by the table',
  'family-option-catwoman-yes': 'in play',
  'family-option-catwoman-vote': 'takes the vote',
  'family-option-catwoman-role': 'takes the night',
  'family-option-catwoman-no': 'not in play',
  'family-option-maniac': 'Maniac',
  'family-option-maniac-about':
    'Plays alone, and kills as often as there are mafiosi at the start; by the table from 12 players.',
  'family-option-maniac-auto': 'by the table',
  'family-option-maniac-yes': 'in play',
  'family-option-maniac-no': 'not in play',
  'family-option-plainRoles': 'No abilities',
  'family-option-plainRoles-about':
    'On: only students and rascals. Off: a class monitor and a medic are in play, and a tracker, a cat and a lone rascal join as the table grows.',
  'family-option-lastShots': 'Pointing on the way out',
  'family-option-lastShots-about':
    'On: whoever goes home early or is voted out may point at one more player, who leaves, too. Off: nobody does.',
  'family-option-oneBallot': 'One ballot a day',
  'family-option-oneBallot-about':
    'On: whoever leads the ballot leaves, and there is a final only if several lead. Off: those with the most votes always have a final.',
  'family-option-cards': 'Action cards',
  'family-option-cards-about':
    'By lot, one for every four players; or those you name: none, a few, or all six. Everybody else gets a neutral card.',
  'family-option-cards-auto': 'by lot',
  'family-timer-swap': 'Change of role',
  'family-timer-first-night': 'First night',
  'family-timer-night': 'Night',
  'family-timer-rescue': 'Rescue of the one hit',
  'family-timer-shot': 'Last shot',
  'family-timer-morning': 'Morning news',
  'family-timer-talk': 'Discussion',
  'family-timer-ballot': 'First ballot',
  'family-timer-defence': 'Speech of an accused',
  'family-timer-final': 'Final ballot',
  'family-timer-repeat': 'Repeated ballot',
  'family-timer-verdict': 'Verdict',
  'family-timer-dusk': 'Dusk',
  'family-kids-about':
    'A student dormitory for 7 to 15 players: students look for the rascals who play tricks in quiet hour. Whoever leaves the classroom shows the role, and a side wins when the other has gone home.',
  'family-kids-age': 'Even small children can play.',
  'family-kids-option-mafiosi': 'Rascals',
  'family-kids-option-mafiosi-about': 'How many are dealt, one to three; by the table two, and three from 11 players.',
  'family-kids-timer-first-night': 'First quiet hour',
  'family-kids-timer-night': 'Quiet hour',
  'family-kids-timer-shot': 'Pointing at one more',
  'family-kids-timer-defence': 'Speech in the final',
  'family-kids-timer-verdict': 'Decision',
} as const;
