/** Delivers the outbox: in order in each chat, within Telegram's limits, through failures and restarts. */
import type { Api } from 'grammy';
import type { GameId } from '../../shared/engine/ids.ts';
import type { ChatId } from '../../shared/wire/ids.ts';
import { isGroup } from '../../shared/wire/ids.ts';
import type { ChatCall } from '../chat/errand.ts';
import type { Letter } from '../chat/letter.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Printer } from '../press/printer.ts';
import type { Tx } from '../store/repository.ts';
import type { Store } from '../store/store.ts';
import { Delivery } from './delivery.ts';
import { floodsIn, noteFlood } from './floods.ts';
import { LIMITS, SendingLimits } from './limits.ts';
import { Lines } from './lines.ts';
import type { Link } from './link.ts';
import { isNotModified, outcomeOf, type SendingOutcome, type Sent } from './outcome.ts';
import { isMessage, outgoingErrand, outgoingLetter, type Parcel } from './parcel.ts';
import { type Photo, Pictures } from './pictures.ts';
import { Probe } from './probe.ts';

export interface CourierDuties {
  readonly store: Store;
  readonly clock: Clock;
  readonly wall: Clock;
  readonly api: Api;
  readonly link: Link;
  readonly log: Log;
  /** Whoever makes the pictures; without one, texts go alone. */
  readonly printer: Printer | null;
  readonly onUnreachable: (chatId: ChatId) => void;
  readonly onMoved: (from: number, to: number) => void;
}

const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;
/** Settled parcels are kept as long as the limits look back. */
const LOOK_BACK = 60_000;
const PRUNE_EVERY = 200;
/** So many messages a minute are left to the game itself. */
const SPARE = 4;
/** No message waits longer than this to be changed again. */
const LONGEST_PACE = 10 * 60_000;
/** After so many calls without an answer it may be the picture that does not get through. */
const UPLOADS = 3;
/** How many pictures of those that Telegram has are remembered. */
const MOST_PRINTS = 5000;

export class Courier {
  readonly #duties: CourierDuties;
  readonly #limits = new SendingLimits();
  readonly #lines = new Lines();
  /** By chat, the parcel under way; null while it may still be changed. */
  readonly #inFlight = new Map<number, number | null>();
  readonly #alarms = new Map<number, () => void>();
  readonly #failures = new Map<number, number>();
  /** When to try again after a failure. */
  readonly #retryAt = new Map<number, number>();
  /** The new ids of groups that have moved. */
  readonly #homes = new Map<number, number>();
  /** When each message was last changed, for those that are not to change too often. */
  readonly #touched = new Map<string, number>();
  readonly #underWay = new Set<Promise<unknown>>();
  /** By chat, the picture of the message that is next, or that it goes without. */
  readonly #ready = new Map<number, { readonly wanted: string; readonly photo: Photo | null }>();
  /** Chats whose next message waits for its picture. */
  readonly #awaiting = new Set<number>();
  readonly #pictures: Pictures;
  readonly #delivery: Delivery;
  readonly #probe: Probe;
  #settled = 0;
  #isStarted = false;
  #isStopped = false;

