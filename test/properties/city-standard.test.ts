import { holdLawsOver } from '../kit/laws/hold-laws.ts';

holdLawsOver('city', 'standard', ['town', 'mafia', 'loner', 'draw'], {
  share: 2,
  timesDealt: 500,
  departures: ['condemned', 'disqualified', 'left', 'shot'],
});
