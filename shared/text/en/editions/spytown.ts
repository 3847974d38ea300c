export const spytown = {
  'spytown-mode-basic': 'Basic',
  'spytown-mode-extended': 'Extended',
  'spytown-mode-kids': 'For children',

  'spytown-side-police': 'the police',
  'spytown-side-police-goal':
    'You win when everybody left alive is of the police, even if you are out by then. Each of the other side has to go: equal numbers decide nothing.',
  'spytown-side-police-won': 'The police have won: Spytown sleeps with its doors unlocked.',
  'spytown-side-mafia': 'the mafia',
  'spytown-side-mafia-goal':
    'You win when everybody left alive is of the mafia, even if you are out by then. Each of the other side, the agent too, has to go: equal numbers decide nothing.',
  'spytown-side-mafia-won': 'The mafia has won: the station is to let.',
  'spytown-side-gang': 'the New Gang',
  'spytown-side-gang-goal':
    'You win when only the New Gang is left alive, no matter which of you, even if you are out by then. All others, police and mafia, have to go: equal numbers decide nothing.',
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

  'spytown-kids-lobby-title': '🎒 <b>Cadets against rascals</b>',
  'spytown-kids-role-policeman': 'Cadet',
  'spytown-kids-role-policeman-does': 'No secret plans: keeps both eyes open, asks questions and votes.',
  'spytown-kids-role-agent': 'Scout',
  'spytown-kids-role-agent-does':
    'In every quiet hour learns one player’s role. With 6–7 players only in the first one, and a scout who sees a rascal has to go home.',
  'spytown-kids-role-mafioso': 'Rascal',
  'spytown-kids-role-mafioso-does': 'In every quiet hour picks, together with the other rascals, who goes home early.',
  'spytown-kids-role-mafioso-with-agent': 'With 6–7 players you begin in the second quiet hour.',
  'spytown-kids-side-police': 'the cadets',
  'spytown-kids-side-police-goal':
    'You win when no rascal is left in the exercise, even if you are out by then. One rascal is enough to go on.',
  'spytown-kids-side-police-won': 'The cadets have won: the exercise is passed with honours.',
  'spytown-kids-side-mafia': 'the rascals',
  'spytown-kids-side-mafia-goal':
    'You win when only rascals are left in the exercise, even if you are out by then. Equal numbers decide nothing.',
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
