/** Everybody's part in the shuffle: what the seed follows from, what is sealed, and what can be worked out again. */
import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { rulebooks } from '../../shared/editions/index.ts';
import { lotsFrom } from '../../shared/engine/lots.ts';
import type { Parts } from '../../shared/engine/model.ts';
import { sealedDeal } from '../../shared/engine/setup/commitment.ts';
import { dealByParts } from '../../shared/engine/setup/deal.ts';
import { areLotsRight, isSeedRight, openSeal, sealedAgain } from '../../shared/engine/setup/opened.ts';
import { prepare } from '../../shared/engine/setup/prepare.ts';
import { houseSeal, seedFrom } from '../../shared/engine/setup/shuffle.ts';

const sha = (text: string) => createHash('sha256').update(text).digest('hex');

const PARTS: Parts = {
  game: 'game-00001',
  house: 'the-house',
  people: Array.from({ length: 6 }, (_, i) => ({
    place: `p${i + 1}`,
    person: 7000 + i,
    name: i === 2 ? 'cut p1 1 x' : `Олена ${i + 1}`,
    cut: i === 4 ? null : `cut-${i + 1}`,
  })),
  deck: 'auto',
  asked: null,
};

function sealed(parts: Parts, edition: keyof typeof rulebooks = 'party', mode = 'base', options = {}): string {
  const rulebook = rulebooks[edition];
  const places = parts.people.map(({ place }) => place);
  const players = places.filter((place) => place.startsWith('p'));
  const host = places.find((place) => place === 'host') ?? null;
  const prepared = prepare(rulebook, { mode, options, players, composition: parts.deck, host }, seedFrom(parts));
  if ('refused' in prepared) throw new Error(`${edition} ${mode}: ${prepared.refused.id}`);
  return sealedDeal(dealByParts(rulebook, prepared, parts), prepared.rules);
}

const tableOf = (players: number): Parts => ({
  ...PARTS,
  people: Array.from({ length: players }, (_, i) => ({
    place: `p${i + 1}`,
    person: i % 3 === 2 ? null : 7000 + i,
    name: `Name ${i + 1}`,
    cut: i % 3 === 2 ? null : `cut-${i}`,
  })),
});

test('the seed is the SHA-256 of the lines above it, as anybody can count it', () => {
  const [above, below] = sealed(PARTS).split('\nseed ');
  expect(above!.split('\n').slice(0, 4)).toEqual([
    'omerta deal 2',
    'game game-00001',
    'house the-house',
    'cut p1 7000 cut-1',
  ]);
  expect(below!.split('\n')[0]).toBe(`sha256:${sha(above!)}`);
});

test('what is sealed when the table is opened names the game and the house’s part', () => {
  expect(houseSeal(PARTS)).toBe(sha('omerta house 2\ngame game-00001\nhouse the-house'));
});

test('every part counts: another one from anybody gives another seed', () => {
  const others: readonly Parts[] = [
    { ...PARTS, game: 'game-00002' },
    { ...PARTS, house: 'another house' },
    ...PARTS.people.map((one, i) => ({ ...PARTS, people: PARTS.people.with(i, { ...one, cut: 'another' }) })),
    { ...PARTS, people: PARTS.people.with(0, { ...PARTS.people[0]!, person: 1 }) },
  ];
  const seeds = [PARTS, ...others].map(seedFrom);
  expect(new Set(seeds).size).toBe(seeds.length);
});

test('names and cards that somebody could choose do not go into the seed', () => {
  const renamed = { ...PARTS, people: PARTS.people.map((one) => ({ ...one, name: 'Somebody' })) };
  expect(seedFrom({ ...renamed, deck: { citizen: 4, mafioso: 2 } } as Parts)).toBe(seedFrom(PARTS));
});

