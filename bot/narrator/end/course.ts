/** The course of a game that is over, night by night, as messages for the group. */
import { hasText } from '../../../shared/text/speak.ts';
import type { ChronicleRound, Entry } from '../../../shared/wire/chronicle.ts';
import { lines, type Message } from '../../chat/message.ts';
import { answerText } from '../tallies.ts';
import type { Words } from '../words.ts';

/** Telegram takes 4096; the markup is not counted, but names may be long. */
const LONGEST = 3500;

/** As many messages as it takes, cut between rounds or, if need be, between lines; what is to stand with it on the first. */
export function courseMessages(
  chronicle: readonly ChronicleRound[],
  words: Words,
  rest: string | null = null,
): readonly Message[] {
  const title = words.say('course');
  const pages: string[][] = [[]];
  let length = rest?.length ?? 0;
  for (const line of chronicle.flatMap((round) => roundLines(round, words))) {
    if (length + line.length > LONGEST) {
      pages.push([]);
      length = 0;
    }
    pages.at(-1)!.push(line);
    length += line.length + 1;
  }
  return pages.map((page, i) => ({
    text: lines(page.length > 0 && title, page.length > 0 && folded(page), i === 0 && rest),
  }));
}

const folded = (page: readonly string[]): string => `<blockquote expandable>${page.join('\n')}</blockquote>`;

const roundLines = ({ round, night, day }: ChronicleRound, words: Words): readonly string[] => [
  `<b>${words.say('course-night', { round })}</b>`,
  ...night.flatMap((entry) => entryLines(entry, words)),
  ...(day ? [`<b>${words.say('course-day', { round })}</b>`] : []),
  ...(day ?? []).flatMap((entry) => entryLines(entry, words)),
];

/** What the group was told at the time stands above in the chat already. */
function entryLines(entry: Entry, words: Words): readonly string[] {
  const { say } = words;
  switch (entry.is) {
    case 'act': {
      const id = `action-${entry.action}`;
      if (!hasText(id)) return [];
      const act = entry.card === undefined ? say(id) : words.card(entry.card);
      return [say('course-act', { act, by: words.list([entry.by]), target: words.list(entry.targets) })];
    }
    case 'turned':
      return [say('course-turned', { name: words.list([entry.seat]), side: words.side(entry.side) })];
    case 'fell':
      return [say(`course-${entry.how}`, { name: words.name(entry.seat) })];
    case 'accused':
      return [say('course-accused', { names: words.list(entry.seats) })];
    case 'counted': {
      const counts = Object.entries(entry.counts).map(([what, count]) => `${answerText(what, words)} ${count}`);
      return [say('course-count', { counts: counts.join(', ') })];
    }
    default:
      return [];
  }
}
