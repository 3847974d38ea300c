/** The course of a game that is over, night by night: everything may be told now. */
import type { GameEvent } from '../../shared/engine/events.ts';
import type { Choice, SeatId } from '../../shared/engine/model.ts';
import { hasText } from '../../shared/text/speak.ts';
import { lines, type Screen } from './screen.ts';
import { byRound, eventsOf } from './stage.ts';
import { answerText } from './tallies.ts';
import type { Words } from './words.ts';

/** Telegram takes 4096; the markup is not counted, but names may be long. */
const LONGEST = 3500;

/** As many messages as it takes, cut between rounds or, if need be, between lines. */
export function courseScreens(log: readonly GameEvent[], words: Words): readonly Screen[] {
  const title = words.say('course');
  const pages: string[][] = [[]];
  let length = 0;
  for (const line of byRound(log).flatMap((events, i) => roundLines(events, i + 1, words))) {
    if (length + line.length > LONGEST) {
      pages.push([]);
      length = 0;
    }
    pages.at(-1)!.push(line);
    length += line.length + 1;
  }
  return pages.map((page) => ({ text: lines(title, `<blockquote expandable>${page.join('\n')}</blockquote>`) }));
}

function roundLines(events: readonly GameEvent[], round: number, words: Words): readonly string[] {
  const { say } = words;
  const dawn = events.findIndex(({ type }, i) => i > 0 && type === 'stageOpened' && !isWave(events[i]!));
  const [night, day] = dawn < 0 ? [events, []] : [events.slice(0, dawn), events.slice(dawn)];
  const named = eventsOf(day, 'nominated').map(({ seat }) => seat);
  return [
    `<b>${say('course-night', { round })}</b>`,
    ...actLines(night, words),
    ...fateLines(night, words),
    ...(day.length > 0 ? [`<b>${say('course-day', { round })}</b>`] : []),
    ...(named.length > 0 ? [say('course-accused', { names: words.list(named) })] : []),
    ...eventsOf(day, 'tallied').map(({ counts }) =>
      say('course-count', {
        counts: Object.entries(counts)
          .map(([what, count]) => `${answerText(what, words)} ${count}`)
          .join(', '),
      }),
    ),
    ...fateLines(day, words),
  ];
}

const isWave = (event: GameEvent): boolean => event.type === 'stageOpened' && event.spec.kind === 'wave';

/** What each one did in the night, as it stood when the night closed. */
function actLines(night: readonly GameEvent[], words: Words): readonly string[] {
  const last = new Map<string, Choice>();
  for (const { choice } of eventsOf(night, 'chose')) last.set(`${choice.by} ${choice.slot} ${choice.wave}`, choice);
  return [...last.values()].flatMap(({ by, action, target, targets }) => {
    const id = `action-${action}`;
    const named: readonly SeatId[] = targets ?? (target === undefined ? [] : [target]);
    if (action === 'suspect' || !hasText(id) || named.length === 0) return [];
    return [words.say('course-act', { act: words.say(id), by: words.list([by]), target: words.list(named) })];
  });
}

const fateLines = (part: readonly GameEvent[], words: Words): readonly string[] => [
  ...eventsOf(part, 'turned').map(({ seat, side }) =>
    words.say('course-turned', { name: words.list([seat]), side: words.side(side) }),
  ),
  ...eventsOf(part, 'fell').map(({ seat, how }) => words.say(`course-${how}`, { name: words.name(seat) })),
];
