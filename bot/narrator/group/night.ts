/** Nightfall, as the group reads it. */
import type { GameEvent } from '../../../shared/engine/events.ts';
import { blocks, escapeHtml, lines, type Messages } from '../../chat/message.ts';
import { optionLines } from '../lobby/options.ts';
import { newsLines } from '../news.ts';
import { accusedText, hadVerdict, partsOf, sinceWindow, windowsIn } from '../parts.ts';
import { accusedIn, eventsOf, type PublicStage } from '../stage.ts';
import { talliesOf } from '../tallies.ts';
import { capital, until } from '../words.ts';
import { castBelow, castMessages } from './cast.ts';
import type { WayIn } from './parts-of-round.ts';

/** Which gangs have met in the first night. */
export const metLines = ({ gangs, words, teller }: PublicStage): readonly (string | null)[] =>
  gangs.map((gang, i) => teller.nth('tell-met', i + 1, { gang: words.side(gang) }));

/** Who is called, in this order. */
const calledText = ({ table, words }: PublicStage): string =>
  table.calls.map((call) => ('role' in call ? words.role(call.role) : capital(words.side(call.gang)))).join(' → ');

export function nightText(stage: PublicStage, { isApp }: WayIn): string {
  const { table, words, teller, deadline, decoys, seconds, hasParts } = stage;
  const { say } = words;
  const { round } = table;
  const before = round === 1 ? beginningText(stage) : blocks(dayEndText(stage, isApp), teller.evening(round - 1));
  const falls = teller.inRound(round === 1 ? 'tell-first-night' : 'tell-nightfall', round);
  const title = [say('night', { round }), falls].filter(Boolean).join(' ');
  if (table.isForCards) {
    return blocks(before, lines(title, ...metLines(stage), say(isApp ? 'night-cards-app' : 'night-cards')));
  }
  return blocks(
    before,
    lines(
      title,
      // When a part of it ends is nobody's business, so no time is told.
      say(`night-${decoys ? 'answer' : 'act'}${hasParts ? '-parts' : ''}${isApp ? '-app' : ''}`, {
        until: until(say, deadline, seconds),
      }),
      table.calls.length > 0 && say('night-wakes', { calls: calledText(stage) }),
    ),
    lines(...newsLines(stage, partsOf(stage).dawn)),
  );
}

/** What a window has told already is not told again. */
function beginningText(stage: PublicStage): string {
  const tonight = stage.rounds.at(-1) ?? [];
  const hasOpened = windowsIn(tonight).length > 0;
  return blocks(!hasOpened && openingText(stage), lines(...newsLines(stage, beforeNight(sinceWindow(tonight)))));
}

/** What was told before the night itself was open. */
function beforeNight(events: readonly GameEvent[]): readonly GameEvent[] {
  const opened = events.findIndex(({ type }) => type === 'stageOpened');
  return opened < 0 ? events : events.slice(0, opened);
}

export function openingText(stage: PublicStage): string {
  const opening = dealtText(stage);
  return blocks(opening, castBelow(opening, stage));
}

/** In the first night, where there was no room for it. */
export const openingMessages = (stage: PublicStage): Messages =>
  stage.table.round === 1 && stage.table.stage === 'night' ? castMessages(dealtText(stage), stage) : new Map();

function dealtText({ table, desk, words, teller }: PublicStage): string {
  const { say } = words;
  const alone = words.ownIfAny('opening-bot');
  const seats = table.seats.map(({ id }, i) => `${i + 1}. ${words.plain(id)}`);
  return blocks(
    lines(
      say('opening'),
      teller.nth('tell-opening', 1),
      say('lobby-edition', { edition: say(words.own('name')), mode: say(words.own(`mode-${table.mode}`)) }),
      desk.host ? say('opening-host', { name: `<b>${escapeHtml(desk.host.name)}</b>` }) : alone && say(alone),
      desk.aide && say('opening-aide', { name: `<b>${escapeHtml(desk.aide.name)}</b>` }),
    ),
    lines(say('opening-seats'), ...seats),
    lines(
      say('in-play', { roles: words.roles(table.inPlay) }),
      Object.keys(table.cards).length > 0 && say('card-in-play', { cards: words.cards(table.cards) }),
      ...optionLines(desk, words),
    ),
    desk.deal.seal && say('sealed', { hash: desk.deal.seal }),
    desk.quiet.caveat && say(desk.quiet.caveat),
  );
}

/** How the day ended that had no verdict; one that had is told already. */
function dayEndText(stage: PublicStage, isApp: boolean): string | null {
  const { rounds, words, table, teller } = stage;
  const beat = dayEndBeat(stage);
  const end = beat && teller.inRound(beat, table.round - 1);
  if (beat === 'day-nobody') return blocks(talliesOf(rounds.at(-2) ?? [], stage).at(-1), end);
  const isTried = beat === 'no-trial' || beat === 'day-no-trial';
  return lines(isTried && accusedText({ words, teller, rounds: rounds.slice(0, -1) }, isApp), end) || null;
}

export function dayEndBeat(stage: PublicStage): string | null {
  const { rounds, table } = stage;
  const yesterday = rounds.at(-2) ?? [];
  if (eventsOf(yesterday, 'fell').some(({ how }) => how === 'condemned') || hadVerdict(yesterday)) return null;
  const isOff = eventsOf(rounds.flat(), 'ballotCancelled').some(({ round }) => round === table.round - 1);
  if (isOff) return 'day-off';
  const accused = accusedIn(yesterday);
  if (accused.length === 0) return 'day-no-accused';
  if (eventsOf(yesterday, 'tallied').length > 0) return 'day-nobody';
  const isAlone = table.round === 2 && accused.length === 1 && stage.sparesFirst;
  return isAlone ? 'no-trial' : 'day-no-trial';
}