  constructor(duties: CourierDuties) {
    this.#duties = duties;
    this.#pictures = new Pictures(duties);
    this.#delivery = new Delivery({ ...duties, pictures: this.#pictures });
    this.#probe = new Probe(duties.api, duties.clock, duties.link);
    duties.link.whenRestored(() => this.#tryAgain());
  }

  /** Takes up what an earlier process left. A call that it had begun may just have arrived. */
  async start(): Promise<void> {
    const { store, clock } = this.#duties;
    const now = clock.now();
    const recent = await store.read.outbox.recent(now - LOOK_BACK);
    // The calendar may have been set back since: nothing was sent in the future, and nothing waits for what is long over.
    const calls = recent.map(({ chatId, settledAt }) => ({ chatId, at: Math.min(settledAt ?? now, now) }));
    for (const { chatId, at } of calls.toSorted((a, b) => a.at - b.at)) this.#limits.remember(chatId, at, false);
    for (const [chatId, until] of await floodsIn(store.read, now)) this.#limits.close(chatId, until);
    await this.#dropUnreadable();
    for (const row of await store.read.outbox.waiting()) this.#lines.add(inTime(row as Parcel, now));
    this.#isStarted = true;
    for (const chatId of [...this.#lines.chats()]) this.#wake(chatId);
  }

  async #dropUnreadable(): Promise<void> {
    const { store, log } = this.#duties;
    const ids = await store.read.outbox.unreadable();
    if (ids.length === 0) return;
    log.error({ letters: ids }, 'letters cannot be read, and are not sent');
    await store.write((tx) => tx.outbox.drop(ids));
  }

  /** What is under way is finished; the rest stays in the store. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const takeOff of this.#alarms.values()) takeOff();
    this.#alarms.clear();
    this.#pictures.stop();
    await this.#probe.stop();
    while (this.#underWay.size > 0) await Promise.allSettled([...this.#underWay]);
  }

  isQuiet(): boolean {
    return this.#underWay.size === 0 && this.#probe.isQuiet();
  }

  /** The chat has no room for what can as well be left unsaid. */
  isCrowded(chatId: ChatId): boolean {
    const now = this.#duties.clock.now();
    return this.#limits.lately(chatId, now) + this.#lines.of(chatId).length >= LIMITS.groupAMinute - SPARE;
  }

  /** Resolves when Telegram has spoken. */
  reach(): Promise<void> {
    return this.#probe.reach();
  }

  /**
   * Puts letters and errands into the outbox. To be called last in a transaction: what waits is known here at once,
   * and sent only after the commit, since the attempt to send is a transaction of its own. Before the start it is only
   * written down.
   */
  async queue(
    tx: Tx,
    gameId: GameId | null,
    letters: readonly Letter[],
    errands: readonly ChatCall[] = [],
  ): Promise<void> {
    const homed = <T extends { readonly chatId: ChatId }>(mail: T): T => ({ ...mail, chatId: this.#home(mail.chatId) });
    for (const letter of letters) await this.#queueLetter(tx, gameId, homed(letter));
    for (const errand of errands) await this.#add(tx, outgoingErrand(homed(errand), gameId));
  }

  async #queueLetter(tx: Tx, gameId: GameId | null, letter: Letter): Promise<void> {
    const { chatId, subject, kind, message } = letter;
    const waiting = this.#lines
      .of(chatId)
      .findLast((parcel) => parcel.subject === subject && parcel.id !== this.#inFlight.get(chatId));
    if (kind === 'freeze') {
      if (waiting?.kind !== 'edit') return;
      await tx.outbox.drop([waiting.id]);
      this.#lines.remove(chatId, waiting.id);
      return;
    }
    if (!waiting || kind === 'post')
      return this.#add(tx, { ...outgoingLetter(letter, gameId), notBefore: this.#pace(letter) });
    // The message has not been sent yet, or not been changed yet: it goes out as it is by then.
    const notBefore = message.pace === undefined ? null : waiting.notBefore;
    await tx.outbox.replace(waiting.id, { payload: message, notBefore });
    this.#lines.replace(waiting, { ...waiting, payload: message, notBefore });
    this.#wakeSoon(chatId);
  }

  async #add(tx: Tx, outgoing: Omit<Parcel, 'id'>): Promise<void> {
    const [id = 0] = await tx.outbox.add([outgoing]);
    if (!this.#isStarted) return;
    this.#lines.add({ ...outgoing, id });
    this.#wakeSoon(outgoing.chatId);
  }

  #pace({ kind, chatId, subject, message }: Letter): number | null {
    const last = this.#touched.get(`${chatId} ${subject}`);
    return kind === 'edit' && message.pace !== undefined && last !== undefined ? last + message.pace * 1000 : null;
  }

  /** An answer to a press: at once or never, and not worth keeping. */
  answer(
    queryId: string,
    answer: { readonly text?: string; readonly show_alert?: boolean; readonly url?: string },
  ): void {
    const { api, log } = this.#duties;
    this.#during(
      api.raw.answerCallbackQuery({ callback_query_id: queryId, ...answer }).catch((error: unknown) => {
        log.debug({ why: outcomeOf(error) }, 'a press was not answered');
      }),
    );
  }

  /** A group has another id now; its messages are not known there. What is under way to the old one is still waited for. */
  moved(from: number, to: number): void {
    this.#homes.set(from, to);
    this.#alarms.get(from)?.();
    this.#alarms.delete(from);
    this.#ready.delete(from);
    this.#lines.move(from, to);
    const flying = this.#inFlight.get(from);
    this.#inFlight.delete(from);
    if (flying !== undefined) this.#inFlight.set(to, flying);
    this.#wake(to);
  }

  #home(chatId: ChatId): number {
    return this.#homes.get(chatId) ?? chatId;
  }

  /** Telegram is back: what failed meanwhile need not wait its pause out. */
  #tryAgain(): void {
    this.#failures.clear();
    this.#retryAt.clear();
    for (const chatId of [...this.#lines.chats()]) this.#wake(chatId);
  }

  #during<T>(work: Promise<T>): void {
    this.#underWay.add(work);
    work.finally(() => this.#underWay.delete(work)).catch(() => undefined);
  }

  /** After the transaction that is being written, so that its attempt comes behind it. */
  #wakeSoon(chatId: ChatId): void {
    this.#during(Promise.resolve().then(() => this.#wake(chatId)));
  }

  #wake(chatId: ChatId): void {
    if (this.#isStopped || this.#inFlight.has(chatId)) return;
    this.#alarms.get(chatId)?.();
    this.#alarms.delete(chatId);
    const now = this.#duties.clock.now();
    const next = this.#lines.next(chatId, now);
    if (!next) return;
    const isErrand = next.parcel.kind === 'call';
    const allowed = isErrand ? this.#limits.opensToErrands(chatId, now) : this.#limits.opensAt(chatId, now);
    const opens = Math.max(next.from, allowed, this.#retryAt.get(chatId) ?? 0);
    if (opens > now) {
      this.#alarms.set(
        chatId,
        this.#duties.clock.at(opens, () => this.#wake(chatId)),
      );
      return;
    }
    if (this.#awaitsPicture(chatId, next.parcel)) return;
    this.#inFlight.set(chatId, null);
    this.#limits.starts();
    this.#during(this.#deliver(chatId, next.parcel));
  }

  /** Nothing is under way meanwhile: the message may still change, errands pass by, other chats have all the room. */
  #awaitsPicture(chatId: ChatId, parcel: Parcel): boolean {
    const wanted = this.#pictures.wantedFor(parcel);
    if (wanted === null || wanted === this.#ready.get(chatId)?.wanted) return false;
    if (!this.#awaiting.has(chatId)) this.#during(this.#prepare(chatId, wanted, parcel));
    return true;
  }

  async #prepare(chatId: ChatId, wanted: string, parcel: Parcel): Promise<void> {
    this.#awaiting.add(chatId);
    const photo = await this.#pictures.photoFor(parcel).catch((error: unknown) => {
      this.#duties.log.error({ err: error }, 'a picture could not be looked up');
      return null;
    });
    this.#awaiting.delete(chatId);
    const home = this.#home(chatId);
    // In another chat the same message may need another picture.
    if (home === chatId) this.#ready.set(chatId, { wanted, photo });
    this.#wake(home);
  }

