import type { Story } from '../../../story/beats.ts';
import { cards } from './cards.ts';
import { end } from './end.ts';
import { news } from './news.ts';
import { paper } from './paper.ts';
import { round } from './round.ts';
import { threads } from './threads.ts';

/** A school of detectives: friendly, playful, curious. */
export const kids: Story<'kids'> = { ...cards, ...end, ...news, ...paper, ...round, ...threads };
