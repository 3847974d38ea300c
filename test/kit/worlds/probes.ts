/** What somebody curious tries out: every command of the app and of the chats, with every name, old tokens and nonsense. */
import { encode, type Press } from '../../../bot/chat/press.ts';
import type { Chance } from '../../../shared/engine/chance.ts';
import type { SeatId } from '../../../shared/engine/ids.ts';
import { ACTIONS } from '../../../shared/engine/words.ts';
import type { AppCommand, WantedChange } from '../../../shared/wire/command.ts';
import type { Sight } from '../../../shared/wire/sight.ts';
import type { Sent } from './line.ts';

export type Probe =
  | { readonly by: 'app'; readonly command: AppCommand }
  | { readonly by: 'line'; readonly sent: Sent; readonly word?: string | null }
  | { readonly by: 'press'; readonly data: string }
  | { readonly by: 'chat' | 'group'; readonly text: string };

/** Where somebody curious stands. */
export interface Standing {
  readonly game: string;
  readonly otherGame: string;
  readonly sight: Sight | null;
  readonly seats: readonly SeatId[];
  /** The names of questions that are closed. */
  readonly oldTokens: readonly string[];
  /** Sets the table or is an admin: some commands of theirs would be obeyed. */
  readonly mayManage: boolean;
}

const NOBODY = 'p99';
const FORGED = 'AAAAAAAA';

/** Everything that changes nothing, in no order. */
export const probesFor = (standing: Standing): readonly Probe[] => [
  ...commandsFor(standing).map((command): Probe => ({ by: 'app', command })),
  ...linesFor(standing),
  ...pressesFor(standing).map((press): Probe => ({ by: 'press', data: encode(press) })),
  { by: 'press', data: `q:${standing.game}` },
  { by: 'press', data: 'nonsense' },
  ...['/table', '/menu', '/help', '/rules', '/language', '/play', '/join', '/begin', '/start back', 'hello'].map(
    (text): Probe => ({ by: 'chat', text }),
  ),
];

/** What the whole group would see. */
export const spokenFor = ({ mayManage }: Standing): readonly Probe[] =>
  ['/table', '/play', '/join', '/menu', '/help', ...(mayManage ? [] : ['/begin', '/cancel', '/pause', '/resume'])].map(
    (text): Probe => ({ by: 'group', text }),
  );

/** Some of them, of every kind as often; half of them name one of these. */
export function someProbes(
  all: readonly Probe[],
  number: number,
  named: readonly SeatId[],
  chance: Chance,
): readonly Probe[] {
  const names = new RegExp(named.map((seat) => `"${seat}"`).join('|') || '(?!)');
  const isNaming = (probe: Probe) => names.test(JSON.stringify(probe));
  const half = Math.ceil(number / 2);
  return [...ofEveryKind(all.filter(isNaming), half, chance), ...ofEveryKind(all, number - half, chance)];
}

function ofEveryKind(probes: readonly Probe[], number: number, chance: Chance): readonly Probe[] {
  const kinds = new Map<string, Probe[]>();
  for (const probe of probes) {
    const kind = kinds.get(kindOf(probe)) ?? [];
    kind.push(probe);
    kinds.set(kindOf(probe), kind);
  }
  return chance
    .shuffle([...kinds.values()])
    .slice(0, number)
    .map((kind) => chance.pick(kind));
}

function kindOf(probe: Probe): string {
  if (probe.by === 'app') return `app ${probe.command.do}`;
  return probe.by === 'press' ? `press ${probe.data.slice(0, 1)}` : probe.by;
}

function commandsFor({ sight, seats, oldTokens, mayManage }: Standing): readonly AppCommand[] {
  const own = sight?.play?.token ?? null;
  const isSeated = sight?.place != null;
  const about = [...seats, NOBODY];
  const changes: readonly WantedChange[] = [
    { set: 'mode', to: 'nothing' },
    { set: 'host', to: 'me' },
    { set: 'decoys', to: false },
    { set: 'practice', number: 2, strength: 'sharp' },
    ...seats.map((place) => ({ set: 'unseat', place }) as const),
  ];
  const orders = ['begin', 'rematch', 'undo', 'sign-protocol', 'join'] as const;
  return [
    ...orders.map((what) => ({ do: what })),
    ...(mayManage ? [] : (['cancel', 'pause', 'resume'] as const).map((what) => ({ do: what }))),
    ...(isSeated ? [] : [{ do: 'leave' } as const]),
    ...(['host', 'aide'] as const).map((as) => ({ do: 'lead', as }) as const),
    ...changes.map((change) => ({ do: 'change', change }) as const),
    ...about.flatMap((seat) => (['send-out', 'take-seat'] as const).map((what) => ({ do: what, seat }))),
    ...[...oldTokens, FORGED].flatMap((token) => closedAnswers(token, about)),
    ...(own === null ? [] : wrongAnswers(own, sight!, about)),
    { do: 'sign', token: FORGED, sign: 'yes' },
    ...(own !== null && sight?.play?.view.mates.length === 0 ? [{ do: 'sign', token: own, sign: 'no' } as const] : []),
    { do: 'next', token: own ?? FORGED },
    { do: 'to-end', token: FORGED },
    ...about.map((seat) => ({ do: 'say', token: FORGED, statement: { says: 'guilty', about: seat } }) as const),
  ];
}

