/** A new way to wait is a new file: `confrontation.ts` beside this one is all of it, and is played under every law. */
import { expect, test } from 'vitest';
import { hamlet, rules } from '../../examples/hamlet/index.ts';
import { decide } from '../../shared/engine/decide.ts';
import type { OwnKind } from '../../shared/engine/model.ts';
import { deal } from '../../shared/engine/setup/deal.ts';
import { openGame } from '../../shared/engine/setup/open.ts';
import { filesIn, textOf } from '../kit/files.ts';
import { playOut } from '../kit/laws/random-game.ts';
import { asking, range } from '../kit/rules/asking.ts';
import { dealTo } from '../kit/rules/table.ts';
import { CONFRONTATION, withConfrontation } from './confrontation.ts';

const own = withConfrontation(rules);
const { prepared } = asking(hamlet, 'plain');

test('no file of the program names it', () => {
  for (const file of ['shared', 'bot', 'webapp'].flatMap((folder) => filesIn(folder, '.ts', '.tsx')))
    expect(textOf(file), file).not.toContain(CONFRONTATION);
});

test('whole games with it are played to the end under every law', { timeout: 60_000 }, () => {
  let opened = 0;
  for (const i of range(1, 100)) {
    const players = 6 + (i % 5);
    const seed = `game ${i}`;
    const table = prepared({ players, seed, decoys: i % 2 === 0, host: i % 7 === 0 ? 'host' : null });
    const { events, game } = openGame(deal(hamlet, table, { seed, nonce: 'nonce' }), own);
    const { log } = playOut({ game, rules: own, log: [...events] }, seed);
    opened += log.filter((event) => event.type === 'stageOpened' && event.spec.kind === CONFRONTATION).length;
  }
  expect(opened).toBeGreaterThan(100);
});

test('it shows its own part of the table, the same to everybody, and ends when both have had enough', () => {
  const table = dealTo(own, 'mafioso mafioso seer nurse citizen citizen', { edition: 'hamlet' });
  table.runTo('talk', 1);
  expect(table.view(null).table).toMatchObject({ kind: 'discussion', isTalk: true });
  table.passTime();
  const shown = { kind: CONFRONTATION, stage: 'defence', asked: ['p1', 'p2'], ready: [], isTalk: false, speaker: null };
  for (const person of [null, 'p1', 'p4']) expect(table.view(person).table).toMatchObject(shown);
  expect(['p1', 'p2', 'p3'].map(table.can)).toEqual([['finish'], ['finish'], []]);
  table.act('p1', 'finish');
  expect(table.view(null).table).toMatchObject({ asked: ['p1', 'p2'], ready: ['p1'] });
  expect(table.can('p1')).toEqual([]);
  table.act('p2', 'finish');
  expect(table.view(null).table).toMatchObject({ kind: 'ballot', stage: 'vote' });
});

test('it waits for nobody who has gone', () => {
  const table = dealTo(own, 'mafioso mafioso seer nurse citizen citizen', { edition: 'hamlet' });
  table.runTo('defence', 1);
  table.act('p1', 'finish');
  table.act('p2', 'leave');
  expect(table.game.stage.name).toBe('vote');
});

test('a stage that the rules do not bring is no stage', () => {
  const kind: OwnKind = 'own-unheard-of';
  const { game } = dealTo(own, 'mafioso mafioso seer nurse citizen citizen', { edition: 'hamlet' });
  const lost = { ...game, agenda: [{ kind, name: 'talk', seconds: 'talk' } as const] };
  expect(() => decide(lost, { type: 'timeUp', serial: lost.stage.serial }, own)).toThrow('own-unheard-of');
});
