import { holdLawsOver } from '../kit/hold-laws.ts';

holdLawsOver('party', 'base', ['red', 'mafia', 'draw']);
