/** What the coach says of each prompt of `spytown`; above each text the rules it rests on. */
export const coachSpytown = {
  // spytown.agent.check, spytown.decision.final-look, spytown.decision.order; spytown.small.agent-once,
  // spytown.small.policeman, spytown.small.mafioso, spytown.decision.small-no-shot
  'spytown-coach-agent-check':
    '{ $players -> \n    [6] Your only look in this game: one living player’s role, told at once. A policeman is one innocent known; but if you see a mafioso, you die of it in the morning. Tonight nobody shoots. Not used tonight, it is lost.\n    [7] Your only look in this game: one living player’s role, told at once. A policeman is one innocent known; but if you see a mafioso, you die of it in the morning. Tonight nobody shoots. Not used tonight, it is lost.\n   *[other] Look at one other living player’s role: you are told at once, and tonight it is final. You see the role, not the side: if a card has changed the side, you do not see it. Killed tonight, you have seen it all the same.\n}',
  // spytown.mafia.shot, spytown.mafia.targets, spytown.decision.mafia-split, spytown.decision.change
  'spytown-coach-shoot':
    'Name a living player who is not with you tonight. The shot goes to whom most of you name; on a tie the lowest number among those who named the tied decides. You see each other’s choices and may change yours.',
  // spytown.decision.idle, spytown.agent.dead; section 5, night
  'spytown-coach-suspect':
    'Nothing is asked of your role tonight. Write down whom you suspect: it changes nothing and nobody sees it, but everybody is equally busy. At the end the best intuition is honoured.',
  // spytown.card.recruit, spytown.decision.recruit-secret, spytown.decision.recruit-shots, spytown.decision.recruit-side
  'spytown-coach-play-recruit':
    'Name a living player outside the mafia: from now on that player is of the mafia, knows you, and shoots tonight. The role stays and is what others see. The table hears only that somebody was recruited. Any night, once; but waiting is risky.',
  // spytown.card.wiretap, spytown.decision.wiretap-public
  'spytown-coach-play-wiretap':
    'You learn the role of one other living player. Everybody sees that you listen and to whom, but not what you heard. At dusk only, and once.',
  // spytown.card.arrest, spytown.decision.arrest-vote
  'spytown-coach-play-arrest':
    'Today nobody can vote against you; you talk and vote as always. It does not save you from shots. Everybody sees the card; it is played now, before the discussion, and once.',
  // spytown.card.seizure
  'spytown-coach-play-seizure':
    'One other player has no vote today, in no ballot, but may talk and be voted out. Everybody sees the card and that it is yours. It is played now, before the discussion, and once.',
  // spytown.card.last-shot, spytown.decision.rescue
  'spytown-coach-play-last-shot':
    'You are out, but may take one with you: any living player not in hiding is hit and, unless rescued, shows the role and leaves. One shot, whichever right you use. It counts even if the game would be decided already.',
  // spytown.decision.opening
  'spytown-coach-opening-decline':
    'The hour of the morning’s cards: arrest and seizure, for today’s ballots. Everybody is asked alike, whether they hold one or not. If you let it pass, you keep your card for another morning.',
  // spytown.card.leader, spytown.decision.leader-first
  'spytown-coach-first-vote':
    'You are the Leader and vote first, before all eyes; the others follow once you have, or when your time is up. You may abstain. If the ballot ties for first place, you decide. When night falls, the card goes to the next on the left.',
  // spytown.card.leader, spytown.decision.leader-tie
  'spytown-coach-tie-vote':
    'A tie for first place, and you are the Leader: whom you name of them is hit at once, without another ballot. Not yourself. If you stay silent, your vote of the ballot counts if it was for one of them, else the lot.',
  // spytown.ballot.first, spytown.ballot.accused, spytown.decision.abstain, spytown.decision.one-name, spytown.card.leader
  'spytown-coach-vote':
    'First ballot: name one player, anybody but yourself, or abstain; silence is the same. You may change it until the close. The final is among the two with the most votes and all who tie with them; with only one named there is none. A Leader in play decides a tie for first place at once.',
  // spytown.ballot.final, spytown.ballot.tie, spytown.decision.abstain, spytown.card.leader
  'spytown-coach-runoff-vote':
    'Final: only those on the bench can be named, and not yourself. You may change it until the close. The most votes decide, and the role is shown. A tie goes to the Leader, if there is one in play; else there is a repeat among the tied. Silence counts as abstaining.',
  // spytown.decision.order, spytown.morning.reveal
  'spytown-coach-wait-night':
    'You have done what there was to do tonight. The night ends when everybody has answered, or when its time is up. In the morning it is told whom the mafia chose, never who looked or shot.',
  // spytown.morning.reveal, spytown.win.side, spytown.small.agent-once
  'spytown-coach-wait-morning':
    'In the morning the one killed is named and shows the role; who shot and who looked at whom is not told. A side wins only when nobody of another is left alive: equal numbers decide nothing.',
  // spytown.decision.opening
  'spytown-coach-wait-opening':
    'You have answered. The morning’s cards, arrest and seizure, can still be played; who holds one without playing it stays secret. The discussion is next.',
  // spytown.decision.leader-first
  'spytown-coach-wait-first':
    'The Leader votes first, and everybody sees it. Your turn comes once the Leader has voted, or when the time for it is up; then all others vote together.',
  // spytown.decision.leader-tie
  'spytown-coach-wait-tie':
    'A tie for first place: the Leader names one of the tied, who is hit at once. If the Leader stays silent, the Leader’s vote of the ballot counts if it fits, else the lot.',
  // spytown.agent.check, spytown.decision.final-look, spytown.small.agent-once, spytown.small.mafioso
  'spytown-kids-coach-agent-check':
    '{ $players -> \n    [6] Your only look in this game: one player’s role, told at once. A cadet is one you can trust; but if you see a rascal, you go home in the morning. In this quiet hour nobody is picked. Not used now, it is lost.\n    [7] Your only look in this game: one player’s role, told at once. A cadet is one you can trust; but if you see a rascal, you go home in the morning. In this quiet hour nobody is picked. Not used now, it is lost.\n   *[other] Look at the role of one other player who is still in: you are told at once, and in this quiet hour it is final. Even if you go home early, you have seen it.\n}',
} as const;
