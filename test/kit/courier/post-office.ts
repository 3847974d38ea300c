/** The courier alone with its outbox and an emulated Telegram, and a clock moved by hand. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Api } from 'grammy';
import { onTestFinished } from 'vitest';
import type { ChatCall } from '../../../bot/chat/errand.ts';
import type { Letter } from '../../../bot/chat/letter.ts';
import type { Message } from '../../../bot/chat/message.ts';
import { Courier } from '../../../bot/courier/courier.ts';
import { Link } from '../../../bot/courier/link.ts';
import { passTime, settled } from '../../../bot/lab/settled.ts';
import { type VirtualClock, virtualClock } from '../../../bot/lab/virtual-clock.ts';
import { silentLog } from '../../../bot/log.ts';
import { type MadeCall, type Person, startTelegram, type Telegram } from '../../../bot/playground/index.ts';
import type { Printer } from '../../../bot/press/printer.ts';
import { openStore, type Store } from '../../../bot/store/store.ts';
import { type Ledger, ledgerOf } from './ledger.ts';

export class PostOffice {
  readonly clock: VirtualClock;
  readonly telegram: Telegram;
  readonly api: Api;
  readonly ledger: Ledger;
  /** Whom the courier has given up. */
  readonly unreachable: number[] = [];
  readonly #file: string;
  readonly #printer: Printer | null;
  #store!: Store;
  #courier!: Courier;
  #link!: Link;

  constructor(clock: VirtualClock, telegram: Telegram, file: string, printer: Printer | null) {
    this.clock = clock;
    this.telegram = telegram;
    this.api = new Api(telegram.token, { apiRoot: telegram.root, timeoutSeconds: 5 });
    this.#file = file;
    this.#printer = printer;
    this.#open();
    this.ledger = ledgerOf(file);
  }

  #open(): void {
    const { clock, api } = this;
    this.#store = openStore({ file: this.#file });
    this.#link = new Link(clock);
    this.#courier = new Courier({
      store: this.#store,
      clock,
      wall: clock,
      api,
      link: this.#link,
      log: silentLog,
      printer: this.#printer,
      onUnreachable: (chatId) => this.unreachable.push(chatId),
      onMoved: (from, to) => void this.move(from, to),
    });
  }

  get courier(): Courier {
    return this.#courier;
  }

  get link(): Link {
    return this.#link;
  }

  get store(): Store {
    return this.#store;
  }

  person(firstName = 'Anna'): Person {
    const person = this.telegram.person({ firstName });
    person.start();
    return person;
  }

  /** What the program does when it hears that a group has moved. */
  async move(from: number, to: number): Promise<void> {
    await this.#store.write(async (tx) => {
      await tx.groups.migrate(from, to);
      this.#courier.moved(from, to);
    });
  }

  async queue(...letters: readonly Letter[]): Promise<void> {
    await this.#store.write((tx) => this.#courier.queue(tx, null, letters));
  }

  async run(...errands: readonly ChatCall[]): Promise<void> {
    await this.#store.write((tx) => this.#courier.queue(tx, null, [], errands));
  }

  async start(): Promise<void> {
    await this.#courier.start();
    await this.settle();
  }

  async stop(): Promise<void> {
    await this.#courier.stop();
    await this.#store.close();
  }

  /** As a clean stop and a start at once; somebody may write letters before the courier is there. */
  async restart(early: () => Promise<void> = async () => undefined): Promise<void> {
    await this.stop();
    this.#open();
    await early();
    await this.start();
  }

  settle(): Promise<void> {
    const { telegram, clock } = this;
    return settled(
      () => this.#courier.isQuiet() && this.#store.isQuiet(),
      () => `${telegram.calls.length} ${telegram.delivered.length} ${clock.next()}`,
    );
  }

  pass(seconds: number): Promise<void> {
    return passTime(this.clock, seconds, () => this.settle());
  }

  /** Until nothing waits any more, within reason. */
  async passAll(most = 3600): Promise<void> {
    const end = this.clock.now() + most * 1000;
    for (await this.settle(); (await this.waiting()) > 0; await this.settle()) {
      const next = this.clock.next();
      if (next === null || next > end) throw new Error('the outbox does not get empty');
      this.clock.advance(Math.max(0, next - this.clock.now()));
    }
  }

  async waiting(): Promise<number> {
    return (await this.#store.read.outbox.waiting()).length;
  }

  /** The calls that brought or changed messages, or were to. */
  get messages(): readonly MadeCall[] {
    return this.telegram.calls.filter(({ method }) => /^(?:send|edit)(?:Message|Photo)/.test(method));
  }

  messagesTo(chatId: number): readonly MadeCall[] {
    return this.messages.filter((call) => call.chatId === chatId);
  }
}

export async function postOffice(printer: Printer | null = null): Promise<PostOffice> {
  const clock = virtualClock();
  const telegram = await startTelegram({ clock });
  const folder = mkdtempSync(join(tmpdir(), 'post-office-'));
  const office = new PostOffice(clock, telegram, join(folder, 'omerta.db'), printer);
  onTestFinished(async () => {
    await office.stop();
    await telegram.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  await office.start();
  return office;
}

const letter =
  (kind: Letter['kind']) =>
  (chatId: number, subject: string, text: string, message: Partial<Message> = {}): Letter => ({
    kind,
    chatId,
    subject,
    message: { text, ...message },
  });

export const post = letter('post');
export const edit = letter('edit');
export const freeze = letter('freeze');
