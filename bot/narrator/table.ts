/** Everything that a table's chats show at one moment: the group's messages, and those of everybody at the table. */
import type { End } from '../../shared/engine/view.ts';
import { type Speak, speaker } from '../../shared/text/speak.ts';
import type { PersonId } from '../../shared/wire/ids.ts';
import { type Button, blocks, escapeHtml, type Message, type Messages } from '../chat/message.ts';
import { encode } from '../chat/press.ts';
import { type Links, tableIn, tableLink } from '../links.ts';
import { voicesNeeded } from '../table/attendance.ts';
import { peopleOf, placeOf, sitterOf } from '../table/desk.ts';
import { isLive } from '../table/play.ts';
import type { TableState } from '../table/state.ts';
import { directMessages, isByButtons, type State } from './direct/chat.ts';
import { isAsked } from './direct/question.ts';
import { wayButtons } from './direct/solo.ts';
import { awardsOf } from './end/awards.ts';
import { chronicleOf } from './end/chronicle.ts';
import { courseMessages } from './end/course.ts';
import { endingOf } from './end/end.ts';
import { knewMessages, knewOf } from './end/knew.ts';
import { protocolLink } from './end/protocol-link.ts';
import { momentMessages } from './group/moments.ts';
import { groupMessages, type WayIn } from './group/parts-of-round.ts';
import { saidMessages } from './group/statements.ts';
import { lobbyMessage } from './lobby/lobby.ts';
import { seenBy } from './seen.ts';
import { type PublicStage, publicStage } from './stage.ts';

export interface TableMessages {
  readonly group: Messages;
  /** By Telegram id. */
  readonly people: ReadonlyMap<number, Messages>;
}

/** What a change leads to is what the next one starts from. A process has one set of links. */
const known = new WeakMap<TableState, WeakMap<Links, TableMessages>>();

export function messagesOf(state: TableState, links: Links): TableMessages {
  const here = known.get(state) ?? new WeakMap<Links, TableMessages>();
  known.set(state, here);
  const messages = here.get(links) ?? draw(state, links);
  here.set(links, messages);
  return messages;
}

function draw(state: TableState, links: Links): TableMessages {
  // Whoever practises alone in the app has everything there.
  if (state.desk.practice.solo && !isByButtons(state.desk, soloist(state), links)) return NOTHING;
  const people = isLive(state)
    ? new Map(peopleOf(state.desk).map(({ id, sitter }) => [sitter.person, directMessages(state, id, sitter, links)]))
    : new Map<number, Messages>();
  const group = state.desk.practice.solo ? soloOf(state, links) : groupOf(state, links);
  return { group: inTopic(group, state.desk.chat.thread), people };
}

const NOTHING: TableMessages = { group: new Map(), people: new Map() };

const inTopic = (messages: Messages, thread: number | null): Messages =>
  thread === null ? messages : new Map([...messages].map(([subject, message]) => [subject, { ...message, thread }]));

function groupOf(state: TableState, links: Links): Messages {
  const { desk, status, id: game } = state;
  const say = speaker(desk.chat.language);
  const isApp = links.app !== null;
  const open: Button = isApp
    ? { text: say('button-open-table'), url: tableLink(links, game) }
    : { text: say('button-open-bot'), url: links.bot };
  const messages = new Map<string, Message>();
  const presses = {
    join: encode({ do: 'join', game }),
    leave: encode({ do: 'leave', game }),
    settings: encode({ do: 'settings', game }),
    begin: encode({ do: 'begin', game }),
    lead: encode({ do: 'lead', game }),
    table: isApp ? tableLink(links, game) : null,
  };
  messages.set('lobby', lobbyMessage(state, presses));
  if (desk.presence.unreached.length > 0) {
    const names = desk.presence.unreached.map(escapeHtml).join(', ');
    const text = say('not-reached', { n: desk.presence.unreached.length, names });
    messages.set(`unreached:${desk.presence.unreached.join()}`, {
      text,
      buttons: [[{ text: say('button-open-bot'), url: `${links.bot}?start=join_${game}` }]],
    });
  }
  if (!state.game) return messages;
  const running = state as State;
  const stage = publicStage(running);
  if (stage.table.end) {
    const rematch: Button = { text: say('button-rematch'), press: encode({ do: 'rematch', game }) };
    const judged = judgedButtons(running, stage.table.end, say, links);
    const buttons = [...(isApp ? [[open]] : []), ...judged, [rematch]];
    const { message, rest } = endingOf(stage, stage.table.end, awardsOf(running), buttons);
    messages.set('end', message);
    for (const [i, page] of courseMessages(chronicleOf(running), stage.words, rest).entries())
      messages.set(`course:${i}`, page);
  } else if (status === 'cancelled') messages.set('cancelled', { text: stage.teller.nth('cancelled', 1) ?? '' });
  else {
    for (const [subject, message] of runningMessages(stage, running, { buttons: [[open]], isApp })) {
      messages.set(subject, message);
    }
  }
  if (desk.clock.pauses > 0 && status === 'running') {
    messages.set(`pause:${desk.clock.pauses}`, { text: pauseText(stage) });
  }
  if (status === 'running')
    for (const [subject, message] of awayMessages(running, stage)) messages.set(subject, message);
  for (const person of desk.presence.lost) {
    const name = sitterOf(desk, person)?.name ?? '';
    const buttons = [[{ text: say('button-open-bot'), url: `${links.bot}?start=back` }]];
    messages.set(`lost:${person}`, { text: say('lost-touch', { name: `<b>${escapeHtml(name)}</b>` }), buttons });
  }
  return messages;
}

