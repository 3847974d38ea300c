/** A table that is played to the moments that are worth a picture: real evenings, with people who do as they are told. */
import type { Person } from '../../bot/playground/index.ts';
import type { Prompt } from '../../shared/engine/prompt.ts';
import type { Language } from '../../shared/text/languages.ts';
import type { AppCommand } from '../../shared/wire/command.ts';
import type { Sight } from '../../shared/wire/sight.ts';
import { type Answered, answerBy, openIn, orderBy } from '../kit/apps/app-crowd.ts';
import { type Phone, phonesOf } from '../kit/apps/phone.ts';
import { FakePrinter } from '../kit/courier/printer.ts';
import { type Evening, openEvening } from '../kit/evening/evening.ts';
import { namesIn, TITLES } from './names.ts';

export interface Cast {
  readonly players: number;
  /** Others of the group, who only look on. */
  readonly onlookers?: number;
  readonly language: Language;
  readonly hasLongNames?: boolean;
  /** Null for everybody's part in the shuffle. */
  readonly seed?: null;
}

export class Stage {
  readonly evening: Evening;
  readonly language: Language;
  readonly players: number;
  /** One of the group for each, in the order of its people. */
  readonly phones: readonly Phone[];
  game = '';
  /** Whom, or what, those of a role name whenever they may. */
  aims: Readonly<Record<string, string>> = {};

  constructor(evening: Evening, { players, language }: Cast) {
    this.evening = evening;
    this.language = language;
    this.players = players;
    this.phones = phonesOf(evening);
  }

  /** Where the app of this evening is. */
  get address(): string {
    return `http://127.0.0.1:${this.evening.app.port}/app/`;
  }

  /** Somebody calls the group to the table and sets it, and the players sit down. */
  async gather(change: readonly AppCommand[] = []): Promise<void> {
    const { evening, phones } = this;
    evening.people[0]!.write(evening.group, '/play');
    await evening.pass(2);
    for (const phone of phones) {
      const { initData } = phone.person.openApp(evening.lobby, ({ url }) => url !== undefined);
      this.game = (await phone.signIn(initData)).body.game ?? '';
      await evening.settle();
    }
    for (const [i, phone] of phones.slice(0, this.players).entries()) {
      await orderBy(phone, this.game, { do: 'join' });
      await evening.pass(2);
      if (i === 0) for (const command of change) await this.order(0, command);
    }
  }

  async order(who: number, command: AppCommand): Promise<void> {
    await orderBy(this.phones[who]!, this.game, command);
    await this.evening.pass(4);
  }

  look(who = 0): Promise<Sight> {
    return this.phones[who]!.look(this.game);
  }

  /** The first of the players whom this is true of. */
  async find(isMeant: (sight: Sight) => boolean): Promise<number> {
    for (let who = 0; who < this.players; who++) if (isMeant(await this.look(who))) return who;
    throw new Error('there is nobody like that at the table');
  }

  whoSitsAt(seat: string): Promise<number> {
    return this.find(({ place }) => place === seat);
  }

