import { holdLawsOver } from '../kit/laws/hold-laws.ts';

holdLawsOver('city', 'yakuza', ['town', 'mafia', 'yakuza', 'draw'], {
  timesDealt: 500,
  departures: ['condemned', 'disqualified', 'left', 'shot'],
});
