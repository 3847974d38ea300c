/** The practice players of one table: each looks on as a person in its seat would, thinks for a while, and does what people do. */
import { rulesOf } from '../../shared/editions/index.ts';
import type { GameId, SeatId } from '../../shared/engine/ids.ts';
import { type View, viewFor } from '../../shared/engine/view.ts';
import type { ChatId } from '../../shared/wire/ids.ts';
import type { Said } from '../../shared/wire/practice.ts';
import type { Clock } from '../clock.ts';
import type { Deed } from '../computer/deed.ts';
import { type Mind, nextDeed } from '../computer/mind.ts';
import type { Log } from '../log.ts';
import { isPractice, seatName, sitterAt } from '../table/desk.ts';
import type { Order, Reply } from '../table/order.ts';
import { answer, isRunning, lookAtCard, type Running, unread } from '../table/play.ts';
import { attentive, recollected } from '../table/recollection.ts';
import { refuse } from '../table/refusal.ts';
import { hasWord, sayAt } from '../table/saying.ts';
import type { TableState } from '../table/state.ts';
import { tokenFor } from '../table/token.ts';

/** What practice players need of the house. */
export interface CompanyHouse {
  readonly clock: Clock;
  readonly log: Log;
  readonly order: (game: GameId, key: string, order: Order) => Promise<Reply>;
  /** Telegram cannot be reached: nobody else could answer now. */
  readonly isCutOff: () => boolean;
  /** The chat has as many messages as it can take. */
  readonly isCrowded: (chatId: ChatId) => boolean;
}

/** Milliseconds of thinking, from and to: alike for all, whatever they are and whatever they think about. */
const PACE = { night: [3000, 14_000], day: [2000, 7000], alone: [300, 1500] } as const;
/** Nobody thinks longer than this part of the time that is left. */
const SHARE = 0.6;

interface Companion {
  mind: Mind;
  /** What it would have said and kept to itself. */
  unsaid: readonly Said[];
  /** The stage in which it has said something. */
  saidIn: number | null;
  /** How often it has thought something over. */
  thoughts: number;
  takeOff: (() => void) | null;
  isActing: boolean;
  /** What it saw when it decided to wait. */
  waitsOn: string | null;
}

type Wanted = Deed | { readonly is: 'look' };

export class Company {
  readonly #house: CompanyHouse;
  readonly #seats: ReadonlyMap<SeatId, Companion>;
  #state: Running;

