/** One of two worlds: the whole program at an emulated Telegram, a table, and people of every kind who look at it. */
import { passTime } from '../../../bot/lab/settled.ts';
import { openLog } from '../../../bot/log.ts';
import type { Group, MadeCall, Person } from '../../../bot/playground/index.ts';
import type { SeatId } from '../../../shared/engine/ids.ts';
import type { Deal } from '../../../shared/engine/model.ts';
import type { Action } from '../../../shared/engine/words.ts';
import type { WantedChange } from '../../../shared/wire/command.ts';
import { FakePrinter } from '../courier/printer.ts';
import { type Evening, isPress, openEvening } from '../evening/evening.ts';
import { dealNext, type Exchange, lastDeal } from './exchange.ts';
import { Line } from './line.ts';
import { Observer } from './observer.ts';

export interface Setup {
  readonly edition: string;
  readonly mode: string;
  readonly players: number;
  /** So many of them are practice players. */
  readonly practice?: number;
  readonly changes?: readonly WantedChange[];
  /** What the two worlds differ in; without it, in what some do unseen. */
  readonly exchange?: Exchange;
  /** Those whose deeds at night are nobody's business, by their roles: in each world they do what they like. */
  readonly secretive?: readonly string[];
  /** What they may do at night as they like; usually whatever nobody ever hears of. */
  readonly unheard?: readonly Action[];
  readonly ledBy?: 'host' | 'judges';
  /** With the Mini App, so that the chats are nearly silent. */
  readonly app?: boolean;
  readonly pictures?: boolean;
  readonly seed: string;
}

/** Enough turns of the loop for whatever was written on one end of a connection to be read at the other. */
const TURNS = 8;

const EXTRAS = ['onlooker', 'admin', 'left', 'gone'] as const;

export class World {
  readonly evening: Evening;
  readonly observers: readonly Observer[];
  readonly logs: string[];
  game = '';
  otherGame = '';
  deal!: Deal;
  readonly #line: Line;

  constructor(evening: Evening, observers: readonly Observer[], logs: string[], line: Line) {
    this.evening = evening;
    this.observers = observers;
    this.logs = logs;
    this.#line = line;
  }

  named(name: string): Observer {
    const found = this.observers.find((observer) => observer.name === name);
    if (!found) throw new Error(`there is no ${name}`);
    return found;
  }

  has = (name: string): boolean => this.observers.some((observer) => observer.name === name);

  get calls(): readonly MadeCall[] {
    return this.evening.telegram.calls;
  }

  async settle(): Promise<void> {
    await this.evening.settle();
    for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => setImmediate(resolve));
  }

  async pass(seconds: number): Promise<void> {
    await passTime(this.evening.clock, seconds, () => this.settle());
    await this.settle();
  }

  async close(): Promise<void> {
    for (const observer of this.observers) observer.close();
    this.#line.close();
    await this.evening.close();
  }
}

export const seatsOf = ({ players, practice = 0 }: Setup): readonly SeatId[] =>
  Array.from({ length: players - practice }, (_, i) => `p${i + 1}`);

const leadersOf = ({ ledBy }: Setup): readonly string[] =>
  ledBy === 'judges' ? ['host', 'aide'] : ledBy === 'host' ? ['host'] : [];

/** A line of the log without the machine's own time and the port that was free. */
const lineOf = (line: string): string => {
  const { time: _, port: __, ...said } = JSON.parse(line) as Record<string, unknown>;
  return JSON.stringify(said);
};

/** Everybody is there, the cards are dealt, and every screen is open. */
export async function openWorld(setup: Setup, isOther: boolean): Promise<World> {
  const names = [...seatsOf(setup), ...EXTRAS, ...leadersOf(setup)];
  const logs: string[] = [];
  const evening = await openEvening({
    players: names.length,
    names: (i) => `Player ${i + 1}`,
    log: openLog('trace', { write: (line: string) => void logs.push(lineOf(line)) }),
    seed: setup.seed,
    ...(setup.app && { app: true }),
    ...(setup.pictures && { printer: new FakePrinter() }),
  });
  const stranger = evening.telegram.person({ firstName: 'Stranger', languageCode: 'en' });
  const elsewhere = evening.telegram.group({ title: 'Elsewhere', creator: stranger, members: [stranger] });
  evening.group.promote(evening.people[names.indexOf('admin')]!, { can_restrict_members: true });
  const line = new Line(evening.app.port, () => evening.clock.now());
  const watching = (name: string, person: Person, group: Group) =>
    new Observer(name, person, [group], line, () => evening.clock.now());
  const observers = names.map((name, i) => watching(name, evening.people[i]!, evening.group));
  const world = new World(evening, [...observers, watching('stranger', stranger, elsewhere)], logs, line);
  await gather(world, setup, elsewhere);
  dealNext(setup.exchange ?? null, isOther);
  await mustDo(world, world.named('p1'), { do: 'begin' });
  await world.pass(4);
  world.deal = lastDeal();
  for (const observer of world.observers) await observer.follow(`/api/tables/${world.game}/live`);
  await world.settle();
  return world;
}

/** From nothing to a full table that nobody has begun. */
async function gather(world: World, setup: Setup, elsewhere: Group): Promise<void> {
  const { evening } = world;
  const stranger = world.named('stranger').person;
  stranger.start();
  await evening.meetBot();
  stranger.write(elsewhere, '/play');
  await world.pass(2);
  world.otherGame = gameIn(elsewhere);
  evening.people[0]!.write(evening.group, '/play');
  await world.pass(2);
  world.game = gameIn(evening.group);
  for (const observer of world.observers) await observer.signIn();
  const creator = world.named('p1');
  const changes: readonly WantedChange[] = [
    { set: 'edition', to: setup.edition },
    { set: 'mode', to: setup.mode },
    ...(setup.changes ?? []),
  ];
  for (const change of changes) await mustDo(world, creator, { do: 'change', change });
  for (const name of ['left', 'gone']) await mustDo(world, world.named(name), { do: 'join' });
  for (const name of ['left', 'gone']) await mustDo(world, world.named(name), { do: 'leave' });
  for (const name of seatsOf(setup)) await mustDo(world, world.named(name), { do: 'join' });
  for (const as of leadersOf(setup) as ('host' | 'aide')[]) await mustDo(world, world.named(as), { do: 'lead', as });
  if (setup.practice) {
    await mustDo(world, creator, {
      do: 'change',
      change: { set: 'practice', number: setup.practice, strength: 'fair' },
    });
  }
  world.named('gone').person.quit(evening.group);
  await world.pass(60);
}

async function mustDo({ game }: World, who: Observer, command: Parameters<Observer['order']>[1]): Promise<void> {
  const { status, body } = await who.order(game, command);
  if (status !== 200) throw new Error(`${who.name} ${JSON.stringify(command)}: ${status} ${body}`);
}

const gameIn = ({ messages }: Group): string =>
  messages
    .flatMap(({ buttons }) => buttons.flat())
    .findLast(isPress('j:'))!
    .callbackData!.slice('j:'.length);
