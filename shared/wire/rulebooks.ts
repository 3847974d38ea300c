/** What the rulebooks contain, without their rules: enough to explain them and to draw a deck. */
import * as v from 'valibot';
import type { CardId, RoleId, SideId } from '../engine/model.ts';
import type { Call } from '../engine/night/calls.ts';
import type { Dress, Offence } from '../engine/rulebook.ts';
import { cardsSchema, drawsSchema, type LobbySight } from './lobby.ts';
import { calls, counts, id, ids, NUMBER, price } from './parts.ts';

export const dressSchema: v.GenericSchema<unknown, Dress> = v.strictObject({
  look: v.literal('children'),
  voice: id,
  emblems: v.record(v.string(), id),
});

export interface RulebookSheet {
  readonly id: string;
  /** In whose words it is explained. */
  readonly voices: readonly string[];
  readonly sides: readonly SideId[];
  readonly roles: readonly { readonly id: RoleId; readonly side: SideId }[];
  /** The action cards, and the roles that may use them; null where everybody may. */
  readonly cards: readonly { readonly id: CardId; readonly users: readonly RoleId[] | null }[];
  readonly modes: readonly ModeSheet[];
  /** What is forbidden and what it costs; none where no judge watches. */
  readonly offences: readonly Offence[];
}

/** A step of the night, with the characters of the box that it wakes; several calls where one or another is in play. */
export interface PrintedStep {
  readonly calls: readonly Call[];
  readonly roles: readonly RoleId[];
}

export interface ModeSheet {
  readonly id: string;
  readonly least: number;
  readonly most: number;
  readonly allowsHost: boolean;
  /** The characters of its box. */
  readonly roles: readonly RoleId[];
  /** What the table may agree on besides. */
  readonly options: readonly string[];
  /** Who is called in the first night, and in later ones. */
  readonly night: { readonly first: readonly PrintedStep[]; readonly later: readonly PrintedStep[] };
  /** What is dealt to how many, with nothing chosen otherwise. */
  readonly table: readonly SetupRow[];
  readonly cards: readonly CardId[];
  readonly dress: Dress | null;
}

/** A row of the set-up table, as a lobby would have it. */
export interface SetupRow extends Pick<LobbySight, 'deck' | 'draws' | 'cards'> {
  readonly players: number;
}

const printedSteps = v.array(v.strictObject({ calls, roles: ids }));

export const rulebooksSchema: v.GenericSchema<unknown, readonly RulebookSheet[]> = v.array(
  v.strictObject({
    id,
    voices: ids,
    sides: ids,
    roles: v.array(v.strictObject({ id, side: id })),
    cards: v.array(v.strictObject({ id, users: v.nullable(ids) })),
    offences: v.array(v.strictObject({ id, breach: id, clause: id, price })),
    modes: v.array(
      v.strictObject({
        id,
        least: NUMBER,
        most: NUMBER,
        allowsHost: v.boolean(),
        roles: ids,
        options: ids,
        night: v.strictObject({ first: printedSteps, later: printedSteps }),
        table: v.array(
          v.strictObject({ players: NUMBER, deck: counts, draws: drawsSchema, cards: v.nullable(cardsSchema) }),
        ),
        cards: ids,
        dress: v.nullable(dressSchema),
      }),
    ),
  }),
);
