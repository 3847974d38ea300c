import { holdLawsOver } from '../kit/laws/hold-laws.ts';

/** Every action card, in the hands of those who play it, let it pass or never answer. */
holdLawsOver('spytown', 'extended', ['police', 'mafia', 'gang', 'draw'], {
  share: 0.8,
  departures: ['condemned', 'disqualified', 'left', 'shot', 'struck'],
  cardsDealt: 500,
  cardsPlayed: 36,
});
