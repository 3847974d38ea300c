/** A game of practice players alone, at a table that stands in memory: the same orders, the same driver, no chats and no store. */
import type { Message } from '../chat/message.ts';
import { Company } from '../hosting/company.ts';
import type { Links } from '../links.ts';
import { silentLog } from '../log.ts';
import { lettersBetween } from '../narrator/mail.ts';
import { asRead } from '../narrator/press/front.ts';
import { begin } from '../table/begin.ts';
import type { Desk } from '../table/desk.ts';
import { change, firstSetting, newDesk } from '../table/lobby.ts';
import { FIRST_NARRATION } from '../table/narration.ts';
import type { Order, Reply } from '../table/order.ts';
import { isRunning, type Running, type TableStep, timeUp } from '../table/play.ts';
import type { Refused } from '../table/refusal.ts';
import type { TableState } from '../table/state.ts';
import { virtualClock } from './virtual-clock.ts';
import { type Finished, secretOf, TITLES, type WantedGame } from './wanted.ts';

const GROUP = -1_000_000_000_001;
const LINKS: Links = { bot: 'https://t.me/omerta_bot', app: null };

export async function playByEngine(wanted: WantedGame): Promise<Finished> {
  const messages = new Map<string, string>();
  const end = await playAtTable(wanted, (subject, { text }) => messages.set(subject, asRead(text)));
  return finished(end, [...messages.values()]);
}

/** A message of the group, whenever it is posted or changed. */
export type Watch = (subject: string, message: Message) => void;

export async function playAtTable(
  wanted: WantedGame,
  watch: Watch,
  seat = (desk: Desk): Desk => desk,
): Promise<Running> {
  const clock = virtualClock();
  let state = lobbyFor(wanted);
  state = { ...state, desk: seat(state.desk) };
  let company: Company | null = null;
  let takeOffAlarm: () => void = () => undefined;

  const tell = (before: TableState | null, { state: after, events }: TableStep): void => {
    for (const { kind, chatId, subject, message } of lettersBetween(before, after, events, LINKS)) {
      if (chatId === GROUP && kind !== 'freeze') watch(subject, message);
    }
  };
  const setAlarm = (): void => {
    takeOffAlarm();
    const { deadline } = state;
    if (!isRunning(state) || deadline === null) return;
    const { serial } = state.game.stage;
    takeOffAlarm = clock.at(deadline, () => {
      void order((now, at) => timeUp(now as Parameters<typeof timeUp>[0], serial, at));
    });
  };
  const order = async (wish: Order): Promise<Reply> => {
    const step = wish(state, clock.now());
    if ('refused' in step) return step;
    tell(state, step);
    state = step.state;
    setAlarm();
    if (isRunning(state)) company?.see(state);
    return { state };
  };

  tell(null, { state, events: [] });
  const beginning = { secret: secretOf(wanted), unreachable: [], powers: null, caveat: null };
  await order((now, at) => begin(now, beginning, at));
  if (!isRunning(state)) throw new Error('the game has not begun');
  company = new Company(
    {
      clock,
      log: silentLog,
      order: (_game, _key, wish) => order(wish),
      isCutOff: () => false,
      isCrowded: () => false,
    },
    state,
  );
  while (isRunning(state)) {
    const next = clock.next();
    if (next === null) throw new Error('the game stands still');
    clock.advance(next - clock.now());
    // What was done now is followed up before the time goes on.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return state as Running;
}

function lobbyFor({ edition, mode, players, language, strength, seed, tone }: WantedGame): TableState {
  const setting = { ...firstSetting(edition), mode };
  const creator = { person: 1, name: TITLES[language], language };
  const narration = { ...FIRST_NARRATION, ...(tone && { tone }) };
  const empty = newDesk(creator, { title: TITLES[language], language, thread: null, narration }, setting);
  const desk = must(change(empty, { set: 'practice', number: players, strength }));
  return { id: `practice ${seed}`, groupId: GROUP, status: 'lobby', desk, game: null, log: [], deadline: null };
}

function must<T extends object>(outcome: T | Refused): T {
  if ('refused' in outcome) throw new Error(`refused: ${outcome.refused}`);
  return outcome;
}

function finished({ game }: TableState, transcript: readonly string[]): Finished {
  return {
    winner: game!.outcome!.winner,
    winners: game!.outcome!.winners,
    rounds: game!.round,
    calls: 0,
    roles: Object.fromEntries(game!.seats.map(({ id, role }) => [id, role])),
    transcript,
  };
}
