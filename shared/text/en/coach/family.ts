/** What the coach says of each prompt of `family`; above each text the rules it rests on. */
export const coachFamily = {
  // family.commissioner.check, family.commissioner.news, family.decision.change
  'family-coach-commissioner-check':
    'Look at one other living player’s role: you are told at once, and it is final tonight. If it is a mafioso, the morning news says that mafia has been uncovered, without names. The maniac makes no such news.',
  // family.detective.check, family.detective.kill, family.doctor.any
  'family-coach-detective-check':
    'Check one other living player: you are told the role at once, and it is final. A mafioso or the maniac dies of it tonight, whether you like it or not, unless the doctor saves them; nobody else comes to harm. You stay unknown.',
  // family.doctor.protect, family.doctor.any, family.doctor.self, family.doctor.repeat, family.doctor.news
  'family-coach-doctor-protect':
    'Treat one living player: all attacks on that player fail tonight, the detective’s too. Nobody two nights running, yourself on one night of the game only. The news says that a life was saved, not whose. You may change it until morning.',
  // family.catwoman.visit, family.catwoman.block, family.catwoman.role, family.decision.block-role, family.catwoman.repeat, family.win.catwoman
  'family-coach-catwoman-visit':
    '{ $catwoman -> \n    [role] Whom you visit keeps the vote, but nothing that player does next night counts, even if you are gone by then. Only that player is told, and not who you are.\n   *[other] Whom you visit has no vote tomorrow, and all are told the name; night abilities are untouched.\n} Nobody two nights running; you may change it until morning. You win alone, or with the town if you live to see it win.',
  // family.maniac.shot, family.maniac.limit, family.decision.maniac-spent
  'family-coach-maniac-shoot':
    'Kill one other living player of any side. You have as many killings as the game began with mafiosi, one a night; one counts as spent even if the doctor saves. Until morning you may change it or spare everybody.',
  // family.decision.maniac-spent
  'family-coach-maniac-decline':
    'You spare everybody tonight: the killing is not spent and stays for another night. Only you may pass at night, and until morning you may think better of it.',
  // family.mafia.shot, family.mafia.targets, family.decision.mafia-split, family.decision.change
  'family-coach-shoot':
    'Name a living player who is no mafioso. The shot goes to whom most of you name; on a tie the lowest number among those who named the tied decides. You see each other’s choices and may change yours.',
  // family.decision.idle; section 5, night
  'family-coach-suspect':
    'Nothing is asked of your role tonight. Write down whom you suspect: it changes nothing and nobody sees it, but everybody is equally busy. At the end the best intuition is honoured.',
  // family.night.order, family.decision.simultaneous
  'family-coach-wait-night':
    'You have done what there was to do tonight. Whoever is killed tonight has still acted. The night ends when all have answered, or when its time is up.',
  // family.morning.reveal, family.commissioner.news, family.doctor.news, family.catwoman.block, family.win.else
  'family-coach-wait-morning':
    'The morning news: who died, with roles; in the basic game also whether mafia was uncovered, whether the doctor saved a life and whose vote the catwoman has taken, if she takes votes. Never who killed or who was checked. Equal numbers do not end the game.',
  // family.commissioner.check, family.commissioner.news
  'family-kids-coach-commissioner-check':
    'Look at the role of one other player who is still in: you are told at once, and in this quiet hour it is final. If it is one of the rascals who plot together, the morning news says so, without names. A lone rascal makes no such news.',
  // family.detective.check, family.detective.kill, family.doctor.any
  'family-kids-coach-detective-check':
    'Check one other player who is still in: you are told the role at once, and it is final. A rascal, a lone one too, goes home by it, whether you like it or not, unless the medic has written a note; nobody else has to. You stay unknown.',
  // family.doctor.protect, family.doctor.self, family.doctor.repeat, family.doctor.news
  'family-kids-coach-doctor-protect':
    'Write a note for one player who is still in: in this quiet hour nobody can send that player home, not even the tracker. Nobody twice running, yourself once in a game. The news says that a note has helped, not whom. You may change it until morning.',
  // family.catwoman.visit, family.catwoman.block, family.catwoman.repeat
  'family-kids-coach-catwoman-visit':
    'Whom you visit has no vote tomorrow, and all are told the name. Never the same player twice running; you may change it until morning. You win alone, or with the students if you are still in when they win.',
  // family.maniac.shot, family.maniac.limit
  'family-kids-coach-maniac-shoot':
    'Send home one other player who is still in, whoever it is. You may do so as often as there were other rascals at the start, once in a quiet hour; a try counts even if the medic’s note helps. Until morning you may change it or let everybody stay.',
  // family.decision.maniac-spent
  'family-kids-coach-maniac-decline':
    'In this quiet hour you let everybody stay and save your try for another one. Only you may let it pass, and until morning you may think better of it.',
  // family.morning.reveal, family.kids.words
  'family-kids-coach-wait-morning':
    'It is told who went home early, with the role, never who chose; where there are abilities also whether a rascal was spotted, whether a note has helped and who has no vote. Equal numbers decide nothing.',
} as const;
