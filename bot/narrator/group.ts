/** What the group reads while a game is on: a message for each part of a round, edited while that part lasts. */
import type { GameEvent } from '../../shared/engine/events.ts';
import type { How, News, SeatId } from '../../shared/engine/model.ts';
import type { StageName } from '../../shared/engine/words.ts';
import { optionLines } from './options.ts';
import { isDiscussion } from './question.ts';
import { type Button, blocks, escapeHtml, lines, type Screen } from './screen.ts';
import { accusedIn, eventsOf, isIn, type PublicStage } from './stage.ts';
import { talliesOf } from './tallies.ts';
import { span, until, type Words } from './words.ts';

/** The order of speeches is told when they begin; as they go on the board follows now and then. */
const BOARD_PACE = 300;
/** Where all talk at once the board is where accusations are seen. */
const TALK_PACE = 20;

const TRIAL: readonly StageName[] = ['defence', 'vote', 'runoff', 'raise'];

/** Where people answer: the table in the app, or their direct chats. */
export interface Door {
  readonly button: Button;
  readonly isApp: boolean;
}

/** One message is alive at a time; when its part of the round is over it stays as it was, and the next one goes on. */
export function groupScreens(stage: PublicStage, door: Door): ReadonlyMap<string, Screen> {
  const { table } = stage;
  const { round } = table;
  const buttons = [[door.button]];
  // The day is led in the app as well: whoever speaks accuses and finishes there.
  const byDay = door.isApp && { buttons };
  // Who has voted is seen in the app; here it follows now and then.
  const isVoting = !door.isApp && table.voters.length > 0 && table.ready.length > 0;
  switch (table.stage) {
    case 'night':
      return new Map([[`night:${round}`, { text: nightText(stage, door), buttons, isVital: true }]]);
    case 'morning':
    case 'talk':
      return new Map([[`day:${round}`, { text: dayText(stage, door), ...byDay, ...paceOf(stage), isVital: true }]]);
    case 'verdict':
      return new Map([[`verdict:${round}`, { text: verdictText(stage), ...byDay, isVital: true }]]);
    default:
      return new Map([
        [
          `trial:${round}`,
          { text: trialText(stage, door), buttons, ...(isVoting && { pace: TALK_PACE }), isVital: true },
        ],
      ]);
  }
}

/** Somebody has spoken or accused already. */
const hasBegun = ({ rounds, table }: PublicStage): boolean => {
  const today = rounds.at(-1) ?? [];
  const speeches = eventsOf(today, 'stageOpened').filter(({ name }) => name === 'talk').length;
  return table.stage === 'talk' && (speeches > 1 || eventsOf(today, 'nominated').length > 0);
};

function paceOf(stage: PublicStage): Pick<Screen, 'pace'> {
  if (isDiscussion(stage)) return { pace: TALK_PACE };
  return hasBegun(stage) ? { pace: BOARD_PACE } : {};
}

function nightText(stage: PublicStage, { isApp }: Door): string {
  const { table, words, deadline, decoys, seconds, called, isForCards, hasParts, gangs } = stage;
  const { say } = words;
  const before = table.round === 1 ? openingText(stage) : dayEndText(stage);
  if (isForCards) {
    return blocks(
      before,
      lines(
        say('night', { round: table.round }),
        ...gangs.map((gang) => say(words.own(`met-${gang}`))),
        say(isApp ? 'night-cards-app' : 'night-cards'),
      ),
    );
  }
  return blocks(
    before,
    lines(
      say('night', { round: table.round }),
      // When a part of it ends is nobody's business, so no time is told.
      say(`night-${decoys ? 'answer' : 'act'}${hasParts ? '-parts' : ''}${isApp ? '-app' : ''}`, {
        until: until(say, deadline, seconds),
      }),
      called.length > 0 && say('night-wakes', { roles: called.map(words.role).join(', ') }),
    ),
  );
}

function openingText({ table, desk, words }: PublicStage): string {
  const { say } = words;
  const seats = table.seats.map(({ id }, i) => `${i + 1}. ${words.plain(id)}`);
  return blocks(
    lines(
      say('opening'),
      say('lobby-edition', { edition: say(words.own('name')), mode: say(words.own(`mode-${table.mode}`)) }),
      desk.host && say('opening-host', { name: `<b>${escapeHtml(desk.host.name)}</b>` }),
    ),
    lines(say('opening-seats'), ...seats),
    lines(say('in-play', { roles: words.roles(table.inPlay) }), ...optionLines(desk, words)),
    desk.seal && say('sealed', { hash: desk.seal }),
    desk.caveat && say(desk.caveat),
  );
}

