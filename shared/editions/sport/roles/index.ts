import { byId } from '../../parts/roles.ts';
import { citizen } from './citizen.ts';
import { don } from './don.ts';
import { mafioso } from './mafioso.ts';
import { sheriff } from './sheriff.ts';

export const roles = byId(citizen, sheriff, mafioso, don);
