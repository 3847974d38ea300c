/** Nightfall, as the group reads it. */
import type { GameEvent } from '../../shared/engine/events.ts';
import type { Door } from './group.ts';
import { newsLines } from './news.ts';
import { optionLines } from './options.ts';
import { hadVerdict, partsOf, sinceWindow, windowsIn } from './parts.ts';
import { blocks, escapeHtml, lines } from './screen.ts';
import { accusedIn, eventsOf, type PublicStage } from './stage.ts';
import { talliesOf } from './tallies.ts';
import { until } from './words.ts';

export function nightText(stage: PublicStage, { isApp }: Door): string {
  const { table, words, deadline, decoys, seconds, called, isForCards, hasParts, gangs } = stage;
  const { say } = words;
  const before = table.round === 1 ? beginningText(stage) : dayEndText(stage);
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

export function openingText({ table, desk, words }: PublicStage): string {
  const { say } = words;
  const alone = words.ownIfAny('opening-bot');
  const seats = table.seats.map(({ id }, i) => `${i + 1}. ${words.plain(id)}`);
  return blocks(
    lines(
      say('opening'),
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
    desk.seal && say('sealed', { hash: desk.seal }),
    desk.caveat && say(desk.caveat),
  );
}

/** How the day ended that had no verdict; one that had is told already. */
function dayEndText({ rounds, words, table }: PublicStage): string | null {
  const { say } = words;
  const yesterday = rounds.at(-2) ?? [];
  if (eventsOf(yesterday, 'fell').some(({ how }) => how === 'condemned') || hadVerdict(yesterday)) return null;
  const off = words.ownIfAny('day-off');
  if (off && eventsOf(rounds.flat(), 'ballotCancelled').some(({ round }) => round === table.round - 1)) return say(off);
  const accused = accusedIn(yesterday);
  if (accused.length === 0) return say('day-no-accused');
  const count = talliesOf(yesterday, words).at(-1);
  if (count) return blocks(count, say('day-nobody'));
  const isFirstDay = table.round === 2;
  return lines(
    ...accused.map(({ seat, by }) => say('accused-line', { name: words.name(seat), by: words.name(by ?? seat) })),
    say((isFirstDay && words.ownIfAny('no-trial')) || 'day-no-trial'),
  );
}
