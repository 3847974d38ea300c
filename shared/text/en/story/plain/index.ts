import type { Story } from '../../../story/beats.ts';
import { cards } from './cards.ts';
import { end } from './end.ts';
import { news } from './news.ts';
import { paper } from './paper.ts';
import { round } from './round.ts';
import { threads } from './threads.ts';

/** A calm newsroom: what happened, in short sentences, and nothing else. */
export const plain: Story<'plain'> = { ...cards, ...end, ...news, ...paper, ...round, ...threads };
