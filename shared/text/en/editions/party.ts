export const party = {
  'party-about':
    'The boxed game for a big evening: 6 to 26 players, speeches in turn, a trial every day, and judges in the large decks. Nobody dies in the first night; cards of the dead stay face down to the end.',
  'party-mode-base': 'Base',
  'party-mode-base-about':
    'Citizens and a commissioner against the mafia and its don. The mafia sees each other’s choices.',
  'party-mode-pro': 'Pro',
  'party-mode-pro-about':
    'The same cards, but the mafia plans its victims in the first night and then shoots blind: only a common choice kills.',
  'party-mode-extended': 'Extended',
  'party-mode-extended-about':
    'All fourteen characters: two gangs, a maniac, a werewolf, and judges who alone vote. Plans and blind shots as in Pro.',
  'party-mode-hostless': 'Hostless',
  'party-mode-hostless-about':
    'For 12 and more without a human host: nobody checks in the first night, and the first dead may become the host.',
  'party-option-deck': 'Deck',
  'party-option-deck-base': 'base',
  'party-option-deck-extended': 'extended',
  'party-option-deadHost': 'The first dead leads the game',
  'party-timer-first-night': 'First night',
  'party-timer-night': 'Night',
  'party-timer-morning': 'Morning',
  'party-timer-speech': 'Speech',
  'party-timer-defence': 'Defence',
  'party-timer-ballot': 'Ballot',
  'party-timer-last-words': 'Last words',

  'party-round-night':
    'In the first night nobody dies: the gangs meet, and whoever may check does. From the second night on the criminals shoot; everybody else hopes.',
  'party-round-day':
    'The morning paper says who was shot, never by whom. Then each player has one speech of up to a minute, clockwise, and may accuse one other in it. Each day the next player opens.',
  'party-round-trial':
    'The accused defend themselves, then all vote at once; votes that nobody cast go to the last of the accused. A tie brings new speeches and a second ballot, and if that ties too, a vote on all or none. One single accused is let go on the first day and condemned without a ballot later. While a judge lives, only judges vote.',
  'party-wins':
    'A side wins as a whole, with its dead. Three rounds in which nobody leaves make a draw. Whoever loses buys the drinks.',

  'party-side-red': 'the town',
  'party-side-red-goal': 'You win when no criminal is left.',
  'party-side-red-won': 'The town has won: all criminals are out.',
  'party-side-mafia': 'the mafia',
  'party-side-mafia-goal': 'You win when the town cannot outvote the mafia any more and no rival is left.',
  'party-side-mafia-won': 'The mafia has won: the town is in its hands.',
  'party-side-yakuza': 'the yakuza',
  'party-side-yakuza-goal': 'You win when the town cannot outvote the yakuza any more and no rival is left.',
  'party-side-yakuza-won': 'The yakuza has won: the town is in its hands.',
  'party-side-maniac': 'the maniac',
  'party-side-maniac-goal': 'You play alone, against everybody.',
  'party-side-maniac-won': 'The maniac has won: there is nobody left to stop him.',
  'party-side-black': 'the black team',
  'party-side-black-goal': 'You win together with whichever gang wins.',
  'party-side-black-won': 'The black team has won.',

  'party-role-citizen': 'Citizen',
  'party-role-citizen-does': 'Has no night action, only eyes, ears and a vote.',
  'party-role-commissioner': 'Commissioner',
  'party-role-commissioner-does': 'Learns every night whether a player is black.',
  'party-role-doctor': 'Doctor',
  'party-role-doctor-does':
    'From the second night on saves one player from the criminals’ shots, also himself, but never the same one two nights running.',
  'party-role-immortal': 'Immortal',
  'party-role-immortal-does': 'Cannot be killed at night.',
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
  'party-role-corrupt-judge-does': 'Votes as a judge and wins with either gang.',

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
