export const party = {
  'party-mode-base': 'Base',
  'party-mode-pro': 'Pro',
  'party-mode-extended': 'Extended',
  'party-mode-hostless': 'Hostless',

  'party-side-red': 'the town',
  'party-side-red-goal':
    'You win when not one black player is left alive. The criminals may need no more than to draw level with the town.',
  'party-side-red-won': 'The town has won: all criminals are out.',
  'party-side-mafia': 'the mafia',
  'party-side-mafia-goal':
    'You win when the mafia is as many as the town or more, and nobody else alive stands in its way.',
  'party-side-mafia-won': 'The mafia has won: the town is in its hands.',
  'party-side-yakuza': 'the yakuza',
  'party-side-yakuza-goal':
    'You win when the yakuza is as many as the town or more, and nobody else alive stands in its way.',
  'party-side-yakuza-won': 'The yakuza has won: the town is in its hands.',
  'party-side-maniac': 'the maniac',
  'party-side-maniac-goal':
    'You play for yourself: you win as the last one alive, or as one of the last two. As long as you live, nobody else can win.',
  'party-side-maniac-won': 'The maniac has won: there is nobody left to stop him.',
  'party-side-black': 'the black team',
  'party-side-black-goal':
    'You win with whichever gang wins, and you count on its side. While you live the town cannot win; but with no gang left you cannot, either.',
  'party-side-black-won': 'The black team has won.',

  'party-role-citizen': 'Citizen',
  'party-role-citizen-does': 'Has no night action, only eyes, ears and a vote.',
  'party-role-commissioner': 'Commissioner',
  'party-role-commissioner-does': 'Learns every night whether a player is black.',
  'party-role-doctor': 'Doctor',
  'party-role-doctor-does':
    'From the second night on saves one player from the criminals’ shots, also himself, but never the same one two nights running.',
  'party-role-immortal': 'Immortal',
  'party-role-immortal-does': 'Cannot be killed at night; the trial is another matter.',
  'party-role-honest-judge': 'Honest judge',
  'party-role-honest-judge-does': 'While a judge is alive, only judges vote in the first ballot.',
  'party-role-sheriff': 'Sheriff',
  'party-role-sheriff-does': 'From the second night on may kill one player; no doctor helps against his bullet.',
  'party-role-mafioso': 'Mafioso',
  'party-role-mafioso-does': 'Shoots with the mafia from the second night on.',
  'party-role-don': 'Don',
  'party-role-don-does':
    'Shoots with the mafia and looks for the commissioner every night; in the extended deck for the ninja as well.',
  'party-role-ninja': 'Ninja',
  'party-role-ninja-does':
    'Shoots with the yakuza and looks every night for the commissioner or for a member of the mafia.',
  'party-role-yakuza': 'Yakuza',
  'party-role-yakuza-does': 'Shoots with the yakuza from the second night on.',
  'party-role-maniac': 'Maniac',
  'party-role-maniac-does': 'Kills one player every night from the second on.',
  'party-role-werewolf': 'Werewolf',
  'party-role-werewolf-does': 'Begins in the town and joins the gang of the first criminal who leaves the game.',
  'party-role-lawyer': 'Lawyer',
  'party-role-lawyer-does':
    'Is on the mafia’s side without knowing it by face: sees one player’s card every night and looks red to the commissioner.',
  'party-role-corrupt-judge': 'Corrupt judge',
  'party-role-corrupt-judge-does':
    'Sleeps at night and votes as a judge: while one judge is alive, only judges vote in the first ballot. Is black, which nobody is told.',

  'party-role-lawyer-goal':
    'You win with the mafia: it has to be as many as the town or more, with nobody else alive in its way. You count as one of it, even as the last.',
  'party-role-werewolf-goal':
    'Not turned, you win with the town: no black player may be left alive. Turned, you win with your gang: it has to be as many as the town or more, with nobody else alive in its way.',
  'party-side-red-with-maniac': 'While the maniac lives, nobody but him can win.',
  'party-side-red-with-yakuza': 'There are two gangs, and both must go.',
  'party-side-red-with-lawyer': 'The lawyer is black as well and must go, too.',
  'party-side-red-with-corrupt-judge': 'One of the judges is black: while that one lives, the town has not won.',
  'party-side-mafia-with-maniac': 'While the maniac lives, nobody but him can win.',
  'party-side-mafia-with-yakuza': 'While one of the yakuza is alive, the mafia does not win.',
  'party-side-mafia-with-corrupt-judge': 'The corrupt judge counts for your side and wins with it.',
  'party-side-yakuza-with-maniac': 'While the maniac lives, nobody but him can win.',
  'party-side-yakuza-with-mafioso': 'While one of the mafia is alive, the yakuza does not win.',
  'party-side-yakuza-with-lawyer': 'The lawyer is mafia, even as the last of it.',
  'party-side-yakuza-with-corrupt-judge': 'The corrupt judge counts for your side and wins with it.',
  'party-role-mafioso-with-lawyer': 'The lawyer counts as mafia, but you do not know each other.',
  'party-role-don-with-lawyer': 'The lawyer counts as mafia, but you do not know each other.',
  'party-role-commissioner-with-lawyer': 'The lawyer looks red to you.',

  'party-fact-black': '{ $name }: { $value -> \n    [yes] black\n   *[no] not black\n}',
  'party-fact-commissioner': '{ $name }: { $value -> \n    [yes] the commissioner\n   *[no] not the commissioner\n}',
  'party-fact-commissioner-or-ninja':
    '{ $name }: { $value -> \n    [yes] the commissioner or the ninja\n   *[no] neither commissioner nor ninja\n}',
  'party-fact-commissioner-or-mafia':
    '{ $name }: { $value -> \n    [yes] the commissioner or one of the mafia\n   *[no] neither commissioner nor mafia\n}',
  'party-fact-plan': 'Plan for night { $value }: { $name }',
  'party-news-judge': 'A judge: { $judge }.',
  'party-news-host': 'From now on the game is led by { $host }.',
  'party-tally-silent':
    '{ $n -> \n    [one] One vote was not cast and fell to the last accused.\n   *[other] { $n } votes were not cast and fell to the last accused.\n}',
  'party-drinks': 'Those who lost treat the winners.',
} as const;
