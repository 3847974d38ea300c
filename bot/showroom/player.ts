/** What somebody who plays by themselves does next: a practice player thinks for them, by what their own phone shows. */
import { randomInt, randomUUID } from 'node:crypto';
import type { Said } from '../../shared/wire/practice.ts';
import type { PlaySight, Sight } from '../../shared/wire/sight.ts';
import type { ActDeed } from '../computer/deed.ts';
import { loreOf } from '../computer/lore.ts';
import type { GangMembership } from '../computer/lots.ts';
import { freshMind, nextDeed, noticing } from '../computer/mind.ts';
import { lotsFrom } from '../table/lots.ts';

export type Doing = { readonly is: 'talk' } | { readonly is: 'look' } | ActDeed;

/** Seconds between which somebody makes up their mind. */
export type Thought = readonly [least: number, most: number];

/** Something to think about. */
export interface Matter {
  /** The same for the same matter. */
  readonly name: string;
  readonly thought: Thought;
}

const BY_NIGHT: Thought = [3, 14];
const BY_DAY: Thought = [2, 7];

/** What all who play by themselves draw from; those of a gang draw alike. */
const SECRET = randomUUID();

/** By the own card: more a phone does not show. */
function membershipIn(game: string, { view: { table, you } }: PlaySight): GangMembership | null {
  const role = you && loreOf(table).rules.roles[you.role];
  return role?.gang && !role.pretends ? { gang: role.gang, lots: lotsFrom(SECRET, `${game} gang ${role.gang}`) } : null;
}

const turnOf = ({ view: { table } }: PlaySight): string => `${table.round} ${table.stage} ${table.speaker ?? ''}`;

export class Player {
  #mind = freshMind('fair', lotsFrom(SECRET, randomUUID()));
  /** What they would have stated; in the group they talk as people do. */
  #said: readonly Said[] = [];
  /** Whether they have spoken in this turn, or have nothing to say in it. */
  #turn = { name: '', hasSpoken: false };

  see({ game, play, place }: Sight): void {
    if (!play || place === null) return;
    this.#mind = noticing(this.#mind, play.view, membershipIn(game, play));
    const name = turnOf(play);
    const { speaker } = play.view.table;
    const isTalkative = speaker === place || (speaker === null && randomInt(3) === 0);
    if (name !== this.#turn.name) this.#turn = { name, hasSpoken: !isTalkative };
  }

  matter({ game, play, place }: Sight): Matter | null {
    if (!play || place === null || play.token === null) return null;
    const { prompts, gangChoices, table } = play.view;
    const isToLook = play.cards?.hasLooked === false;
    if (prompts.length === 0 && !isToLook) return null;
    const asked = prompts.map(({ slot, chosen }) => `${slot}${chosen ? '+' : ''}`).join();
    const seen = [gangChoices.length, table.accused.length, this.#said.length, this.#turn.hasSpoken, isToLook].join();
    const thought = table.stage === 'night' && !isToLook ? BY_NIGHT : BY_DAY;
    return { name: `${game} ${play.token} ${this.#turn.name} ${asked} ${seen}`, thought };
  }

  deed({ play, place }: Sight): Doing | null {
    if (!play || place === null) return null;
    if (play.cards?.hasLooked === false) return { is: 'look' };
    const deed = nextDeed(this.#mind, { view: play.view, said: this.#said });
    const isLast = deed?.is === 'act' && deed.action === 'finish';
    if (deed?.is === 'say') {
      this.#said = [...this.#said, { by: place, round: play.view.table.round, statement: deed.statement }];
    } else if (!isLast || this.#turn.hasSpoken) return deed;
    this.#turn = { ...this.#turn, hasSpoken: true };
    return { is: 'talk' };
  }
}
