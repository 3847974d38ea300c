import { holdLawsOver } from '../kit/laws/hold-laws.ts';

/** With and without a judge, who fouls, disqualifies and awards defeats at any moment and sometimes takes it back. */
holdLawsOver('sport', 'standard', ['red', 'black', 'draw'], {
  share: 4,
  timesDealt: 500,
  departures: ['condemned', 'disqualified', 'shot'],
});
