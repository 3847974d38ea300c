import { holdLawsOver } from '../kit/laws/hold-laws.ts';

holdLawsOver('party', 'extended', ['red', 'mafia', 'yakuza', 'maniac', 'draw']);
