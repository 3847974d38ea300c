import { holdLawsOver } from '../kit/laws/hold-laws.ts';

holdLawsOver('spytown', 'kids', ['police', 'mafia', 'draw'], {
  share: 0.25,
  departures: ['condemned', 'disqualified', 'left', 'shot', 'struck'],
});
