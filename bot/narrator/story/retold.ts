/** A whole game told once more from its beginning: the very lines that the group was told, without anything to press. */
import type { GameEvent } from '../../../shared/engine/events.ts';
import type { Accusation } from '../../../shared/engine/model.ts';
import { isForCards } from '../../../shared/engine/stages/pause.ts';
import { speechIn } from '../../../shared/engine/stages/speech.ts';
import { span } from '../../../shared/text/spans.ts';
import type { Running } from '../../table/play.ts';
import { dayEndBeat, metLines } from '../group/night.ts';
import { toldNews } from '../news.ts';
import { type PublicStage, publicStage } from '../stage.ts';

export interface Retold {
  readonly line: string;
  /** The event or the piece of news that it tells; null where it is told of the whole round. */
  readonly of: object | null;
  readonly isTitle?: true;
}

type Opened = Extract<GameEvent, { readonly type: 'stageOpened' }>;
const TRIAL: readonly string[] = ['defence', 'vote', 'runoff', 'raise'];

export function retold(state: Omit<Running, 'status'>): readonly Retold[] {
  const stage = publicStage(state);
  return stage.rounds.flatMap((events, i) => [...roundOf(asOf(stage, i + 1), events)]);
}

/** The table as it was in that round, as far as it matters to what is told. */
const asOf = (stage: PublicStage, round: number): PublicStage => ({
  ...stage,
  rounds: stage.rounds.slice(0, round),
  table: { ...stage.table, round },
});

function* roundOf(stage: PublicStage, events: readonly GameEvent[]): Generator<Retold> {
  const { teller, words, table } = stage;
  const { round } = table;
  const seen = new Set<string>();
  const isFirst = (what: string): boolean => !seen.has(what) && seen.add(what).size > 0;
  let accused: readonly Accusation[] = [];
  let isCounted = false;
  if (round === 1) yield* told(teller.nth('tell-opening', 1));
  for (const event of events) {
    switch (event.type) {
      case 'stageOpened':
        if (event.name === 'night' && isFirst('night')) yield* nightfall(stage);
        if (isForCards(event.spec)) for (const line of metLines(stage)) yield* told(line);
        if (event.name === 'night' || event.name === 'over') break;
        if (isFirst('morning')) yield* told(teller.morning(round));
        if (event.name === 'talk' && isFirst('talk')) yield* told(teller.inRound('tell-talk', round));
        if (TRIAL.includes(event.name) && isFirst('trial')) {
          yield title(words.say('trial', { round }));
          yield* told(teller.inRound('tell-trial', round));
        }
        if (isCounted && (event.name === 'runoff' || event.name === 'raise')) {
          const names = words.names(accused.map(({ seat }) => seat));
          yield* told(teller.of(event, 'trial-tie', { names }), event);
        }
        if (event.name === 'verdict' && isFirst('verdict')) {
          yield title(words.say('verdict', { round }));
          const isUncounted = !seen.has('count') && words.ownIfAny('verdict-without-ballot') === null;
          if (isUncounted) yield* told(teller.inRound('verdict-without-ballot', round));
          if (!isSettled(events)) yield* told(teller.inRound('day-nobody', round));
        }
        isCounted = false;
        yield* speech(stage, event);
        break;
      case 'announced':
        if (seen.has('night') && !seen.has('morning') && isFirst('dawn')) yield title(words.say('morning', { round }));
        if (isCounted && isFirst('verdict')) yield title(words.say('verdict', { round }));
        for (const { line, item } of toldNews(stage, [event])) yield { line, of: item };
        break;
      case 'nominated':
      case 'withdrew': {
        accused = [...accused.filter(({ by }) => by !== event.by), ...(event.type === 'nominated' ? [event] : [])];
        const beat = event.type === 'nominated' ? 'accused-line' : 'withdrawn-line';
        yield* told(teller.of(event, beat, { name: words.name(event.seat), by: words.name(event.by) }), event);
        break;
      }
      case 'accusedNarrowed':
        accused = event.accused;
        break;
      case 'tallied':
        if (isFirst('count')) yield* told(teller.inRound('tell-count', round));
        isCounted = true;
        break;
      case 'won':
        yield title(words.say('end'));
        yield* told(teller.nth(event.winner === 'draw' ? 'end-draw' : `side-${event.winner}-won`, 1), event);
        break;
    }
  }
}

/** Somebody was condemned, or it was told why nobody was. */
const isSettled = (day: readonly GameEvent[]): boolean =>
  day.some(
    (event) =>
      (event.type === 'fell' && event.how === 'condemned') ||
      (event.type === 'announced' && event.news.some((item) => 'spared' in item || 'pardoned' in item)),
  );

function* nightfall(stage: PublicStage): Generator<Retold> {
  const { teller, words, table } = stage;
  const { round } = table;
  const end = round > 1 ? dayEndBeat(stage) : null;
  if (end) yield* told(teller.inRound(end, round - 1));
  if (round > 1) yield* told(teller.evening(round - 1));
  yield title(words.say('night', { round }));
  yield* told(teller.inRound(round === 1 ? 'tell-first-night' : 'tell-nightfall', round));
}

/** Whose word it is, where that is called. */
function* speech({ teller, words, callsSpeakers }: PublicStage, event: Opened): Generator<Retold> {
  const { spec, name, seconds } = event;
  const floor = speechIn(spec);
  if (!floor) return;
  const speaker = words.name(floor.queue[0] ?? '');
  const time = span(words.say, seconds ?? 0);
  if (floor.lastWords) {
    const line =
      name === 'morning'
        ? teller.of(event, 'morning-last-word', { name: speaker, span: time })
        : teller.of(event, 'verdict-last-words', { names: words.names(floor.queue), span: time });
    yield* told(line, event);
  } else if (callsSpeakers) {
    yield* told(teller.of(event, floor.isSilent ? 'talk-lost' : 'talk-turn', { name: speaker, span: time }), event);
  } else if (name === 'talk') yield* told(teller.of(event, 'floor', { name: speaker }), event);
}

const title = (line: string): Retold => ({ line, of: null, isTitle: true });

const told = (line: string | null, of: object | null = null): readonly Retold[] =>
  line === null ? [] : [{ line, of }];
