import { holdLawsOver } from '../kit/hold-laws.ts';

holdLawsOver('party', 'extended', ['red', 'mafia', 'yakuza', 'maniac', 'draw']);
