import { holdLawsOver } from '../kit/laws/hold-laws.ts';

holdLawsOver('family', 'kids', ['town', 'mafia', 'catwoman', 'maniac', 'draw'], {
  least: 330,
  share: 1,
  departures: ['condemned', 'disqualified', 'left', 'shot', 'struck'],
});
