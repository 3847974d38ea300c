/** The program stops and starts again: nothing is lost, nothing is done twice, and nobody loses time. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { chanceFrom } from '../../../shared/engine/chance.ts';
import { problemsIn } from '../../kit/courier/audit.ts';
import { ledgerOf } from '../../kit/courier/ledger.ts';
import { crowd, isOver, playOut, questionOf } from '../../kit/evening/crowd.ts';
import { type Evening, isPress } from '../../kit/evening/evening.ts';
import { answer } from '../../kit/evening/moves.ts';
import { gameTonight, lobbyTonight, tonight } from '../../kit/evening/tonight.ts';
import { partsOf, tableIn, writtenIn } from '../../kit/telling/story.ts';

const fileOf = ({ folder }: Evening): string => join(folder, 'omerta.db');
const tableOf = (evening: Evening) => tableIn(fileOf(evening));

describe('time', () => {
  test.each([0, 1, 59, 3600, 86_400])('%i seconds away are given back to the millisecond', async (away) => {
    const evening = await gameTonight();
    await evening.pass(7);
    const before = tableOf(evening);
    evening.clock.advance(123);
    await evening.restart(away);
    const after = tableOf(evening);
    expect(after.deadline! - before.deadline!).toBe(away * 1000);
    const left = after.deadline! - evening.clock.now();
    await evening.pass(left / 1000 - 1);
    expect(tableOf(evening).stages).toHaveLength(before.stages.length);
    await evening.pass(1);
    expect(tableOf(evening).stages[before.stages.length]!.at).toBe(after.deadline);
  });

  test('twice away is given back twice', async () => {
    const evening = await gameTonight();
    const before = tableOf(evening);
    await evening.restart(100);
    await evening.pass(5);
    await evening.restart(200);
    expect(tableOf(evening).deadline! - before.deadline!).toBe(300_000);
  });

  test('what was missed while it was away is not missed', async () => {
    const evening = await gameTonight();
    const [late, ...others] = evening.people;
    for (const person of others) while (questionOf(person)) await answer(evening, person);
    const { deadline } = tableOf(evening);
    await evening.pass((deadline! - evening.clock.now()) / 1000 - 10);
    await evening.restart(3600);
    expect(tableOf(evening).stage).toBe('night');
    await evening.pass(7);
    while (questionOf(late!)) await answer(evening, late!);
    await evening.pass(1);
    const { desk, stage } = tableOf(evening);
    expect(stage).not.toBe('night');
    expect([desk.presence.missed, desk.presence.away]).toEqual([{}, []]);
  });

  test('the group reads the new time', async () => {
    const evening = await gameTonight();
    const shown = () => evening.posted('Night 1').entities.find(({ type }) => type === 'date_time');
    const before = shown() as { unix_time: number };
    await evening.restart(1800);
    await evening.pass(5);
    const after = shown() as { unix_time: number };
    expect(after.unix_time - before.unix_time).toBe(1800);
    expect(after.unix_time).toBe(Math.round(tableOf(evening).deadline! / 1000));
  });

  test('a clock that stands stays where it stood', async () => {
    const evening = await gameTonight();
    await evening.pass(5);
    evening.people[0]!.write(evening.group, '/pause');
    await evening.pass(2);
    const { pause } = tableOf(evening).desk.clock;
    await evening.restart(600);
    await evening.pass(600);
    evening.people[0]!.write(evening.group, '/resume');
    await evening.settle();
    expect(tableOf(evening).deadline! - evening.clock.now()).toBe(pause!.left);
  });
});

describe('what came while it was away', () => {
  test('is done when it is back', async () => {
    const evening = await gameTonight();
    await evening.stop();
    for (const person of evening.people) {
      const question = questionOf(person)!;
      person.press(question, ({ callbackData }) => callbackData === question.buttons[0]![0]!.callbackData);
    }
    evening.people[1]!.write('bot', '/table');
    evening.clock.advance(300_000);
    await evening.start();
    await evening.pass(3);
    for (const person of evening.people) {
      const labels = questionOf(person)!.buttons.flat();
      expect(labels.some(({ callbackData = '' }) => /^q:[^:]+:[^:]+:s/.test(callbackData))).toBe(true);
    }
    expect(evening.people[1]!.direct.messages.at(-1)!.text).toContain('round 1');
  });

  test('is done once, also if it was being done when it stopped', async () => {
    const evening = await tonight({ players: 8 });
    evening.people[0]!.write(evening.group, '/play');
    await evening.pass(2);
    const { lobby } = evening;
    for (const person of evening.people) {
      person.press(lobby, isPress('j:'));
      // Wherever the update is just then: on its way, in work, or done and not confirmed.
      for (let i = 0; i < person.id % 7; i++) await new Promise((resolve) => setImmediate(resolve));
      await evening.restart();
    }
    await evening.pass(20);
    expect(tableOf(evening).desk.players.map(({ name }) => name)).toEqual(evening.people.map(({ name }) => name));
    for (const { name } of evening.people) expect(evening.lobby.text.split(name)).toHaveLength(2);
    expect(evening.group.messages.filter(({ from }) => from.is_bot)).toHaveLength(1);
  });
});

describe('what was written down and not sent', () => {
  test('is sent by the next process, once and in order', async () => {
    const evening = await lobbyTonight();
    const ledger = ledgerOf(fileOf(evening));
    const before = evening.telegram.calls.length;
    evening.telegram.trouble = ({ method }) => (method === 'sendMessage' ? { kind: 'drop' } : null);
    await evening.begin();
    expect(writtenIn(fileOf(evening)).waiting).toBeGreaterThan(evening.people.length);
    await evening.stop();
    evening.telegram.trouble = null;
    await evening.start();
    await evening.pass(5);
    expect(writtenIn(fileOf(evening)).waiting).toBe(0);
    expect(problemsIn(ledger.entries(), evening.telegram.calls.slice(before))).toEqual([]);
    for (const person of evening.people) {
      const [, card, question, ...more] = person.direct.messages.filter(({ from }) => from.is_bot);
      expect(card!.isProtected).toBe(true);
      expect(question!.text).toContain('Night 1');
      expect(more).toEqual([]);
    }
  });
});

test.each([1, 2, 3])('a game with many restarts, %i', async (number) => {
  const seed = `restarts ${number}`;
  const chance = chanceFrom(seed, 'restarts');
  const evening = await lobbyTonight({ players: 7, seed });
  const ledger = ledgerOf(fileOf(evening));
  const before = evening.telegram.calls.length;
  await evening.begin();
  const people = crowd(evening, seed);
  let restarts = 0;
  while (!isOver(evening)) {
    for (let moments = chance.below(6); moments > 0; moments--) await playOut(evening, people, once());
    // In the middle of everything: presses are on their way, answers being written, messages being sent.
    people.act();
    for (let ticks = chance.below(12); ticks > 0; ticks--) await new Promise((resolve) => setImmediate(resolve));
    await evening.restart(chance.pick([0, 0, 1, 30, 400]));
    restarts++;
  }
  await evening.pass(120);
  const { events, waiting } = writtenIn(fileOf(evening));
  const entries = ledger.entries();
  expect(restarts).toBeGreaterThan(10);
  expect(waiting).toBe(0);
  expect(problemsIn(entries, evening.telegram.calls.slice(before))).toEqual([]);
  const parts = partsOf(events);
  const posts = entries.filter((e) => e.what === 'put' && e.kind === 'post' && e.chatId === evening.group.id);
  const told = posts.map(({ subject }) => subject!.split('/')[1]!).filter((part) => parts.includes(part));
  expect(['lobby', ...told]).toEqual(parts);
});

/** True from the second time on. */
const once = () => {
  let isAsked = false;
  return () => {
    const was = isAsked;
    isAsked = true;
    return was;
  };
};
