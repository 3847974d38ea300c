export const spytown = {
  'spytown-about':
    'A town that the mafia calls its own, for 6 to 21 players: the police and their one agent against the mafia. The very first night kills, whoever leaves shows the role, and counting heads wins nothing: the other side has to be gone.',
  'spytown-mode-basic': 'Basic',
  'spytown-mode-basic-about': 'Police officers and one agent against the mafia, and no cards. Best for the first time.',
  'spytown-mode-extended': 'Extended',
  'spytown-mode-extended-about':
    'The same roles, and a card for everybody: at most one in four can do something, the others only hide whose it is.',
  'spytown-mode-kids': 'For children',
  'spytown-mode-kids-about':
    'Cadets look for rascals: no agent, one ballot a day, and whoever leaves may point at one more player.',
  'spytown-option-cards': 'Action cards',
  'spytown-option-cards-about':
    'By lot, one for every four players; or those you name, at most as many. Everybody else gets a neutral card.',
  'spytown-option-cards-auto': 'by lot',
  'spytown-option-newGang': 'New Gang',
  'spytown-option-newGang-about':
    'From 14 players: three of the action cards are New Gang, and whoever is dealt one plays for a third side.',
  'spytown-option-gangMeets': 'The New Gang knows its own',
  'spytown-option-gangMeets-about': 'Its members are told of each other before the mafia acts for the first time.',
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

  'spytown-round-night':
    'The killing begins with the first night. The agent looks at one player’s role and is told it at once. The mafiosi know each other and kill somebody else together: whoever most of them named; on a tie the lowest seat number among those who named one of the tied decides. The agent acts before the mafia: even one killed that night has seen the role. With 6–7 players the agent looks in the first night only, and the mafia does not shoot in it; an agent who looks at a mafioso dies.',
  'spytown-round-day':
    'In the morning whoever was killed is named, and the role is shown. Those who are out keep silent, but for a last shot. Then everybody talks, until the time is up or all are ready for the ballot; nobody is accused beforehand. With 20–21 players the one killed by the mafia and the one killed by the ballot in the first round may each fire a last shot at somebody who lives: that player is out at once and has no last shot.',
  'spytown-round-trial':
    'First everybody names one player, anybody but themselves; a vote may be changed until the ballot closes, and abstaining is allowed. The two with the most votes are accused; if several share the first place, only those; if several share the second, the first and all of those. They defend themselves, then all vote again, the accused too, and only on the accused: the most votes kill. A tie is talked over and voted on again among the tied, and votes stand unless they are changed; when nobody changes anything, or after three repeats, the lot decides. If just one player was named at first, there is no final; if nobody was, nobody is killed. The role is shown.',
  'spytown-round-cards':
    'Besides the role everybody holds one card, face down; at most one action card for four players, the rest are neutral and only hide who has one. Which ones are in play is told to all, who has them is not. A card works once, at its own hour and only for the roles it is made for; the agent can use only the Leader. Whoever is hit can still be saved; only after that comes a last shot. Nobody has to play a card, but the Leader and a Change of role that works are shown at the start, and Defector and New Gang work by themselves. A played card is shown with its holder; of a Recruitment only that it took place. Hideout, Safe-conduct, Arrest and Seizure lie open while they last, the others to the end. What is not played stays secret until the end of the game.',
  'spytown-round-kids':
    'Everybody is a cadet of a police academy, and some play the rascals. There is no agent, there are no cards, and small and large tables have no rules of their own. It is all in fun: players only leave the exercise. Whoever the rascals or the ballot send out may point at one more player, who leaves, too, and points at nobody. The first ballot decides, by most votes; only those who tie for the first place defend themselves and go to a final.',
  'spytown-wins':
    'A side has won when everybody left alive is on it, and it wins as a whole, with those who are out. The side counts, not the role. Equal numbers end nothing: one mafioso and one police officer play on. With the New Gang there are three sides, and two of them must be gone. If nobody is left alive, or nobody leaves the game in three rounds running, it is a draw.',

  'spytown-side-police': 'the police',
  'spytown-side-police-goal': 'You win when only the police are left alive, even if you are out by then.',
  'spytown-side-police-won': 'The police have won: Spytown sleeps with its doors unlocked.',
  'spytown-side-mafia': 'the mafia',
  'spytown-side-mafia-goal': 'You win when only the mafia is left alive, even if you are out by then.',
  'spytown-side-mafia-won': 'The mafia has won: the station is to let.',
  'spytown-side-gang': 'the New Gang',
  'spytown-side-gang-goal': 'You win when only the New Gang is left alive, even if you are out by then.',
  'spytown-side-gang-won': 'The New Gang has won: while two quarrelled, a third moved in.',
  'spytown-why-police': 'Everybody left alive is on the side of the police.',
  'spytown-why-mafia': 'Everybody left alive is on the side of the mafia.',
  'spytown-why-gang': 'Everybody left alive is on the side of the New Gang.',
  'spytown-why-draw': 'Nobody is left alive, or nobody has left the game in three rounds running.',

  'spytown-role-policeman': 'Police officer',
  'spytown-role-policeman-does': 'Has no night action: only a nose for lies, a say in the talk and a vote.',
  'spytown-role-agent': 'Agent',
  'spytown-role-agent-does':
    'Each night learns one player’s role. With 6–7 players only in the first night, and a look at a mafioso is deadly.',
  'spytown-role-mafioso': 'Mafioso',
  'spytown-role-mafioso-does':
    'Each night names a victim together with the other mafiosi: one shot for all. With 6–7 players from the second night on.',

  'spytown-fact-mafia':
    '{ $name }: { $value -> \n    [yes] is one of the mafia now\n   *[no] is not one of the mafia\n}',

  'spytown-kids-about':
    'A police academy for 6 to 21 players: cadets look for the rascals who play tricks in quiet hour. Whoever leaves the exercise shows the role, and a side wins when the other has gone home.',
  'spytown-kids-lobby-title': '🎒 <b>Cadets against rascals</b>',
  'spytown-kids-timer-first-night': 'First quiet hour',
  'spytown-kids-timer-night': 'Quiet hour',
  'spytown-kids-timer-shot': 'Pointing at one more',
  'spytown-kids-timer-defence': 'Speech in the final',
  'spytown-kids-timer-verdict': 'Decision',
  'spytown-kids-role-policeman': 'Cadet',
  'spytown-kids-role-policeman-does': 'No secret plans: keeps both eyes open, asks questions and votes.',
  'spytown-kids-role-mafioso': 'Rascal',
  'spytown-kids-role-mafioso-does': 'In every quiet hour picks, together with the other rascals, who goes home early.',
  'spytown-kids-side-police': 'the cadets',
  'spytown-kids-side-police-goal': 'You win when no rascal is left in the exercise, even if you are out by then.',
  'spytown-kids-side-police-won': 'The cadets have won: the exercise is passed with honours.',
  'spytown-kids-side-mafia': 'the rascals',
  'spytown-kids-side-mafia-goal': 'You win when only rascals are left in the exercise, even if you are out by then.',
  'spytown-kids-side-mafia-won': 'The rascals have won: back to the school bench for the cadets.',
  'spytown-kids-why-police': 'No rascal is left in the exercise.',
  'spytown-kids-why-mafia': 'Only rascals are left in the exercise.',
  'spytown-kids-why-draw': 'Nobody is left in the exercise, or nobody has left it in three rounds running.',
  'spytown-kids-night': '🌙 <b>Quiet hour { $round }.</b>',
  'spytown-kids-app-news-quiet': 'The quiet hour was really quiet: everybody is at roll call.',
  'spytown-kids-app-paper': 'The Academy Paper',
  'spytown-kids-app-town-asleep': 'The academy is asleep',
  'spytown-kids-app-night-title': 'The academy is asleep. Make your choice',
  'spytown-kids-app-read-night': 'Quiet hour { $round }. Lights out at the academy.\nEyes shut, no word, no sound.',
  'spytown-kids-app-read-night-over': 'The academy sleeps on until everybody has answered.',
  'spytown-kids-app-read-morning': 'Good morning, cadets. Time to get up.',
} as const;
