import { holdLawsOver } from '../kit/hold-laws.ts';

holdLawsOver('city', 'yakuza', ['town', 'mafia', 'yakuza', 'draw'], {
  timesDealt: 500,
  departures: ['condemned', 'disqualified', 'left', 'shot'],
});
