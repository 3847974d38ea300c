/** What anybody who watched a game could write down: nothing of it is a secret. */
import type { Deed } from '../../../bot/computer/deed.ts';
import { type Mask, masked } from '../../../bot/computer/face.ts';
import { BLANK, type Memory, remembered } from '../../../bot/computer/memory.ts';
import type { Temper } from '../../../bot/odds/minds.ts';
import { type Match, selfPlay } from '../../../bot/odds/self-play.ts';
import { rulesOf } from '../../../shared/editions/index.ts';
import { audienceOf } from '../../../shared/engine/audiences.ts';
import type { GameEvent } from '../../../shared/engine/events.ts';
import type { SeatId } from '../../../shared/engine/ids.ts';
import type { Game } from '../../../shared/engine/model.ts';
import type { Prompt } from '../../../shared/engine/prompt.ts';
import { type TableView, viewFor } from '../../../shared/engine/view.ts';
import type { Said, Strength } from '../../../shared/wire/practice.ts';

/** The table as it stood, and what had been seen and said by then. */
export interface Moment {
  readonly table: TableView;
  readonly memory: Memory;
  readonly said: readonly Said[];
}

/** Something that was done before the table, and what somebody in this seat was asked openly. */
export interface Open extends Moment {
  readonly by: SeatId;
  readonly deed: Deed;
  readonly prompts: readonly Prompt[];
}

export interface Night extends Moment {
  /** Who was shot in it. */
  readonly shot: SeatId[];
}

export interface Record {
  readonly strength: Strength;
  /** What the source says of how somebody hides. */
  readonly mask: Mask;
  readonly deeds: readonly Open[];
  readonly nights: readonly Night[];
  /** The last of it. */
  readonly end: Moment;
}

export type { Temper };

export interface Watched {
  readonly record: Record;
  /** What the bystander has to find out. */
  readonly gang: readonly SeatId[];
}

const OPENLY = ['vote', 'nominate', 'finish', 'play'];
/** The rounds that are watched: later ones are mostly over. */
const ROUNDS = 3;

type Kind = Pick<Match, 'edition' | 'mode' | 'players' | 'options'> & { readonly strength: Strength };

/** The first of the gangs is the one to be found; null where nobody was dealt to it. */
export function watched({ strength, ...kind }: Kind, seed: string, manner?: Temper): Watched | null {
  const notes = new Notes();
  const { rules } = selfPlay({
    ...kind,
    seed,
    strength: () => strength,
    ...(manner && { manner }),
    onlooker: notes,
  });
  const [gang] = Object.keys(rules.gangs);
  const members = notes.dealt.filter((seat) => seat.gang === gang && !rules.roles[seat.role]?.pretends);
  const record = notes.record(strength, manner?.mask ?? masked);
  return members.length > 0 && record ? { record, gang: members.map(({ id }) => id) } : null;
}

class Notes {
  dealt: Game['seats'] = [];
  readonly #deeds: Open[] = [];
  readonly #nights: Night[] = [];
  #memory = BLANK;
  #said: readonly Said[] = [];
  #last: Moment | null = null;

  hears = (events: readonly GameEvent[], game: Game): void => {
    if (this.dealt.length === 0) this.dealt = game.seats;
    if (game.outcome || game.round > ROUNDS) return;
    const rules = rulesOf(game.deal);
    const view = viewFor(game, rules, null);
    const heard = events.filter((event) => audienceOf(event, game, rules) === 'table');
    this.#memory = remembered(this.#memory, view, heard);
    const before = this.#last;
    this.#last = this.#momentOf(view.table);
    if (view.table.stage === 'night' && before?.table.stage !== 'night') this.#nights.push({ ...this.#last, shot: [] });
    for (const event of heard)
      if (event.type === 'fell' && event.how === 'shot') this.#nights.at(-1)?.shot.push(event.seat);
  };

  sees = (game: Game, by: SeatId, deed: Deed, said: readonly Said[]): void => {
    this.#said = [...said];
    const rules = rulesOf(game.deal);
    if (game.round > ROUNDS || game.stage.name === 'night') return;
    if (deed.is === 'act' && !OPENLY.includes(deed.action)) return;
    const played = deed.is === 'act' ? deed.card : undefined;
    if (played !== undefined && rules.cards?.[played]?.isSecret) return;
    const view = viewFor(game, rules, by);
    // A card that is kept nobody sees.
    const prompts = view.prompts.filter(({ action, card }) => OPENLY.includes(action) && card === played);
    this.#deeds.push({ ...this.#momentOf(view.table), by, deed, prompts });
  };

  record(strength: Strength, mask: Mask): Record | null {
    return (
      this.#last && {
        strength,
        mask,
        deeds: this.#deeds,
        nights: this.#nights,
        end: { ...this.#last, said: this.#said },
      }
    );
  }

  #momentOf(table: TableView): Moment {
    return { table, memory: this.#memory, said: this.#said };
  }
}