  async #photoOf(parcel: Parcel): Promise<Photo | null> {
    const wanted = this.#pictures.wantedFor(parcel);
    if (wanted === null || (this.#failures.get(parcel.chatId) ?? 0) >= UPLOADS) return null;
    const ready = this.#ready.get(parcel.chatId);
    // The message may have changed at the last moment.
    return ready?.wanted === wanted ? ready.photo : this.#pictures.photoFor(parcel);
  }

  async #deliver(chatId: ChatId, { id, kind }: Parcel): Promise<void> {
    const { store, clock, log } = this.#duties;
    try {
      const parcel = await store.write(async (tx) => {
        const latest = this.#lines.of(chatId).find((waiting) => waiting.id === id);
        if (latest) await tx.outbox.attempt([id], clock.now());
        if (latest) this.#inFlight.set(chatId, id);
        return latest;
      });
      if (!parcel) return;
      await this.#settle(parcel, await this.#delivery.carry(parcel, await this.#photoOf(parcel)));
    } catch (error) {
      log.error({ err: error }, 'the outbox could not be written');
      this.#retryAt.set(chatId, clock.now() + FIRST_PAUSE);
    } finally {
      const home = this.#home(chatId);
      this.#inFlight.delete(home);
      this.#limits.ended(home, clock.now(), kind === 'call');
      this.#wake(home);
    }
  }

