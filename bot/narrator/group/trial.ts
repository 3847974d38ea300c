/** The trial and its verdict, as the group reads them. */
import type { GameEvent } from '../../../shared/engine/events.ts';
import type { SeatId } from '../../../shared/engine/ids.ts';
import { ballotIn } from '../../../shared/engine/stages/ballot.ts';
import { speechIn } from '../../../shared/engine/stages/speech.ts';
import { span } from '../../../shared/text/spans.ts';
import { blocks, lines } from '../../chat/message.ts';
import { newsLines } from '../news.ts';
import { accusedText, partsOf, sinceWindow, TRIAL, windowsIn } from '../parts.ts';
import { eventsOf, type PublicStage } from '../stage.ts';
import { talliesOf } from '../tallies.ts';
import { until } from '../words.ts';
import type { WayIn } from './parts-of-round.ts';

export function trialText(stage: PublicStage, door: WayIn): string {
  const { table, words, teller } = stage;
  const { round } = table;
  const { trial } = partsOf(stage);
  const isInterrupted = windowsIn(trial).length > 0;
  // What was told before a shot interrupted the speeches is not told again.
  const heard = sinceWindow(trial);
  const counted = countedIn(heard);
  const tallies = talliesOf(heard, stage);
  return blocks(
    !isInterrupted && lines(words.say('trial', { round }), teller.inRound('tell-trial', round)),
    // Once there is a count it names the accused as well; a message holds only so much.
    tallies.length === 0 && !isInterrupted && accusedText(stage, door.isApp),
    lines(...newsLines(stage, heard.slice(0, counted + 1))),
    ...tallies,
    lines(...newsLines(stage, heard.slice(counted + 1))),
    nowText(stage, door),
    !door.isApp &&
      table.voters.length > 0 &&
      table.ready.length > 0 &&
      words.say('trial-voted', { names: words.list(table.ready) }),
  );
}

/** What the trial is at just now. */
function nowText(stage: PublicStage, { isApp }: WayIn): string | null {
  const { table, words, deadline, seconds } = stage;
  const { say } = words;
  const each = { span: span(say, seconds) };
  const time = { until: until(say, deadline, seconds) };
  const isBallot = table.voters.length > 0;
  const defence = say(isApp ? 'trial-defence-app' : 'trial-defence');
  switch (table.stage) {
    case 'defence':
      return defence;
    case 'vote':
      if (isOneByOne(stage)) return oneText(stage, time, isApp);
      // That there is a ballot after the defence was said when it began; who votes is news where not everybody does.
      if (isForAll(stage) && hadDefence(stage)) return defence;
      return lines(votersText(stage), say(isApp ? 'trial-vote-app' : 'trial-vote', time), leaderText(stage));
    case 'runoff':
      if (isOneByOne(stage)) return oneText(stage, time, isApp);
      if (table.leads === 'tie')
        return say('leader-decides', { names: words.names(table.accused.map(({ seat }) => seat)) });
      if (table.repeat > 0)
        return lines(
          tieText(stage),
          say(isApp ? 'trial-repeat-app' : 'trial-repeat', { ...time, n: table.repeat }),
          leaderText(stage),
        );
      return lines(
        tieText(stage),
        isBallot ? say(isApp ? 'trial-runoff-app' : 'trial-runoff', time) : say('trial-runoff-talk', each),
        isBallot && leaderText(stage),
      );
    case 'raise':
      return lines(tieText(stage), say(isApp ? 'trial-raise-app' : 'trial-raise', time));
    default:
      return null;
  }
}

/** Who came out of the count even, or together into the final. */
function tieText({ rounds, words, teller, table }: PublicStage): string | null {
  const today = rounds.at(-1) ?? [];
  const opened = openedSince(today);
  const accused = table.accused.map(({ seat }) => seat);
  if (isShotAt(today)) return `${words.say('accused')} ${words.list(accused)}`;
  const names = words.names(accused);
  return opened && eventsOf(today, 'tallied').length > 0 ? teller.of(opened, 'trial-tie', { names }) : null;
}

/** Somebody was hit since the last count, so those who came out of it may not all be left. */
const isShotAt = (today: readonly GameEvent[]): boolean =>
  eventsOf(today.slice(countedIn(today) + 1), 'announced').some(({ news }) => news.some((item) => 'hit' in item));

const countedIn = (events: readonly GameEvent[]): number => events.findLastIndex(({ type }) => type === 'tallied');

