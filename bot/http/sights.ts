/** Who may look at which table, and what they see there. */
import type { GameId } from '../../shared/engine/ids.ts';
import type { Language } from '../../shared/text/languages.ts';
import type { Done } from '../../shared/wire/command.ts';
import type { PersonId } from '../../shared/wire/ids.ts';
import type { Shown, Sight } from '../../shared/wire/sight.ts';
import { type Clock, soon } from '../clock.ts';
import { tableLink } from '../links.ts';
import { protocolLink } from '../narrator/end/protocol-link.ts';
import { sightOf } from '../sheets/table.ts';
import { placeOf, sitterOf } from '../table/desk.ts';
import type { TableState } from '../table/state.ts';
import type { AppDoor } from './door.ts';

type Looking = Pick<AppDoor, 'tables' | 'admins' | 'members' | 'links' | 'hasPrinter' | 'clock'>;

/** For so long a screen waits for what Telegram says of its reader. */
const PATIENCE = 3000;

export interface AppReader {
  readonly person: PersonId;
  readonly language: Language;
}

export class Sights {
  readonly #reception: Looking;
  readonly #wall: Clock;

  constructor(reception: Looking, wall: Clock) {
    this.#reception = reception;
    this.#wall = wall;
  }

  /** Null for a table that is not there, and for one that is none of this person's business. */
  async find(game: GameId, person: PersonId): Promise<TableState | null> {
    const state = await this.#reception.tables.find(game);
    return state && (await this.mayLook(state, person)) ? state : null;
  }

  /** Whoever has a place at the table, and whoever is in its group. */
  async mayLook({ desk, groupId }: TableState, person: PersonId): Promise<boolean> {
    if (placeOf(desk, person) !== null) return true;
    return this.#soon(this.#reception.members.has(groupId, person));
  }

  /** The same without asking Telegram; null where it would have to be asked. */
  mayStillLook({ desk, groupId }: TableState, person: PersonId): boolean | null {
    return placeOf(desk, person) !== null || this.#reception.members.known(groupId, person);
  }

  async sight(state: TableState, reader: AppReader): Promise<Sight> {
    const { admins } = this.#reception;
    const isCreator = state.desk.creator === reader.person;
    if (!isCreator) await this.#soon(admins.seemsToHave(state.groupId, reader.person));
    const next = this.#after(state);
    if (next) await this.mayLook(next, reader.person);
    return this.sightNow(state, reader);
  }

  /** By what is known of the group's admins. */
  sightNow(state: TableState, { person, language }: AppReader): Sight {
    const { admins, links, hasPrinter } = this.#reception;
    const { desk, groupId, id } = state;
    const next = this.#after(state);
    const reader = {
      person,
      language: sitterOf(desk, person)?.language ?? language,
      mayManage: desk.creator === person || admins.hadLast(groupId, person),
    };
    return sightOf(state, reader, {
      invitation: tableLink(links, id),
      next: next && this.#mayHaveLooked(next, person) ? next.id : null,
      printed: protocolLink(links, state),
      hasPrinter,
    });
  }

  /** Another table that is open in the same group by now. */
  #after({ id, groupId }: TableState): TableState | null {
    const live = this.#reception.tables.inGroup(groupId);
    return live && live.id !== id ? live : null;
  }

  /** By what was last known: whoever was sent away from the group hears nothing of its next table. */
  #mayHaveLooked({ desk, groupId }: TableState, person: PersonId): boolean {
    return placeOf(desk, person) !== null || this.#reception.members.hadLast(groupId, person);
  }

  shown(sight: Sight): Shown {
    const { clock } = this.#reception;
    return { clock: { now: clock.now(), speed: clock.speed?.() ?? 1 }, sight };
  }

  done(sight: Sight, opened: string | null): Done {
    return { ...this.shown(sight), opened };
  }

  /** A screen does not wait for a Telegram that does not answer: until it does, the answer is no. */
  #soon(answer: Promise<boolean>): Promise<boolean> {
    return soon(this.#wall, PATIENCE, answer, false);
  }
}
