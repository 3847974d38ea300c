/** What the coach says in children's modes in place of what others read; above each text the rules it rests on. */
export const coachKids = {
  // spytown.mafia.shot, spytown.decision.mafia-split, family.mafia.shot, family.decision.mafia-split
  'kids-coach-shoot':
    'Choose with the other rascals who goes home early; not one of you. It is whoever most of you name; on a tie the lowest number among those who named them decides. You see each other’s choices and may change yours.',
  // spytown.kids.last-shot, family.kids.last-shot
  'kids-coach-shot-shoot':
    'You leave, but first you may point at anybody who is still in: that player leaves at once and shows the role, but points at nobody. You may also let it be.',
  // spytown.kids.last-shot, family.kids.last-shot
  'kids-coach-shot-decline':
    'You need not point at anybody. If you let it pass, you just leave, and everybody else stays in the game.',
  // spytown.kids.one-ballot, family.kids.one-ballot, spytown.decision.abstain, family.decision.abstain
  'kids-coach-vote':
    'Name one player, anybody but yourself, or abstain; silence is the same. You may change it until the close. { $oneBallot -> \n    [no] The two with the most votes, and all who share their places, go on to the final; a single name needs none.\n   *[other] Whoever has the most votes leaves and shows the role. Only if several share first place is there a final between them.\n}',
  // spytown.kids.one-ballot, spytown.ballot.final, family.kids.one-ballot, family.ballot.final
  'kids-coach-runoff-vote':
    'Final: only the finalists can be named, and not yourself. You may change it until the close. The most votes decide; if it is even, you vote once more. Silence counts as abstaining.',
  // spytown.ballot.defence, family.ballot.defence
  'kids-coach-runoff-finish':
    'You are in the final: explain why it was not you, by the book in up to 40 seconds. Nobody votes meanwhile. When all have spoken, everybody votes, and so do you.',
  // spytown.kids.last-shot, family.kids.last-shot
  'kids-coach-wait-shot':
    'Whoever leaves may point at one more player. That player leaves, too, without pointing at anybody. Only then is it counted whether a side has won.',
  // spytown.kids.words, family.kids.words
  'kids-coach-wait-night':
    'You have done what there was to do in this quiet hour. It ends when everybody has answered, or when its time is up. Then all hear who went home early.',
  // spytown.morning.reveal, spytown.win.side, family.morning.reveal, family.win.else
  'kids-coach-wait-morning':
    'It is told who went home early, and that role is shown; who chose is not. A side wins only when nobody of the other is left in the game: equal numbers decide nothing.',
  // spytown.ballot.defence, family.ballot.defence
  'kids-coach-wait-runoff-floor':
    'The finalists explain in turn why it was not them, by the book up to 40 seconds each. No vote is taken meanwhile. The final ballot follows, on them only.',
  // spytown.out.silent, family.out.silent, spytown.win.team, family.win.team
  'kids-coach-wait-out':
    'You are out: watch on, but no hints and no votes. You win with your side if it wins, even without you.',
} as const;
