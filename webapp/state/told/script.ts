/** What whoever leads a game reads out in the stage now open, line by line. */
import type { Accusation } from '../../../shared/engine/model.ts';
import type { TableView } from '../../../shared/engine/view.ts';
import { span } from '../../../shared/text/spans.ts';
import { play, view } from '../table.ts';
import { say, sayIfAny } from '../words.ts';
import { callLines } from './calls.ts';
import { courtNews, newsLines } from './facts.ts';
import { labelOf, listOf, numberOf } from './seats.ts';

export function scriptLines(): readonly string[] {
  const { stage, window } = view.value?.table ?? {};
  return stage === 'night' && !window ? nightLines() : dayLines();
}

function nightLines(): readonly string[] {
  const { round = 1 } = view.value?.table ?? {};
  const falls = linesOf(say('app-read-night', { round }));
  if (play.value?.cards) return [...falls, ...callLines(), ...linesOf(say('app-read-cards'))];
  return [...falls, say('app-read-phone'), ...callLines(), ...linesOf(say('app-read-night-over'))];
}

function dayLines(): readonly string[] {
  const { table } = view.value ?? {};
  const { stage = 'talk', speaker = null, queue = [], accused = [], news = [], seconds, window, leads } = table ?? {};
  const names = namesOf(accused);
  const floor =
    speaker === null ? [] : [say('app-read-floor', { name: labelOf(speaker), span: span(say, seconds ?? 0) })];
  const next = queue[0] === undefined ? [] : [say('app-read-next', { name: labelOf(queue[0]) })];
  if (window) return [...newsLines(news.slice(-2)), ...windowLines(window)];
  const morning = [...linesOf(say('app-read-morning')), ...newsLines(news)];
  if ((stage === 'vote' || stage === 'runoff') && speaker === null && accused.length === 1) {
    return [...newsLines(courtNews(news)), say('app-read-trial', { name: names }), ...voterLines()];
  }
  switch (stage) {
    case 'morning':
      return morning;
    case 'talk':
      return speaker === null
        ? [...morning, say('app-read-discussion', { span: span(say, seconds ?? 0) })]
        : [...floor, ...linesOf(say('app-read-talk')), ...next];
    case 'defence':
      return [...linesOf(say('app-read-defence', { names })), ...floor, ...next];
    case 'vote':
      return [...linesOf(say('app-read-vote', { names })), ...voterLines()];
    case 'runoff':
      if (leads === 'tie') return [say('leader-decides', { names: listOf(accused.map(({ seat }) => seat)) })];
      return speaker === null
        ? [...linesOf(say('app-read-runoff', { names })), ...voterLines()]
        : [...linesOf(say('app-read-tie', { names })), ...floor, ...next];
    case 'raise':
      return [...linesOf(say('app-read-raise', { names })), ...voterLines()];
    case 'verdict':
      return [
        ...newsLines(courtNews(news)),
        ...(speaker === null ? linesOf(say('app-read-verdict')) : lastWords(speaker, seconds)),
      ];
    default:
      return linesOf(say('app-read-dusk'));
  }
}

/** In the order in which they were named, each with who did it, where that was somebody. */
const namesOf = (accused: readonly Accusation[]): string =>
  accused
    .map(({ seat, by }) =>
      by === null ? labelOf(seat) : `${labelOf(seat)} (${say('app-named-by', { n: numberOf(by) })})`,
    )
    .join(', ') || say('nobody');

/** Where not everybody votes: from whom the vote was taken, or who alone has one (`party.judges.only`). */
function voterLines(): readonly string[] {
  const { seats = [], voters = [] } = view.value?.table ?? {};
  const without = seats.filter(({ id, out }) => out === null && !voters.includes(id));
  if (voters.length === 0 || without.length === 0) return [];
  return without.every(({ marks, cards }) => marks.length + cards.length > 0)
    ? [say('app-read-voteless', { names: listOf(without.map(({ id }) => id)) })]
    : [say('app-read-voters', { names: listOf(voters) })];
}

const windowLines = ({ is, seat }: NonNullable<TableView['window']>): readonly string[] => {
  const about = sayIfAny(`app-window-${is}-about`);
  const title = sayIfAny(`app-window-${is}`);
  return [seat === null ? `${title}.` : `${title}: ${labelOf(seat)}.`, about];
};

const lastWords = (speaker: string, seconds: number | null | undefined): readonly string[] => [
  say('app-read-last-words', { name: labelOf(speaker), span: span(say, seconds ?? 0) }),
];

const linesOf = (text: string): readonly string[] => text.split('\n');
