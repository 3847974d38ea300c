/** A table of any edition at which those whom something special befalls play on screens, and the others without. */
import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import { rulebooks } from '../../../shared/editions/index.ts';
import type { SeatId } from '../../../shared/engine/ids.ts';
import type { DealtSeat, Game, Options } from '../../../shared/engine/model.ts';
import type { Prompt } from '../../../shared/engine/prompt.ts';
import { voicesOf } from '../../../shared/engine/rulebook.ts';
import type { Action } from '../../../shared/engine/words.ts';
import type { Arguments } from '../../../shared/text/fluent.ts';
import type { Language } from '../../../shared/text/languages.ts';
import { hasText, speaker, type TextId } from '../../../shared/text/speak.ts';
import { answerBy, orderBy } from '../apps/app-crowd.ts';
import type { Phone as Client } from '../apps/phone.ts';
import { passToNext } from '../evening/crowd.ts';
import { type Evening, openEvening } from '../evening/evening.ts';
import { newestIn } from '../evening/newest.ts';
import { sitDown } from '../rules/sitting.ts';
import type { Phone } from './browser.ts';
import { type Player, tapped, type Whom } from './taps.ts';
import { caughtUp, holdCard, openFromGroup, othersOf, playOnPhones, sitDownOthers } from './thumbs.ts';

export interface Setting {
  readonly edition: keyof typeof rulebooks;
  readonly mode?: string;
  /** Where the deck does not say it. */
  readonly players?: number;
  readonly deck?: Readonly<Record<string, number>>;
  readonly options?: Options;
  readonly decoys?: boolean;
  /** Of everybody and of the group. */
  readonly language?: Language;
  readonly seed?: string;
  /** Seeds are tried until the deal is like this. */
  readonly fits?: (seats: readonly DealtSeat[]) => boolean;
}

export class Town {
  readonly evening: Evening;
  readonly players: readonly Player[];
  readonly game: string;
  readonly language: Language;
  readonly #browser: Browser;
  constructor(browser: Browser, parts: Pick<Town, 'evening' | 'players' | 'game' | 'language'>) {
    this.#browser = browser;
    this.evening = parts.evening;
    this.players = parts.players;
    this.game = parts.game;
    this.language = parts.language;
  }

  /** As the store has it. */
  get now(): Game {
    return newestIn(this.evening).game;
  }

  /** In the words of the mode and the language of everybody. */
  say(id: string, values?: Arguments): string {
    const { edition, mode } = this.now.deal;
    const voices = voicesOf(rulebooks[edition as keyof typeof rulebooks], mode);
    const found = [...voices.map((voice) => `${voice}-${id}`), id].find(hasText);
    if (!found) throw new Error(`there is no text ${id}`);
    return speaker(this.language)(found as TextId, values);
  }

  /** Those who have this role, in order of seats. */
  who(role: string): readonly Player[] {
    return this.now.seats.filter((seat) => seat.role === role).map(({ id }) => this.at(id));
  }

  /** Whoever was dealt this action card. */
  holder(card: string): Player {
    return this.at(this.now.seats.find((seat) => seat.card === card)!.id);
  }

  at(seat: SeatId): Player {
    return this.players[Number(seat.slice(1)) - 1]!;
  }

  seat(player: Player): SeatId {
    return `p${this.players.indexOf(player) + 1}`;
  }

