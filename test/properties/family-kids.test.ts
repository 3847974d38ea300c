import { holdLawsOver } from '../kit/hold-laws.ts';

holdLawsOver('family', 'kids', ['town', 'mafia', 'catwoman', 'maniac', 'draw'], {
  share: 0.25,
  departures: ['condemned', 'disqualified', 'left', 'shot', 'struck'],
});
