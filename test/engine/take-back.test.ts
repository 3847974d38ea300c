/** What a judge takes back: the table is as if it had not been decided, and the log says both. */
import { expect, test } from 'vitest';
import { rulesOf } from '../../shared/editions/index.ts';
import { replay } from '../../shared/engine/evolve.ts';
import type { Game } from '../../shared/engine/model.ts';
import { takeBack } from '../../shared/engine/take-back.ts';
import { standing } from '../../shared/engine/undo.ts';
import type { Action } from '../../shared/engine/words.ts';
import { send, sitDown, type Table, timeUp } from '../kit/rules/sitting.ts';

const judged = (): Table => sitDown({ edition: 'sport', mode: 'standard', players: 10, seed: 'bench', host: 'j' });

function act(table: Table, by: string, action: Action, target?: string): number {
  const decision = send(table, { type: 'act', by, action, ...(target !== undefined && { target }) });
  if ('refused' in decision) throw new Error(`${action}: ${decision.refused}`);
  return decision.events.length;
}

const run = (table: Table, name: string): void => {
  while (table.game.stage.name !== name) send(table, timeUp(table.game));
};

const seat = ({ game }: Table, number: number): string => game.seats[number - 1]!.id;

/** The judge decides; what may be done about it later. */
function ruling(table: Table, action: Action, target: string) {
  const at = table.log.length;
  const events = act(table, 'j', action, target);
  return () => {
    const taken = takeBack(table.log, table.game, { at, events });
    if (!taken) return null;
    table.log.push(...taken.events);
    table.game = taken.game;
    return taken.game;
  };
}

const without = ({ news: _, stage: { serial: __, clock: ___, ...stage }, ...game }: Game) => ({ ...game, stage });

test('a disqualification in a ballot gives the ballot back, votes and all', () => {
  const table = judged();
  run(table, 'talk');
  act(table, seat(table, 1), 'nominate', seat(table, 5));
  act(table, seat(table, 1), 'finish');
  act(table, seat(table, 2), 'nominate', seat(table, 6));
  run(table, 'vote');
  act(table, seat(table, 3), 'vote', seat(table, 5));
  const before = table.game;
  const undo = ruling(table, 'disqualify', seat(table, 9));
  expect(table.game.stage.name).toBe('night');
  const back = undo()!;
  expect(without(back)).toEqual(without(before));
  expect(back.news.at(-1)).toEqual({ undone: 'disqualify', on: seat(table, 9) });
  // The clock's late word for the night that never was means nothing.
  expect(back.stage.serial).toBeGreaterThan(before.stage.serial + 1);
  expect(replay(table.log)).toEqual(table.game);
});

test('a foul comes out of the middle of the log, and everything since stays', () => {
  const table = judged();
  run(table, 'talk');
  const undo = ruling(table, 'foul', seat(table, 4));
  act(table, seat(table, 1), 'nominate', seat(table, 2));
  act(table, seat(table, 1), 'finish');
  const { serial } = table.game.stage;
  const back = undo()!;
  expect(back.judged.fouls).toEqual({});
  expect(back.accused).toEqual([{ seat: seat(table, 2), by: seat(table, 1) }]);
  expect(back.stage.serial).toBe(serial);
  expect(replay(table.log)).toEqual(back);
  expect(table.log.some(({ type }) => type === 'fouled')).toBe(true);
  expect(standing(table.log).some(({ type }) => type === 'fouled')).toBe(false);
});

test('a third foul stands once its speech was lost', () => {
  const table = judged();
  run(table, 'talk');
  for (let i = 0; i < 2; i++) act(table, 'j', 'foul', seat(table, 2));
  const undo = ruling(table, 'foul', seat(table, 2));
  expect(table.game.marks).toHaveLength(1);
  act(table, seat(table, 1), 'finish');
  expect(table.game.stage).toMatchObject({ seconds: 10, spec: { isSilent: true } });
  expect(undo()).toBeNull();
});

test('a third foul taken back in time gives the speech back', () => {
  const table = judged();
  run(table, 'talk');
  for (let i = 0; i < 2; i++) act(table, 'j', 'foul', seat(table, 2));
  ruling(table, 'foul', seat(table, 2))();
  act(table, seat(table, 1), 'finish');
  expect(table.game.stage.seconds).toBe(60);
});

test('a disqualification stands once the game has gone on', () => {
  const table = judged();
  run(table, 'talk');
  const undo = ruling(table, 'disqualify', seat(table, 9));
  act(table, seat(table, 1), 'finish');
  expect(undo()).toBeNull();
});

test('what has shown the cards is not taken back', () => {
  const table = judged();
  const undo = ruling(table, 'defeat', seat(table, 1));
  expect(table.game.outcome).not.toBeNull();
  expect(undo()).toBeNull();
});

test('a bonus may be given anew', () => {
  const table = judged();
  const rules = rulesOf(table.game.deal);
  act(table, 'j', 'defeat', table.game.seats.find(({ side }) => side === 'black')!.id);
  const [red, other] = table.game.seats.filter(({ side }) => side === 'red').map(({ id }) => id);
  const at = table.log.length;
  const decision = send(table, { type: 'act', by: 'j', action: 'bonus', target: red!, choice: 'best' });
  if ('refused' in decision) throw new Error(decision.refused);
  expect(rules.points!(table.game)[red!]!.total).toBe(3);
  const taken = takeBack(table.log, table.game, { at, events: decision.events.length })!;
  table.log.push(...taken.events);
  table.game = taken.game;
  send(table, { type: 'act', by: 'j', action: 'bonus', target: other!, choice: 'best' });
  expect(rules.points!(table.game)[red!]!.total).toBe(2);
  expect(rules.points!(table.game)[other!]!.total).toBe(3);
});
