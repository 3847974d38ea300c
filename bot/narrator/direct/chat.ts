/** The messages of one person's direct chat: the card, the question of the stage, a leader's button. */
import type { GameEvent } from '../../../shared/engine/events.ts';
import type { PlaceId } from '../../../shared/engine/ids.ts';
import type { Fact } from '../../../shared/engine/model.ts';
import { factLines } from '../../../shared/text/facts.ts';
import type { PersonId } from '../../../shared/wire/ids.ts';
import { blocks, lines, type Message } from '../../chat/message.ts';
import { encode, type Focus } from '../../chat/press.ts';
import { type Links, tableIn } from '../../links.ts';
import { isWarned } from '../../table/attendance.ts';
import type { Desk, Sitter } from '../../table/desk.ts';
import type { Running } from '../../table/play.ts';
import { finalAnswers, type Seen, seenBy } from '../seen.ts';
import { eventsOf } from '../stage.ts';
import { answerLine } from './answers.ts';
import { benchMessage } from './bench.ts';
import { cardMessage, hostMessage } from './card.ts';
import { evened, lengthAt } from './even.ts';
import { leadMessage, leadSubject } from './lead.ts';
import { isAsked, isOfTalk, isUnsaid, questionMessage } from './question.ts';

export type State = Omit<Running, 'status'>;

const TALK_PACE = 20;
/** A judge's message follows what happens, but leaves the time to pick a name and say yes. */
const BENCH_PACE = 6;
const BENCH = 'bench';

/** Where there is an app, buttons are for those who have asked for them. */
export const isByButtons = ({ presence: { byButtons } }: Desk, person: PersonId, { app }: Links): boolean =>
  app === null || byButtons.includes(person);

export function directMessages(state: State, id: PlaceId, sitter: Sitter, links: Links): ReadonlyMap<string, Message> {
  const messages = new Map<string, Message>();
  const seen = seenBy(state, id, sitter);
  // When the game is over there is something left only for whoever judged it, and only by buttons.
  if (state.game.outcome) {
    return seen.bench && isByButtons(state.desk, sitter.person, links)
      ? new Map([[BENCH, benchMessage(seen)]])
      : messages;
  }
  if (links.app !== null && !state.desk.presence.byButtons.includes(sitter.person)) {
    messages.set('table', invitation(seen, links.app));
  } else for (const [subject, message] of buttonMessages(seen)) messages.set(subject, message);
  if (isWarned(state.desk, id)) {
    messages.set('warning', privately(seen, { text: seen.words.say('absent-warning', { group: seen.group }) }));
  }
  return messages;
}

/** Whatever comes to a player in private is as long as what comes to any other. */
const privately = ({ view }: Seen, message: Message): Message =>
  view.you ? evened(message, lengthAt(view.table.seats.length)) : message;

/** The question of the stage, as it goes to whoever is asked. */
export const askMessage = (seen: Seen, focus: Focus | null = null): Message =>
  privately(seen, questionMessage(seen, focus));

/** The one message at the deal: alike for everybody, since the card is in the app. */
function invitation({ view, words: { say }, group, gameId, id }: Seen, app: string): Message {
  return {
    text: say(view.table.host === id || view.bench ? 'invitation-host' : 'invitation', { group }),
    buttons: [
      [{ text: say('button-open-table'), app: tableIn(app, gameId) }],
      [{ text: say('button-by-buttons'), press: encode({ do: 'by-buttons', game: gameId }) }],
    ],
  };
}

function buttonMessages(seen: Seen): ReadonlyMap<string, Message> {
  const messages = new Map<string, Message>();
  const card = cardMessage(seen);
  if (card) messages.set('card', privately(seen, card));
  if (seen.view.table.host === seen.id || seen.bench) messages.set('host', hostMessage(seen));
  if (seen.bench) {
    messages.set(BENCH, { ...benchMessage(seen), pace: BENCH_PACE });
    return messages;
  }
  if (isAsked(seen)) {
    // What others do in a discussion changes whom one may accuse, and need not be shown at once.
    const pace = isOfTalk(seen.view) ? { pace: TALK_PACE } : {};
    messages.set(askSubject(seen), { ...askMessage(seen), ...pace });
  }
  const lead = leadMessage(seen);
  if (lead) messages.set(leadSubject(seen), lead);
  return messages;
}

