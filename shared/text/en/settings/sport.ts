/** What is read while a table is set: what the rulebook is, its modes, variants and times. */
export const sportSettings = {
  'sport-about':
    'The tournament table: exactly ten players, a judge or the bot in his place, a minute each in strict turn. The blacks meet in the first night and shoot blind ever after. Cards stay face down until the end.',
  'sport-best': 'Exactly ten players; the judge does not count.',
  'sport-mode-standard-about':
    'Seven reds, one of them the sheriff, against three blacks, one of them the don. Fouls, last words, a best move, points and a protocol.',
  'sport-option-withdrawAllowed': 'A nomination may be taken back',
  'sport-option-withdrawAllowed-about': 'In the same minute in which it was made.',
  'sport-option-nomineesHidden': 'The list is not shown during the speeches',
  'sport-option-nomineesHidden-about': 'Each nomination is told once; who listens has the list.',
  'sport-option-noRaiseAtFour': 'No vote on all with three or four at the table',
  'sport-option-noRaiseAtFour-about': 'If two or three of them tie twice, night falls.',
  'sport-option-sideJudge': 'Side judge',
  'sport-option-table': 'Where you play',
  'sport-option-table-about':
    'In the chat, speeches are typed in turn. Around a real table they are spoken, the judge leads from the console, and everybody votes on their own phone.',
  'sport-option-table-chat': 'in the chat',
  'sport-option-table-live': 'around a real table',
  'sport-timer-first-night': 'First night',
  'sport-timer-night': 'Night',
  'sport-timer-last-word': 'Last word',
  'sport-timer-speech': 'Speech',
  'sport-timer-lost-word': 'Lost speech',
  'sport-timer-lost-word-endgame': 'Lost speech, three or four left',
  'sport-timer-ballot': 'Ballot',
  'sport-timer-tie-speech': 'Speech in a tie',
} as const;
