/** What it takes to add an edition: `examples/hamlet` is all of one, and plays under every law. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hamlet, rules } from '../../../examples/hamlet/index.ts';
import { deal } from '../../../shared/engine/setup/deal.ts';
import { openGame } from '../../../shared/engine/setup/open.ts';
import { newsKind } from '../../../shared/engine/words.ts';
import { playOut } from '../../kit/laws/random-game.ts';
import { asking, range } from '../../kit/rules/asking.ts';
import type { Table } from '../../kit/rules/sitting.ts';
import { dealTo } from '../../kit/rules/table.ts';

const text = readFileSync(new URL('../../../examples/hamlet/index.ts', import.meta.url), 'utf8');
const { dealt, cards, prepared, problem, starts } = asking(hamlet, 'plain');

describe('it is written', () => {
  test('in less than eighty lines', () => {
    expect(text.trimEnd().split('\n').length).toBeLessThan(80);
  });

  test('from the engine, the cards and what editions share, and from no other edition', () => {
    const imported = [...text.matchAll(/from '..\/..\/shared\/([^']*)\/[^/']*'/g)].map(([, folder]) => folder);
    expect([...new Set(imported)].sort()).toEqual(['cards', 'editions/parts', 'engine', 'engine/night']);
  });
});

test('it is prepared: so many players, such roles, so many cards', () => {
  expect(starts()).toEqual(range(6, 10));
  expect(problem({ players: 11 })).toEqual({ id: 'players', least: 6, most: 10, players: 11 });
  expect(dealt({ players: 8 })).toEqual({ citizen: 4, seer: 1, nurse: 1, mafioso: 2 });
  expect(cards({ players: 8 })).toEqual({ vest: 1, 'corner-shot': 1 });
});

function sitDown(players: number, decoys: boolean, seed: string): Table {
  const table = prepared({ players, seed, decoys, host: seed.endsWith('7') ? 'host' : null });
  const { events, game } = openGame(deal(hamlet, table, { seed, nonce: 'nonce' }), rules);
  return { game, rules, log: [...events] };
}

test('it is played: whole random games under every law', () => {
  const winners = new Set<string>();
  const played = new Set<string>();
  const news = new Set<string>();
  for (const i of range(1, 200)) {
    const { game, log } = playOut(sitDown(6 + (i % 5), i % 2 === 0, `game ${i}`), `game ${i}`);
    winners.add(game.outcome!.winner);
    for (const { card } of game.played) played.add(card);
    for (const event of log) if (event.type === 'announced') for (const item of event.news) news.add(newsKind(item));
  }
  expect([...winners].sort()).toEqual(['draw', 'mafia', 'town']);
  expect([...played].sort()).toEqual(['corner-shot', 'vest']);
  expect(hamlet.speaksOf.news).toEqual(expect.arrayContaining([...news]));
});

test('it is played as written', () => {
  const table = dealTo(rules, 'mafioso mafioso seer nurse citizen/vest citizen/corner-shot', { edition: 'hamlet' });
  const outOf = () => table.game.seats.filter(({ out }) => out).map(({ id }) => id);

  // The seer finds a mafioso; the mafia shoots the nurse, who has treated herself.
  expect(table.told('p1')).toEqual([{ about: 'p2', role: 'mafioso' }]);
  table.act('p3', 'check', 'p1');
  expect(table.told('p3')).toEqual([{ about: 'p1', role: 'mafioso' }]);
  table.act('p4', 'protect', 'p4');
  for (const id of ['p1', 'p2']) table.act(id, 'shoot', 'p4');
  expect(table.view(null).table).toMatchObject({ stage: 'morning', news: [{ quiet: true }] });

  // By day she is believed, and one leads the ballot.
  table.runTo('vote', 1);
  for (const id of ['p3', 'p4', 'p5', 'p6']) table.act(id, 'vote', 'p1');
  for (const id of ['p1', 'p2']) table.act(id, 'vote', 'p3');
  expect(table.view(null).table.seats[0]).toMatchObject({ out: 'condemned', role: 'mafioso' });

  // In the second night a vest stops the shot; then a shot from the corner ends the game.
  table.runTo('night', 2);
  expect(table.view('p4').prompts[0]!.targets).not.toContain('p4');
  table.act('p2', 'shoot', 'p5');
  table.passTime();
  expect([table.can('p5'), table.can('p6')]).toEqual([['play', 'decline'], []]);
  table.act('p5', 'play', { card: 'vest' });
  expect(outOf()).toEqual(['p1']);
  table.runTo('talk', 2);
  table.act('p6', 'play', { card: 'corner-shot', target: 'p2' });
  expect(table.game.outcome).toEqual({ winner: 'town', winners: ['p3', 'p4', 'p5', 'p6'] });
});
