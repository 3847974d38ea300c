/** The practice players of all tables. Where none sit, nothing is done. */
import type { Courier } from '../courier/courier.ts';
import type { Link } from '../courier/link.ts';
import { isForPractice } from '../table/desk.ts';
import { isRunning } from '../table/play.ts';
import type { TableState } from '../table/state.ts';
import { Company, type CompanyHouse } from './company.ts';
import type { House } from './mailbox.ts';
import type { Tables } from './registry.ts';

export class Companions {
  readonly #tables: Tables;
  readonly #surroundings: CompanyHouse;
  readonly #companies = new Map<string, Company>();
  #underWay = 0;
  #isStopped = false;

  constructor(
    tables: Tables,
    { clock, log, courier }: Pick<House, 'clock' | 'log'> & { courier: Courier },
    link: Link,
  ) {
    this.#tables = tables;
    this.#surroundings = {
      clock,
      log,
      order: (...wish) => this.#during(tables.order(...wish)),
      isCutOff: () => link.isDown || this.#isStopped,
      isCrowded: (chatId) => courier.isCrowded(chatId),
    };
    tables.watch((state) => this.#follow(state));
    link.whenRestored(() => {
      for (const company of this.#companies.values()) company.wake();
    });
  }

  /** Those of the tables that an earlier process has left. */
  start(): void {
    for (const state of this.#tables.all()) this.#follow(state);
  }

  /** What was begun is finished by the tables. */
  stop(): void {
    this.#isStopped = true;
    for (const company of this.#companies.values()) company.dismiss();
    this.#companies.clear();
  }

  isQuiet(): boolean {
    return this.#underWay === 0;
  }

  #follow(state: TableState): void {
    if (this.#isStopped || !isForPractice(state.desk)) return;
    const company = this.#companies.get(state.id);
    if (isRunning(state)) {
      if (company) company.see(state);
      else this.#companies.set(state.id, new Company(this.#surroundings, state));
      return;
    }
    company?.dismiss();
    this.#companies.delete(state.id);
  }

  #during<T>(work: Promise<T>): Promise<T> {
    this.#underWay++;
    return work.finally(() => {
      this.#underWay--;
    });
  }
}
