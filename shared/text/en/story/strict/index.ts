import type { Story } from '../../../story/beats.ts';
import { court } from './court.ts';
import { end } from './end.ts';
import { news } from './news.ts';
import { paper } from './paper.ts';
import { round } from './round.ts';
import { threads } from './threads.ts';

/** The judge of a tournament: formal, exact, sparing. */
export const strict: Story<'strict'> = { ...court, ...end, ...news, ...paper, ...round, ...threads };