type Opened = Extract<GameEvent, { readonly type: 'stageOpened' }>;

/** What was the first to open after the last count of the day. */
function openedSince(today: readonly GameEvent[], isWanted: (event: Opened) => boolean = () => true): Opened | null {
  return eventsOf(today.slice(countedIn(today) + 1), 'stageOpened').find(isWanted) ?? null;
}

/** With a Leader: that he votes first, or how he has. */
function leaderText({ table, words, teller, rounds }: PublicStage): string | null {
  const { say } = words;
  const [vote] = Object.entries(table.openVotes);
  if (vote) {
    const [by, given] = vote;
    const name = words.name(by);
    const ballot = openedSince(rounds.at(-1) ?? [], ({ spec }) => ballotIn(spec) !== null);
    if (!ballot) return null;
    return words.isPlace(given)
      ? teller.of(ballot, 'leader-vote', { name, target: words.name(given) })
      : teller.of(ballot, 'leader-abstains', { name });
  }
  if (table.leads !== 'first' || table.leader === null) return null;
  return `${say('leader-now', { name: words.name(table.leader) })} ${say('leader-first')}`;
}

/** The accused are tried one after the other. */
const isOneByOne = ({ rounds, table }: PublicStage): boolean => {
  const opened = eventsOf(rounds.at(-1) ?? [], 'stageOpened').at(-1);
  return opened !== undefined && ballotIn(opened.spec)?.among !== undefined && table.accused.length > 0;
};

const oneText = (stage: PublicStage, time: { readonly until: string }, isApp: boolean): string => {
  const { words, table } = stage;
  const names = words.names(table.accused.map(({ seat }) => seat));
  return lines(
    words.say('trial-one', { names }),
    votersText(stage),
    words.say(isApp ? 'trial-vote-app' : 'trial-vote', time),
  );
};

const isForAll = ({ table }: PublicStage): boolean =>
  table.seats.every(({ id, out }) => out !== null || table.voters.includes(id));

const hadDefence = (stage: PublicStage): boolean =>
  eventsOf(partsOf(stage).trial, 'stageOpened').some(({ name }) => name === 'defence');

const votersText = (stage: PublicStage): string =>
  isForAll(stage)
    ? stage.words.say('trial-voters-all')
    : stage.words.say('trial-voters', { names: stage.words.names(stage.table.voters) });

export function verdictText(stage: PublicStage): string {
  const { table, words, teller } = stage;
  const { say } = words;
  const tell = (beat: string) => teller.inRound(beat, table.round);
  // Where everybody may be named, that nobody was counted says nothing of the accused.
  const own = words.ownIfAny('verdict-without-ballot');
  const { trial, verdict } = partsOf(stage);
  const settled = sinceTrial(stage);
  const hasOpened = windowsIn(settled).length > 0;
  const count = hasOpened ? null : talliesOf(trial, stage).at(-1);
  const told = hasOpened || count ? sinceWindow(settled) : verdict;
  const isSomebody =
    hasOpened ||
    eventsOf(told, 'fell').some(({ how }) => how === 'condemned') ||
    eventsOf(told, 'announced').some(({ news }) => news.some((item) => 'spared' in item || 'pardoned' in item));
  const speakers = [...(table.speaker === null ? [] : [table.speaker]), ...table.queue];
  return blocks(
    !hasOpened && say('verdict', { round: table.round }),
    !hasOpened && (count ?? lines(accusedText(stage, true), own ? say(own) : tell('verdict-without-ballot'))),
    lines(...newsLines(stage, told), !isSomebody && tell('day-nobody')),
    speakers.length > 0 && lastWordsText(stage, speakers),
  );
}

function lastWordsText({ rounds, words, teller, seconds }: PublicStage, speakers: readonly SeatId[]): string | null {
  const speech = eventsOf(rounds.at(-1) ?? [], 'stageOpened').findLast(({ spec }) => speechIn(spec));
  const values = { names: words.names(speakers), span: span(words.say, seconds) };
  return speech ? teller.of(speech, 'verdict-last-words', values) : null;
}

/** What followed from the last ballot of the day, or from speeches after which none was held. */
function sinceTrial({ rounds }: PublicStage): readonly GameEvent[] {
  const today = rounds.at(-1) ?? [];
  const isOfTrial = (event: GameEvent) =>
    event.type === 'tallied' || (event.type === 'stageOpened' && TRIAL.includes(event.name));
  return today.slice(today.findLastIndex(isOfTrial) + 1);
}