  constructor(house: CompanyHouse, state: Running) {
    this.#house = house;
    this.#state = state;
    this.#seats = new Map(
      state.desk.players.flatMap(({ practice }, i) =>
        practice === undefined ? [] : [[seatName(i), newcomer(recollected(practice, seatName(i), state.log))] as const],
      ),
    );
    this.wake();
  }

  /** The table as it stands now. */
  see(state: Running): void {
    const { log, game } = this.#state;
    const events = state.log.slice(log.length);
    const isNewStage = state.game.stage.serial !== game.stage.serial;
    this.#state = state;
    for (const [seat, companion] of this.#seats) {
      companion.mind = attentive(companion.mind, state.game, seat, events);
      if (isNewStage) rest(companion);
    }
    this.wake();
  }

  /** Whoever has something to think about begins to. */
  wake(): void {
    for (const [seat, companion] of this.#seats) this.#ponder(seat, companion);
  }

  dismiss(): void {
    for (const companion of this.#seats.values()) rest(companion);
  }

  #ponder(seat: SeatId, companion: Companion): void {
    const { desk } = this.#state;
    if (companion.takeOff || companion.isActing || desk.clock.pause || this.#house.isCutOff()) return;
    const view = this.#viewOf(seat);
    const hasToLook = unread(this.#state)?.includes(seat) === true;
    if (!hasToLook && (view.prompts.length === 0 || signOf(this.#state, view) === companion.waitsOn)) return;
    const { clock } = this.#house;
    companion.takeOff = clock.at(clock.now() + this.#thinkingTime(companion), () => {
      companion.takeOff = null;
      this.#act(seat, companion);
    });
  }

  #viewOf(seat: SeatId): View {
    const { game } = this.#state;
    return viewFor(game, rulesOf(game.deal), seat);
  }

  #thinkingTime(companion: Companion): number {
    const { desk, game, deadline } = this.#state;
    const [least, most] = PACE[desk.practice.solo ? 'alone' : game.stage.name === 'night' ? 'night' : 'day'];
    const longest = deadline === null ? most : Math.min(most, Math.max(0, deadline - this.#house.clock.now()) * SHARE);
    const shortest = Math.min(least, longest / 2);
    const chance = companion.mind.lots('thinking', game.stage.serial, companion.thoughts++);
    return Math.round(shortest + ((longest - shortest) * chance.below(1000)) / 1000);
  }

  #act(seat: SeatId, companion: Companion): void {
    const state = this.#state;
    const { clock, log, order, isCutOff } = this.#house;
    if (state.desk.clock.pause || isCutOff()) return;
    const view = this.#viewOf(seat);
    const deed = this.#deedOf(seat, companion, view);
    companion.waitsOn = signOf(state, view);
    if (!deed) return;
    companion.isActing = true;
    const key = `practice ${seat} ${clock.now()} ${companion.thoughts}`;
    order(state.id, key, orderOf(seat, deed, tokenFor(state.game, seat)))
      .then((reply) => {
        if ('state' in reply && deed.is === 'say') companion.saidIn = state.game.stage.serial;
      })
      .catch((error: unknown) => log.error({ err: error, game: state.id }, 'a practice player could not act'))
      .finally(() => {
        companion.isActing = false;
        this.#ponder(seat, companion);
      });
  }

  /** A player that cannot make up its mind lets the clock run; the others' game goes on. */
  #deedOf(seat: SeatId, companion: Companion, view: View): Wanted | null {
    if (unread(this.#state)?.includes(seat)) return { is: 'look' };
    try {
      return this.#decided(seat, companion, view);
    } catch (error) {
      this.#house.log.error({ err: error, game: this.#state.id }, 'a practice player could not decide');
      return null;
    }
  }

  /** What may not be said any more is kept back, and counts as said to whoever wanted to. */
  #decided(seat: SeatId, companion: Companion, view: View): Deed | null {
    const { desk, game } = this.#state;
    const { mind } = companion;
    companion.unsaid = companion.unsaid.filter(({ round }) => round === game.round);
    for (let tries = 0; tries < 3; tries++) {
      const deed = nextDeed(mind, { view, said: [...desk.talk.said, ...companion.unsaid] });
      if (deed?.is !== 'say' || this.#maySay(seat, companion, deed)) return deed;
      companion.unsaid = [...companion.unsaid, { by: seat, round: game.round, statement: deed.statement }];
    }
    return null;
  }

  #maySay(seat: SeatId, { saidIn }: Companion, { statement }: Extract<Deed, { is: 'say' }>): boolean {
    const { game, groupId } = this.#state;
    if (saidIn === game.stage.serial || !hasWord(game, seat) || this.#house.isCrowded(groupId)) return false;
    return 'state' in sayAt(this.#state, seat, statement);
  }
}

const newcomer = (mind: Mind): Companion => ({
  mind,
  unsaid: [],
  saidIn: null,
  thoughts: 0,
  takeOff: null,
  isActing: false,
  waitsOn: null,
});

function rest(companion: Companion): void {
  companion.takeOff?.();
  companion.takeOff = null;
}

/** All that could change a player's mind, but for who else is ready. */
function signOf({ game, desk }: Running, { table, prompts, facts, gangChoices }: View): string {
  const { serial } = game.stage;
  const { speaker, accused, withdrawn, news, leads } = table;
  return JSON.stringify([
    serial,
    prompts,
    gangChoices,
    facts,
    speaker,
    accused,
    withdrawn,
    news,
    leads,
    desk.talk.said.length,
  ]);
}

/** By the very ways that are open to people. */
const orderOf =
  (seat: SeatId, deed: Wanted, token: string): Order =>
  (state: TableState, now) => {
    if (!isRunning(state)) return refuse('refusal-over');
    const sitter = sitterAt(state.desk, seat);
    if (!sitter || !isPractice(sitter)) return refuse('refusal-seat-held');
    if (deed.is === 'look') return lookAtCard(state, sitter.person, now);
    if (deed.is === 'say') return sayAt(state, seat, deed.statement);
    const { is: _, ...given } = deed;
    return answer(state, { person: sitter.person, token, ...given }, now);
  };
