/** The show: a company in a group, its people's phones, and everything about it that the page is told. */
import type { Language } from '../../shared/text/languages.ts';
import { speaker } from '../../shared/text/speak.ts';
import {
  type ChatMessage,
  FASTEST,
  type ShownChat,
  type ShowroomStage,
  type StageNews,
} from '../../shared/wire/playground.ts';
import type { Sight } from '../../shared/wire/sight.ts';
import { decode } from '../chat/press.ts';
import { type Clock, isAdjustable } from '../clock.ts';
import type { Delivered, Message, Person, Telegram } from '../playground/index.ts';
import { type Cast, type CompanyOptions, gather, shuffled } from './cast.ts';
import { nameOf, shownMessage } from './chat.ts';
import { Extra } from './extra.ts';
import { type Ask, Phone } from './phone.ts';

const FIRST_COMPANY = 8;
const LINES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const;
/** Nobody wants to watch people sit down: until the group was told who plays, time runs so fast, for so long. */
const GATHERING = { speed: 10, milliseconds: 33_000 };

export interface ShowParts {
  readonly telegram: Telegram;
  readonly ask: Ask;
  /** Of the game. */
  readonly clock: Clock;
  /** Of the phones' lines. */
  readonly wall: Clock;
}

export class Show {
  readonly telegram: Telegram;
  readonly #parts: ShowParts;
  readonly #hearers = new Set<(news: StageNews) => void>();
  #company: Cast | null = null;
  #extras: readonly Extra[] = [];
  #you = 0;
  #game: string | null = null;
  /** As the visitor wishes it. */
  #speed: number;
  #endGathering: (() => void) | null = null;
  #lines: (typeof LINES)[number][] = [];
  #playsForMe = false;
  #othersPlay = true;
  /** What the page was told last. */
  #told = '';
  readonly #stopHearing: () => void;

  constructor(parts: ShowParts) {
    this.#parts = parts;
    this.telegram = parts.telegram;
    this.#speed = parts.clock.speed?.() ?? 1;
    this.#stopHearing = parts.telegram.whenDelivered((delivered) => this.#delivered(delivered));
  }

