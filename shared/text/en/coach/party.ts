/** What the coach says of each prompt of `party`; above each text the rules it rests on. */
export const coachParty = {
  // party.commissioner.check, party.decision.answers, party.decision.change, party.lawyer.disguise
  'party-coach-commissioner-check':
    'Name a living player other than yourself. When the night closes you learn whether that player is black, not the role or the gang. Until then you may change your mind. The lawyer, where one is in play, looks red to you.',
  // party.don.check, party.don.extended, party.decision.targets
  'party-coach-don-check':
    'Name somebody outside your gang. When the night closes you learn whether that is the commissioner; with the extended deck the yes means commissioner or ninja. You may change the name until then.',
  // party.ninja.check, party.decision.maniac-judge-black
  'party-coach-ninja-check':
    'Name somebody outside your gang. When the night closes you learn whether that is the commissioner or one of the mafia: one and the same yes for either. Lawyer, corrupt judge and maniac do not count as mafia.',
  // party.lawyer.check, party.decision.lawyer-side, party.decision.accomplices-alive, party.lawyer.disguise
  'party-coach-lawyer-check':
    'Name another living player: when the night closes you are shown the card. You win with the mafia and count as one of it, even as the last; but you do not know each other, so it may shoot you. To the commissioner you look red.',
  // party.doctor, party.doctor.no-repeat, party.decision.doctor-sheriff
  'party-coach-doctor-protect':
    'Name a living player, yourself if you like: tonight the shots of mafia, yakuza and maniac at that player fail, the sheriff’s does not. Never the same player two nights running. Nobody is told whom you saved.',
  // party.sheriff, party.decision.doctor-sheriff, party.immortal, party.decision.no-act
  'party-coach-sheriff-shoot':
    'Name any other living player: your shot comes last and kills. Not even the doctor stops it, only the immortal survives. You need not shoot: whoever names nobody has not shot.',
  // party.maniac, party.doctor, party.immortal, party.decision.maniac-blocks, party.extended.win.maniac
  'party-coach-maniac-shoot':
    'Name any other living player: that player dies, unless it is the doctor’s patient or the immortal. While you live nobody else wins; you win when at most two are left and you are one of them.',
  // party.mafia.shot, party.decision.mafia-choice, party.pro.blind-shot, party.yakuza.shot
  'party-coach-shoot':
    '{ $mates -> \n    [0] Name a living player outside your gang. The shot kills only if every living member of the gang names the same one; another name, or silence, and nobody dies. The others’ choices are hidden from you.\n   *[other] Name a living player outside your gang. Whoever most of you name dies; on a tie the don’s choice decides if it is one of the tied, else nobody dies. You see each other’s choices and may change yours until the night closes.\n}',
  // party.pro.plan, party.decision.plan, party.pro.replan
  'party-coach-plan':
    'Name three different players outside your gang: for nights 2, 3 and 4, in that order. The whole gang sees each plan, the latest stands. It binds nobody, but from night 2 you shoot blind and must agree; whoever wants another victim can only hint at it by day.',
  // party.night.first.no-death, party.conduct.eyes, party.decision.night-close
  'party-coach-suspect':
    '{ $round -> \n    [1] Your role has nothing to do on the first night, and nobody dies in it.\n   *[other] Your role has nothing to do tonight.\n} Write down whom you suspect, so that everybody is equally busy. It changes nothing and nobody sees it; at the end the best intuition is honoured.',
  // party.immortal
  'party-coach-immortal-suspect':
    'You have no night action, but no shot at night can kill you; only the trial can. Write down whom you suspect: it changes nothing, nobody sees it, and everybody is equally busy.',
  // party.werewolf, party.decision.werewolf-trigger, party.decision.werewolf-night
  'party-coach-werewolf-suspect':
    'You are red while nobody of the mafia’s or the yakuza’s side has left. The first to leave takes you over to that gang, and from the next night you shoot with it. For now just write down whom you suspect: nobody sees it.',
  // party.talk.nominate, party.decision.nominate, party.trial.first-day-single, party.trial.single
  'party-coach-nominate':
    'In your speech you may put up one living player, not yourself and nobody accused already. It is final, and you may let it be. { $round -> \n    [1] If there is only one accused today, the trial is cancelled.\n   *[other] If there is only one accused, there is no ballot: that player is executed at once.\n}',
  // party.talk.speech, party.talk.order, party.conduct.turn, party.conduct.card-secret
  'party-coach-talk-finish':
    'You have the floor, by the book for up to 60 seconds, and nobody else speaks. You may claim any character, true or not, but not show the card. When you finish, the next in the circle has the floor.',
  // party.trial.defence, party.trial.vote
  'party-coach-defence-finish':
    'You are accused: defend yourself, by the book in up to 30 seconds, in the order of the accusations. Then the ballot, in which the accused who may vote do so, too. You may finish earlier.',
  // party.trial.tie, party.judges.tie
  'party-coach-runoff-finish':
    'You tied for the most votes: speak once more, by the book up to 30 seconds. Then there is a second ballot on those who tied; if only judges voted, all decide at once whether to execute all of you or nobody.',
  // party.trial.last-words, party.trial.card-hidden, party.win.team
  'party-coach-verdict-finish':
    'You are executed, and these are your last words, by the book up to 30 seconds. Your card stays face down until the end. If your side wins later, you win with it.',
  // party.trial.vote, party.trial.abstain, party.trial.most-votes, party.decision.vote
  'party-coach-vote':
    'One vote against one of the accused, final; all votes are shown when the ballot closes. The most votes mean execution, a tie means new speeches and a second ballot. If you abstain or stay silent, your vote goes to the last accused.',
  // party.judges.only, party.decision.judge-abstain, party.judges.tie
  'party-coach-honest-judge-vote':
    'While a judge lives, only judges vote here, and you are known to be one. Your vote is final; if you abstain or stay silent, it goes to the last accused. On a tie they speak again, and then all vote on all of them at once.',
  // party.judges.only, party.corrupt-judge, party.decision.judge-abstain, party.judges.tie
  'party-coach-corrupt-judge-vote':
    'While a judge lives, only judges vote here; that you are a corrupt one nobody knows. You win with whichever gang wins. The vote is final; abstaining or silence gives it to the last accused. On a tie all decide: all of them or none.',
  // party.trial.tie, party.trial.second-tie, party.trial.abstain
  'party-coach-runoff-vote':
    'Second ballot, only on those who tied. The vote is final, and abstaining or silence again goes to the last of them. If it ties once more, all vote on executing all of those or nobody.',
  // party.trial.second-tie, party.judges.tie, party.decision.raise
  'party-coach-question-vote':
    'It is a tie, so there is one question: execute all of them, or nobody? More yes than no, and all of them go; if it is even, all stay. Not voting counts for neither. The answer is final.',
  // party.decision.dead-host, party.host.powers
  'party-coach-host-finish':
    'You left the game first, so you lead it now and know all the roles. All you may do is end the speech of whoever has the floor. You neither speak nor vote: not a hint to anybody.',
  // party.decision.night-close, party.day.news
  'party-coach-wait-night':
    'The night closes when all who can act have done so, or when its time is up. In the morning it is told who was killed, not by whom; a doctor’s patient is not mentioned.',
  // party.day.news, party.day.night-death, party.judges.declare, party.night.first.no-death
  'party-coach-wait-morning':
    '{ $round -> \n    [1] Nobody dies on the first night. If there are judges, they are named now, without saying who is corrupt.\n   *[other] Whoever was killed leaves without last words and with the card face down. Who shot and who was saved is not told.\n} Speeches are next.',
  // party.talk.order, party.talk.opener, party.conduct.turn, party.talk.no-accused
  'party-coach-wait-talk':
    'Speeches go round, by the book up to 60 seconds each, and only the speaker talks and may accuse one player. A day later the next one opens. If nobody is accused, there is no trial.',
  // party.trial.defence
  'party-coach-wait-defence':
    'The accused defend themselves in the order of the accusations, by the book up to 30 seconds each. The ballot opens after that; nobody votes meanwhile.',
  // party.trial.tie, party.judges.tie
  'party-coach-wait-runoff-floor':
    'Those who tied speak again, by the book up to 30 seconds each. Then comes a second ballot on them only; after a ballot of judges everybody decides at once: all of them or nobody.',
  // party.judges.only
  'party-coach-wait-voteless':
    'While a judge lives, only judges vote in this ballot. On a tie you are asked, too: all of the tied or nobody. When the last judge is out, everybody votes again.',
  // party.decision.vote
  'party-coach-wait-voted':
    'Your vote is cast and cannot be changed. The ballot closes when all who may vote have, or when its time is up; then everybody sees who voted for whom.',
  // party.trial.last-words, party.trial.card-hidden, party.win.check
  'party-coach-wait-verdict':
    'Last words of the executed, by the book up to 30 seconds each. The card stays face down. After that it is counted whether a side has won; if not, night falls.',
  // party.conduct.dead, party.decision.reveal-end, party.win.team
  'party-coach-wait-out':
    'You are out: no speech, no vote, no sign, and your card stays face down. You win with your side if it wins. All roles are shown at the end.',
} as const;
