import { holdLawsOver } from '../kit/hold-laws.ts';

holdLawsOver('city', 'beginner', ['town', 'mafia', 'draw'], {
  departures: ['condemned', 'disqualified', 'left', 'shot'],
});
