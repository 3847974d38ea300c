/** A written tournament: games that are over, and the standings after them. */
import * as v from 'valibot';
import { multipliers } from '../../../shared/scoring/coefficient.ts';
import { SCORED_SIDES, type ScoredGame } from '../../../shared/scoring/game.ts';
import { type Standing, standings } from '../../../shared/scoring/standings.ts';
import { Failure, valid } from './format.ts';

const SIDE_OF = { citizen: 'red', sheriff: 'red', mafioso: 'black', don: 'black' } as const;
const KEY_ROLES: readonly string[] = ['don', 'sheriff'];

const name = v.pipe(v.string(), v.nonEmpty());
const names = v.array(name);

const seatSchema = v.strictObject({
  player: name,
  role: v.picklist(Object.keys(SIDE_OF) as (keyof typeof SIDE_OF)[], ({ input }) => `there is no role ${show(input)}`),
  disqualified: v.optional(v.boolean(), false),
  bonus: v.optional(v.picklist([0, 0.5, 1]), 0),
  killedFirstNight: v.optional(v.boolean(), false),
  guess: v.optional(names),
});

const gameSchema = v.strictObject({
  winner: v.picklist(['red', 'black', 'draw']),
  seats: v.array(seatSchema),
});

const standingSchema = v.strictObject({
  player: name,
  main: v.optional(v.number()),
  extra: v.optional(v.number()),
  total: v.optional(v.number()),
  place: v.optional(v.pipe(v.number(), v.integer())),
});

const fileSchema = v.strictObject({
  title: v.string(),
  rules: v.pipe(names, v.nonEmpty()),
  edition: v.literal('sport'),
  tournament: v.strictObject({ lots: v.optional(names, []), games: v.array(gameSchema) }),
  expect: v.strictObject({
    k: v.optional(v.strictObject({ red: v.number(), black: v.number() })),
    standings: v.optional(v.array(standingSchema)),
  }),
});

type WrittenTournament = v.InferOutput<typeof fileSchema>;
type WrittenGame = v.InferOutput<typeof gameSchema>;

export const isTournament = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && Object.hasOwn(json, 'tournament');

/** Counts a written tournament; throws a Failure where it does not come out as written. */
export function playTournament(json: unknown): void {
  const file = valid(fileSchema, json, 0);
  mustMakeSense(file);
  compare(file);
}

function mustMakeSense({ rules, tournament: { games, lots } }: WrittenTournament): void {
  const foreign = rules.find((id) => !id.startsWith('sport.'));
  if (foreign !== undefined) fail(`${foreign} is no rule of sport`);
  for (const [i, game] of games.entries()) mustBeGame(game, `game ${i + 1}`);
  const players = new Set(games.flatMap(({ seats }) => seats.map(({ player }) => player)));
  const stranger = lots.find((player) => !players.has(player));
  if (stranger !== undefined) fail(`the lots name ${stranger}, who never played`);
  const twice = repeated(lots);
  if (twice !== undefined) fail(`the lots name ${twice} twice`);
}

function mustBeGame({ seats }: WrittenGame, where: string): void {
  if (seats.length !== 10) fail(`${where} has ${seats.length} seats, not ten`);
  const players = seats.map(({ player }) => player);
  const twice = repeated(players);
  if (twice !== undefined) fail(`${where} has ${twice} twice`);
  for (const { player, killedFirstNight, guess } of seats) {
    const whose = `${where}: the guess of ${player}`;
    if (guess && !killedFirstNight) fail(`${whose} needs killedFirstNight`);
    const stranger = guess?.find((named) => !players.includes(named));
    if (stranger !== undefined) fail(`${whose} names ${stranger}, who is not in that game`);
    if (guess?.includes(player)) fail(`${whose} names the guesser`);
    if (guess && (guess.length > 3 || repeated(guess) !== undefined)) fail(`${whose} is not three different players`);
  }
}

function compare({ tournament: { games, lots }, expect }: WrittenTournament): void {
  const scored = games.map(toScored);
  if (expect.k) compareMultipliers(multipliers(scored), expect.k);
  if (expect.standings) compareStandings(standings(scored, lots), expect.standings);
}

type Expected = WrittenTournament['expect'];

function compareMultipliers(is: ReturnType<typeof multipliers>, expected: NonNullable<Expected['k']>): void {
  for (const side of SCORED_SIDES) same(`k of ${side}`, is[side], expected[side], 10_000);
}

function compareStandings(table: readonly Standing[], wanted: NonNullable<Expected['standings']>): void {
  const order = (rows: readonly { readonly player: string }[]) => show(rows.map(({ player }) => player));
  if (order(table) !== order(wanted)) fail(`order is ${order(table)}, expected ${order(wanted)}`);
  for (const [i, row] of table.entries()) {
    const expected = wanted[i]!;
    for (const key of ['main', 'extra', 'total', 'place'] as const) {
      if (expected[key] !== undefined) same(`${key} of ${row.player}`, row[key], expected[key], 100);
    }
  }
}

const toScored = ({ winner, seats }: WrittenGame): ScoredGame => ({
  winner,
  seats: seats.map(({ role, guess = [], ...seat }) => ({
    ...seat,
    side: SIDE_OF[role],
    isKeyRole: KEY_ROLES.includes(role),
    guess,
  })),
});

const repeated = (list: readonly string[]): string | undefined => list.find((one, i) => list.indexOf(one) < i);

const show = (value: unknown): string => JSON.stringify(value);

function same(what: string, is: number, expected: number, parts: number): void {
  if (Math.round(is * parts) !== Math.round(expected * parts)) fail(`${what} is ${is}, expected ${expected}`);
}

function fail(what: string): never {
  throw new Failure(0, what);
}
