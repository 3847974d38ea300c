import type { Story } from '../../../story/beats.ts';
import { cards } from './cards.ts';
import { end } from './end.ts';
import { news } from './news.ts';
import { paper } from './paper.ts';
import { round } from './round.ts';
import { threads } from './threads.ts';

/** A tired chronicler with a wet hat and a dry tongue, who writes everything down and holds nothing against anybody. */
export const noir: Story<'noir'> = { ...cards, ...end, ...news, ...paper, ...round, ...threads };