  get company(): Cast {
    if (!this.#company) throw new Error('nobody is on the stage yet');
    return this.#company;
  }

  get isOpen(): boolean {
    return this.#company !== null;
  }

  /** Until the first visitor is here nobody plays. */
  async open(language: Language): Promise<void> {
    if (!this.#company) await this.restart({ people: FIRST_COMPANY, language });
  }

  get isQuiet(): boolean {
    return this.#extras.every(({ isQuiet }) => isQuiet);
  }

  /** New people in a new group; you ask for a game, and they sit down. The old table is called off. */
  async restart(options: CompanyOptions): Promise<void> {
    const old = this.#extras;
    const yours = old.find(({ person }) => person === this.#company?.people[0]);
    this.#extras = [];
    for (const extra of old) if (extra !== yours) extra.stop();
    const status = yours?.sight?.status;
    if (status === 'lobby' || status === 'running') await yours?.order({ do: 'cancel' });
    yours?.stop();
    const company = gather(this.telegram, options);
    this.#company = company;
    this.#game = null;
    const [you] = company.people;
    this.#you = you!.id;
    this.#extras = company.people.map((person) => this.#extra(person, company));
    this.#gatherFast();
    this.#tell(this.chats());
    this.#changed();
    you!.write(company.group, '/play');
  }

  stop(): void {
    this.#stopHearing();
    this.#endGathering?.();
    for (const extra of this.#extras) extra.stop();
    this.#hearers.clear();
  }

  hear(hearer: (news: StageNews) => void): () => void {
    this.#hearers.add(hearer);
    return () => this.#hearers.delete(hearer);
  }

  personOf(id: number): Person | null {
    return this.company.people.find((person) => person.id === id) ?? null;
  }

  /** A message that this person sees. */
  messageOf(person: Person, chat: 'group' | 'bot', id: number): Message | null {
    const { messages } = chat === 'group' ? this.company.group : person.direct;
    return messages.find((message) => message.id === id) ?? null;
  }

  set you(id: number) {
    this.#you = id;
    this.#considerAll();
  }

  setAutoplay({ forMe, others }: { readonly forMe?: boolean; readonly others?: boolean }): void {
    if (forMe !== undefined) this.#playsForMe = forMe;
    if (others !== undefined) this.#othersPlay = others;
    this.#considerAll();
  }

  setSpeed(speed: number): void {
    this.#speed = speed;
    if (!this.#endGathering) this.#run(speed);
    this.#changed();
  }

  stage(): ShowroomStage {
    const { group, people, language } = this.company;
    const { bot } = this.telegram;
    const sights = new Map(this.#extras.map(({ person, sight }) => [person.id, sight]));
    return {
      bot: { id: bot.id, name: bot.first_name, username: bot.username },
      group: { id: group.id, title: group.title },
      language,
      people: people.map(({ id, name, user }) => ({
        id,
        name,
        fullName: nameOf(user),
        ...seatIn(sights.get(id) ?? null),
      })),
      you: this.#you,
      game: this.#game,
      status: sights.get(this.#you)?.status ?? 'opening',
      speed: this.#speed,
      playsForMe: this.#playsForMe,
      othersPlay: this.#othersPlay,
    };
  }

  chats(): StageNews {
    const { group, people } = this.company;
    const shown = (chat: ShownChat, messages: readonly Message[]): readonly ChatMessage[] =>
      messages.map((message) => shownMessage(chat, message));
    return {
      is: 'chats',
      group: shown('group', group.messages),
      direct: Object.fromEntries(people.map(({ id, direct }) => [id, shown(id, direct.messages)])),
    };
  }

  #extra(person: Person, { group, people, language }: Cast): Extra {
    const { ask, clock, wall } = this.#parts;
    return new Extra({
      person,
      group,
      phone: new Phone(person, group, ask, wall),
      clock,
      company: people.length,
      isOn: () => (person.id === this.#you ? this.#playsForMe : this.#othersPlay),
      line: () => this.#nextLine(language),
      whenSeen: ({ lobby, status }) => {
        if (!lobby) this.#endGathering?.();
        // Whoever wanted to see the end sees it, and the next game at its own pace.
        if (status === 'over' && this.#speed === FASTEST) this.setSpeed(1);
        this.#changed();
      },
    });
  }

  /** No line is said again before all have been. */
  #nextLine(language: Language): string {
    if (this.#lines.length === 0) this.#lines = [...shuffled(LINES)];
    return speaker(language)(`playground-line-${this.#lines.pop()!}`);
  }

  #run(speed: number): void {
    const { clock } = this.#parts;
    if (isAdjustable(clock)) clock.setSpeed(speed);
  }

  #gatherFast(rounds = 3): void {
    const { clock } = this.#parts;
    this.#endGathering?.();
    const takeOff = clock.at(clock.now() + GATHERING.milliseconds, () => {
      const isFull = this.#extras.every(({ sight }) => sight !== null && sight.place !== null);
      if (isFull || rounds === 1) this.#endGathering?.();
      else this.#gatherFast(rounds - 1);
    });
    this.#endGathering = () => {
      takeOff();
      this.#endGathering = null;
      this.#run(this.#speed);
    };
    this.#run(Math.max(GATHERING.speed, this.#speed));
  }

  #considerAll(): void {
    for (const extra of this.#extras) extra.consider();
    this.#changed();
  }

  #changed(): void {
    const stage = this.stage();
    const said = JSON.stringify(stage);
    if (said === this.#told) return;
    this.#told = said;
    this.#tell({ is: 'stage', stage });
  }

  #delivered({ chatId, messageId, what, buttons }: Delivered): void {
    const { group, people } = this.#company ?? { group: null, people: [] };
    const chat = chatId === group?.id ? 'group' : people.find(({ id }) => id === chatId)?.id;
    if (!group || chat === undefined) return;
    if (what === 'delete') {
      this.#tell({ is: 'gone', chat, id: messageId });
      return;
    }
    const messages = chat === 'group' ? group.messages : this.personOf(chat)!.direct.messages;
    const post = messages.find(({ id }) => id === messageId);
    if (post) this.#tell({ is: 'message', chat, message: shownMessage(chat, post) });
    if (chat === 'group') this.#noticeTable(buttons.flat());
  }

  /** A new table shows by the button with which people sit down at it. */
  #noticeTable(buttons: Delivered['buttons'][number]): void {
    for (const { callbackData } of buttons) {
      const press = callbackData === undefined ? null : decode(callbackData);
      if (press?.do !== 'join' || press.game === this.#game) continue;
      this.#game = press.game;
      for (const extra of this.#extras) extra.follow(press.game);
      this.#changed();
    }
  }

  #tell(news: StageNews): void {
    for (const hear of this.#hearers) hear(news);
  }
}

function seatIn(sight: Sight | null): { readonly seat: number | null; readonly isOut: boolean } {
  if (!sight || sight.place === null) return { seat: null, isOut: false };
  if (!sight.play) {
    const index = sight.lobby?.players.findIndex(({ place }) => place === sight.place) ?? -1;
    return { seat: index < 0 ? null : index + 1, isOut: false };
  }
  const { seats } = sight.play.view.table;
  const index = seats.findIndex(({ id }) => id === sight.place);
  return { seat: index < 0 ? null : index + 1, isOut: seats[index]?.out != null };
}
