/** What the host reads out in the stage now open, line by line. */
import type { TableView } from '../../shared/engine/view.ts';
import { courtNews, newsLines } from '../state/facts.ts';
import { sheetOf } from '../state/rulebooks.ts';
import { labelOf, listOf } from '../state/seats.ts';
import { play, sight, view } from '../state/table.ts';
import { say, sayIfAny, span } from '../state/words.ts';
import { tied } from './tied.ts';

export function Script() {
  const { stage, window } = view.value?.table ?? {};
  const lines = stage === 'night' && !window ? nightLines() : dayLines();
  return (
    <div class="script">
      <h2 class="label dim">{say('app-host-script')}</h2>
      <ol>
        {lines.map((line) => (
          <li key={line}>{tied(line)}</li>
        ))}
      </ol>
    </div>
  );
}

/** Whoever is in play is called, also the dead: that somebody is not called would tell who has died. */
function nightLines(): readonly string[] {
  const { edition = '', mode = '' } = sight.value ?? {};
  const { inPlay = {}, round = 1 } = view.value?.table ?? {};
  const falls = linesOf(say('app-read-night', { round }));
  if (play.value?.cards) return [...falls, ...linesOf(say('app-read-cards'))];
  const sheet = sheetOf(edition)?.modes.find(({ id }) => id === mode);
  const calls = (sheet?.night ?? []).flatMap((step) => {
    const roles = step.filter((role) => Object.hasOwn(inPlay, role)).map((role) => sayIfAny(`role-${role}`));
    return roles.length === 0 ? [] : [say('app-read-wake', { n: roles.length, roles: roles.join(', ') })];
  });
  return [...falls, ...calls, ...linesOf(say('app-read-night-over'))];
}

function dayLines(): readonly string[] {
  const { table } = view.value ?? {};
  const { stage = 'talk', speaker = null, queue = [], accused = [], news = [], seconds, window, leads } = table ?? {};
  const names = listOf(accused.map(({ seat }) => seat));
  const floor = speaker === null ? [] : [say('app-read-floor', { name: labelOf(speaker), span: span(seconds ?? 0) })];
  const next = queue[0] === undefined ? [] : [say('app-read-next', { name: labelOf(queue[0]) })];
  if (window) return [...newsLines(news.slice(-2)), ...windowLines(window)];
  const morning = [...linesOf(say('app-read-morning')), ...newsLines(news)];
  if ((stage === 'vote' || stage === 'runoff') && speaker === null && accused.length === 1) {
    return [...newsLines(courtNews(news)), say('app-read-trial', { name: names })];
  }
  switch (stage) {
    case 'morning':
      return morning;
    case 'talk':
      return speaker === null
        ? [...morning, say('app-read-discussion', { span: span(seconds ?? 0) })]
        : [...floor, ...linesOf(say('app-read-talk')), ...next];
    case 'defence':
      return [...linesOf(say('app-read-defence', { names })), ...floor, ...next];
    case 'vote':
      return linesOf(say('app-read-vote', { names }));
    case 'runoff':
      if (leads === 'tie') return [say('leader-decides', { names })];
      return speaker === null
        ? linesOf(say('app-read-runoff', { names }))
        : [...linesOf(say('app-read-tie', { names })), ...floor, ...next];
    case 'raise':
      return linesOf(say('app-read-raise', { names }));
    case 'verdict':
      return [
        ...newsLines(courtNews(news)),
        ...(speaker === null ? linesOf(say('app-read-verdict')) : lastWords(speaker, seconds)),
      ];
    default:
      return linesOf(say('app-read-dusk'));
  }
}

const windowLines = ({ is, seat }: NonNullable<TableView['window']>): readonly string[] => {
  const about = sayIfAny(`app-window-${is}-about`);
  const title = sayIfAny(`app-window-${is}`);
  return [seat === null ? `${title}.` : `${title}: ${labelOf(seat)}.`, about];
};

const lastWords = (speaker: string, seconds: number | null | undefined): readonly string[] => [
  say('app-read-last-words', { name: labelOf(speaker), span: span(seconds ?? 0) }),
];

const linesOf = (text: string): readonly string[] => text.split('\n');
