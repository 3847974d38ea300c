/** Rules of the catalogues that no code, test or written game names, each with the reason why. */
export const UNCITED: Readonly<Record<string, string>> = {
  'party.goal': 'a summary; the exact conditions are the party.win… and party.extended.win… rules',
  'party.setup.roles-read': 'the narrator posts it; the engine gives the characters in play in every view',
  'party.conduct.eyes': 'how screens behave; the engine side of it is the law of equal views, and decoys',
  'party.conduct.silence': 'the group chat at night is the bot’s to close',
  'party.conduct.turn': 'messages out of turn are the bot’s to remove',
  'party.conduct.card-secret': 'what is claimed in speeches is nobody’s to check; views show no card before the end',
  'party.commissioner': 'advice on how to play; the check itself is party.commissioner.check',
  'party.night.dead-roles-called':
    'the narrator’s night text; nothing that the engine makes public shows who has acted',
  'city.setup.deal': 'how every edition deals; what each player sees of it is the law of equal views',
  'city.setup.adult': 'a line in the lobby and in the rulebook, without effect',
  'city.card.hidden': 'the app has nothing to show a card with; what is claimed in words is free',
  'city.night1.others': 'no online equivalent: the bot knows the cards',
  'city.day.aims': 'advice on how to play',
  'city.day.senses': 'no online equivalent: nothing is heard at night; the law of equal views and decoys see to it',
  'city.sleepwalker.silent': 'a line on the role card; words in the chat are not policed',
  'city.mafia.announced': 'what the narrator does not post at night',
  'city.decision.composition': 'the narrator posts it; the engine gives the characters in play in every view',
  'party.win.drinks': 'a line of the narrator’s, without effect',
};
