import { holdLawsOver } from '../kit/laws/hold-laws.ts';

holdLawsOver('family', 'basic', ['town', 'mafia', 'maniac', 'catwoman', 'draw'], {
  share: 0.5,
  timesDealt: 500,
  departures: ['condemned', 'disqualified', 'left', 'shot'],
});
