/** Choosing what to practise alone. */
export const practice = {
  'app-practice-title': 'Practice alone',
  'app-practice-about':
    'You play against practice players at your own pace. A coach explains every question by its rule, and at the end you see who knew what.',
  'app-practice-books': 'Which rulebook?',
  'app-practice-role': 'Which role would you like to have?',
  'app-practice-surprise': 'Surprise me',
  'app-practice-surprise-about': 'Whatever the lot brings',
  'app-practice-old': 'You have not finished a practice yet: a new one puts it away.',
  'app-practice-on': 'Go on',
} as const;