  async #settle(parcel: Parcel, outcome: SendingOutcome): Promise<void> {
    const { clock, log, store } = this.#duties;
    const chatId = this.#home(parcel.chatId);
    if (outcome.is !== 'unknown') {
      this.#failures.delete(chatId);
      this.#retryAt.delete(chatId);
    }
    switch (outcome.is) {
      case 'sent':
        await this.#done(parcel, outcome);
        break;
      case 'gone':
        await this.#lost(parcel);
        break;
      case 'settled':
        if (!isNotModified(outcome.why)) log.warn({ method: parcel.method, why: outcome.why }, 'Telegram refused');
        await this.#done(parcel);
        break;
      case 'unreachable':
        log.info({ chatId, why: outcome.why }, 'a chat cannot be reached');
        await store.write(async (tx) => {
          await tx.outbox.drop(this.#lines.of(chatId).map(({ id }) => id));
          this.#lines.clear(chatId);
          this.#ready.delete(chatId);
        });
        this.#duties.onUnreachable(chatId);
        break;
      case 'moved':
        this.#duties.onMoved(parcel.chatId, outcome.to);
        break;
      case 'flood': {
        const now = clock.now();
        const until = now + outcome.seconds * 1000;
        this.#limits.close(chatId, until);
        await store.write((tx) => noteFlood(tx, chatId, until, now));
        break;
      }
      case 'unknown': {
        const failures = (this.#failures.get(chatId) ?? 0) + 1;
        this.#failures.set(chatId, failures);
        log.warn({ method: parcel.method, why: outcome.why, failures }, 'no answer from Telegram');
        this.#retryAt.set(chatId, clock.now() + Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (failures - 1)));
        break;
      }
    }
  }

  async #done(parcel: Parcel, { post = null, print }: Partial<Sent> = {}): Promise<void> {
    const { store, clock } = this.#duties;
    const now = clock.now();
    if (isMessage(parcel)) this.#ready.delete(parcel.chatId);
    if (print) this.#pictures.uploaded(print.fingerprint);
    await store.write(async (tx) => {
      await tx.outbox.settle(parcel.id, now);
      const isHere = this.#home(parcel.chatId) === parcel.chatId;
      if (isMessage(parcel) && post && isHere)
        await tx.posts.set(parcel.chatId, parcel.subject, post.messageId, post.picture);
      if (print) await tx.prints.set(print.fingerprint, print.fileId, now);
      if (++this.#settled % PRUNE_EVERY === 0) {
        await tx.outbox.prune(now - LOOK_BACK);
        await tx.prints.prune(MOST_PRINTS);
      }
      this.#lines.remove(this.#home(parcel.chatId), parcel.id);
    });
    if (isMessage(parcel) && isGroup(parcel.chatId)) this.#touch(parcel.chatId, parcel.subject, now);
  }

  #touch(chatId: ChatId, subject: string, now: number): void {
    this.#touched.set(`${chatId} ${subject}`, now);
    if (this.#settled % PRUNE_EVERY !== 0) return;
    for (const [message, at] of this.#touched) if (at < now - LONGEST_PACE) this.#touched.delete(message);
  }

  /** Somebody deleted the message: a vital one is sent anew, any other stays deleted. */
  async #lost(parcel: Parcel): Promise<void> {
    const { store } = this.#duties;
    if (!isMessage(parcel) || !parcel.payload.isVital) return this.#done(parcel);
    this.#ready.delete(parcel.chatId);
    await store.write((tx) => tx.posts.forget(parcel.chatId, parcel.subject));
  }
}

/** Nothing waits longer than it was ever to wait. */
function inTime(parcel: Parcel, now: number): Parcel {
  const { notBefore, payload } = parcel;
  const pace = (payload as { readonly pace?: number }).pace ?? 0;
  return { ...parcel, notBefore: notBefore === null ? null : Math.min(notBefore, now + pace * 1000) };
}
