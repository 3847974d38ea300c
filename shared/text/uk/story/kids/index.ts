import type { Story } from '../../../story/beats.ts';
import { cards } from './cards.ts';
import { end } from './end.ts';
import { news } from './news.ts';
import { paper } from './paper.ts';
import { round } from './round.ts';
import { threads } from './threads.ts';

/** A friend of eight to twelve years with a magnifying glass, a notebook and biscuits in the pocket. */
export const kids: Story<'kids'> = { ...cards, ...end, ...news, ...paper, ...round, ...threads };
