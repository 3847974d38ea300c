/** What the protocol of this game already holds. */
export const threads = {
  'thread-quiet-twice': [
    'This is the second miss in succession.',
    'The protocol shows a miss for the previous night as well.',
    'For the second night running nobody has been shot.',
    'Two nights in a row have vacated no seat.',
    'Noted: last night repeats the result of the night before, a miss.',
  ],
  'thread-quiet-thrice': [
    'The run of misses now counts three nights or more.',
    'At least three nights in succession have ended in a miss.',
    'Another miss, on top of the last two.',
    'Noted: for no fewer than three nights running, nobody has been shot.',
    'The column of misses grows without a break: three entries at the least.',
  ],
  'thread-first-loss': [
    'Until now no night of this game had produced a hit.',
    'The first hit of this game is on record.',
    'The misses are over. A night has vacated its first seat.',
    'Noted: the first player lost by night in this game.',
  ],
  'thread-losses-running': [
    'A hit for the third night in succession.',
    'Three nights running, and each has vacated a seat.',
    'The protocol shows a hit for each of the last three nights.',
    'For the third time in a row a night has cost the table a player.',
  ],
  'thread-accused-again': [
    'Nominated on a third day of this game: { $name }.',
    'The protocol lists { $name } among the nominated of three different days.',
    'Noted: today is the third day with a nomination of { $name }.',
    'Twice before, and today again, the list has held { $name }.',
  ],
  'thread-accuser-fell': [
    'Nominated the player voted out yesterday, shot in the night: { $name }.',
    'Noted: yesterday the table followed a nomination by { $name }, who was shot in the night.',
    'Yesterday’s decision began with a nomination by { $name }. The night after, that player was shot.',
    'On record for { $name }: yesterday the nomination that was carried, in the night the shot.',
  ],
  'thread-tie-again': [
    'This is the second tie of the game.',
    'One tie was in the protocol already; now there are two.',
    'For the second time in this game the votes were equal.',
    'Ties in this game so far: two.',
  ],
  'thread-nobody-again': [
    'For the second day running nobody is voted out.',
    'Yesterday the table voted nobody out; today the same.',
    'Two days in succession have passed without a player being voted out.',
    'Noted: no player left by vote yesterday, and none today.',
  ],
  'thread-unanimous': [
    'All votes fell on one player.',
    'The ballot was unanimous: one name, every vote.',
    'Noted: not a single vote went to anybody else.',
    'The count shows one column filled and the rest empty.',
  ],
  'thread-half': [
    'At least half of the table is gone.',
    'Of the players who were dealt a card, half or more have left.',
    'Noted: no fewer than half of the seats are vacant.',
    'The table is down to half its first strength, or less.',
  ],
  'thread-last-three': [
    'Three players remain: { $names }.',
    'The table now consists of three: { $names }.',
    'Of all the seats three are still taken: { $names }.',
    'Noted: the last three of this game are { $names }.',
  ],
  'thread-last-two': [
    'Two players remain: { $names }.',
    'The table now consists of two: { $names }.',
    'Of all the seats two are still taken: { $names }.',
    'Noted: the last two of this game are { $names }.',
  ],
  'thread-long-game': [
    'The seventh night begins. Few protocols run to this page.',
    'Six nights are on record. This is the seventh.',
    'Noted for its length: the game enters night seven.',
    'Night number seven. The clock has no objection.',
  ],
} as const;
