import { byId } from '../../parts/roles.ts';
import { agent, agentOnce } from './agent.ts';
import { mafioso } from './mafioso.ts';
import { policeman } from './policeman.ts';

export const roles = byId(policeman, agent, mafioso);
export const smallRoles = byId(policeman, agentOnce, mafioso);

/** `spytown.kids.no-agent` */
export const plainRoles = byId(policeman, mafioso);
