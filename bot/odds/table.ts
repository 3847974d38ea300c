/** How games at a table as it is set now would end, if practice players played them. */
import type { EditionId } from '../../shared/editions/index.ts';
import type { OptionValue } from '../../shared/engine/model.ts';
import { AUTO } from '../../shared/engine/rulebook.ts';
import { prepare } from '../../shared/engine/setup/prepare.ts';
import type { LobbyOdds } from '../../shared/wire/lobby.ts';
import { type Desk, seatName } from '../table/desk.ts';
import { modeOf, rulebookOf } from '../table/lobby.ts';
import type { Shares } from '../table/odds.ts';
import { optionsOf, playersFor } from '../table/wished.ts';
import { type Census, interval, type Kind } from './census.ts';
import { printedOdds } from './printed.ts';

/** One side wins nearly always, and hardly by chance. */
const LOPSIDED = { share: 0.8, least: 0.6 };
/** Fewer games tell nothing. */
export const LEAST_GAMES = 8;

/** The table as it would be played by as many as sit here, or as there are cards; null if nothing can be dealt. */
export function kindOf(desk: Desk): Kind | null {
  const { edition, mode, composition } = desk.setting;
  const isAuto = composition === AUTO;
  const players = isAuto ? playersFor(desk) : Object.values(composition).reduce((sum, n) => sum + n, 0);
  const wish = { mode, options: ownOptions(desk), composition, decoys: false };
  const seats = Array.from({ length: players }, (_, i) => seatName(i));
  if ('refused' in prepare(rulebookOf(edition), { ...wish, players: seats }, '')) return null;
  const { options } = wish;
  return {
    edition: edition as EditionId,
    mode,
    players,
    strength: 'fair',
    ...(Object.keys(options).length > 0 && { options }),
    ...(!isAuto && { composition }),
  };
}

/** What the table wants otherwise than its rulebook; how long things take and who assists changes nothing here. */
function ownOptions(desk: Desk): Readonly<Record<string, OptionValue>> {
  const now = optionsOf(desk);
  return Object.fromEntries(
    Object.entries(modeOf(desk.setting).options).flatMap(([option, { kind, byDefault }]) => {
      const value = now[option];
      const isSame = JSON.stringify(value) === JSON.stringify(byDefault);
      return value === undefined || isSame || kind === 'seconds' || kind === 'aide' ? [] : [[option, value]];
    }),
  );
}

/** The same for the same table. */
export const nameOf = (kind: Kind): string => JSON.stringify(kind);

const isAsPrinted = ({ options, composition }: Kind): boolean => options === undefined && composition === undefined;

/** What is to be worked out for this table; null where it is known, or there is nothing to know. */
export function unknownAt(desk: Desk): Kind | null {
  const kind = kindOf(desk);
  if (!kind || printedFor(kind)) return null;
  return desk.practice.odds?.of === nameOf(kind) ? null : kind;
}

const printedFor = (kind: Kind) => (isAsPrinted(kind) ? printedOdds(kind.edition, kind.mode, kind.players) : null);

export function oddsAt(desk: Desk): LobbyOdds | null {
  const kind = kindOf(desk);
  if (!kind) return null;
  const printed = printedFor(kind);
  if (printed) {
    const { shares, ...how } = printed;
    return { ...listed(shares), ...how, isLopsided: false };
  }
  const { odds } = desk.practice;
  if (odds?.of !== nameOf(kind) || odds.games < LEAST_GAMES) return null;
  const isLopsided = !isAsPrinted(kind) && Object.values(odds.shares).some((share) => isTooMuch(share, odds.games));
  return { ...listed(odds.shares), games: odds.games, strength: kind.strength, date: null, isLopsided };
}

const isTooMuch = (share: number, games: number): boolean =>
  share > LOPSIDED.share && interval(share * games, games)[0] > LOPSIDED.least;

/** What rounding down takes away goes to those who lose most by it. */
function listed(shares: Shares) {
  const parts = Object.entries(shares).map(([side, share]) => ({ side, share, percent: Math.floor(100 * share) }));
  const lost = ({ share, percent }: (typeof parts)[number]) => 100 * share - percent;
  const missing = 100 - parts.reduce((sum, { percent }) => sum + percent, 0);
  const raised = [...parts].sort((one, other) => lost(other) - lost(one)).slice(0, missing);
  return { sides: parts.map((part) => ({ ...part, percent: part.percent + (raised.includes(part) ? 1 : 0) })) };
}

/** Nobody's wins come last; the sides stand as the rulebook lists them. */
export function sharesIn(edition: string, { wins, games }: Census): Shares {
  const sides = [...rulebookOf(edition).speaksOf.sides, 'draw'];
  return Object.fromEntries(
    sides.flatMap((side) => (wins[side] ? [[side, Math.round((1000 * wins[side]) / games) / 1000]] : [])),
  );
}