/** How the day ended that had no verdict; one that had is told already. */
function dayEndText({ rounds, words, table }: PublicStage): string | null {
  const { say } = words;
  const yesterday = rounds.at(-2) ?? [];
  if (eventsOf(yesterday, 'fell').some(({ how }) => how === 'condemned') || hadVerdict(yesterday)) return null;
  const accused = accusedIn(yesterday);
  if (accused.length === 0) return say('day-no-accused');
  const count = talliesOf(yesterday, words).at(-1);
  if (count) return blocks(count, say('day-nobody'));
  const isFirstDay = table.round === 2;
  return lines(
    ...accused.map(({ seat, by }) => say('accused-line', { name: words.name(seat), by: words.name(by) })),
    say(isFirstDay ? words.ownOr('no-trial', 'day-no-trial') : 'day-no-trial'),
  );
}

const hadVerdict = (day: readonly GameEvent[]): boolean =>
  eventsOf(day, 'stageOpened').some(({ name }) => name === 'verdict');

function dayText(stage: PublicStage, { isApp }: Door): string {
  const { table, words, seconds, deadline } = stage;
  const { say } = words;
  const { dawn } = partsOf(stage);
  const opened = lines(say('morning', { round: table.round }), ...newsLines(stage, dawn));
  if (isDiscussion(stage)) {
    const time = until(say, deadline, seconds);
    if (isApp) return blocks(opened, say('discussion-app', { until: time }));
    return blocks(
      opened,
      say('discussion', { until: time }),
      lines(accusedText(stage), ...table.withdrawn.map(({ seat, by }) => withdrawnLine(words, seat, by))),
      table.ready.length > 0 && say('discussion-ready', { names: words.list(table.ready) }),
    );
  }
  // Who has the floor and who is accused is seen in the app at once; here it would be old before it is read.
  if (isApp) return blocks(opened, say('talk-app'));
  if (table.stage === 'morning') return opened;
  const speakers = table.queue.filter((seat) => isIn(table, seat));
  return blocks(
    opened,
    say('talk', { span: span(say, seconds) }),
    lines(
      table.speaker !== null && say('floor', { name: words.name(table.speaker) }),
      speakers.length > 0 && say('floor-next', { names: words.list(speakers) }),
    ),
    accusedText(stage),
  );
}

const withdrawnLine = (words: Words, seat: SeatId, by: SeatId): string =>
  words.say('withdrawn-line', { name: words.name(seat), by: words.name(by) });

interface Parts {
  /** From nightfall to the end of the speeches. */
  readonly dawn: readonly GameEvent[];
  readonly trial: readonly GameEvent[];
  readonly verdict: readonly GameEvent[];
}

/** What happened in which part of the round, so that each message tells its own and no other's. */
function partsOf({ rounds }: PublicStage): Parts {
  const today = rounds.at(-1) ?? [];
  const opens = (event: GameEvent) => event.type === 'stageOpened' && TRIAL.includes(event.name);
  const condemns = (event: GameEvent) => event.type === 'fell' && event.how === 'condemned';
  const verdict = indexOr(today, condemns, today.length);
  const trial = indexOr(today, opens, verdict);
  return { dawn: today.slice(0, trial), trial: today.slice(trial, verdict), verdict: today.slice(verdict) };
}

const indexOr = (events: readonly GameEvent[], found: (event: GameEvent) => boolean, otherwise: number): number => {
  const at = events.findIndex(found);
  return at < 0 ? otherwise : at;
};

/** The accused of the day in order, with who named them. */
function accusedText({ words, rounds }: PublicStage): string {
  const { say } = words;
  const named = accusedIn(rounds.at(-1) ?? []);
  if (named.length === 0) return say('accused-none');
  return lines(
    say('accused'),
    ...named.map(
      ({ seat, by }, i) => `${i + 1}. ${say('accused-line', { name: words.name(seat), by: words.name(by) })}`,
    ),
  );
}

/** What the table was told in this part of the round. */
function newsLines(stage: Pick<PublicStage, 'words'>, part: readonly GameEvent[]): readonly string[] {
  const how = new Map(eventsOf(part, 'fell').map((event) => [event.seat, event.how]));
  return eventsOf(part, 'announced').flatMap(({ news }) =>
    news.map((item) => newsLine(stage, item, how.get(String(item.out)) ?? 'left')),
  );
}

