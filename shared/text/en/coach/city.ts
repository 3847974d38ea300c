/** What the coach says of each prompt of `city`; above each text the rules it rests on. */
export const coachCity = {
  // city.detective, city.leader.order, city.decision.when, city.night.confirm
  'city-coach-detective-check':
    'You learn this player’s role when the night ends. Tonight it is either a check or a shot, and it is final. If a gang kills you first, or you are charmed or robbed, there is no answer. A framed player looks like a mafioso.',
  // city.detective, city.leader.order, city.card.shown
  'city-coach-detective-shoot':
    'The player you shoot dies, unless protected, and shows the card in the morning. Tonight it is either a shot or a check, and it is final. The gangs shoot before you: if they kill you, your shot is lost.',
  // city.priest, city.priest.known, city.leader.order, city.decision.blockedCheck, city.snitch
  'city-coach-priest-check':
    'You learn this player’s role when the night ends, and this player learns that you are the priest. Tonight it is either a check or a shot, and it is final. If a gang kills you first, or you are charmed or robbed, there is no answer. A framed player looks like a mafioso.',
  // city.priest, city.priest.known, city.leader.order
  'city-coach-priest-shoot':
    'The player you shoot dies, unless protected, and does not learn who you are. Tonight it is either a shot or a check, and it is final. The gangs shoot before you: if they kill you, your shot is lost.',
  // city.judge.check, city.leader.order, city.snitch
  'city-coach-judge-check':
    'You learn one player’s role when the night ends; the choice is final. You act right after the gangs’ shots: killed, charmed or robbed before, you get no answer. Whom the snitch framed looks like a mafioso.',
  // city.judge.pardon, city.judge.once, city.judge.self, city.decision.oneVote
  'city-coach-judge-vote':
    'Your vote is also your pardon: the first one condemned today stays in the game if you did not vote against that player. The next one is lynched anyway. You are pardoned, too, unless you vote against yourself. The vote is final.',
  // city.jailer.check, city.jailer.jail, city.jailer.prisoners, city.jailer.loner, city.jailer.framed, city.leader.order
  'city-coach-jailer-check':
    'You learn one player’s role; a criminal goes to prison: no vote, shot or abilities while you are in the game, and all are told. A loner stays free, a framed player goes to prison. If a gang kills you first, or you are charmed or robbed, nobody does. The choice is final.',
  // city.sheriff, city.leader.order, city.decision.idle
  'city-coach-sheriff-shoot':
    'The player you name dies, unless protected, and shows the card in the morning. The choice is final; you need not shoot. The gangs shoot before you: if they kill you, your shot is lost.',
  // city.doctor, city.doctor.unaware, city.decision.repeat
  'city-coach-doctor-protect':
    'One other player, not yourself, cannot die tonight, however many shoot. The same one night after night is allowed. Neither that player nor the killer learns of it. The choice is final and stands even if you die.',
  // city.bodyguard, city.decision.guardAndDoctor
  'city-coach-bodyguard-guard':
    'If the player you guard would die tonight, you die instead, once for all the shots. If the doctor or the beauty protects that player, or the doctor protects you, you live. Not yourself; the choice is final.',
  // city.beauty, city.beauty.unaware, city.decision.charmedMafioso, city.decision.beautyThief
  'city-coach-beauty-charm':
    'You come first of all: until morning this player’s abilities do not work, and this player cannot die; nobody is told. If it is a gang’s only free member, the gang does not shoot. Not yourself; the choice is final.',
  // city.fan, city.decision.framedFan, city.decision.blockedCheck
  'city-coach-fan-check':
    'When the night ends you learn whether this player is the town’s leader, and if so, which. A leader whom the snitch framed tonight does not look like one. Killed before your turn, charmed or robbed, you get no answer. The choice is final.',
  // city.maniac, city.night.order, city.win.loner
  'city-coach-maniac-shoot':
    'The player you name dies, unless protected. The gangs and the leader come before you: if they kill you, your shot is lost. The choice is final. You win only when nobody else is left.',
  // city.butcher, city.win.loner
  'city-coach-butcher-shoot':
    'The player you name dies, unless protected; a plain citizen survives your shot and notices nothing. Gangs and leader come before you. The choice is final. You win only when nobody else is left.',
  // city.swindler, city.swindler.secret, city.decision.copied
  'city-coach-swindler-copy':
    'Tomorrow this player’s ballot is counted like yours; if you abstain or have no vote, this player abstains. With the count this player learns of the swap, but not whose it was. The choice is final.',
  // city.godfather.mute, city.godfather.muted
  'city-coach-godfather-mute':
    'This player has no vote on the coming day and is not counted when half is needed, but may talk, accuse and be condemned. In the morning all are told the name. The choice is final and comes besides the gang’s shot.',
  // city.thief, city.thief.unaware, city.decision.blockedGang, city.decision.beautyThief
  'city-coach-thief-block':
    'Until morning this player’s ability does not work, and nobody says so; a gang’s shot is not stopped by it. Charmed by the beauty, you rob nobody. The choice is final; you shoot with the gang later.',
  // city.lawyer, city.lawyer.silent, city.decision.blockedCheck, city.snitch
  'city-coach-lawyer-check':
    'You learn this player’s role before the mafia shoots. You may not tell the others at night what you saw or that you are the lawyer: persuade them by your choice alone. Charmed or robbed, you get no answer; a framed player looks like a mafioso. The check is final.',
  // city.snitch, city.jailer.framed, city.decision.framedFan
  'city-coach-snitch-frame':
    'To every check of this night this player is a mafioso, and the jailer would put that player in prison. To the fan a framed leader is no leader. It lasts one night; the choice is final.',
  // city.mafia.shot, city.yakuza.shot, city.decision.gang, city.decision.ownMember, city.night.confirm
  'city-coach-shoot':
    'The whole gang has one shot: at whom most of you name; on a tie the lowest number among those who named the tied decides. You see each other’s choices and may change yours. Even somebody awake with you may be named.',
  // city.sleepwalker.awake, city.decision.sleepwalkerChoice, city.sleepwalker.secondShot, city.sleepwalker.silent
  'city-coach-sleepwalker-shoot':
    'You choose with the mafia, and it sees your choice, but it is not counted: you play for the town. If the mafia kills you, it shoots once more. You must tell nobody who you are or who the mafia is.',
  // city.night.order, city.jailer.prisoners, city.decision.idle
  'city-coach-suspect':
    'This part of the night asks nothing of you: your role acts in another, in none, or you are in prison. Write down whom you suspect: it changes nothing, nobody sees it, and everybody is equally busy.',
  // city.day.nominate, city.decision.nominations, city.decision.noAccused, city.day.single
  'city-coach-nominate':
    'Accuse one living player, not yourself and nobody accused already; you may take it back. Only the accused are tried, { $ballot -> \n    [single] one after the other in this order\n   *[other] all in one ballot\n}. If nobody is accused when the talk ends, nobody is lynched today.',
  // city.decision.nominations
  'city-coach-withdraw':
    'You take your accusation back: that player leaves the list, and you may accuse another. When the talk is over, the list stays as it is.',
  // city.day.talk; section 5, talk
  'city-coach-talk-finish':
    'You say that you are ready for the ballot; this cannot be unsaid, but you may still accuse and take back. The talk ends when all living players are ready, or when its time is up.',
  // city.day.ballot, city.decision.tie, city.decision.oneVote, city.day.open, city.day.single, city.decision.singleQueue
  'city-coach-vote':
    '{ $ballot -> \n    [single] Only one is on trial now. With the votes of at least half of those who may vote, that player is condemned and the day is over; with fewer, innocent, and the next is tried. Abstaining or silence does not condemn. Your vote is final.\n   *[other] One vote against one of the accused, final; all see the votes with the result. The most votes mean lynching, and the card is shown; a tie or no votes, and nobody is. Silence counts as abstaining.\n}',
  // city.night1.meet, city.night1.noAbilities, city.night.order, city.night.morning
  'city-coach-wait-night':
    '{ $round -> \n    [1] The first night is for looking at your card: nobody acts. Members of a gang learn who is awake with them, but not the roles. The first day follows.\n   *[other] You have chosen for this part of the night. First come charm, theft, framing and protection, then the shots and the rest. In the morning the dead show their cards; who shot is not told.\n}',
  // city.day.nominate; section 5, talk
  'city-coach-wait-talk':
    'You are ready, and nobody is left to accuse. Talk on in the chat: the discussion ends when all living players are ready, or when its time is up.',
  // city.decision.oneVote, city.day.open, city.judge.pardon
  'city-coach-wait-voted':
    'Your vote is cast for good. The ballot closes when all who may vote have, or when its time is up. Then everybody sees the votes as they were counted; a pardon may follow, if a judge is in play.',
  // city.godfather.muted, city.jailer.prisoners
  'city-coach-wait-voteless':
    'You have no vote today: you sit in prison, or the godfather took it. The ballot is held as if you were not there, but you may be condemned in it.',
  // city.day.oneLynch, city.day.noRescue, city.decision.lastWords, city.card.shown
  'city-coach-wait-verdict':
    'At most one player is lynched in a day: the card is shown, there are no last words, and no ability saves from it. Night falls next.',
  // city.card.silent, city.decision.winners
  'city-coach-wait-out':
    'You are out, and your card lies open. Say and vote nothing more. If your side wins, you win with it; only a loner has to be the last one left.',
} as const;