/** What is told while a game is on, in order. */
function runningMessages(stage: PublicStage, state: State, door: WayIn): Messages {
  const { before, since } = momentMessages(stage, state);
  return new Map([before, groupMessages(stage, door), since, saidMessages(stage, state)].flatMap((part) => [...part]));
}

/** Whose own chat the table of a solo stands in. */
const soloist = ({ groupId }: TableState): PersonId => groupId as PersonId;

/** The narrator speaks to one person only, in whose own chat the table stands; what is asked there leads it on. */
function soloOf(state: TableState, links: Links): Messages {
  const { desk, id: game } = state;
  const person = soloist(state);
  const [place, sitter] = [placeOf(desk, person), sitterOf(desk, person)];
  if (!state.game || place === null || !sitter) return new Map();
  const running = state as State;
  const stage = publicStage(running);
  const { end } = stage.table;
  if (!end) {
    const seen = seenBy(running, place, sitter);
    const isLeftOpen = state.status === 'running' && !isAsked(seen);
    return runningMessages(stage, running, { buttons: isLeftOpen ? wayButtons(seen) : [], isApp: false });
  }
  const { say } = stage.words;
  const again: Button = { text: say('button-practice-again'), press: encode({ do: 'rematch', game }) };
  const open: Button[] = links.app === null ? [] : [{ text: say('button-open-table'), app: tableIn(links.app, game) }];
  const { message, rest } = endingOf(stage, end, awardsOf(running), [...(open.length > 0 ? [open] : []), [again]]);
  return new Map<string, Message>([
    ['end', message],
    ...courseMessages(chronicleOf(running), stage.words, rest).map((page, i) => [`course:${i}`, page] as const),
    ...knewMessages(knewOf(running), stage.words).map((page, i) => [`knew:${i}`, page] as const),
  ]);
}

/** While protests are heard, whoever played may enter one; the protocol is there for everybody. */
function judgedButtons(
  state: State,
  { points, isContestable }: End,
  say: Speak,
  links: Links,
): readonly (readonly Button[])[] {
  if (!points) return [];
  const printed = protocolLink(links, state);
  const row: readonly Button[] = [
    ...(isContestable ? [{ text: say('button-protest'), press: encode({ do: 'protest', game: state.id }) }] : []),
    ...(printed ? [{ text: say('button-protocol'), url: printed }] : []),
  ];
  return row.length > 0 ? [row] : [];
}

const pauseText = ({ desk, teller }: PublicStage): string =>
  desk.clock.pause ? `⏸ ${teller.nth('paused', desk.clock.pauses)}` : `▶️ ${teller.nth('resumed', desk.clock.pauses)}`;

/** The table's question about whoever does not answer any more. */
function awayMessages({ id: game, desk, game: { seats } }: State, { words, teller }: PublicStage): Messages {
  const { say } = words;
  return new Map(
    desk.presence.away.map(({ seat, round, votes, settled, name: was }, i) => {
      const tell = (beat: string, values: Readonly<Record<string, string>>) => teller.nth(beat, i + 1, values) ?? '';
      const name = `<b>${escapeHtml(was)}</b>`;
      const needed = voicesNeeded(desk, { seats }, seat);
      const isOut = seats.some(({ id, out }) => id === seat && out !== null);
      const fate = settled ?? (isOut ? 'out' : null);
      const text = {
        'sent-out': () => tell('absent-sent-out', { name }),
        replaced: () => tell('absent-replaced', { name, by: words.name(seat) }),
        back: () => tell('absent-back', { name }),
        out: () => say('absent-out', { name }),
        open: () => blocks(say('absent', { name }), say('absent-votes', { votes: votes.length, needed })),
      }[fate ?? 'open']();
      const buttons = [
        [
          { text: say('button-send-out'), press: encode({ do: 'send-out', game, seat }) },
          { text: say('button-take-seat'), press: encode({ do: 'take-seat', game, seat }) },
        ],
      ];
      return [`away:${seat}:${round}`, fate ? { text } : { text, buttons, isVital: true }];
    }),
  );
}
