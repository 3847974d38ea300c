/** People who come back, in their apps, to several games that were begun before. */
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { type Desk, isPractice } from '../../../bot/table/desk.ts';
import { type Chance, chanceFrom } from '../../../shared/engine/chance.ts';
import type { Game } from '../../../shared/engine/model.ts';
import type { AppCommand } from '../../../shared/wire/command.ts';
import type { Sight } from '../../../shared/wire/sight.ts';
import type { Evening } from '../evening/evening.ts';
import { answerBy, openIn, orderBy, randomAnswer } from './app-crowd.ts';
import { type Phone, phonesOf } from './phone.ts';

interface Row {
  readonly id: string;
  readonly status: string;
  readonly deadline: number | null;
  readonly desk: Pick<Desk, 'players'>;
  readonly game: Game | null;
}

const MOST_MOMENTS = 2000;

export class Latecomers {
  readonly #evening: Evening;
  readonly #phones: readonly Phone[];

  constructor(evening: Evening) {
    this.#evening = evening;
    this.#phones = phonesOf(evening);
  }

  phoneOf(wanted: number | string): Phone {
    const phone = this.#phones.find(({ person: { id, name } }) => id === wanted || name === wanted);
    if (!phone) throw new Error(`nobody is ${wanted}`);
    return phone;
  }

  async order(game: string, by: string, command: AppCommand): Promise<void> {
    await orderBy(this.phoneOf(by), game, command);
    await this.#evening.pass(5);
  }

  statusOf(game: string): string {
    return this.#rows().find(({ id }) => id === game)!.status;
  }

  /** By chance, until all are over or so many moments have gone by. */
  async play(seed: string, most?: number): Promise<void> {
    const chance = chanceFrom(seed, 'latecomers');
    for (let moments = 0; moments < (most ?? MOST_MOMENTS); moments++) {
      const rows = this.#rows().filter(({ status }) => status === 'running');
      if (rows.length === 0) return;
      let hasActed = false;
      for (const row of rows) if (await this.#anybodyActs(row, chance)) hasActed = true;
      await this.#evening.pass(hasActed ? 1 : this.#toNext(rows));
    }
    if (most === undefined) throw new Error('the games did not end');
  }

  /** Seconds until some stage ends. */
  #toNext(rows: readonly Row[]): number {
    const now = this.#evening.clock.now();
    const ends = rows.flatMap(({ deadline }) => deadline ?? []);
    return Math.max(1, Math.ceil((Math.min(...ends) - now) / 1000));
  }

  /** Everybody at the table answers one thing at most. */
  async #anybodyActs({ id, desk }: Row, chance: Chance): Promise<boolean> {
    let hasActed = false;
    for (const { person } of desk.players.filter((sitter) => !isPractice(sitter))) {
      const phone = this.phoneOf(person);
      if (!(await actBy(phone, await phone.look(id), chance))) continue;
      await this.#evening.settle();
      hasActed = true;
    }
    return hasActed;
  }

  #rows(): readonly Row[] {
    const database = new Sqlite(join(this.#evening.folder, 'omerta.db'), { readonly: true });
    const rows = database.prepare('select id, status, deadline, desk, snapshot from games').all() as Written[];
    database.close();
    return rows.map(({ desk, snapshot, ...row }) => ({
      ...row,
      desk: JSON.parse(desk),
      game: snapshot && JSON.parse(snapshot),
    }));
  }
}

type Written = Omit<Row, 'desk' | 'game'> & { readonly desk: string; readonly snapshot: string | null };

/** Looks, answers, ends a talk or goes on alone, whatever comes first. */
async function actBy(phone: Phone, sight: Sight, chance: Chance): Promise<boolean> {
  const { game, play } = sight;
  if (!play) return false;
  if (play.cards?.hasLooked === false) return done(orderBy(phone, game, { do: 'look' }));
  const finish = play.view.prompts.find(({ action }) => action === 'finish');
  const isDone = play.answers.some(({ action }) => action === 'finish');
  const [prompt = isDone ? undefined : finish] = openIn(sight);
  if (prompt) return (await answerBy(phone, sight, prompt, randomAnswer(prompt, chance))) !== null;
  const way = play.solo?.ways.at(-1);
  return way ? done(orderBy(phone, game, { do: way, token: play.token ?? '' })) : false;
}

const done = async (order: Promise<void>): Promise<true> => {
  await order;
  return true;
};
