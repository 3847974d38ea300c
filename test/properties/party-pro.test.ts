import { holdLawsOver } from '../kit/laws/hold-laws.ts';

holdLawsOver('party', 'pro', ['red', 'mafia', 'draw']);