  /** Those of this role whose action card does nothing. */
  plain(role: string): readonly Player[] {
    return this.who(role).filter((player) => ['neutral', null].includes(this.#seated(player).card));
  }

  isIn(player: Player): boolean {
    return this.#seated(player).out === null;
  }

  #seated(player: Player) {
    return this.now.seats.find(({ id }) => id === this.seat(player))!;
  }

  label(player: Player): string {
    const number = this.now.seats.findIndex(({ id }) => id === this.seat(player)) + 1;
    return `${number} · ${player.person.name}`;
  }

  async open(...players: readonly Player[]): Promise<void> {
    for (const player of players) player.phone = await openFromGroup(this.#browser, this.evening, player.person);
  }

  /** On a screen by tapping, without one by asking the server. */
  async act(player: Player, action: Action, whom?: Whom, card?: string): Promise<void> {
    const { phone } = player;
    if (!phone) return this.ask(player, action, whom, card);
    await caughtUp(this.evening, [phone], this.language);
    const before = this.now;
    await tapped(this, phone, { action, whom, card });
    await this.#taken(player, action, whom, before);
    await this.evening.settle();
  }

  /** Without a screen, whoever it is. */
  async ask(player: Player, action: Action, whom?: Whom, card?: string): Promise<void> {
    const { client } = player;
    const sight = await client.look(this.game);
    const prompt = sight.play!.view.prompts.find((one) => one.action === action && (!card || one.card === card));
    if (!prompt) throw new Error(`${player.person.name} is not asked to ${action}`);
    const given = typeof whom === 'string' ? { choice: whom } : whom ? { target: this.seat(whom) } : {};
    if (!(await answerBy(client, sight, prompt, given))) throw new Error(`${action} came too late`);
    await this.evening.settle();
  }

  /** What was tapped has reached the table. */
  async #taken(player: Player, action: Action, whom: Whom | undefined, { stage, played }: Game): Promise<void> {
    const by = this.seat(player);
    const target = typeof whom === 'object' ? this.seat(whom) : undefined;
    for (let tries = 0; tries < 6000; tries++) {
      await this.evening.settle();
      const { now } = this;
      const isThere = now.choices.some(
        (one) => one.by === by && one.action === action && !one.stands && one.target === target,
      );
      if (isThere || now.stage.serial !== stage.serial || now.played.length > played.length) return;
      await player.phone!.page.waitForTimeout(20);
    }
    throw new Error(`${player.person.name} tapped ${action}, and nothing came of it`);
  }

  /**
   * Everybody who has something to answer in this wave names somebody, some whom they are told to. Where somebody is to be
   * spared it is the rest of a night: whoever is told nothing answers without a screen.
   */
  async night(wanted: ReadonlyMap<Player, Player>, spared: readonly Player[] = []): Promise<void> {
    const { serial } = this.now.stage;
    const kept = spared.map((player) => this.seat(player));
    for (const player of this.players) {
      for (const { action, targets } of await this.#open(player)) {
        if (this.now.stage.serial !== serial) break;
        const told = wanted.get(player);
        const isTold = told !== undefined && targets.includes(this.seat(told));
        const whom = isTold ? told : this.at(targets.find((seat) => !kept.includes(seat)) ?? targets[0]!);
        if (isTold || spared.length === 0) await this.act(player, action, whom);
        else await this.ask(player, action, whom);
      }
    }
    await this.evening.pass(1);
  }

  /** What this player has not answered yet, but for cards and what may be let be. */
  async #open({ client }: Player): Promise<readonly Prompt[]> {
    const { prompts } = (await client.look(this.game)).play!.view;
    const isSettled = ({ slot }: Prompt) => prompts.some((other) => other.slot === slot && other.chosen !== null);
    return prompts.filter((one) => one.targets.length > 0 && one.card === undefined && !isSettled(one));
  }

  async ready(): Promise<void> {
    for (const player of this.players) {
      const { prompts } = (await player.client.look(this.game)).play!.view;
      if (prompts.some(({ action }) => action === 'finish')) await this.act(player, 'finish');
    }
    await this.evening.pass(1);
  }

  /** Everybody who may vote does so, the Leader first; nobody against themselves. */
  async ballot(votes: ReadonlyMap<Player, Whom>, rest: Whom = 'abstain'): Promise<void> {
    const { leader, stage } = this.now;
    const first = leader === null ? [] : [this.at(leader)];
    for (const player of new Set([...first, ...this.players])) {
      const { spec, clock } = this.now.stage;
      if (spec?.kind !== 'ballot' || clock !== stage.clock) break;
      const { prompts } = (await player.client.look(this.game)).play!.view;
      const whom = votes.get(player) ?? rest;
      if (!prompts.some(({ action }) => action === 'vote') || this.#hasVoted(player, whom)) continue;
      await this.act(player, 'vote', whom === player ? 'abstain' : whom);
    }
    await this.evening.settle();
  }

  #hasVoted(player: Player, whom: Whom): boolean {
    const target = typeof whom === 'object' ? this.seat(whom) : undefined;
    return this.now.choices.some(
      (one) => one.by === this.seat(player) && one.action === 'vote' && !one.stands && one.target === target,
    );
  }

  /** Each who has the floor says that this is all. */
  async speeches(): Promise<void> {
    for (let spec = this.now.stage.spec; spec?.kind === 'speech'; spec = this.now.stage.spec) {
      await this.act(this.at(spec.queue[0]!), 'finish');
    }
  }

  /** Lets the time run. */
  async until(stage: string, window?: string): Promise<void> {
    for (let moments = 0; moments < 200; moments++) {
      const { name, spec } = this.now.stage;
      const open = spec?.kind === 'window' ? spec.window : undefined;
      if (name === stage && open === window) return;
      await passToNext(this.evening);
    }
    throw new Error(`there is no ${window ?? ''} ${stage}, only ${JSON.stringify(this.now.stage)}`);
  }

