import { holdLawsOver } from '../kit/hold-laws.ts';

holdLawsOver('party', 'pro', ['red', 'mafia', 'draw']);
