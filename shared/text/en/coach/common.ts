/** What the coach says where a rulebook has no words of its own. */
export const coachCommon = {
  'coach-shoot': 'Name a player: whether the shot hits depends on your gang, if you have one, and on who is protected.',
  'coach-check': 'Name a player: what you learn is told to you alone.',
  'coach-protect': 'Name a player whom you protect tonight.',
  'coach-suspect':
    'Nothing is asked of your role tonight. Write down whom you suspect: it changes nothing and nobody sees it.',
  'coach-nominate': 'You may accuse one player; the accused are voted on.',
  'coach-withdraw': 'You take your accusation back.',
  'coach-finish': 'You say that you are done; when it is everybody’s turn or nobody’s, the game goes on.',
  'coach-vote': 'One vote each; when the ballot closes, it is shown who voted how.',
  'coach-play': 'You may play your card now, or keep it.',
  'coach-decline': 'You let it pass; nothing happens, and what you hold you keep.',
  'coach-wait': 'Nothing is asked of you now: the game goes on when the others have answered or the time is up.',
} as const;
