export const city = {
  'city-about':
    'A city by night for 6 to 16 adults: the town and one of five leaders against the mafia, with a prison, pardons and sometimes a loner against all. Whoever leaves the game shows their card.',
  'city-note-adult': 'This game is meant for adults.',
  'city-mode-standard': 'Standard',
  'city-mode-standard-about':
    'The town and its leader against the mafia, with special characters on both sides and, if you like, a loner.',
  'city-mode-beginner': 'For beginners',
  'city-mode-beginner-about':
    'Only citizens, mafiosi and one leader, the detective or the sheriff: best for the first time.',
  'city-mode-yakuza': 'Yakuza',
  'city-mode-yakuza-about':
    'From 12 players: two gangs at war with the town and with each other. No loner, no special mafiosi.',
  'city-option-ballot': 'Ballot',
  'city-option-ballot-about':
    'By list, the most votes condemn; one by one, the first against whom at least half of the voters vote.',
  'city-option-ballot-list': 'by list',
  'city-option-ballot-single': 'one by one',
  'city-option-leader': 'Leader',
  'city-option-leader-about': 'The town’s strongest card, one at most; the lot falls only on those who can shoot.',
  'city-option-leader-auto': 'by lot',
  'city-option-leader-none': 'none',
  'city-option-loner': 'Loner',
  'city-option-loner-about': 'A third side, against all, in place of one mafioso; from 10 players.',
  'city-option-loner-none': 'none',
  'city-option-townSpecials': 'Special citizens',
  'city-option-townSpecials-about':
    'Which special citizens are dealt, or how many; by the table, as many as the rules give.',
  'city-option-townSpecials-auto': 'by the table',
  'city-option-mafiaSpecials': 'Special mafiosi',
  'city-option-mafiaSpecials-about':
    'Which special mafiosi are dealt, or how many; by the table, as many as the rules give.',
  'city-option-mafiaSpecials-auto': 'by the table',
  'city-option-talk': 'Discussion',
  'city-option-talk-about': 'How long the town talks before the trial: from 1 to 7 minutes.',
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

  'city-round-night':
    'In the first night nobody acts: the gangs only learn who wakes with them. From the second on, charm, theft, framing, protection, guard and the lawyer’s check come first, then the shots and the rest. A gang has one shot, at the player most of its members named; on a tie the lowest seat number among those who named the tied players decides. Whoever is killed before their turn, charmed or robbed is asked as usual, but their ability does nothing.',
  'city-round-day':
    'In the morning all learn who died, cards face up, who was jailed or set free, and who has no vote today. Then the talk is free: each player may accuse one other and take the accusation back. It ends when the time is up or when all are ready to vote. Prisoners and those who lost their vote do not vote, but they talk, accuse and may be accused.',
  'city-round-trial':
    'By list, all the accused are on one ballot: the most votes condemn, a tie condemns nobody. One by one, they are tried in the order of accusation until at least half of those who may vote condemn one. If the judge did not vote against the first one condemned, that one is pardoned and the turn comes to the next, by the same count or by a new ballot. At most one player a day is executed: the card is shown, and there are no last words.',
  'city-wins':
    'A side wins as a whole, with those who are out. Prisoners are alive, but nobody counts them when numbers are compared. If nobody is left alive, or nobody leaves in three rounds running (the first does not count), it is a draw.',

  'city-side-town': 'the town',
  'city-side-town-goal': 'You win when neither criminals nor a loner are left in the game.',
  'city-side-town-won': 'The town has won: only its own are left in the streets.',
  'city-side-mafia': 'the mafia',
  'city-side-mafia-goal':
    'You win when there are at least as many of you as of all the others together and no other gang is in the game.',
  'city-side-mafia-won': 'The mafia has won: its law is the law here now.',
  'city-side-yakuza': 'the yakuza',
  'city-side-yakuza-goal':
    'You win when there are at least as many of you as of all the others together and the mafia is out of the game.',
  'city-side-yakuza-won': 'The yakuza has won: town and mafia alike have bowed to it.',
  'city-side-loner': 'the loner',
  'city-side-loner-goal': 'You win when nobody but you is left in the game.',
  'city-side-loner-won': 'The loner has won: there is nobody else in the game.',

  'city-role-detective': 'Detective',
  'city-role-detective-does': 'Each night either learns one player’s role or shoots one player, never both.',
  'city-role-priest': 'Priest',
  'city-role-priest-does':
    'Each night either learns one player’s role (and that player learns who the priest is) or shoots one player.',
  'city-role-judge': 'Judge',
  'city-role-judge-does':
    'Each night learns one player’s role. By day pardons the first one condemned (even the judge) just by not voting against them.',
  'city-role-jailer': 'Jailer',
  'city-role-jailer-does':
    'Each night learns one player’s role; one of the mafia or yakuza goes to prison. Prisoners have no vote, no shot and no abilities while the jailer is in the game.',
  'city-role-sheriff': 'Sheriff',
  'city-role-sheriff-does': 'Each night may shoot one player.',
  'city-role-doctor': 'Doctor',
  'city-role-doctor-does':
    'Each night before the shots chooses one other player, who cannot die that night, however many shoot.',
  'city-role-sleepwalker': 'Sleepwalker',
  'city-role-sleepwalker-does':
    'Wakes and chooses with the mafia but is of the town: the choice never counts. If the mafia kills the sleepwalker, it shoots again. Never say who you or the mafia are.',
  'city-role-bodyguard': 'Bodyguard',
  'city-role-bodyguard-does':
    'Each night before the shots guards one other player: if that player is to be killed, the bodyguard dies instead.',
  'city-role-beauty': 'Beauty',
  'city-role-beauty-does':
    'Each night acts first and charms one player, whose abilities fail till morning and who cannot die. If that is the last of a gang at liberty, the gang does not shoot.',
  'city-role-fan': 'Fan',
  'city-role-fan-does': 'Each night learns whether one player is the leader and, if so, which one.',
  'city-role-citizen': 'Citizen',
  'city-role-citizen-does': 'Has no abilities: only a say in the talk and a vote at the trial.',
  'city-role-maniac': 'Maniac',
  'city-role-maniac-does': 'Each night may shoot one player. Has no accomplices.',
  'city-role-butcher': 'Butcher',
  'city-role-butcher-does':
    'Each night may shoot one player. An ordinary citizen is not killed by it and notices nothing.',
  'city-role-swindler': 'Swindler',
  'city-role-swindler-does':
    'Each night chooses a player whose ballot by day is counted the same as the swindler’s. If the swindler does not vote, that player abstains.',
  'city-role-godfather': 'Godfather',
  'city-role-godfather-does':
    'Shoots with the mafia. Each night after the shots takes one player’s vote for the coming day; in the morning all know of it.',
  'city-role-thief': 'Thief',
  'city-role-thief-does':
    'Each night before the shots steals one player’s abilities till morning, but does not stop a gang’s shot. Shoots with the mafia.',
  'city-role-lawyer': 'Lawyer',
  'city-role-lawyer-does':
    'Each night learns one player’s role before the mafia shoots. May not tell it at night, only win the others over. Shoots with the mafia.',
  'city-role-snitch': 'Snitch',
  'city-role-snitch-does':
    'Each night before the shots frames one player, who is a mafioso to every check of that night. Shoots with the mafia.',
  'city-role-mafioso': 'Mafioso',
  'city-role-mafioso-does': 'Each night chooses a victim together with the mafia: one shot for the whole gang.',
  'city-role-yakuza': 'Yakuza',
  'city-role-yakuza-does': 'Each night chooses a victim together with the yakuza: one shot for the whole gang.',

  'city-side-town-with-priest': 'If the priest checks you, you learn who the priest is.',
  'city-side-town-with-judge': 'The first one condemned in a day may be pardoned: it depends on the judge’s ballot.',
  'city-side-town-with-jailer': 'A criminal in prison is still in the game: the town has not won while one lives.',
  'city-side-town-with-yakuza': 'There are two gangs in town, and both must go.',
  'city-side-mafia-with-priest': 'If the priest checks you, you learn who the priest is.',
  'city-side-mafia-with-jailer':
    'Whoever of you the jailer checks is in prison while the jailer is in play, and does not count for the win.',
  'city-side-mafia-with-sleepwalker':
    'One of those who wake with you is the sleepwalker: kill them, and you shoot again that same night.',
  'city-side-mafia-with-yakuza':
    'The gangs shoot at the same moment: whoever the yakuza kills still shoots that night.',
  'city-side-yakuza-with-priest': 'If the priest checks you, you learn who the priest is.',
  'city-side-yakuza-with-jailer':
    'Whoever of you the jailer checks is in prison while the jailer is in play, and does not count for the win.',
  'city-side-yakuza-with-mafioso':
    'The gangs shoot at the same moment: whoever the mafia kills still shoots that night.',
  'city-side-loner-with-priest': 'If the priest checks you, you learn who the priest is.',
  'city-side-loner-with-jailer':
    'The jailer may learn your role, but only a framing by a snitch can put you in prison.',
  'city-role-detective-with-snitch': 'Whoever the snitch framed that night is a mafioso to you.',
  'city-role-priest-with-snitch': 'Whoever the snitch framed that night is a mafioso to you.',
  'city-role-judge-with-snitch': 'Whoever the snitch framed that night is a mafioso to you.',
  'city-role-judge-with-godfather': 'On a day when your vote is taken you pardon nobody.',
  'city-role-judge-with-swindler': 'If the swindler replaces your ballot, the pardon depends on the swindler’s.',
  'city-role-jailer-with-snitch': 'Whoever the snitch framed that night is a mafioso to you and goes to prison.',
  'city-role-doctor-with-bodyguard': 'A bodyguard you choose does not die, not even when taking a bullet for somebody.',
  'city-role-sleepwalker-with-jailer': 'While the whole mafia is in prison, nobody wakes you at night.',
  'city-role-bodyguard-with-doctor': 'You do not die if the doctor chose you or the one you guard.',
  'city-role-bodyguard-with-beauty':
    'If the beauty charms you, you guard nobody; a player she charms cannot die anyway.',
  'city-role-fan-with-snitch': 'If the snitch framed the leader that night, you are told: not the leader.',
  'city-role-citizen-with-butcher': 'The butcher’s shot does not kill you.',
  'city-role-swindler-with-judge': 'Replace the judge’s ballot, and the pardon depends on yours.',
  'city-role-swindler-with-godfather': 'If your vote is taken, the player you chose abstains.',
  'city-role-godfather-with-judge': 'Take the judge’s vote, and there is no pardon that day.',
  'city-role-thief-with-judge': 'Even a judge you robbed can pardon by day.',
  'city-role-thief-with-beauty':
    'The beauty comes before you: if she charms you, you steal nothing; if you rob her, her charm stands.',
  'city-role-lawyer-with-snitch': 'Whoever the snitch framed that night is a mafioso to you.',

  'city-fact-awake': '{ $name }: wakes with you at night',
  'city-knew-awake': '{ $name }: wakes in the same nights',
  'city-knew-copied': 'The vote was counted as somebody else’s',
  'city-fact-leader': '{ $name }: { $value -> \n    [yes] the leader\n   *[no] not the leader\n}',
  'city-fact-copied': 'Your ballot was counted the same as somebody else’s',
  'city-fact-answered': '{ $name }: the check got no answer',
  'city-news-muted': '{ $muted } has no vote today.',
  'city-news-jailed': 'Goes to prison: { $jailed }.',
  'city-news-freed': 'Free again: { $freed }.',
  'city-news-pardoned': 'Pardoned: { $pardoned }.',
  'city-news-innocent': 'Found innocent: { $innocent }.',
  'city-stage-talk': 'discussion',
  'city-stage-runoff': 'next accused',
  'city-tally-vote': 'Ballot:',
  'city-tally-runoff': 'Next ballot:',
  'city-tally-silent':
    '{ $n -> \n    [one] One player abstained or did not vote.\n   *[other] { $n } players abstained or did not vote.\n}',
} as const;
