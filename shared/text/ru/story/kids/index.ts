import type { Story } from '../../../story/beats.ts';
import { cards } from './cards.ts';
import { end } from './end.ts';
import { news } from './news.ts';
import { paper } from './paper.ts';
import { round } from './round.ts';
import { threads } from './threads.ts';

/** The chief of a club of young sleuths: a notebook, a magnifying glass, and a bun saved from breakfast. */
export const kids: Story<'kids'> = { ...cards, ...end, ...news, ...paper, ...round, ...threads };
