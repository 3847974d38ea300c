/** What is read while a table is set: what the rulebook is, its modes, variants and times. */
export const spytownSettings = {
  'spytown-about':
    'A town that the mafia calls its own, for 6 to 21 players: the police and their one agent against the mafia. The very first night kills, whoever leaves shows the role, and counting heads wins nothing: the other side has to be gone.',
  'spytown-best': 'Best with 9–19 players.',
  'spytown-age': 'For adults; with children play the mode made for them.',
  'spytown-mode-basic-about': 'Police officers and one agent against the mafia, and no cards. Best for the first time.',
  'spytown-mode-extended-about':
    'The same roles, and a card for everybody: as a rule one in four can do something, the others only hide whose it is.',
  'spytown-mode-kids-about':
    'Cadets look for rascals: no agent, one ballot a day, and whoever leaves may point at one more player. Each of these can be switched off.',
  'spytown-option-cards': 'Action cards',
  'spytown-option-cards-about':
    'By lot, one for every four players; or those you name: none, a few, or up to one each. Everybody else gets a neutral card.',
  'spytown-option-cards-auto': 'by lot',
  'spytown-option-newGang': 'New Gang',
  'spytown-option-newGang-about':
    'From 13 players: three of the action cards are New Gang, and whoever is dealt one plays for a third side.',
  'spytown-option-gangMeets': 'The New Gang knows its own',
  'spytown-option-gangMeets-about': 'Its members are told of each other before the mafia acts for the first time.',
  'spytown-option-noAgent': 'No scout',
  'spytown-option-noAgent-about': 'On: nobody can look at roles. Off: one cadet is a scout and does.',
  'spytown-option-lastShots': 'Pointing on the way out',
  'spytown-option-lastShots-about':
    'On: whoever goes home early or is voted out may point at one more player, who leaves, too. Off: nobody does, but for the first two at a table of 20 or 21.',
  'spytown-option-oneBallot': 'One ballot a day',
  'spytown-option-oneBallot-about':
    'On: whoever leads the ballot leaves, and there is a final only if several lead. Off: those with the most votes always have a final.',
  'spytown-timer-swap': 'Change of role',
  'spytown-timer-first-night': 'First night',
  'spytown-timer-night': 'Night',
  'spytown-timer-rescue': 'Rescue of the one hit',
  'spytown-timer-shot': 'Last shot',
  'spytown-timer-opening': 'Morning cards',
  'spytown-timer-morning': 'Morning news',
  'spytown-timer-talk': 'Discussion',
  'spytown-timer-ballot': 'First ballot',
  'spytown-timer-leader': 'The Leader’s say',
  'spytown-timer-defence': 'Speech of an accused',
  'spytown-timer-final': 'Final ballot',
  'spytown-timer-repeat': 'Repeated ballot',
  'spytown-timer-verdict': 'Verdict',
  'spytown-timer-dusk': 'Dusk',
  'spytown-kids-about':
    'A police academy for 6 to 21 players: cadets look for the rascals who play tricks in quiet hour. Whoever leaves the exercise shows the role, and a side wins when the other has gone home.',
  'spytown-kids-age': 'Even small children can play.',
  'spytown-kids-timer-first-night': 'First quiet hour',
  'spytown-kids-timer-night': 'Quiet hour',
  'spytown-kids-timer-shot': 'Pointing at one more',
  'spytown-kids-timer-defence': 'Speech in the final',
  'spytown-kids-timer-verdict': 'Decision',
} as const;
