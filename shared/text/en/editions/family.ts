export const family = {
  'family-mode-basic': 'Basic',
  'family-mode-extended': 'Extended',
  'family-mode-kids': 'For children',

  'family-side-town': 'the town',
  'family-side-town-goal':
    'You win as soon as no mafioso and no maniac is alive, but somebody of the town is, even if you are out by then. Equal numbers decide nothing.',
  'family-side-town-with-catwoman':
    'You need not get rid of the catwoman: if she is still in the game then, she wins with you.',
  'family-side-town-won': 'The town has won: the family has moved out.',
  'family-side-mafia': 'the mafia',
  'family-side-mafia-goal':
    'You win when only mafiosi are left alive, even if you are out by then: all the others have to be out, loners too. Equal numbers are not enough.',
  'family-side-mafia-won': 'The mafia has won: it is a family town now.',
  'family-side-catwoman': 'the catwoman',
  'family-side-catwoman-goal':
    'You win if you are alive when the town wins, or if nobody but you is left alive. Once you are out you cannot win.',
  'family-side-catwoman-won': 'The catwoman has won: one life was enough.',
  'family-side-maniac': 'the maniac',
  'family-side-maniac-goal':
    'You win only as the last one alive: everybody else has to be out. Once you are out you cannot win.',
  'family-side-maniac-won': 'The maniac has won: no one is left to tell.',
  'family-why-town': 'Neither a mafioso nor a maniac is left alive.',
  'family-why-mafia': 'Only mafiosi are left alive.',
  'family-why-catwoman': 'Nobody but the catwoman is left alive.',
  'family-why-maniac': 'Nobody but the maniac is left alive.',
  'family-why-draw': 'Nobody is left alive, or nobody has left the game in three rounds running.',

  'family-role-citizen': 'Citizen',
  'family-role-citizen-does': 'Has no night action: only common sense, a say in the talk and a vote.',
  'family-role-commissioner': 'Commissioner',
  'family-role-commissioner-does':
    'Each night learns one player’s role. If it is a mafioso, the morning news says so, but names nobody.',
  'family-role-doctor': 'Doctor',
  'family-role-doctor-does':
    'Each night saves one player from every attack: nobody two nights running, the doctor in person in one night of the game only.',
  'family-role-detective': 'Detective',
  'family-role-detective-does':
    'Each night learns one player’s role. A mafioso or the maniac is killed by it: there is no choice.',
  'family-role-catwoman': 'Catwoman',
  'family-role-catwoman-does':
    'Each night visits somebody, who has no vote the next day. Never the same player two nights running.',
  'family-role-catwoman-does-role':
    'Each night visits somebody, who keeps the vote, but whose next night comes to nothing: only that player is told of the visit. Never the same player two nights running.',
  'family-role-maniac': 'Maniac',
  'family-role-maniac-does':
    'May kill one player a night, in all as often as there were mafiosi at the start. A shot counts even if the doctor saves.',
  'family-role-mafioso': 'Mafioso',
  'family-role-mafioso-does': 'Each night names a victim together with the other mafiosi: one shot for all.',

  'family-news-uncovered': 'The commissioner has found one of the mafia. The paper has no name, only a headline.',
  'family-news-healed': 'The doctor had a busy night: a life is saved. Whose, the paper does not say.',
  'family-news-blocked': '{ $blocked } has no vote today: the catwoman came by.',
  'family-fact-answered': '{ $name }: no answer tonight',
  'family-fact-visited': 'The catwoman came to see you: nothing you do in the coming night will count',
  'family-knew-visited': 'Was visited by the catwoman; the next night came to nothing',
  'family-night-decline': 'Spare everybody tonight',

  'family-kids-lobby-title': '🎒 <b>Students against rascals</b>',
  'family-kids-role-citizen': 'Student',
  'family-kids-role-citizen-does': 'No secret plans: keeps both eyes open, asks questions and votes.',
  'family-kids-role-commissioner': 'Class monitor',
  'family-kids-role-commissioner-does':
    'In every quiet hour learns one player’s role. If it is one of the rascals who plot together, the morning news says so, but names nobody.',
  'family-kids-role-doctor': 'Medic',
  'family-kids-role-doctor-does':
    'In every quiet hour writes one player a note, “fit for class”: nobody can send that player home. Nobody twice running, the medic in person once in a game.',
  'family-kids-role-detective': 'Tracker',
  'family-kids-role-detective-does':
    'In every quiet hour learns one player’s role. A rascal who is found, a lone one too, goes home: there is no choice.',
  'family-kids-role-catwoman': 'Cat',
  'family-kids-role-catwoman-does':
    'In every quiet hour curls up at somebody’s, who has no vote the next day. Never at the same player’s twice running.',
  'family-kids-role-maniac': 'Lone rascal',
  'family-kids-role-maniac-does':
    'May send one player home in a quiet hour, in all as often as there were other rascals at the start. A try counts even if a note helps.',
  'family-kids-role-mafioso': 'Rascal',
  'family-kids-role-mafioso-does': 'In every quiet hour picks, together with the other rascals, who goes home early.',
  'family-kids-side-town': 'the students',
  'family-kids-side-town-goal':
    'You win when no rascal is left in the classroom, but some student is, even if you are out by then. Equal numbers decide nothing.',
  'family-kids-side-town-won': 'The students have won: the exam is passed.',
  'family-kids-side-mafia': 'the rascals',
  'family-kids-side-mafia-goal':
    'You win when only rascals are left in the classroom, even if you are out by then. Equal numbers are not enough.',
  'family-kids-side-mafia-won': 'The rascals have won: the lecture is off.',
  'family-kids-side-mafia-with-maniac': 'The lone rascal is not one of yours and has to leave, too.',
  'family-kids-side-catwoman': 'the cat',
  'family-kids-side-catwoman-goal':
    'You win if you are still in when the students win, or when nobody but you is left in the classroom.',
  'family-kids-side-catwoman-won': 'The cat has won: the whole classroom to itself.',
  'family-kids-side-maniac': 'the lone rascal',
  'family-kids-side-maniac-goal': 'You win when nobody but you is left in the classroom.',
  'family-kids-side-maniac-won': 'The lone rascal has won: nobody left to tell the teacher.',
  'family-kids-why-town': 'No rascal is left in the classroom.',
  'family-kids-why-mafia': 'Only rascals are left in the classroom.',
  'family-kids-why-catwoman': 'Nobody but the cat is left in the classroom.',
  'family-kids-why-maniac': 'Nobody but the lone rascal is left in the classroom.',
  'family-kids-news-uncovered': 'The class monitor has spotted a rascal. The paper has no name, only a headline.',
  'family-kids-news-healed': 'The medic’s note has kept somebody in class. Whom, the paper does not say.',
  'family-kids-news-blocked': '{ $blocked } has no vote today: the cat fell asleep on the ballot paper.',
  'family-kids-night-decline': 'Send nobody home this time',
  'family-kids-why-draw': 'Nobody is left in the classroom, or nobody has left it in three rounds running.',
  'family-kids-night': '🌙 <b>Quiet hour { $round }.</b>',
  'family-kids-app-news-quiet': 'The quiet hour was really quiet: everybody is in class.',
  'family-kids-app-paper': 'The Students’ Paper',
  'family-kids-app-town-asleep': 'The dormitory is asleep',
  'family-kids-app-night-title': 'The dormitory is asleep. Make your choice',
  'family-kids-app-read-night': 'Quiet hour { $round }. Lights out in the dormitory.\nEyes shut, no word, no sound.',
  'family-kids-app-read-night-over': 'The dormitory sleeps on until everybody has answered.',
  'family-kids-app-read-morning': 'Good morning, students. The bell has rung.',
} as const;
