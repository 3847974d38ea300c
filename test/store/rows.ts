import type { NewGame } from '../../bot/store/index.ts';

export const gameRow = (id: string, groupId: number, change: Partial<NewGame> = {}): NewGame => ({
  id,
  groupId,
  status: 'lobby',
  version: 0,
  engine: null,
  snapshot: null,
  desk: { people: [] },
  deadline: null,
  createdAt: 1000,
  updatedAt: 1000,
  isPractice: false,
  ...change,
});
