import type { Story } from '../../../story/beats.ts';
import { cards } from './cards.ts';
import { end } from './end.ts';
import { news } from './news.ts';
import { paper } from './paper.ts';
import { round } from './round.ts';
import { threads } from './threads.ts';

/** A tired chronicler in a hat: dry, sparing, a little sad, and fair to everybody under the lamp. */
export const noir: Story<'noir'> = { ...cards, ...end, ...news, ...paper, ...round, ...threads };
