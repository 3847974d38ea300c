import { holdLawsOver } from '../kit/hold-laws.ts';

holdLawsOver('party', 'hostless', ['red', 'mafia', 'yakuza', 'maniac', 'draw']);
