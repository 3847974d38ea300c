/** Everything that a table's chats show at one moment: the group's messages, and those of everybody at the table. */
import type { End } from '../../shared/engine/view.ts';
import { type Speak, speaker } from '../../shared/text/speak.ts';
import { type Button, blocks, escapeHtml, type Screen, type Screens } from '../chat/message.ts';
import { encode } from '../chat/press.ts';
import { type Links, tableIn, tableLink } from '../links.ts';
import { voicesNeeded } from '../table/attendance.ts';
import { peopleOf, placeOf, sitterOf } from '../table/desk.ts';
import { isLive } from '../table/play.ts';
import type { TableState } from '../table/state.ts';
import { directScreens, isByButtons, type State } from './direct/chat.ts';
import { isAsked } from './direct/question.ts';
import { wayButtons } from './direct/solo.ts';
import { awardsOf } from './end/awards.ts';
import { chronicleOf } from './end/chronicle.ts';
import { courseScreens } from './end/course.ts';
import { endingOf } from './end/end.ts';
import { knewOf, knewScreens } from './end/knew.ts';
import { protocolLink } from './end/protocol-link.ts';
import { momentScreens } from './group/moments.ts';
import { type Door, groupScreens } from './group/parts-of-round.ts';
import { saidScreens } from './group/statements.ts';
import { lobbyScreen } from './lobby/lobby.ts';
import { seenBy } from './seen.ts';
import { type PublicStage, publicStage } from './stage.ts';

export interface TableScreens {
  readonly group: Screens;
  /** By Telegram id. */
  readonly people: ReadonlyMap<number, Screens>;
}

/** What a change leads to is what the next one starts from. A process has one set of links. */
const known = new WeakMap<TableState, WeakMap<Links, TableScreens>>();

export function screensOf(state: TableState, links: Links): TableScreens {
  const here = known.get(state) ?? new WeakMap<Links, TableScreens>();
  known.set(state, here);
  const screens = here.get(links) ?? draw(state, links);
  here.set(links, screens);
  return screens;
}

function draw(state: TableState, links: Links): TableScreens {
  // Whoever practises alone in the app has everything there.
  if (state.desk.practice.solo && !isByButtons(state.desk, state.groupId, links)) return NOTHING;
  const people = isLive(state)
    ? new Map(peopleOf(state.desk).map(({ id, sitter }) => [sitter.person, directScreens(state, id, sitter, links)]))
    : new Map<number, Screens>();
  const group = state.desk.practice.solo ? soloOf(state, links) : groupOf(state, links);
  return { group: inTopic(group, state.desk.chat.thread), people };
}

const NOTHING: TableScreens = { group: new Map(), people: new Map() };

const inTopic = (screens: Screens, thread: number | null): Screens =>
  thread === null ? screens : new Map([...screens].map(([subject, screen]) => [subject, { ...screen, thread }]));

function groupOf(state: TableState, links: Links): Screens {
  const { desk, status, id: game } = state;
  const say = speaker(desk.chat.language);
  const isApp = links.app !== null;
  const open: Button = isApp
    ? { text: say('button-open-table'), url: tableLink(links, game) }
    : { text: say('button-open-bot'), url: links.bot };
  const screens = new Map<string, Screen>();
  const presses = {
    join: encode({ do: 'join', game }),
    leave: encode({ do: 'leave', game }),
    settings: encode({ do: 'settings', game }),
    begin: encode({ do: 'begin', game }),
    lead: encode({ do: 'lead', game }),
    table: isApp ? tableLink(links, game) : null,
  };
  screens.set('lobby', lobbyScreen(state, presses));
  if (desk.presence.unreached.length > 0) {
    const names = desk.presence.unreached.map(escapeHtml).join(', ');
    const text = say('not-reached', { n: desk.presence.unreached.length, names });
    screens.set(`unreached:${desk.presence.unreached.join()}`, {
      text,
      buttons: [[{ text: say('button-open-bot'), url: `${links.bot}?start=join_${game}` }]],
    });
  }
  if (!state.game) return screens;
  const running = state as State;
  const stage = publicStage(running);
  if (stage.table.end) {
    const rematch: Button = { text: say('button-rematch'), press: encode({ do: 'rematch', game }) };
    const judged = judgedButtons(running, stage.table.end, say, links);
    const buttons = [...(isApp ? [[open]] : []), ...judged, [rematch]];
    const { screen, rest } = endingOf(stage, stage.table.end, awardsOf(running), buttons);
    screens.set('end', screen);
    for (const [i, page] of courseScreens(chronicleOf(running), stage.words, rest).entries())
      screens.set(`course:${i}`, page);
  } else if (status === 'cancelled') screens.set('cancelled', { text: stage.teller.nth('cancelled', 1) ?? '' });
  else {
    for (const [subject, screen] of runningScreens(stage, running, { buttons: [[open]], isApp })) {
      screens.set(subject, screen);
    }
  }
  if (desk.clock.pauses > 0 && status === 'running') {
    screens.set(`pause:${desk.clock.pauses}`, { text: pauseText(stage) });
  }
  if (status === 'running') for (const [subject, screen] of awayScreens(running, stage)) screens.set(subject, screen);
  for (const person of desk.presence.lost) {
    const name = sitterOf(desk, person)?.name ?? '';
    const buttons = [[{ text: say('button-open-bot'), url: `${links.bot}?start=back` }]];
    screens.set(`lost:${person}`, { text: say('lost-touch', { name: `<b>${escapeHtml(name)}</b>` }), buttons });
  }
  return screens;
}

/** What is told while a game is on, in order. */
function runningScreens(stage: PublicStage, state: State, door: Door): Screens {
  const { before, since } = momentScreens(stage, state);
  return new Map([before, groupScreens(stage, door), since, saidScreens(stage, state)].flatMap((part) => [...part]));
}

/** The narrator speaks to one person only, in whose own chat the table stands; what is asked there leads it on. */
function soloOf(state: TableState, links: Links): Screens {
  const { groupId: person, desk, id: game } = state;
  const [place, sitter] = [placeOf(desk, person), sitterOf(desk, person)];
  if (!state.game || place === null || !sitter) return new Map();
  const running = state as State;
  const stage = publicStage(running);
  const { end } = stage.table;
  if (!end) {
    const seen = seenBy(running, place, sitter);
    const isLeftOpen = state.status === 'running' && !isAsked(seen);
    return runningScreens(stage, running, { buttons: isLeftOpen ? wayButtons(seen) : [], isApp: false });
  }
  const { say } = stage.words;
  const again: Button = { text: say('button-practice-again'), press: encode({ do: 'rematch', game }) };
  const open: Button[] = links.app === null ? [] : [{ text: say('button-open-table'), app: tableIn(links.app, game) }];
  const { screen, rest } = endingOf(stage, end, awardsOf(running), [...(open.length > 0 ? [open] : []), [again]]);
  return new Map<string, Screen>([
    ['end', screen],
    ...courseScreens(chronicleOf(running), stage.words, rest).map((page, i) => [`course:${i}`, page] as const),
    ...knewScreens(knewOf(running), stage.words).map((page, i) => [`knew:${i}`, page] as const),
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
function awayScreens({ id: game, desk, game: { seats } }: State, { words, teller }: PublicStage): Screens {
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
