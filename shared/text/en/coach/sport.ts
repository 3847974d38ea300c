/** What the coach says of each prompt of `sport`; above each text the rules it rests on. */
export const coachSport = {
  // sport.night1.don, sport.night1.plan, sport.night1.meeting
  'sport-coach-don-plan':
    'The judge has called you first; now all blacks see one another, this once. Set the order of shots for the coming nights: any players, at least one, all different; until the minute ends you may send another. It binds nobody, but from night 2 you shoot blind and must agree.',
  // sport.night1.meeting, sport.night1.plan
  'sport-coach-mafioso-suspect':
    'This is the only night on which the blacks see each other: remember yours, and the don’s order of shots. Nobody shoots or checks yet. Your note of a suspicion changes nothing and nobody sees it.',
  // sport.night.don-check, sport.night.one-check, sport.decision.check.targets
  'sport-coach-don-check':
    'Name any other player, also one who has left: you are told at once whether that is the sheriff. One check a night, final; one not made is lost.',
  // sport.night.sheriff-check, sport.night.one-check, sport.decision.check.targets
  'sport-coach-sheriff-check':
    'Name any other player, also one who has left: you are told at once whether that player is red or black; the don is simply black. One check a night, final; one not made is lost.',
  // sport.night.shoot, sport.night.kill, sport.night.miss, sport.decision.mafia.disagree
  'sport-coach-shoot':
    'Name any living player. The shot hits only if every living black names the same one; another name or silence, and it is a miss. You do not see what the others do, and the shot is final.',
  // sport.night1.no-action, sport.night1.sheriff, sport.offence.night-talk, sport.offence.night-signs
  'sport-coach-suspect':
    '{ $round -> \n    [1] On the first night the blacks meet, then the sheriff may look at the table; nobody shoots or checks, and day comes when its minute is over.\n   *[other] Tonight nothing is asked of your role. Talk or signs at night cost the game.\n} Write down whom you suspect: it changes nothing and nobody sees it, but everybody is equally busy.',
  // sport.nominate, sport.nominate.any, sport.nominate.once, sport.decision.nominate.repeat, sport.vote.day-one-single
  'sport-coach-nominate':
    'In your minute you may put up one living player, yourself included; once a day, and you may let it be. Somebody already on the list is refused, which costs nothing. { $round -> \n    [1] A lone candidate of day 1 is not voted on.\n   *[other] From day 2 even a lone candidate is voted out.\n}',
  // sport.withdraw, sport.decision.withdraw.spent, sport.nominate.order
  'sport-coach-withdraw':
    'While your minute lasts you may take your candidate off the list. The right of the day is used up all the same: you cannot name another. If somebody else names that player, the place on the list is the last.',
  // sport.day.speech, sport.day.finish, sport.offence.appeal, sport.offence.insult, sport.offence.oath
  'sport-coach-talk-finish':
    'You have one minute, and only you speak. Finish early, and both the word and your right to nominate are gone for today. Word of honour or pleading is a disqualification, insults too; an oath or a bet loses the game for your side.',
  // sport.tie.speeches, sport.tie.revote
  'sport-coach-runoff-finish':
    'You share the highest count: speak, by the book for 30 seconds, in the order of nomination. Nobody nominates now. Then all vote again, on those who tied only.',
  // sport.leave.last-word, sport.leave.hidden, sport.bestmove
  'sport-coach-morning-finish':
    'The shot hit you: you have a last word, by the book 60 seconds. Your role stays hidden until the end. You neither nominate nor vote any more; your side may still win, and you with it.',
  // sport.bestmove, sport.bestmove.points
  'sport-coach-guess':
    'The first one shot may name three players held to be black; any but yourself, also such as have left. Once and for all to hear, though not how many are right. A red gets 0.25 points for two right, 0.5 for three.',
  // sport.leave.last-word, sport.leave.hidden
  'sport-coach-verdict-finish':
    'You leave by the ballot, with a last word, by the book 60 seconds. Your role stays hidden until the end; nobody nominates or votes meanwhile. If your side wins, so do you.',
  // sport.vote.one, sport.vote.uncast, sport.vote.most, sport.vote.hand
  'sport-coach-vote':
    'One vote against one of the candidates, final; votes are shown when the ballot closes. The most votes leave, a majority is not needed. There is no abstaining: a vote not cast goes to the last candidate on the list.',
  // sport.tie.revote, sport.decision.tie.shrinks, sport.tie.raise, sport.special.no-raise-at-four
  'sport-coach-runoff-vote':
    'New ballot on those who tied, final again; a vote not cast goes to the last of them. If fewer tie, they speak and are voted on once more; if the same do, the table is asked whether all of them leave.',
  // sport.tie.raise, sport.tie.raise-result, sport.decision.raise.uncast
  'sport-coach-question-vote':
    'The same players tied again: do all of them leave? More yes than no, and they leave together; otherwise all stay and night falls. A vote not cast is a no. The answer is final.',
  // sport.protest, sport.protest.window
  'sport-coach-protest':
    'The game is over. Within ten minutes any player, also one who left, may protest against the result, once, and write what it is about. It goes into the protocol for the organiser to decide.',
  // sport.decision.night.order, sport.night.miss, sport.night1.end, sport.offence.night-talk
  'sport-coach-wait-night':
    '{ $round -> \n    [1] The first night lasts its full minute. Nobody can be shot in it; then the first day begins.\n   *[other] What you chose is final. The night ends when all blacks have shot and don and sheriff have checked, or when its time is up. At dawn the table hears who was hit, or of a miss. Talk at night is a disqualification.\n}',
  // sport.leave.last-word, sport.bestmove
  'sport-coach-wait-morning':
    'The one shot has a last word, by the book 60 seconds; the role is not shown. The first one shot in a game may name three players held to be black. Then the speeches begin.',
  // sport.day.order, sport.day.rotation, sport.nominate, sport.offence.out-of-turn, sport.offence.conduct, sport.penalty.third-foul
  'sport-coach-wait-talk':
    'One minute each, by number; every day the next player opens. Each nomination is said once: remember the order, votes not cast go to the last. A word, a whisper, a knock in another’s minute is a foul: the third costs a speech, the fourth the game.',
  // sport.tie.speeches, sport.tie.revote
  'sport-coach-wait-runoff-floor':
    'Those who tied speak, by the book for 30 seconds each, in the order of nomination. Nobody votes meanwhile; then there is a new ballot on them only.',
  // sport.vote.hand, sport.vote.form, sport.offence.ballot-calls
  'sport-coach-wait-voted':
    'Your vote is cast and cannot be taken back. The ballot closes when all have voted, or when its time is up; then it is shown who voted against whom. Calls and gestures until then are a foul.',
  // sport.leave.last-word, sport.win.check
  'sport-coach-wait-verdict':
    'Last word of whoever leaves, by the book 60 seconds each; the role stays hidden. The game would be over by now if that had decided it. Next, night falls.',
  // sport.players.presence, sport.win.check, sport.leave.hidden
  'sport-coach-wait-out':
    'You have left the table: read along, but write nothing until the end. Your role stays hidden. You win with your side, as if you were still there.',
} as const;
