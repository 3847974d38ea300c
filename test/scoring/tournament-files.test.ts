import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Failure } from '../kit/scenario/format.ts';
import { isTournament, playTournament } from '../kit/scenario/tournament.ts';

const own = new URL('../scenarios/sport/', import.meta.url);
const shared = new URL('../../../shared/scenarios/sport/', import.meta.url);
const files = [own, shared]
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder).map((file) => ({ file, url: new URL(file, folder) })))
  .map(({ file, url }) => ({ file, json: JSON.parse(readFileSync(url, 'utf8')) as unknown }))
  .filter(({ json }) => isTournament(json));

describe('written tournaments', () => {
  test.each(files)('$file', ({ json }) => playTournament(json));
});

test('a tournament is known by its key', () => {
  expect(isTournament({ tournament: null })).toBe(true);
  for (const other of [null, 'tournament', ['tournament'], {}, { steps: [] }]) expect(isTournament(other)).toBe(false);
});

type Written = Record<string, unknown>;

const DECK = ['don', 'mafioso', 'mafioso', 'sheriff', 'citizen', 'citizen', 'citizen', 'citizen', 'citizen', 'citizen'];
const seats = DECK.map((role, k) => ({ player: `p${k + 1}`, role }));
/** The seats with one of them otherwise. */
const seatsWith = (k: number, more: Written) => seats.map((seat, i) => (i === k ? { ...seat, ...more } : seat));

const row = (k: number, main: number, extra: number, place: number) => ({
  player: `p${k}`,
  main,
  extra,
  total: main + extra,
  place,
});
const table: readonly Written[] = [
  row(4, 2, 0, 1),
  ...[10, 5, 6, 7, 8, 9].map((k) => row(k, 2, 0, 2)),
  row(1, 0, 0, 8),
  row(2, 0, 0, 8),
  row(3, 0, 0, 8),
];

const file = (tournament: Written = {}, expected: Written = {}, more: Written = {}): unknown => ({
  title: 'a test',
  rules: ['sport.points.win'],
  edition: 'sport',
  tournament: { games: [{ winner: 'red', seats }], ...tournament },
  expect: { k: { red: 1, black: 2 }, standings: table, ...expected },
  ...more,
});
const playing = (list: unknown, winner = 'red') => file({ games: [{ winner, seats: list }] });
const tableWith = (k: number, more: Written) =>
  file({}, { standings: table.map((one, i) => (i === k ? { ...one, ...more } : one)) });

function failureOf(json: unknown): Failure {
  try {
    playTournament(json);
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
  throw new Error('the tournament did not fail');
}

test('what is right passes, also with keys left out and numbers written too finely', () => {
  playTournament(file());
  playTournament(file({}, { standings: table.map(({ player }) => ({ player })) }));
  playTournament(file({}, { k: { red: 1.00001, black: 1.99999 } }));
});

describe('whatever is wrong is a failure of one line', () => {
  const shot = { killedFirstNight: true };
  test.each<[string, unknown, RegExp]>([
    ['a key of the file', file({}, {}, { mode: 'base' }), /mode/],
    ['a key of the tournament', file({ stage: 1 }), /stage/],
    ['a key of a seat', playing(seatsWith(0, { fouls: 1 })), /fouls/],
    ['a key of the expectation', file({}, { n: 1 }), /\bn\b/],
    ['a key of a standing', tableWith(0, { wins: 1 }), /wins/],
    ['another edition', file({}, {}, { edition: 'party' }), /edition/],
    ['a rule of another book', file({}, {}, { rules: ['party.host'] }), /party\.host is no rule of sport/],
    ['no rules', file({}, {}, { rules: [] }), /rules/],
    ['a role', playing(seatsWith(0, { role: 'doctor' })), /seats\.0\.role: there is no role "doctor"/],
    ['a winner', playing(seats, 'mafia'), /winner/],
    ['a bonus', playing(seatsWith(3, { bonus: 2 })), /bonus/],
    ['nine seats', playing(seats.slice(1)), /game 1 has 9 seats, not ten/],
    ['eleven seats', playing([...seats, { player: 'p11', role: 'citizen' }]), /11 seats/],
    ['a player twice', playing(seatsWith(0, { player: 'p2' })), /game 1 has p2 twice/],
    ['a guess of one not shot', playing(seatsWith(4, { guess: ['p1', 'p2', 'p3'] })), /p5 needs killedFirstNight/],
    ['a stranger in a guess', playing(seatsWith(4, { ...shot, guess: ['p1', 'p11'] })), /p5 names p11/],
    ['oneself in a guess', playing(seatsWith(4, { ...shot, guess: ['p1', 'p5'] })), /p5 names the guesser/],
    ['a guess of four', playing(seatsWith(4, { ...shot, guess: ['p1', 'p2', 'p3', 'p4'] })), /not three different/],
    ['one twice in a guess', playing(seatsWith(4, { ...shot, guess: ['p1', 'p2', 'p1'] })), /not three different/],
    ['a stranger among the lots', file({ lots: ['p1', 'p11'] }), /the lots name p11, who never played/],
    ['one twice among the lots', file({ lots: ['p1', 'p1'] }), /the lots name p1 twice/],
    ['another k', file({}, { k: { red: 1, black: 1.9999 } }), /k of black is 2, expected 1\.9999/],
    ['other main points', tableWith(1, { main: 2.01 }), /main of p10 is 2, expected 2\.01/],
    ['other extra points', tableWith(1, { extra: 0.25 }), /extra of p10 is 0, expected 0\.25/],
    ['another total', tableWith(1, { total: 1 }), /total of p10 is 2, expected 1/],
    ['another place', tableWith(2, { place: 3 }), /place of p5 is 2, expected 3/],
    ['another order', file({}, { standings: table.toReversed() }), /order is \["p4","p10",.*expected \["p3"/],
    ['one missing', file({}, { standings: table.slice(0, 9) }), /order is/],
  ])('%s', (_, json, what) => {
    const failure = failureOf(json);
    expect(failure.message).toMatch(what);
    expect(failure.message).not.toContain('\n');
    expect(failure.step).toBe(0);
  });
});