  /** Everybody does what there is to do until this is so. */
  async until(isThere: (sight: Sight) => boolean, votes: 'together' | 'apart' = 'together'): Promise<Sight> {
    for (let turns = 0; turns < 1500; turns++) {
      const sight = await this.look();
      if (isThere(sight)) return sight;
      if (sight.status !== 'running') throw new Error(`the game came to ${sight.status} before the moment`);
      if (!(await this.#act(sight, votes))) await this.#wait(sight);
    }
    throw new Error('the moment never came');
  }

  async #act({ play }: Sight, votes: 'together' | 'apart'): Promise<boolean> {
    const { speaker = null, stage } = play?.view.table ?? {};
    if (speaker !== null) return this.#speak(await this.whoSitsAt(speaker));
    let hasActed = false;
    if (stage === 'talk' && !play?.view.table.window) {
      for (let who = 0; who < this.players; who++) if (await this.#speak(who)) hasActed = true;
      return hasActed;
    }
    for (let who = 0; who < this.players; who++) {
      const sight = await this.look(who);
      // Cards are kept, unless a scene plays them.
      const [prompt] = openIn(sight).filter(
        ({ action, card, isStanding }) =>
          action !== 'nominate' && action !== 'withdraw' && card === undefined && !isStanding,
      );
      if (!prompt) continue;
      await answerBy(this.phones[who]!, sight, prompt, this.#aimed(prompt, sight) ?? answerTo(prompt, sight, votes));
      hasActed = true;
    }
    await this.evening.pass(1);
    return hasActed;
  }

  #aimed({ action, targets, choices }: Prompt, { play }: Sight): Answered | null {
    const aim = this.aims[`${play?.view.you?.role} ${action}`] ?? '';
    if (choices.includes(aim)) return { choice: aim };
    return targets.includes(aim) ? { target: aim } : null;
  }

  /** The first player with this card, and their seat. */
  async holderOf(role: string, at = 0): Promise<{ readonly who: number; readonly seat: string }> {
    for (let who = 0, met = 0; who < this.players; who++) {
      const { play, place } = await this.look(who);
      if (play?.view.you?.role === role && met++ === at) return { who, seat: place! };
    }
    throw new Error(`nobody has the card of ${role}`);
  }

  /** The player who was dealt this action card, and may use it. */
  cardHolder(card: string): Promise<number> {
    return this.find(({ play }) => play?.view.you?.card?.id === card && play.view.you.card.isUsable);
  }

  /** One of them plays the own card. */
  async playCard(who: number, target?: string): Promise<void> {
    const sight = await this.look(who);
    const card = sight.play?.view.prompts.find((one) => one.card !== undefined)?.card;
    if (card === undefined) throw new Error('no card can be played now');
    const token = sight.play?.token ?? '';
    await this.order(who, { do: 'answer', token, action: 'play', card, ...(target !== undefined && { target }) });
  }

  /** One of them does this now. */
  async answer(who: number, action: Prompt['action'], given: Answered = {}): Promise<void> {
    const sight = await this.look(who);
    const prompt = sight.play?.view.prompts.find((one) => one.action === action);
    if (!prompt) throw new Error(`${action} is not open to them`);
    await answerBy(this.phones[who]!, sight, prompt, given);
    await this.evening.pass(1);
  }

  /** The first two speakers of a day accuse somebody. */
  async #speak(who: number): Promise<boolean> {
    const phone = this.phones[who]!;
    const sight = await this.look(who);
    const { prompts = [], table } = sight.play?.view ?? {};
    const accuse = prompts.find(({ action, chosen }) => action === 'nominate' && chosen === null);
    const finish = prompts.find(({ action }) => action === 'finish');
    const targets = accuse?.targets.filter((seat) => !table?.accused.some((one) => one.seat === seat)) ?? [];
    if (accuse && targets.length > 0 && (table?.accused.length ?? 0) < 2) {
      await answerBy(phone, sight, accuse, { target: targets.at(-1)! });
    } else if (finish) await answerBy(phone, sight, finish, {});
    else return false;
    await this.evening.pass(1);
    return true;
  }

  async #wait({ deadline }: Sight): Promise<void> {
    const { clock } = this.evening;
    await this.evening.pass(Math.max(1, Math.ceil(((deadline ?? 0) - clock.now()) / 1000)));
  }

  async close(): Promise<void> {
    await this.evening.close();
  }
}

export async function openStage(cast: Cast): Promise<Stage> {
  const { players, onlookers = 0, language, hasLongNames = false } = cast;
  const names = namesIn(language, hasLongNames);
  const evening = await openEvening({
    players: players + onlookers,
    language,
    title: TITLES[language],
    names: (i) => names[i % names.length]!,
    seed: cast.seed === null ? null : 'screens',
    app: true,
    printer: new FakePrinter(),
  });
  await evening.meetBot();
  return new Stage(evening, cast);
}

/** Somebody who is not in the group. */
export function strangerTo({ evening, language }: Stage): Person {
  return evening.telegram.person({ firstName: namesIn(language, false).at(-1)!, languageCode: language });
}

/** A gang agrees; a ballot goes as told. */
function answerTo({ action, targets, names, choices }: Prompt, sight: Sight, votes: 'together' | 'apart'): Answered {
  const { you, mates = [] } = sight.play?.view ?? {};
  if (targets.length === 0) return choices[0] === undefined ? {} : { choice: choices[0] };
  if (action === 'vote') {
    const own = Number(you?.id.slice(1) ?? 0);
    return { target: targets[votes === 'apart' ? own % targets.length : 0]! };
  }
  const others = targets.filter((seat) => seat !== you?.id && !mates.includes(seat));
  if (names.most > 1) return { targets: others.slice(0, Math.max(1, names.least)) };
  return { target: (others[Math.floor(others.length / 2)] ?? targets[0])! };
}
