/** The rulebook's own pages: read in the library and in the chat, not at the table. */
export const partyPages = {
  'party-round-setup':
    'The box holds 26 cards. Of the town: 8 citizens, a commissioner, a doctor, an immortal, 2 honest judges, a sheriff. Of the criminals: 3 mafiosi, a don, 3 yakuza, a ninja, a maniac, a werewolf, a lawyer, a corrupt judge.\nBase and Pro take 6 to 13 players and only citizens, commissioner, mafiosi and don. Extended takes 6 to 26 and all the characters, Hostless 12 and more: up to 13 with either deck, above that with the extended one, which brings the rules of Extended with it. How many of each are dealt depends on the number of players; whoever leads the game is not counted.\nEach player gets one card by chance, face down, and nobody else may see it. The players sit in a circle and are called by name or by number; numbers run clockwise, here in the order of the list. Before the first night everybody hears which characters are in play and what they do.\nThe bot leads the game and keeps time and notes. In Base, Pro and Extended a person may lead instead: without a card of his own, but seeing all the others. In Hostless the bot reads out the steps, and with the variant “The first dead leads the game” the first one killed or executed leads it to the end.',
  'party-round-night':
    'Nobody dies in the first night. Base: the mafia meets, the commissioner checks, the don checks. Pro: having met, the mafia has two minutes to plan its victims for nights 2, 3 and 4. Extended: doctor (only introduced), lawyer, mafia and then yakuza, who meet and plan, maniac (introduced), commissioner, don, ninja, sheriff (introduced). Hostless: the gangs meet, but nobody checks anybody.\nFrom night 2 on, Base and the base deck of Hostless: first the mafia chooses its victim, seeing each other’s choices, then commissioner and don check.\nPro and Extended: gangs shoot with eyes shut. The victim dies only if every living member has named the same player; otherwise the attempt fails and nobody dies of it. Whoever wants another victim than planned has to hint at it by day, and after night 4 all is agreed that way.\nExtended, in this order: doctor, lawyer, mafia, yakuza, maniac, werewolf (learns whose side he is on), commissioner, don, ninja, sheriff.\nThe steps are called in full even when commissioner or don are dead. Here everybody answers at the same time, and the night is worked out in that order when it ends: whoever is killed in it has still acted, whoever has not answered has done nothing.',
  'party-round-day':
    'In the morning the table hears who was killed, or that the night was quiet. Who shot, who was saved and what failed is not told. Whoever was killed at night leaves without last words, the card face down.\nExtended: on the first morning all judges are made known and confirmed, but not who of them is honest and who corrupt.\nThen everybody alive has one speech of up to a minute and may end it sooner. Say what you like: whom you take for mafia, why it is not you, even which character you are, truly or not. Only the card must not be shown. All others listen in silence; nobody but the host may interrupt.\nIn the speech you may put one living player on trial, or nobody: not yourself, and nobody who is accused already. It cannot be taken back.\nOn the first day player 1 begins and the others follow clockwise; on each later day the next living player begins. If nobody was accused, night falls at once.',
  'party-round-trial':
    'The accused are named in the order of the accusations, each with the accuser. In that order each has up to 30 seconds to clear themselves.\nThen all the living vote, the accused too: one vote each, against one of the accused; nobody votes twice. Here all vote at the same time, and who voted how is shown afterwards. You may abstain, but such votes, and those that were not cast, go to the last of the accused.\nWhoever has the most votes is executed: up to 30 seconds of last words, then out of the game. The card stays face down; who it was remains unknown to the end.\nOne single accused: on the first day the trial is called off and everybody lives; from the second day on that player is executed at once, with last words, but without defence or ballot.\nExtended: while at least one judge is alive, honest or corrupt, only judges vote on the accused. All others still speak and accuse. With all judges dead, or none dealt, everybody votes.\nAfterwards the numbers are compared; if no side has won, the next night falls.',
  'party-round-ties':
    'If the most votes are shared, those who tied have 30 seconds each once more, and all vote a second time, on them alone. What is not voted goes to the last of them.\nIf that ties again, all vote on one question: are all of those executed, or do all live? More yes than no, and all of them go; an even count spares them all. Here nothing is added for those who do not vote.\nExtended, after a ballot of judges: there is no second one. Those who tied speak again, and then all the living, not only the judges, decide on all of them or none.\nBase, at night: if the mafia’s choices are equally many, the don’s decides, if it is one of those; otherwise nobody dies.',
  'party-round-leaving':
    'Whoever goes away, or is sent out for not answering, is out of the game: by day at once, by night when the night ends, and the choices of that night still count. The card stays face down, and there are no last words.\nAn accused who goes is struck off; votes against them may be cast anew. With fewer than two accused left, a trial that has begun ends without an execution.\nNobody takes over the part of a player who is out: there is no new don and no new commissioner. Those who are out still win with their side.',
  'party-round-manners':
    'At night no sound, no cough, no rustle: here the group is closed until the morning.\nBy day speak only in your turn and do not interrupt. Whoever leads is always right and may warn, interrupt or take the floor away.\nThe dead do not speak, give signs, gesture or show their cards.\nYou may claim any character; nobody may show a card. In Pro and Extended the criminals may pass each other unnoticed signs by day; around a real table, by glances and nods.\nWatch the others, read their faces, prepare what you will say, be convincing, and lead suspicion away from yourself. Sit so that everybody sees everybody. Each game teaches more than the rules do.',
  'party-wins':
    'It is counted after every night in which somebody left and after every execution.\nWith the base deck: the town wins when nobody of the mafia is alive; the mafia wins when it is as many as the town, or more.\nWith the extended deck. The town: not one black player is alive, neither of a gang nor lawyer, corrupt judge or maniac. A gang: it is as many as the town, or more, and nobody of the other gang is alive. Everybody on the side of red counts as town, a werewolf who has not turned as well; with the mafia count its lawyer, even as the last of it, with either gang a werewolf who joined it and, if no other gang is left, the corrupt judge.\nThe maniac wins alone, as the last one alive or one of the last two; while he lives nobody else wins. While both gangs have somebody alive, neither wins, even with no town left.\nThe corrupt judge wins with whichever gang wins. With no gang left he wins nothing, but the town has not won before he is out.\nA side wins as a whole, with its dead. It is a draw if nobody is left alive, or only the corrupt judge, or if nobody leaves in three rounds running (from the second on). All cards are shown at the end, and whoever loses buys the drinks.',
  'party-role-citizen-ends':
    'There is no power to take away: as long as you live you speak, accuse and, where no judges do it for all, vote.',
  'party-role-citizen-tip': 'Watch how the others play and work out who the mafia is.',
  'party-role-commissioner-ends':
    'The checks end with you: nobody takes them over. In Extended the lawyer is red to them.',
  'party-role-commissioner-tip':
    'Lead the talk of the day, so that the town judges rightly. But do not give yourself away: for the criminals you are the first target.',
  'party-role-doctor-ends':
    'Nobody can be saved two nights running, and nobody at all from the sheriff. When you are out, there is no other doctor.',
  'party-role-doctor-tip': 'Work out by day whom the criminals will shoot at next.',
  'party-role-immortal-ends': 'Only the trial can put an end to you.',
  'party-role-immortal-tip': 'Mind your words by day: your own people may execute you by mistake.',
  'party-role-honest-judge-ends':
    'On a tie everybody decides, not only the judges; when the last judge is out, everybody votes again.',
  'party-role-honest-judge-tip':
    'All know that you are a judge, and one of the judges may be corrupt: hear the accused out, watch how the other judges vote. If you abstain, the last of the accused gets your vote.',
  'party-role-sheriff-ends': 'Only the immortal survives your shot. It is gone when you are out.',
  'party-role-sheriff-tip': 'Be careful not to hit an honest citizen by mistake.',
  'party-role-mafioso-ends':
    'In Pro and Extended a shot fails unless all living members agree on it, in Extended also at the doctor’s patient and at the immortal.',
  'party-role-mafioso-tip':
    'Thin out the town and turn suspicion away from yourself. In Pro and Extended keep to the plan; if it has to change, let your people know by day, unnoticed.',
  'party-role-don-ends': 'The checks end with you: there is no new don, but the mafia goes on shooting.',
  'party-role-don-tip':
    'You know your own, so check the others until you have found the commissioner. Until then a claim is only a claim.',
  'party-role-ninja-ends': 'The checks end with you: there is no new ninja, but the yakuza goes on shooting.',
  'party-role-ninja-tip':
    'Your yes means commissioner or mafia: either way it is somebody the yakuza is better off without.',
  'party-role-yakuza-ends':
    'A shot at the doctor’s patient or at the immortal fails, and so does every shot on which not all living members agree.',
  'party-role-yakuza-tip':
    'You have two enemies, town and mafia, and the mafia does not know you. Keep to the plan; if it has to change, let your people know by day, unnoticed.',
  'party-role-maniac-ends':
    'The doctor’s patient and the immortal survive your shot; you yourself die like anybody else.',
  'party-role-maniac-tip': 'You have no friends here: kill night after night and outlive all of them.',
  'party-role-werewolf-ends':
    'You turn once, with the first of the mafia’s or the yakuza’s side to leave, and never back; killed before or together with that one, you stay of the town.',
  'party-role-werewolf-tip':
    'The app tells you whose side you are on. Turned, you get a plain member’s shot and goal, never the gifts of a don or a ninja: wake with your new gang and shoot as it does.',
  'party-role-lawyer-ends':
    'To the commissioner alone you are red; your own gang does not know you and may shoot you. When you are out, nobody sees cards any more.',
  'party-role-lawyer-tip':
    'You see for certain who is who: let the day’s talk go the mafia’s way without showing how much you know.',
  'party-role-corrupt-judge-ends':
    'On a tie everybody decides, not only the judges; with the last judge gone everybody votes again. With no gang left you can win no more.',
  'party-role-corrupt-judge-tip':
    'All know that you are a judge, nobody knows which kind: judge as an honest one would, but let the right ones live.',
} as const;
