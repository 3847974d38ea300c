export const city = {
  'city-mode-standard': 'Standard',
  'city-mode-beginner': 'For beginners',
  'city-mode-yakuza': 'Yakuza',
  'city-ask-disqualify': 'Who has to leave the game?',
  'city-host-rules': 'You may also take a player out: the card is shown and the player is out when this part ends.',
  'city-app-host-remove-sure':
    'Take out of the game: { $name }? Out when this part ends, with the card shown. What was chosen by then counts.',
  'city-app-settings-host-about': 'A host has no seat, sees every card, may end a part early and take players out.',
  'city-app-settings-deck-hand-about':
    'Any roles of this rulebook, citizens and mafiosi as many as you like; for 17 to 20 players this is the only way.',

  'city-side-town': 'the town',
  'city-side-town-goal': 'You win as soon as the last criminal is out of the game, even if you are out by then.',
  'city-side-town-won': 'The town has won: only its own are left in the streets.',
  'city-side-mafia': 'the mafia',
  'city-side-mafia-goal':
    'You win as soon as there are at least as many of you as of all the others together, even if you are out by then.',
  'city-side-mafia-won': 'The mafia has won: its law is the law here now.',
  'city-side-yakuza': 'the yakuza',
  'city-side-yakuza-goal':
    'You win as soon as the whole mafia is out and there are at least as many of you as of all the others together, even if you are out by then.',
  'city-side-yakuza-won': 'The yakuza has won: town and mafia alike have bowed to it.',
  'city-side-loner': 'the loner',
  'city-side-loner-goal':
    'You win alone, when everybody else is out of the game. While you are in it the town cannot win, but the mafia can.',
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
    'Each night learns one player’s role; a criminal goes to prison. Prisoners talk on but have no vote, no shot and no abilities while the jailer is in the game.',
  'city-role-sheriff': 'Sheriff',
  'city-role-sheriff-does': 'Each night may shoot one player.',
  'city-role-doctor': 'Doctor',
  'city-role-doctor-does':
    'Each night before the shots chooses one other player, who cannot die that night, however many shoot.',
  'city-role-sleepwalker': 'Sleepwalker',
  'city-role-sleepwalker-does':
    'Wakes and chooses with the mafia but is of the town: the choice never counts. If the mafia kills the sleepwalker, it shoots again. Never say who you or the mafia are.',
  'city-role-sleepwalker-goal':
    'You win with the town, as soon as the last criminal is out of the game. When the mafia counts heads, you are not one of them.',
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
  'city-role-maniac-goal':
    'You win alone, when everybody else is out of the game. While you are in it the town cannot win, but the mafia can: it needs as many as all the others, you among them.',
  'city-role-butcher': 'Butcher',
  'city-role-butcher-does':
    'Each night may shoot one player. An ordinary citizen is not killed by it and notices nothing.',
  'city-role-butcher-goal':
    'You win alone, when everybody else is out of the game; citizens have to fall by the trial or to others. While you are in it the town cannot win, but the mafia can.',
  'city-role-swindler': 'Swindler',
  'city-role-swindler-does':
    'Each night chooses a player whose ballot by day is counted the same as the swindler’s. If the swindler does not vote, that player abstains.',
  'city-role-swindler-goal':
    'You win alone, when everybody else is out of the game; you have a second vote for it, but no shot. While you are in it the town cannot win, but the mafia can.',
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
  'city-side-town-with-maniac': 'The maniac plays against all: the town wins only when that one is out, too.',
  'city-side-town-with-butcher': 'The butcher plays against all: the town wins only when that one is out, too.',
  'city-side-town-with-swindler': 'The swindler plays against all: the town wins only when that one is out, too.',
  'city-side-mafia-with-priest': 'If the priest checks you, you learn who the priest is.',
  'city-side-mafia-with-jailer':
    'Whoever of you the jailer checks is in prison while the jailer is in play, and does not count for the win.',
  'city-side-mafia-with-sleepwalker':
    'A stranger wakes with you, the sleepwalker: kill them, and you shoot again that same night.',
  'city-side-mafia-with-yakuza':
    'The gangs shoot at the same moment: whoever the yakuza kills still shoots that night. All of them must be out for you to win.',
  'city-side-mafia-with-maniac': 'When heads are counted, the maniac is one of the others.',
  'city-side-mafia-with-butcher': 'When heads are counted, the butcher is one of the others.',
  'city-side-mafia-with-swindler': 'When heads are counted, the swindler is one of the others.',
  'city-side-yakuza-with-priest': 'If the priest checks you, you learn who the priest is.',
  'city-side-yakuza-with-jailer':
    'Whoever of you the jailer checks is in prison while the jailer is in play, and does not count for the win.',
  'city-side-yakuza-with-mafioso':
    'The gangs shoot at the same moment: whoever the mafia kills still shoots that night.',
  'city-side-loner-with-priest': 'If the priest checks you, you learn who the priest is.',
  'city-side-loner-with-jailer':
    'The jailer may learn your role, but you go to prison only if you were framed that night.',
  'city-role-detective-with-snitch': 'Whoever the snitch framed that night is a mafioso to you.',
  'city-role-priest-with-snitch': 'Whoever the snitch framed that night is a mafioso to you.',
  'city-role-judge-with-snitch': 'Whoever the snitch framed that night is a mafioso to you.',
  'city-role-judge-with-godfather': 'On a day when your vote is taken you pardon nobody.',
  'city-role-judge-with-swindler': 'If the swindler replaces your ballot, the pardon depends on the swindler’s.',
  'city-role-jailer-with-snitch': 'Whoever the snitch framed that night is a mafioso to you and goes to prison.',
  'city-role-jailer-with-maniac': 'You recognise the maniac like anybody, but do not jail that one.',
  'city-role-jailer-with-butcher': 'You recognise the butcher like anybody, but do not jail that one.',
  'city-role-jailer-with-swindler': 'You recognise the swindler like anybody, but do not jail that one.',
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
