/** What is read while a table is set: what the rulebook is, its modes, variants and times. */
export const partySettings = {
  'party-about':
    'The boxed game for a big evening: 6 to 26 players, speeches in turn, a trial every day, and judges in the large decks. Nobody dies in the first night; cards of the dead stay face down to the end.',
  'party-best': 'A game takes 45–90 minutes.',
  'party-age': 'From 16 years on.',
  'party-mode-base-about':
    'Citizens and a commissioner against the mafia and its don. The mafia sees each other’s choices.',
  'party-mode-pro-about':
    'The same cards, but the mafia plans its victims in the first night and then shoots blind: only a common choice kills.',
  'party-mode-extended-about':
    'All fourteen characters: two gangs, a maniac, a werewolf, and judges who alone vote. Plans and blind shots as in Pro.',
  'party-mode-hostless-about':
    'For 12 and more without a human host: nobody checks in the first night, and the first dead may become the host.',
  'party-option-deck': 'Deck',
  'party-option-deck-base': 'base',
  'party-option-deck-extended': 'extended',
  'party-option-deck-about':
    'For 12 or 13 players: citizens, commissioner, mafiosi and don only, or all characters and the rules of Extended. From 14 on it is always the extended deck.',
  'party-option-deadHost': 'The first dead leads the game',
  'party-option-deadHost-about':
    'The first player killed or executed is shown all the roles and leads to the end: may end any speech, but neither speaks nor votes. Switched off, the bot leads alone.',
  'party-timer-first-night': 'First night',
  'party-timer-night': 'Night',
  'party-timer-morning': 'Morning',
  'party-timer-speech': 'Speech',
  'party-timer-defence': 'Defence',
  'party-timer-ballot': 'Ballot',
  'party-timer-last-words': 'Last words',
} as const;
