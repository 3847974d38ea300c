import type { Story } from '../../../story/beats.ts';
import { cards } from './cards.ts';
import { end } from './end.ts';
import { news } from './news.ts';
import { paper } from './paper.ts';
import { round } from './round.ts';
import { threads } from './threads.ts';

/** A dry comedian in a boarding house: soup, committees, a landlady, and a cat that says nothing. */
export const comic: Story<'comic'> = { ...cards, ...end, ...news, ...paper, ...round, ...threads };