  get isOver(): boolean {
    return newestIn(this.evening).status === 'over';
  }

  /** Days on which everybody votes against the next of these, after nights in which somebody else is shot. */
  async hunt(prey: readonly Player[], spared: readonly Player[] = []): Promise<void> {
    for (const one of prey) {
      if (this.isOver || !this.isIn(one)) continue;
      await this.#toBallot([...prey, ...spared]);
      if (this.isOver || !this.isIn(one)) continue;
      await this.ballot(new Map(), one);
      await this.#settled();
    }
  }

  async #toBallot(spared: readonly Player[]): Promise<void> {
    for (let moments = 0; moments < 100 && !this.isOver; moments++) {
      const { name, spec } = this.now.stage;
      if (spec?.kind === 'ballot') return;
      if (spec?.kind === 'wave') await this.night(new Map(), spared);
      else if (name === 'talk' && spec?.kind === 'discussion') await this.ready();
      else await passToNext(this.evening);
    }
  }

  async #settled(): Promise<void> {
    while (!this.isOver && this.now.stage.name !== 'night') await passToNext(this.evening);
  }

  get phones(): readonly Phone[] {
    return this.players.flatMap(({ phone }) => (phone ? [phone] : []));
  }

  /** It is over, and every screen says so. */
  async ends(won: string | RegExp): Promise<void> {
    await this.evening.pass(5);
    expect(this.isOver).toBe(true);
    for (const { page } of this.phones) await page.getByRole('heading', { level: 1, name: won }).waitFor();
  }

  async close(): Promise<void> {
    expect(this.evening.telegram.faults).toEqual([]);
    for (const phone of this.phones) await phone.close();
    await this.evening.close();
  }
}

/** The first seed that deals so. */
function seedFor({ edition, mode, players = 0, options, fits = () => true }: Setting): string {
  for (let i = 0; i < 20_000; i++) {
    const seed = `${edition} ${i}`;
    const { game } = sitDown({ edition, mode: mode!, players, options: { ...options }, seed });
    if (fits(game.deal.seats)) return seed;
  }
  throw new Error('no seed deals so');
}

/** A table with these cards, everybody looking at theirs. */
export async function dealt(browser: Browser, setting: Setting): Promise<Town> {
  const { edition, mode, deck, options = {}, decoys, language = 'en' } = setting;
  const players = deck ? Object.values(deck).reduce((sum, n) => sum + n, 0) : setting.players!;
  const seed = setting.seed ?? seedFor(setting);
  const evening = await openEvening({ players, app: true, seed, language });
  await evening.meetBot();
  evening.people[0]!.write(evening.group, '/play');
  await evening.pass(2);
  const [first] = (await sitDownOthers(evening, evening.people.slice(0, 1))) as [Client];
  const { id } = newestIn(evening);
  const change = (wanted: object) => orderBy(first, id, { do: 'change', change: wanted } as never);
  await change({ set: 'edition', to: edition });
  if (mode) await change({ set: 'mode', to: mode });
  const clients = [first, ...(await sitDownOthers(evening, evening.people.slice(1)))];
  for (const [option, to] of Object.entries(options)) await change({ set: 'option', option, to });
  if (deck) await change({ set: 'composition', to: deck });
  if (decoys !== undefined) await change({ set: 'decoys', to: decoys });
  await orderBy(first, id, { do: 'begin' });
  await evening.pass(4);
  const seated = clients.map((client, i) => ({ person: evening.people[i]!, client, phone: null }));
  return new Town(browser, { evening, players: seated, game: id, language });
}

/** The first night is over when everybody has looked at their card, on a screen by holding it. */
export async function lookAtCards(town: Town, players = town.players): Promise<void> {
  for (const { phone, client } of players) {
    if (phone) {
      await phone.page.getByText(town.say('app-opening-look')).waitFor();
      await holdCard(phone.page);
    } else await orderBy(client, town.game, { do: 'look' });
    await town.evening.settle();
  }
  await town.evening.pass(1);
}

/** By chance. */
export async function toTheEnd(town: Town, seed: string): Promise<void> {
  const { evening, players, game, phones } = town;
  const clients = players.flatMap(({ phone, client }) => (phone ? [] : [client]));
  await playOnPhones(evening, phones, seed, { others: othersOf(clients, game, seed) });
  for (const { page } of phones) await page.getByRole('heading', { level: 1, name: /won|Victory|draw/i }).waitFor();
  await town.close();
}
