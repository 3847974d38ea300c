/** What is read out when somebody is called in the night: `EDITION-wake-WHO-ERRAND`. */
export const sportCalls = {
  'sport-wake-don-show': 'The don takes his mask off and lets the judge know who he is.',
  'sport-wake-black-meet':
    'The blacks take off their masks: you have exactly one minute. The don shows who he is and sets the order of shots. Then masks on again.',
  'sport-wake-sheriff-look': 'The sheriff may look at the table: twenty seconds.',
  'sport-wake-black-shoot':
    'The mafia goes hunting: I call the numbers from 1 to 10, the shot is made on the phone. The mafia goes away.',
  'sport-wake-don-act': 'The don looks for the sheriff: ten seconds.',
  'sport-wake-sheriff-act': 'The sheriff checks a player: ten seconds.',
} as const;
