/** A judged table on screens: ten with phones, known by their numbers, and whoever judges. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Game } from '../../../shared/engine/model.ts';
import { speaker } from '../../../shared/text/speak.ts';
import type { Evening } from '../evening/evening.ts';
import { newestIn } from '../evening/newest.ts';
import type { Phone } from './browser.ts';

const say = speaker('en');

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });

export class Court {
  readonly evening: Evening;
  readonly judge: Phone;
  readonly #phones: readonly Phone[];

  constructor(evening: Evening, phones: readonly Phone[], judge: Phone) {
    this.evening = evening;
    this.#phones = phones;
    this.judge = judge;
  }

  get game(): Game {
    return newestIn(this.evening).game;
  }

  get stage(): string {
    return `${this.game.stage.name} ${this.game.round}`;
  }

  /** Numbers of those with this card who are still in. */
  who(...roles: readonly string[]): readonly number[] {
    return this.game.seats.flatMap(({ role, out }, i) => (!out && roles.includes(role) ? [i + 1] : []));
  }

  get alive(): readonly number[] {
    return this.game.seats.flatMap(({ out }, i) => (out ? [] : [i + 1]));
  }

  get speaking(): number {
    const { spec } = this.game.stage;
    return spec?.kind === 'speech' ? this.game.seats.findIndex(({ id }) => id === spec.queue[0]) + 1 : 0;
  }

  phone(number: number): Phone {
    return this.#phones[Number(this.game.seats[number - 1]!.id.slice(1)) - 1]!;
  }

  name(number: number): string {
    return this.evening.people[Number(this.game.seats[number - 1]!.id.slice(1)) - 1]!.name;
  }

  /** Until what was tapped has reached the table. */
  async reached(isThere: (game: Game) => boolean): Promise<void> {
    for (let tries = 0; tries < 6000; tries++) {
      await this.evening.settle();
      if (isThere(this.game)) return;
      await this.judge.page.waitForTimeout(20);
    }
    throw new Error(`a tap came to nothing in ${this.stage}`);
  }

  async #row(page: Page, where: string, number: number): Promise<void> {
    await page
      .locator(`${where} button`)
      .filter({ hasText: new RegExp(`^${number}\\D`) })
      .first()
      .tap();
  }

  async nominate(by: number, number: number): Promise<void> {
    const { page } = this.phone(by);
    await button(page, say('sport-app-do-nominate')).tap();
    await this.#row(page, 'dialog .answers', number);
    await button(page, /^Confirm/).tap();
    await this.reached(({ accused, seats }) => accused.some(({ seat }) => seat === seats[number - 1]!.id));
  }

  async finish(): Promise<void> {
    const { serial } = this.game.stage;
    await button(this.phone(this.speaking).page, say('sport-app-finish')).tap();
    await this.reached(({ stage }) => stage.serial !== serial);
  }

  /** Everybody whose turn is still to come in this part of the round, but for what some of them name. */
  async speeches(named: Readonly<Record<number, number>> = {}): Promise<void> {
    const name = this.game.stage.name;
    while (this.speaking > 0 && this.game.stage.name === name) {
      const target = named[this.speaking];
      if (target !== undefined) await this.nominate(this.speaking, target);
      await this.finish();
    }
  }

  /** The number that each of the living votes against, in order of seats. */
  async vote(against: readonly number[]): Promise<void> {
    for (const [i, by] of this.alive.entries()) {
      const phone = this.phone(by);
      const { serial, voted } = this.#ballot();
      await phone.page.locator('.ballot-page').waitFor();
      await this.#row(phone.page, '.ballot-page .answers', against[i]!);
      await phone.pressMain(/^I vote/);
      await this.reached(() => this.#ballot().serial !== serial || this.#ballot().voted > voted);
    }
  }

  async raise(answers: readonly ('Yes' | 'No')[]): Promise<void> {
    for (const [i, by] of this.alive.entries()) {
      const phone = this.phone(by);
      const { serial, voted } = this.#ballot();
      await phone.page.locator('.ballot-page .answers button').filter({ hasText: answers[i]! }).tap();
      await phone.pressMain(/^I vote/);
      await this.reached(() => this.#ballot().serial !== serial || this.#ballot().voted > voted);
    }
  }

  #ballot() {
    const { stage, choices } = this.game;
    return { serial: stage.serial, voted: choices.filter(({ action }) => action === 'vote').length };
  }

  async shoot(by: number, number: number): Promise<void> {
    const phone = this.phone(by);
    await phone.page.locator('.night-page').waitFor();
    await this.#row(phone.page, '.tiles', number);
    await phone.pressMain(/^Confirm/);
    await this.reached(({ choices, seats }) =>
      choices.some((one) => one.by === seats[by - 1]!.id && one.action === 'shoot'),
    );
  }

  /** The judge taps the player's row, what is given and what for; one question is asked before it is done. */
  async rule(number: number, what: string, why: string, sure: RegExp): Promise<string> {
    const { page } = this.judge;
    await page
      .locator('.judge-player')
      .nth(number - 1)
      .tap();
    await button(page, what).tap();
    await button(page, why).tap();
    await button(page, sure).waitFor();
    const question = await page.locator('dialog h2').innerText();
    await button(page, sure).tap();
    await page.locator('dialog').waitFor({ state: 'detached' });
    return question;
  }

  async foul(number: number, why: string = say('app-judge-no-reason')): Promise<string> {
    const before = this.game.judged.fouls[this.game.seats[number - 1]!.id] ?? 0;
    const question = await this.rule(number, say('app-judge-give-foul'), why, new RegExp(`^Foul no. ${number}$`));
    await this.reached(({ judged, seats }) => judged.fouls[seats[number - 1]!.id] === before + 1);
    return question;
  }

  /** Nobody does anything until then. */
  async until(stage: string): Promise<void> {
    for (let i = 0; i < 200 && this.stage !== stage; i++) await this.evening.pass(5);
    expect(this.stage).toBe(stage);
  }
}
