/** The rulebook's own pages: read in the library and in the chat, not at the table. */
export const cityPages = {
  'city-round-setup':
    'Six players or more, best 8 to 12. By the table 6 to 16 are dealt to; with cards chosen by hand up to 20 may play, with a warning, since the table has no row for so many.\nCriminals by the table: two among 6 or 7 players, three among 8 to 10, four among 11 to 13, five among 14 to 16. So the town is about twice as many, and special roles are about a third of each side. What differs from that gets a warning and may be played.\nThe town has one leader at most, and one is always advised. With nobody in town who can shoot it is harder: the deal gives it one more in place of a criminal.\nA loner takes a mafioso’s place. There is one at most, better not below ten players: a warning says so. A snitch has little to do where nobody learns roles. The table never leaves a gang fewer than two.\nNew groups do best with citizens, mafiosi and a detective or sheriff. Add special roles later, and not too many.\nFrom 12 players two gangs may play: the criminals are halved between mafia and yakuza, the odd one to the mafia, without a loner and without special mafiosi.\nThe printed box has 29 cards: one of each special role, five citizens, four mafiosi, three yakuza. Here citizens and mafiosi never run out.\nEverybody gets one card and looks at it alone; which roles are in play everybody knows.',
  'city-round-night':
    'Nights and days take turns until a side wins.\nIn the first night nobody shoots or uses an ability: a gang, special members included, silently learns who is awake with it, but not the roles. Gangs do not learn of each other.\nFrom the second night on the order is: beauty, thief, snitch, doctor, bodyguard, lawyer, the mafia’s shot, the yakuza’s shot, leader, maniac or butcher, fan, godfather, swindler. Only those in play are called, and nobody who is out. Effects follow this order whoever answers first.\nA gang agrees without words and has one shot, at the player most of its members named, who dies unless protected. Special mafiosi shoot with the rest. Two gangs shoot at the same moment: whoever the other gang kills still shoots that night.\nThe sleepwalker wakes with the mafia. Killed by it, the sleepwalker costs the town one more: the mafia shoots again the same night.\nWhoever is killed before their turn, charmed or robbed chooses as usual and is not told, but nothing comes of it. What was done before stands. A leader comes right after the gangs, so a leader shot by them learns nothing and hits nobody.\nIf the only free member of a gang is charmed, the gang does not shoot; with others free it shoots as usual. Neither the killer nor the one saved learns of a rescue.',
  'city-round-day':
    'In the morning all learn who died, cards face up, who was jailed or set free, and who has no vote today.\nThen everybody talks, as a rule five to seven minutes at most. Each player may accuse one other and take the accusation back; one or several may be accused. The talk ends when the time is up or when all are ready to vote. With nobody accused, nobody is tried.\nThe town looks for criminals in what was said, how people voted and what others testify. Criminals try to stay unknown and to have a townsperson condemned, best a special one, without shielding each other too plainly.\nPrisoners have no vote, no shot and no abilities, but talk, accuse and may be accused and condemned. When the jailer is out, all are free at once with all their rights. A loner is recognised but not jailed; whoever was framed that night goes to prison, be it an honest citizen.\nWhoever lost the vote to the godfather talks and may be accused; the ballot is held as if they were not there, that day only.\nWhoever the swindler chose votes as usual, but the ballot is counted as the swindler’s. They learn of it with the count, and not from whom.',
  'city-round-trial':
    'By list, all the accused stand in one ballot: one vote each, and the most votes condemn.\nOne by one, they are tried in the order of accusation. If fewer than half of those who may vote are against them, they are innocent, and the next is tried; with half or more they are condemned, and the court is over for the day.\nIn both, nobody is voted on twice in a day, and at most one player a day is executed. Votes are hidden while the ballot is open; with the result all see who voted against whom, as it was counted.\nIf the judge did not vote against the first one condemned, that one is pardoned and shows no card; who the judge is is not told, but you may look among those who did not vote against. Only once a day: the next one condemned, by the same count or by a new ballot, is executed whatever the judge votes. So the judge is safe as long as the day’s pardon is not spent on another. A judge without a vote pardons nobody.\nThe condemned one is dead: neither their own role nor anybody else’s ability helps. The card is shown, and there are no last words.',
  'city-round-ties':
    'Equal votes at the top of a list condemn nobody: nobody may be voted on twice in a day, so there is no second ballot. Without a single vote nobody is condemned either.\nAfter a pardon the next place counts; if it is tied or has no votes, nobody is executed today.\nOne by one, exactly half condemns. Those without a vote are not counted when half is worked out.\nA gang that is split shoots at one of the players named most: the lowest seat number among those who named one of them decides. The sleepwalker’s choice is seen but never counted.\nTwo shots at one player are one death.\nEqual numbers of criminals and others are a win for the gang.',
  'city-round-leaving':
    'Whoever leaves the game shows the true role, whether shot, executed or gone. From then on they say nothing, vote on nothing and comment on nothing, and are not called at night.\nThose killed at night go at once, without last words, and are not told who did it.\nWhoever goes away, is taken out by the person who leads the game, or leaves the group is out when the current part ends. Choices already made count, an accused one is struck off the list and the votes against them are void. It counts neither as shot nor as executed. A jailer who goes sets the prisoners free. Then it is checked whether a side has won.\nAt a table of six somebody leads and plays at first, and the first one out takes over. Here the bot leads from the start, and nobody has to.',
  'city-round-manners':
    'While you are in the game, show your card to nobody; claiming a role in words is free. Those who are out keep silent.\nThe sleepwalker never says what role they have or who the mafia is. The lawyer may not say at night what they learned, nor that they are the lawyer.\nThe bot leads the game. A person may do so instead, drawn by lot or the most experienced one: without a seat and a role they see everything, read the script aloud, watch over the rules, and may pause, end a part early and take a player out. The results stay the rules’ own, and the one who leads gives neither the judge nor the swindler away.\nA choice at night is asked for once more and then stands; only a gang may change its mind until its time is up.\nAround a real table you may guess from what you heard and felt at night. Here the night is silent, and only words and votes are left.\nThere are many ways to play Mafia. Agree on yours before the game: mode and options are shown at the start and stay till the end.',
  'city-wins':
    'The town wins as soon as every mafioso is out; of two gangs both, and a loner, too.\nThe mafia wins as soon as the town cannot win any more: it need not wait for the last citizen, since with as many as all the others together it cannot be outvoted by day or outlived by night. A loner counts among the others and does not stop it.\nOf two gangs one wins only when the other is out to the last, and it is at least as many as all the rest.\nA loner wins when everybody else is out.\nPrisoners are alive, but nobody counts them when numbers are compared.\nThis is checked after each night and after each ballot, never in between. A side wins as a whole, with those who are out. If nobody is left alive, or nobody leaves in three rounds running (the first does not count), it is a draw.',

  'city-role-detective-ends':
    'Killed by a gang before the turn, charmed or robbed, the detective learns nothing and hits nobody that night.',
  'city-role-detective-tip':
    'One thing a night: check while you only guess, shoot once you know. Criminals like best to be rid of a special character, so do not hurry to say who you are.',
  'city-role-priest-ends':
    'Killed by a gang before the turn, charmed or robbed, the priest learns nothing, hits nobody and stays unknown that night.',
  'city-role-priest-tip':
    'Each check gives you away to the one you checked: an honest one gains a friend, a criminal a target. A shot betrays nothing.',
  'city-role-judge-ends':
    'One pardon a day, and none without a vote. Killed by a gang before the turn, charmed or robbed, the judge learns nothing that night.',
  'city-role-judge-tip':
    'To save somebody, simply do not vote against them; but the town will look for you among those who did not. While the pardon is unspent you are safe at the trial: spend it on another, and you may be next.',
  'city-role-jailer-ends':
    'When the jailer is out of the game, all prisoners are free with all their rights. Killed by a gang before the turn, charmed or robbed, the jailer jails nobody that night.',
  'city-role-jailer-tip':
    'The prison stands as long as you do, and all hear in the morning who was jailed: stay unknown. A prisoner can still talk and win people over, so have the town deal with them.',
  'city-role-sheriff-ends':
    'A sheriff who is killed by a gang before the turn, charmed or robbed does not shoot; the shot kills nobody who is protected.',
  'city-role-sheriff-tip':
    'You check nobody, so listen by day to who says what and who votes how. You need not shoot every night.',
  'city-role-doctor-ends': 'Charmed or robbed, the doctor protects nobody that night. From the trial she saves nobody.',
  'city-role-doctor-tip':
    'Not yourself: choose whom the criminals would most like to see dead. Nobody is told of a rescue, so a quiet morning is all you will hear of it.',
  'city-role-bodyguard-ends':
    'Saving somebody costs the bodyguard’s life. Charmed or robbed, the bodyguard guards nobody that night.',
  'city-role-bodyguard-tip':
    'Stand before somebody the town needs more than you. The one you guard never learns of the danger, and at the trial you are of no help.',
  'city-role-sleepwalker-ends':
    'Killed by the mafia, the sleepwalker gives it one more shot that night; any other death gives it none.',
  'city-role-sleepwalker-tip':
    'Never say who you are or who the mafia is. At night act as one of them, and mind your vote by day: it is by votes that the mafia sees through you.',
  'city-role-beauty-ends':
    'She acts first, so nothing stops the charm that night; only prison or leaving the game does.',
  'city-role-beauty-tip':
    'Whoever you charm does no harm, but cannot die either. Find the last one of a gang, and it will not shoot at all.',
  'city-role-fan-ends':
    'Killed before the turn, charmed or robbed, the fan gets no answer that night; a leader who was framed looks like no leader.',
  'city-role-fan-tip':
    'Once you know the leader, back them with your vote, but do not point at them: criminals listen, too.',
  'city-role-citizen-ends':
    'There is no ability to stop; a citizen may lose the vote for a day, or go to prison when framed.',
  'city-role-citizen-tip':
    'Your weapons are your ears and your vote. Compare what people said with how they voted, and notice who shields whom.',
  'city-role-maniac-ends':
    'A maniac who is killed by a gang or the leader before the turn, charmed or robbed does not shoot; the shot kills nobody who is protected.',
  'city-role-maniac-tip':
    'Everybody is a stranger to you. Let the town and the mafia thin each other out, but watch that the mafia does not reach half.',
  'city-role-butcher-ends':
    'A butcher who is killed by a gang or the leader before the turn, charmed or robbed does not shoot; an ordinary citizen always survives it.',
  'city-role-butcher-tip':
    'If your victim is alive in the morning, it may well be a citizen. Such a one you get rid of at the trial only.',
  'city-role-swindler-ends':
    'Killed before the turn, charmed or robbed, the swindler copies no vote; and without a vote of the swindler’s the other one abstains.',
  'city-role-swindler-tip':
    'Your victim hears of it with the count, but not from whom. Everybody sees the votes, so do not give yourself away: vote with many.',
  'city-role-godfather-ends':
    'Killed or jailed before the turn, charmed or robbed, the godfather takes no vote; what was taken comes back after one day.',
  'city-role-godfather-tip':
    'Take the vote of somebody who leads the others. They may still talk, and in the morning all hear the name: think what that tells of you.',
  'city-role-thief-ends': 'Charmed, the thief robs nobody that night; in prison, neither robs nor shoots.',
  'city-role-thief-tip':
    'The robbed one notices nothing. Rob whoever could spoil your gang’s shot, then shoot with the rest: you are one of them.',
  'city-role-lawyer-ends':
    'Charmed or robbed, the lawyer gets no answer that night; in prison, there is neither a check nor a shot.',
  'city-role-lawyer-tip':
    'You know more than your people, but at night may not tell them so, nor who you are. Win them over: stand by your choice and let them follow.',
  'city-role-snitch-ends':
    'Charmed or robbed, the snitch frames nobody; a framing lasts one night and touches only checks and the prison that follows one.',
  'city-role-snitch-tip':
    'Guess whom the town will look into tonight. Without anybody in play who learns roles there is little for you to do but shoot.',
  'city-role-mafioso-ends':
    'While one of the gang is free, it shoots; not if that last one is charmed. In prison a mafioso neither shoots nor votes.',
  'city-role-mafioso-tip':
    'By day stay unknown and turn the town against one of its own, best a special character. Do not shield your people too eagerly: it shows.',
  'city-role-yakuza-ends':
    'While one of the gang is free, it shoots; not if that last one is charmed. Killed by the mafia, a yakuza still shoots that night.',
  'city-role-yakuza-tip':
    'Parity is not enough while one mafioso lives: by day let the town hunt your rivals for you, and do not shield your own too eagerly.',
} as const;