/** To a question that is closed, or never was. */
const closedAnswers = (token: string, about: readonly SeatId[]): readonly AppCommand[] =>
  ACTIONS.flatMap((action) => [
    { do: 'answer', token, action },
    { do: 'answer', token, action, choice: 'yes' },
    ...about.map((target) => ({ do: 'answer', token, action, target }) as const),
  ]);

/** To the question that is open, but what it does not ask for. */
function wrongAnswers(token: string, { play }: Sight, about: readonly SeatId[]): readonly AppCommand[] {
  const { prompts } = play!.view;
  return ACTIONS.filter((action) => action !== 'leave').flatMap((action): readonly AppCommand[] => {
    const asked = prompts.filter((prompt) => prompt.action === action);
    const isOpen = (seat: SeatId) => asked.some(({ targets }) => targets.includes(seat));
    const closed = about.filter((seat) => asked.length === 0 || !isOpen(seat));
    return [
      { do: 'answer', token, action, target: NOBODY, choice: 'yes' },
      { do: 'answer', token, action, card: 'vest', target: NOBODY },
      { do: 'answer', token, action, targets: [about[0]!, about[0]!] },
      ...closed.map((target) => ({ do: 'answer', token, action, target }) as const),
    ];
  });
}

export function linesFor({ game, otherGame }: Standing): readonly Probe[] {
  const table = `/api/tables/${game}`;
  const get = (path: string, word?: null): Probe => ({
    by: 'line',
    sent: { method: 'GET', path },
    ...(word === null && { word }),
  });
  const post = (path: string, body: string): Probe => ({ by: 'line', sent: { method: 'POST', path, body } });
  return [
    ...['/', '/healthz', '/api/rulebooks', '/api/nothing', '/nothing', '/app', '/app/nothing'].map((path) => get(path)),
    ...[table, `${table}/live`, `/api/tables/${otherGame}`, '/api/tables/nothing', '/api/home'].map((path) =>
      get(path, null),
    ),
    ...[`/api/tables/${otherGame}`, '/api/tables/nothing', '/api/home', `${table}/nothing`].map((path) => get(path)),
    ...[
      `/protocol/${game}/nothing`,
      `/protocol/${game}/nothing.json`,
      `/protocol/${otherGame}/AAAAAAAAAAAAAAAAAAAAAA`,
    ].map((path) => get(path)),
    ...['', 'nonsense', '{}', '{"key":"key-nonsense","command":{"do":"nothing"}}', `"${'x'.repeat(20_000)}"`].map(
      (body) => post(table, body),
    ),
    post(`${table}/share`, '{}'),
    post('/api/session', '{"initData":"hash=0","device":"0123456789abcdef"}'),
    { by: 'line', sent: { method: 'PUT', path: '/api/me', body: '{"language":"tlh"}' } },
    { by: 'line', sent: { method: 'DELETE', path: table } },
    { by: 'line', sent: { method: 'GET', path: table }, word: 'forged.word' },
    { by: 'line', sent: { method: 'GET', path: table, headers: { 'accept-language': 'uk' } }, word: null },
  ];
}

function pressesFor({ game, sight, seats, oldTokens, mayManage }: Standing): readonly Press[] {
  const about = [...seats, NOBODY];
  const isSeated = sight?.place != null;
  const asked = sight?.play?.view.prompts.map(({ action }) => action) ?? [];
  const own = sight?.play?.token ?? FORGED;
  const question = (token: string, action: string, picked: readonly number[]): Press => ({
    do: 'question',
    game,
    token,
    verb: 'sure',
    action,
    picked,
    choice: null,
  });
  return [
    ...(['join', 'rematch', 'begin', 'settings', 'lead', 'undo', 'sign', 'protest', 'solo-on'] as const).map(
      (what) => ({ do: what, game }),
    ),
    ...(mayManage ? [] : (['pause', 'resume'] as const).map((what) => ({ do: what, game }))),
    ...(isSeated ? [] : (['leave', 'quit', 'look'] as const).map((what) => ({ do: what, game }))),
    ...about.flatMap((seat) => (['send-out', 'take-seat'] as const).map((what) => ({ do: what, game, seat }))),
    ...[...oldTokens, FORGED].flatMap((token) =>
      ACTIONS.flatMap((action) => seats.map((_, i) => question(token, action, [i + 1]))),
    ),
    ...ACTIONS.filter((action) => !asked.includes(action)).flatMap((action) =>
      seats.map((_, i) => question(own, action, [i + 1])),
    ),
    { do: 'setting', game, button: { set: 'mode', to: 'base' } },
    { do: 'next', game, token: FORGED },
  ];
}
