import type { Role } from '../../../engine/rules.ts';
import { look } from '../../parts/looks.ts';

/** `spytown.agent.check`: each night sees the token of one other player. `spytown.win.agent`: is of the police. */
export const agent: Role = { id: 'agent', side: 'police', acts: [look] };

/** `spytown.small.agent-once`: in the first night only. */
export const agentOnce: Role = { ...agent, acts: [{ ...look, opens: ({ round }) => round === 1 }] };