function newsLine({ words }: Pick<PublicStage, 'words'>, item: News, how: How): string {
  const { say } = words;
  if (typeof item.out === 'string') {
    const name = words.name(item.out);
    return say(`news-out-${how}`, { name: typeof item.role === 'string' ? `${name}, ${words.role(item.role)}` : name });
  }
  if (item.quiet === true) return say('news-quiet');
  const [key = ''] = Object.keys(item);
  const values = Object.entries(item).map(([part, value]) => [
    part,
    typeof value === 'string' ? words.name(value) : String(value),
  ]);
  return say(words.own(`news-${key}`), Object.fromEntries(values));
}

function trialText(stage: PublicStage, door: Door): string {
  const { table, words } = stage;
  const { trial } = partsOf(stage);
  const tallies = talliesOf(trial, words);
  return blocks(
    words.say('trial', { round: table.round }),
    // Once there is a count it names the accused as well; a message holds only so much.
    tallies.length === 0 && accusedText(stage),
    lines(...newsLines(stage, trial)),
    ...tallies,
    nowText(stage, door),
    !door.isApp && table.ready.length > 0 && words.say('trial-voted', { names: words.list(table.ready) }),
  );
}

/** What the trial is at just now. */
function nowText(stage: PublicStage, { isApp }: Door): string | null {
  const { table, words, deadline, seconds } = stage;
  const { say } = words;
  const each = { span: span(say, seconds) };
  const time = { until: until(say, deadline, seconds) };
  const isBallot = table.voters.length > 0;
  const defence = say(isApp ? 'trial-defence-app' : 'trial-defence');
  const tied = say('trial-tie', { names: words.names(table.accused.map(({ seat }) => seat)) });
  switch (table.stage) {
    case 'defence':
      return defence;
    case 'vote':
      if (isOneByOne(stage)) return oneText(stage, time, isApp);
      // That there is a ballot after the defence was said when it began: the voters are asked where they answer.
      if ((isApp || isForAll(stage)) && hadDefence(stage)) return defence;
      return lines(votersText(stage), say(isApp ? 'trial-vote-app' : 'trial-vote', time));
    case 'runoff':
      if (isOneByOne(stage)) return oneText(stage, time, isApp);
      return lines(
        tied,
        isBallot ? say(isApp ? 'trial-runoff-app' : 'trial-runoff', time) : say('trial-runoff-talk', each),
      );
    case 'raise':
      return lines(tied, say(isApp ? 'trial-raise-app' : 'trial-raise', time));
    default:
      return null;
  }
}

/** The accused are tried one after the other. */
const isOneByOne = ({ rounds }: PublicStage): boolean => {
  const spec = eventsOf(rounds.at(-1) ?? [], 'stageOpened').at(-1)?.spec;
  return spec?.kind === 'ballot' && spec.among !== undefined;
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

function verdictText(stage: PublicStage): string {
  const { table, words, seconds } = stage;
  const { say } = words;
  const { trial, verdict } = partsOf(stage);
  const count = talliesOf(trial, words).at(-1);
  const told = count ? sinceCount(stage) : verdict;
  const isSomebody = eventsOf(told, 'fell').some(({ how }) => how === 'condemned');
  const speakers = [...(table.speaker === null ? [] : [table.speaker]), ...table.queue];
  return blocks(
    say('verdict', { round: table.round }),
    count ?? lines(accusedText(stage), say('verdict-without-ballot')),
    lines(...newsLines(stage, told), !isSomebody && say('day-nobody')),
    speakers.length > 0 && say('verdict-last-words', { names: words.names(speakers), span: span(say, seconds) }),
  );
}

/** What followed from the last ballot of the day. */
function sinceCount({ rounds }: PublicStage): readonly GameEvent[] {
  const today = rounds.at(-1) ?? [];
  return today.slice(today.findLastIndex(({ type }) => type === 'tallied') + 1);
}

/** What the table heard last, when the game ends before the next message would have told it. */
export function lastNews(stage: PublicStage): string | null {
  const { words, table, rounds } = stage;
  const { dawn, trial, verdict } = partsOf(stage);
  const hadDay = eventsOf(dawn, 'stageOpened').some(({ name }) => name !== 'night');
  if (hadVerdict(rounds.at(-1) ?? [])) return null;
  const count = talliesOf(trial, words).at(-1);
  if (count && verdict.length > 0) return blocks(count, lines(...newsLines(stage, sinceCount(stage))));
  if (verdict.length > 0) return null;
  if (trial.length > 0) return lines(...newsLines(stage, trial)) || null;
  return hadDay ? null : lines(words.say('morning', { round: table.round }), ...newsLines(stage, dawn));
}
