import { byId } from '../../parts/roles.ts';
import { catwoman, sleeplessCatwoman } from './catwoman.ts';
import { citizen } from './citizen.ts';
import { commissioner } from './commissioner.ts';
import { detective } from './detective.ts';
import { doctor } from './doctor.ts';
import { mafioso } from './mafioso.ts';
import { maniac } from './maniac.ts';

export const roles = byId(citizen, commissioner, doctor, detective, catwoman, maniac, mafioso);

/** `family.catwoman.role` */
export const sleeplessRoles = { ...roles, ...byId(sleeplessCatwoman) };

/** `family.extended.roles`, `family.kids.roles`: abilities are lost, only mafiosi stay what they are. */
export const plainRoles = byId(citizen, mafioso);
