import { holdLawsOver } from '../kit/laws/hold-laws.ts';

holdLawsOver('party', 'hostless', ['red', 'mafia', 'yakuza', 'maniac', 'draw']);
