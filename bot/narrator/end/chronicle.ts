/** The course of a game that is over, round by round: everything may be told now. */
import { rulesOf } from '../../../shared/editions/index.ts';
import type { GameEvent } from '../../../shared/engine/events.ts';
import { isOpenGang } from '../../../shared/engine/mates.ts';
import type { Choice, GangId, News, Seat } from '../../../shared/engine/model.ts';
import { standing } from '../../../shared/engine/undo.ts';
import type { ChronicleRound, Entry } from '../../../shared/wire/chronicle.ts';
import type { State } from '../direct/chat.ts';
import { accusedIn, byRound, eventsOf } from '../stage.ts';

interface Told {
  readonly seats: readonly Seat[];
  /** Do members of this gang see each other's choices in this round? */
  readonly isOpen: (gang: GangId) => boolean;
}

export function chronicleOf({ log: whole, game }: State): readonly ChronicleRound[] {
  const log = standing(whole);
  const rules = rulesOf(game.deal);
  return byRound(log).map((events, i) => {
    const told: Told = { seats: game.seats, isOpen: (gang) => isOpenGang({ ...game, round: i + 1 }, rules, gang) };
    const [night, day] = nightAndDay(events);
    return { round: i + 1, night: nightEntries(night, told), day: day && dayEntries(day, told) };
  });
}

const isNight = (event: GameEvent): boolean => event.type === 'stageOpened' && event.name === 'night';

function nightAndDay(events: readonly GameEvent[]): readonly [readonly GameEvent[], readonly GameEvent[] | null] {
  const dawn = events.findIndex(
    (event, i) => i > 0 && event.type === 'stageOpened' && !isNight(event) && event.name !== 'over',
  );
  return dawn < 0 ? [events, null] : [events.slice(0, dawn), events.slice(dawn)];
}

const nightEntries = (night: readonly GameEvent[], told: Told): readonly Entry[] => [
  ...actsIn(night, told),
  ...fatesIn(night, told),
  ...newsIn(night),
];

function dayEntries(day: readonly GameEvent[], told: Told): readonly Entry[] {
  const accused = accusedIn(day).map(({ seat }) => seat);
  return [
    ...(accused.length > 0 ? [{ is: 'accused', seats: accused } as const] : []),
    ...eventsOf(day, 'tallied').flatMap(({ counts }): Entry[] =>
      Object.keys(counts).length > 0 ? [{ is: 'counted', counts }] : [],
    ),
    ...fatesIn(day, told),
    ...newsIn(day),
  ];
}

/** What each one did in the night, as it stood when the night closed. Suspicions stay their owners' own. */
function actsIn(night: readonly GameEvent[], { seats, isOpen }: Told): readonly Entry[] {
  const last = new Map<string, Choice>();
  for (const { choice } of eventsOf(night, 'chose')) last.set(`${choice.by} ${choice.slot} ${choice.wave}`, choice);
  return [...last.values()].flatMap(({ by, action, target, targets, card }): Entry[] => {
    const named = targets ?? (target === undefined ? [] : [target]);
    const seat = seats.find(({ id }) => id === by);
    if (action === 'suspect' || named.length === 0 || !seat) return [];
    const isShared =
      action === 'plan' || action === 'play' || (action === 'shoot' && seat.gang !== null && isOpen(seat.gang));
    const knew = isShared ? 'mates' : 'self';
    return [{ is: 'act', by, role: seat.role, action, targets: named, knew, ...(card && { card }) }];
  });
}

const fatesIn = (part: readonly GameEvent[], { seats }: Told): readonly Entry[] => [
  // Roles that were exchanged are news.
  ...eventsOf(part, 'turned').flatMap(({ seat, side, role }): Entry[] => (role ? [] : [{ is: 'turned', seat, side }])),
  ...eventsOf(part, 'fell').map(({ seat, how }): Entry => {
    const role = seats.find(({ id }) => id === seat)?.role ?? '';
    return { is: 'fell', seat, how, role };
  }),
];

/** Who left and who was accused is told above. */
function newsIn(part: readonly GameEvent[]): readonly Entry[] {
  const fallen = new Set(eventsOf(part, 'fell').map(({ seat }) => seat));
  const isTold = (item: News) => 'out' in item || 'nominated' in item || fallen.has(String(item.disqualified));
  return eventsOf(part, 'announced').flatMap(({ news }) =>
    news.flatMap((item): Entry[] => {
      if (item.quiet === true) return [{ is: 'quiet' }];
      return isTold(item) ? [] : [{ is: 'news', news: item }];
    }),
  );
}
