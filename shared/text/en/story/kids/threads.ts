/** What the notebook remembers. */
export const threads = {
  'thread-quiet-twice': [
    'That is the second quiet hour running in which nobody left!',
    'Roll call went well yesterday, and again today. Two in a row!',
    'Nobody went home last time, nobody this time. The notebook likes it.',
    'Twice in a row the morning has come without a goodbye.',
  ],
  'thread-quiet-thrice': [
    'Three quiet hours running, or even more, and nobody has gone home!',
    'Again no early goodbye! It has been so for three mornings at least.',
    'My notebook says “nobody left” over and over: three times running, if not more.',
    'This makes at least three really quiet hours in a row.',
  ],
  'thread-first-loss': [
    'Until now every quiet hour had been kind. This is the first early goodbye.',
    'The notebook had no early goodbyes so far. Now it has its first.',
    'For the first time in this game a quiet hour has sent somebody home.',
    'So much for the peaceful mornings: the first chair is empty after a quiet hour.',
  ],
  'thread-losses-running': [
    'The third quiet hour running that ends with a goodbye.',
    'Three mornings in a row with somebody missing! Pencils out.',
    'Yesterday, the day before and now again: somebody went home early.',
    'For the third time running the morning starts with waving.',
  ],
  'thread-innocent-condemned': [
    'Oops! The card shows no rascal: { $name }.',
    'Voted out, and not a rascal at all: { $name }.',
    'The notebook says sorry. No rascal’s card for { $name }.',
    'We looked at the card, and it is not a rascal’s: { $name }.',
  ],
  'thread-innocents-running': [
    'Two votes running, and neither of them found a rascal.',
    'Again not a rascal, just like the one voted out before. Clean those glasses!',
    'The last card was no rascal’s, and this one is not either.',
    'Second time in a row: the table voted, the card shows no rascal.',
  ],
  'thread-first-criminal': [
    'Got one! The first rascal of this game is out: { $name }.',
    'Underline it in red, the first rascal found: { $name }.',
    'The very first rascal to go, says the card: { $name }.',
    'No rascal had been found so far. Here is the first: { $name }.',
  ],
  'thread-criminals-running': [
    'A second rascal in a row! What noses you have.',
    'Last time a rascal, this time a rascal: two votes, two finds.',
    'The table has done it again: a rascal’s card, like the one before.',
    'Two rascals running! The detectives are on the right track.',
  ],
  'thread-tie-again': [
    'Equal votes, for the second time in this game.',
    'A tie again! The notebook has one already.',
    'Two ties in one game. You all like sharing!',
    'The votes came out even once before. Now they have done it again.',
  ],
  'thread-nobody-again': [
    'The second day running on which the table votes nobody out.',
    'Yesterday no goodbye from the ballot, and none today.',
    'Two days in a row the vote has let everybody stay.',
    'Like yesterday, the table has sent nobody home.',
  ],
  'thread-unanimous': [
    'All votes for one and the same player. You sound like a choir!',
    'Every single vote has the same name on it.',
    'The table agreed completely: all votes fell on one.',
    'That was easy to count: one name, all the votes.',
  ],
  'thread-half': [
    'At least half of the chairs are empty now.',
    'Remember how loud it was at the start? Half of us, or more, have gone home.',
    'Half the table, if not more, is out of the game. Plenty of elbow room!',
    'By now at least half of the team is drinking cocoa at home.',
  ],
  'thread-last-three': [
    'Only three are left at the table: { $names }.',
    'Three chairs, three cups, three puzzled faces: { $names }.',
    'We started as a crowd, and now we are three: { $names }.',
    'The last three of this game: { $names }.',
  ],
  'thread-last-two': [
    'Only two are left at the table: { $names }.',
    'Two chairs and one big puzzle: { $names }.',
    'What a big table for two! Still here: { $names }.',
    'The last two of this game: { $names }.',
  ],
  'thread-long-game': [
    'The seventh quiet hour! The notebook needs more pages.',
    'Good night for the seventh time. What a long adventure!',
    'Quiet hour number seven. The night light wants a holiday.',
    'Six quiet hours are behind us. Here comes the seventh.',
  ],
} as const;
