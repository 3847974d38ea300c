import { holdLawsOver } from '../kit/laws/hold-laws.ts';

holdLawsOver('party', 'base', ['red', 'mafia', 'draw']);