test('lots are HMAC-SHA-256 under the seed, block after block, eight numbers in each', () => {
  const seed = seedFrom(PARTS);
  const block = (n: number) => createHmac('sha256', seed).update(`deal ${n}`).digest();
  const numbers = [...Array.from({ length: 8 }, (_, i) => block(1).readUInt32BE(i * 4)), block(2).readUInt32BE(0)];
  const chance = lotsFrom(seed, 'deal');
  expect(numbers.map(() => chance.below(2 ** 32))).toEqual(numbers);
});

test.each(
  Object.entries(rulebooks).flatMap(([edition, { modes }]) =>
    Object.entries(modes).map(
      ([mode, { players }]) => [edition as keyof typeof rulebooks, mode, players.least] as const,
    ),
  ),
)('%s %s: the opened text gives the same cards once more', (edition, mode, players) => {
  const parts = tableOf(players);
  const text = sealed(parts, edition, mode);
  const opened = openSeal(text)!;
  expect(opened.parts).toEqual(parts);
  expect(isSeedRight(opened)).toBe(true);
  expect(sealedAgain(rulebooks[edition], opened)).toBe(text);
});

test('cards by hand, a host, an aide and a role that was asked for are found again', () => {
  const byHand = { ...tableOf(8), deck: { citizen: 5, commissioner: 1, don: 1, mafioso: 1 } } as Parts;
  const led = {
    ...tableOf(10),
    people: [
      ...tableOf(10).people,
      { place: 'host', person: 1, name: 'Judge', cut: 'cut-host' },
      { place: 'aide', person: 2, name: 'Aide', cut: null },
    ],
  };
  const asked = { ...tableOf(8), asked: { seat: 'p3', role: 'don' } };
  for (const [text, edition] of [
    [sealed(byHand), 'party'],
    [sealed(led, 'sport', 'standard', { sideJudge: 'aide' }), 'sport'],
    [sealed(asked), 'party'],
  ] as const) {
    expect(sealedAgain(rulebooks[edition], openSeal(text)!)).toBe(text);
  }
  expect(sealed(asked)).toMatch(/^\d+ p3 don /m);
});

test('whatever is changed in the text afterwards is found out', () => {
  const text = sealed(PARTS);
  const isHonest = (told: string): boolean => {
    const opened = openSeal(told);
    return opened !== null && isSeedRight(opened) && sealedAgain(rulebooks.party, opened) === told;
  };
  expect(isHonest(text)).toBe(true);
  const lines = text.split('\n');
  const swapped = lines.map((line) =>
    line.replace(/^(\d+ p\d) (\S+)/, (_, seat, role) => `${seat} ${role === 'citizen' ? 'don' : 'citizen'}`),
  );
  const lies = [
    swapped.join('\n'),
    text.replace('house the-house', 'house another'),
    text.replace('cut p1 7000', 'cut p1 7009'),
    text.replace('cut-1', 'cut-9'),
    text.replace(/seed sha256:./, (start) => `${start.slice(0, -1)}${start.endsWith('0') ? '1' : '0'}`),
    text.replace('game game-00001', 'game game-00002'),
    lines.toSpliced(-1, 1).join('\n'),
  ];
  expect(lies.filter((lie) => lie === text)).toEqual([]);
  expect(lies.map(isHonest)).toEqual(lies.map(() => false));
});

test('a text of another kind opens nothing', () => {
  expect(openSeal('omerta deal 1\nparty base\n1 p1 citizen -\nnonce salt')).toBeNull();
  expect(openSeal('')).toBeNull();
  expect(openSeal(sealed(PARTS).replace('deck auto', 'deck {'))).toBeNull();
});

test('each later lot follows from the seed and its number', () => {
  const opened = openSeal(sealed(PARTS))!;
  const among = PARTS.people.map(({ place }) => place);
  const lots = [1, 2, 3].map((n) => ({ among, seat: lotsFrom(opened.seed, 'lot', n).pick(among) }));
  expect(areLotsRight(opened, lots)).toBe(true);
  const other = among.find((seat) => seat !== lots[1]!.seat)!;
  expect(areLotsRight(opened, lots.with(1, { among, seat: other }))).toBe(false);
});
