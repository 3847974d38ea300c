/** What the judge says at this moment, line by line: where people sit together it is read out. */
import { useEffect } from 'preact/hooks';
import { span } from '../../../shared/text/spans.ts';
import { sight, view } from '../../state/table.ts';
import { callLines } from '../../state/told/calls.ts';
import { newsLines } from '../../state/told/facts.ts';
import { labelOf, listOf, numberOf } from '../../state/told/seats.ts';
import { say, sayIfAny, speakCalls } from '../../state/words.ts';
import { tied } from '../chrome/tied.ts';

export function JudgeScript() {
  const { edition = '' } = sight.value ?? {};
  useEffect(() => void speakCalls(edition), [edition]);
  const lines = scriptLines();
  if (lines.length === 0) return null;
  return (
    <div class="judge-script">
      <h2 class="hidden">{say('app-judge-script')}</h2>
      <ol>
        {lines.map((line) => (
          <li key={line}>«{tied(line)}»</li>
        ))}
      </ol>
    </div>
  );
}

const read = (id: string, values?: Parameters<typeof sayIfAny>[1]): readonly string[] =>
  sayIfAny(`call-${id}`, values).split('\n').filter(Boolean);

function scriptLines(): readonly string[] {
  const { stage = 'talk', seats = [], news = [] } = view.value?.table ?? {};
  const names = listOf((view.value?.bench?.accused ?? []).map(({ seat }) => seat));
  const morning = () => [...read('morning'), ...newsLines(news.filter((item) => 'out' in item || 'quiet' in item))];
  switch (stage) {
    case 'night':
      return [...read('night'), ...callLines()];
    case 'morning':
      return [...morning(), ...word('last-words'), ...(mayGuess() ? read('best-move') : [])];
    case 'talk':
      return [...(isFirst(seats.length) ? morning() : []), ...floor(), ...next()];
    case 'vote':
      return read('vote', { names });
    case 'runoff':
      return isFloor() ? [...read('tie', { names }), ...word('tie-floor')] : read('runoff', { names });
    case 'raise':
      return read('raise', { names });
    case 'verdict':
      return word('last-words');
    case 'over':
      return read('over');
    default:
      return [];
  }
}

const isFloor = (): boolean => view.value?.table.speaker != null;

/** The first speech of the day. */
const isFirst = (seats: number): boolean => {
  const { queue = [], seats: all = [] } = view.value?.table ?? {};
  return seats > 0 && queue.length === all.filter(({ out }) => out === null).length - 1;
};

const mayGuess = (): boolean =>
  view.value?.bench?.choices.every(({ action }) => action !== 'guess') === true && view.value.table.round === 2;

function word(id: string): readonly string[] {
  const { speaker = null, seconds } = view.value?.table ?? {};
  return speaker === null
    ? []
    : read(id, { n: numberOf(speaker), name: labelOf(speaker), span: span(say, seconds ?? 0) });
}

const floor = (): readonly string[] => word(view.value?.table.isSilent ? 'lost' : 'floor');

function next(): readonly string[] {
  const [then] = view.value?.table.queue ?? [];
  if (then !== undefined) return read('next', { n: numberOf(then) });
  return view.value?.table.isBallotOff ? read('off') : [];
}
