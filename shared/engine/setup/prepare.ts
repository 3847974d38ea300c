import { sideWith } from '../cards.ts';
import type { PlaceId, SeatId } from '../ids.ts';
import { lotsFrom } from '../lots.ts';
import type { CardId, DealtSeat, Game, Options, RoleId, TimerId } from '../model.ts';
import { AUTO, type Composition, isPersonName, type Mode, mostFor, type Rulebook, seatsIn } from '../rulebook.ts';
import type { Rules } from '../rules.ts';
import { cardsOf, compositionProblem, isSame } from './composition.ts';
import { drawn } from './draw.ts';
import { gameFrom } from './open.ts';
import { settleOptions, timerProblem } from './options.ts';
import type { Problem, Warning } from './problems.ts';

/** What a lobby asks for. */
export interface Setup {
  readonly mode: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly players: readonly SeatId[];
  readonly composition?: 'auto' | Composition;
  readonly host?: PlaceId | null;
  readonly decoys?: boolean;
  readonly timers?: Readonly<Record<TimerId, number>>;
}

/** A table that may start. */
export interface Prepared {
  readonly edition: string;
  readonly mode: string;
  readonly options: Options;
  readonly players: readonly SeatId[];
  readonly composition: Composition;
  /** The action cards; blank ones come to those who get none. Null where there are none at all. */
  readonly cards: Composition | null;
  readonly host: PlaceId | null;
  readonly decoys: boolean;
  readonly timers: Readonly<Record<TimerId, number>>;
  readonly rules: Rules;
  readonly warnings: readonly Warning[];
}

/** Checks what is asked for against the rulebook. The seed decides what `auto` leaves to chance. */
export function prepare(rulebook: Rulebook, setup: Setup, seed: string): Prepared | { readonly refused: Problem } {
  const settled = settle(rulebook, setup);
  if ('refused' in settled) return settled;
  const { mode, options, rules } = settled;
  const problem = peopleProblem(mode, setup);
  if (problem) return { refused: problem };
  const players = setup.players.length;

  const isByHand = setup.composition !== undefined && setup.composition !== AUTO;
  const row = mode.row(options, players);
  if ('refused' in row && !isByHand) return row;
  const table = 'refused' in row ? null : drawn(row, lotsFrom(seed, 'composition'));
  const composition = isByHand ? (setup.composition as Composition) : table!;
  const short = compositionProblem(composition, mode.deck(options, players), players);
  if (short) return { refused: short };
  const judged = mode.judges?.(composition, players, options) ?? offTable(composition, table);
  if ('refused' in judged) return judged;
  const cards = mode.cards?.(options, players, composition) ?? null;
  if (cards && 'refused' in cards) return cards;
  const prepared: Prepared = {
    edition: rulebook.id,
    mode: setup.mode,
    options,
    players: setup.players,
    composition,
    cards: cards && drawn({ cards: cards.cards, draws: [{ group: 'card', ...cards }] }, lotsFrom(seed, 'cards')),
    host: setup.host ?? null,
    decoys: setup.decoys ?? true,
    timers: setup.timers ?? {},
    rules,
    warnings: [...judged, ...(cards?.warnings ?? [])],
  };
  return isDecidedAtOnce(prepared) ? { refused: { id: 'decided-at-once' } } : prepared;
}

/** What a lobby's setting comes to, whoever will sit there: numbers of people and cards are not looked at. */
export function settle(rulebook: Rulebook, setup: Pick<Setup, 'mode' | 'options' | 'timers'> & Partial<Setup>) {
  const mode = Object.hasOwn(rulebook.modes, setup.mode) ? rulebook.modes[setup.mode] : undefined;
  if (!mode) return { refused: { id: 'unknown-mode', mode: setup.mode } } as const;
  const settled = settleOptions(mode, setup.options ?? {});
  if ('refused' in settled) return settled;
  const { options } = settled;
  const rules = mode.rules(options, setup.players?.length ?? mode.players.least);
  const refused = timerProblem(rules.seconds, setup.timers ?? {});
  return refused ? { refused } : { mode, options, rules };
}

const offTable = (composition: Composition, table: Composition | null): readonly Warning[] =>
  table === null || isSame(composition, table) ? [] : [{ id: 'off-table', table }];

function peopleProblem(mode: Mode, setup: Setup): Problem | null {
  const { least } = mode.players;
  const players = setup.players.length;
  if (players < least || players > seatsIn(mode)) return { id: 'players', least, most: mostFor(mode, setup), players };
  for (const [i, seat] of setup.players.entries()) {
    if (!isPersonName(seat)) return { id: 'bad-seat', seat };
    if (setup.players.indexOf(seat) !== i) return { id: 'seat-twice', seat };
  }
  const { host = null } = setup;
  if (host === null) return null;
  if (!mode.allowsHost) return { id: 'no-host-here' };
  if (!isPersonName(host)) return { id: 'bad-seat', seat: host };
  return setup.players.includes(host) ? { id: 'host-plays', host } : null;
}

/** Nobody to play against: one side would have won before the first night. */
const isDecidedAtOnce = ({ composition, rules }: Prepared): boolean =>
  rules.outcome(tableOf(rules, cardsOf(composition))) !== null;

/** A made-up table at which these sit, p1 and so on, as its cards were dealt. */
export const tableOf = (rules: Rules, roles: readonly RoleId[]): Game =>
  gameFrom({ ...BARE, seats: roles.map((role, i) => seated(rules, `p${i + 1}`, role)) });

const BARE = { edition: '', mode: '', options: {}, decoys: false, timers: {}, seed: '', nonce: '', host: null };

/** A seat as its role and card start: on their side, in the role's gang. */
export function seated(rules: Rules, id: SeatId, role: RoleId, card: CardId | null = null): DealtSeat {
  const { gang = null } = roleOf(rules, role);
  return { id, role, side: sideWith(rules, { role, card }), gang, card };
}

function roleOf(rules: Rules, id: RoleId) {
  const role = Object.hasOwn(rules.roles, id) ? rules.roles[id] : undefined;
  if (!role) throw new Error(`the rules have no role ${id}`);
  return role;
}
