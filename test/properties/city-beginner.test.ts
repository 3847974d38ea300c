import { holdLawsOver } from '../kit/laws/hold-laws.ts';

holdLawsOver('city', 'beginner', ['town', 'mafia', 'draw'], {
  departures: ['condemned', 'disqualified', 'left', 'shot'],
});