export const askSubject = ({ token, bench }: Seen): string => (bench ? BENCH : `ask:${token}`);

/** What becomes of a message whose stage is over: its buttons go, what came of it stays. */
export function closedMessages(
  before: State,
  after: State,
  events: readonly GameEvent[],
  id: PlaceId,
  sitter: Sitter,
): ReadonlyMap<string, Message> {
  const messages = new Map<string, Message>();
  const [was, is] = [seenBy(before, id, sitter), seenBy(after, id, sitter)];
  const closing = untilNext(events);
  const told = eventsOf(closing, 'learned').flatMap(({ to, facts }) => (to === id ? facts : []));
  // Whoever has gone meanwhile is asked no longer, though the stage goes on.
  const isClosed = was.token !== is.token || !isAsked(is);
  if (isAsked(was) && isClosed && (isWorthClosing(was) || told.length > 0)) {
    messages.set(askSubject(was), privately(was, closedQuestion(was, is, closing, told)));
  }
  const isStillLed = leadMessage(is) !== null && leadSubject(is) === leadSubject(was);
  if (leadMessage(was) && !isStillLed) messages.set(leadSubject(was), { text: was.words.say('host-floor-over') });
  return messages;
}

/** The game is called off: whatever still has buttons loses them. */
export function calledOffMessages(
  before: State,
  id: PlaceId,
  sitter: Sitter,
  links: Links,
): ReadonlyMap<string, Message> {
  const seen = seenBy(before, id, sitter);
  const message = privately(seen, { text: seen.words.say('cancelled') });
  const open = [...directMessages(before, id, sitter, links)].filter(([, { buttons = [] }]) => buttons.length > 0);
  return new Map(open.map(([subject]) => [subject, message]));
}

/** A vote that was cast says so already. At night everybody's message is closed, whatever it says. */
const isWorthClosing = (seen: Seen): boolean =>
  seen.view.table.stage === 'night' || (questionMessage(seen).buttons ?? []).length > 0;

/** What belongs to the stage that closes, not to the next. */
function untilNext(events: readonly GameEvent[]): readonly GameEvent[] {
  const opened = events.findIndex(({ type }) => type === 'stageOpened');
  return opened < 0 ? events : events.slice(0, opened);
}

function closedQuestion(seen: Seen, next: Seen, closing: readonly GameEvent[], told: readonly Fact[]): Message {
  const { view, words, id, group, answers } = seen;
  const { say } = words;
  const { stage, round, voters } = view.table;
  const last = finalAnswers(closing.filter((event) => event.type === 'chose' && event.choice.by === id));
  const given = [...answers.filter(({ action }) => !last.some((later) => later.action === action)), ...last];
  const spoken = given.filter((answer) => !isUnsaid(seen, answer)).map((answer) => answerLine(seen, answer));
  const learned = (facts: readonly Fact[]) => facts.length > 0 && lines(say('learned'), ...factLines(facts, words));
  if (stage === 'night') {
    return {
      text: blocks(
        lines(
          say('ask-night', { round, group }),
          say(next.view.table.stage === 'night' ? 'night-goes-on' : 'night-over'),
        ),
        lines(...(spoken.length > 0 || view.prompts.length === 0 ? spoken : [say('answer-none')])),
        learned([...seen.fresh, ...told]),
      ),
    };
  }
  const talked = view.table.window
    ? say('window-over', { group })
    : view.table.isTalk
      ? say('talk-over')
      : say(view.table.speaker === id ? 'floor-over' : 'listen-over');
  const title = voters.length > 0 ? say('vote-over', { round, group }) : talked;
  const silence = voters.length > 0 && spoken.length === 0 ? [say('answer-none')] : [];
  return { text: blocks(lines(title, ...spoken, ...silence), learned(told)) };
}
