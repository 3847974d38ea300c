/** What has to be sent because a table went from one moment to the next. */
import type { GameEvent } from '../../shared/engine/events.ts';
import type { ChatId, PersonId } from '../../shared/wire/ids.ts';
import { isSame, type Letter, subjectOf } from '../chat/letter.ts';
import type { Messages } from '../chat/message.ts';
import type { Links } from '../links.ts';
import { peopleOf, placeOf, sitterOf } from '../table/desk.ts';
import { isRunning } from '../table/play.ts';
import type { TableState } from '../table/state.ts';
import { calledOffMessages, closedMessages, directMessages, isByButtons, type State } from './direct/chat.ts';
import { messagesOf } from './table.ts';

export function lettersBetween(
  before: TableState | null,
  after: TableState,
  events: readonly GameEvent[],
  links: Links,
): readonly Letter[] {
  const old = before && messagesOf(before, links);
  const now = messagesOf(after, links);
  const address = (chatId: ChatId, letters: readonly Unaddressed[]) =>
    letters.map((letter) => ({ ...letter, chatId, subject: subjectOf(after.id, letter.subject) }));
  const hasMoved = before !== null && before.groupId !== after.groupId;
  const people = new Set([...(old?.people.keys() ?? []), ...now.people.keys()]);
  const closed = closedOf(before, after, events, links);
  return [
    ...address(after.groupId, hasMoved ? anew(now.group) : changes(old?.group, now.group)),
    ...address(after.groupId, after.desk.practice.solo ? outworn(old?.group, now.group) : []),
    ...[...people].flatMap((person) => [
      ...[...(closed.get(person) ?? [])].map(([subject, message]) => ({
        kind: 'edit' as const,
        chatId: person,
        subject: subjectOf(after.id, subject),
        message,
      })),
      // What is closed is changed for the last time, not left as it was.
      ...address(
        person,
        changes(old?.people.get(person), now.people.get(person) ?? new Map()).filter(
          ({ kind, subject }) => kind !== 'freeze' || !closed.get(person)?.has(subject),
        ),
      ),
    ]),
  ];
}

/** Everything that this person's chat with the bot shows of a table, as new messages. */
export function handOf(state: TableState, person: PersonId, links: Links): readonly Letter[] {
  const place = placeOf(state.desk, person);
  const sitter = sitterOf(state.desk, person);
  if (!isRunning(state) || place === null || !sitter) return [];
  const told = state.desk.practice.solo ? messagesOf(state, links).group : [];
  return [...told, ...directMessages(state, place, sitter, links)].map(([subject, message]) => ({
    kind: 'post',
    chatId: person,
    subject: subjectOf(state.id, subject),
    message,
  }));
}

function closedOf(
  before: TableState | null,
  after: TableState,
  events: readonly GameEvent[],
  links: Links,
): Map<number, Messages> {
  if (!before || !isRunning(before) || !after.game) return new Map();
  return new Map(
    peopleOf(before.desk)
      .filter(({ sitter }) => isByButtons(before.desk, sitter.person, links))
      .map(({ id, sitter }) => [
        sitter.person,
        after.status === 'cancelled'
          ? calledOffMessages(before, id, sitter, links)
          : closedMessages(before, after as State, events, id, sitter),
      ]),
  );
}

type Unaddressed = Omit<Letter, 'chatId'>;

/** What led on from a message that is not the latest any more leads nowhere. */
const outworn = (was: Messages = new Map(), is: Messages): readonly Unaddressed[] =>
  [...was].flatMap(([subject, { text, buttons = [] }]) =>
    is.has(subject) || buttons.length === 0 ? [] : [{ kind: 'edit', subject, message: { text } }],
  );

/** In another chat none of the messages are known: a change to what matters brings it there. */
const anew = (is: Messages): readonly Unaddressed[] =>
  [...is].flatMap(([subject, message]) => (message.isVital ? [{ kind: 'edit', subject, message }] : []));

function changes(was: Messages | undefined, is: Messages): readonly Unaddressed[] {
  const frozen = [...(was ?? [])].filter(([subject, { pace }]) => pace !== undefined && !is.has(subject));
  const changed = [...is].flatMap(([subject, message]): Unaddressed[] => {
    const old = was?.get(subject);
    if (!old) return [{ kind: 'post', subject, message }];
    return isSame(old, message) ? [] : [{ kind: 'edit', subject, message }];
  });
  return [...frozen.map(([subject, message]) => ({ kind: 'freeze' as const, subject, message })), ...changed];
}
