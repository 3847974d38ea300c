/** Something in the store cannot be read any more: it is set aside, and everybody else's evening goes on. */
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import type { Log } from '../../../bot/log.ts';
import { silentLog } from '../../../bot/log.ts';
import type { Group, Person } from '../../../bot/playground/index.ts';
import { Phone } from '../../kit/apps/phone.ts';
import { type Evening, FULL_RIGHTS, isPress, openEvening } from '../../kit/evening/evening.ts';
import { tableIn } from '../../kit/telling/story.ts';

interface Said {
  readonly game?: string;
  readonly letters?: readonly number[];
}

/** A night in one group, and another game in a second one. */
async function twoGames(language = 'en') {
  const errors: Said[] = [];
  const log = Object.assign(Object.create(silentLog), { error: (what: Said) => errors.push(what) }) as Log;
  const evening = await openEvening({ players: 6, seed: 'two games', log, language });
  const others = Array.from({ length: 6 }, (_, i) =>
    evening.telegram.person({ firstName: `Other ${i + 1}`, languageCode: 'en' }),
  );
  const second = evening.telegram.group({ title: 'Second', creator: others[0]!, members: others, bot: FULL_RIGHTS });
  for (const person of others) person.start();
  await evening.meetBot();
  await evening.sitDown();
  await evening.begin();
  await sitDown(evening, second, others);
  return { evening, second, others, errors };
}

async function sitDown(evening: Evening, group: Group, people: readonly Person[]): Promise<void> {
  people[0]!.write(group, '/play');
  await evening.pass(2);
  const lobby = group.messages.findLast(({ buttons }) => buttons.flat().some(isPress('j:')))!;
  for (const person of people) person.press(lobby, isPress('j:'));
  await evening.pass(10);
  people[0]!.press(lobby, isPress('b:'));
  await evening.pass(4);
}

const damages: readonly (readonly [string, string])[] = [
  ['half a desk', `update games set desk = substr(desk, 1, 40) where id = 'game-00001'`],
  ['an empty desk', `update games set desk = '{}' where id = 'game-00001'`],
  ['no events', `delete from events where game_id = 'game-00001'`],
  ['a broken event', `update events set event = '{' where game_id = 'game-00001' and seq = 3`],
  ['a deal of a rulebook that is gone', `update games set snapshot = null, engine = null where id = 'game-00001'`],
];

test.each(damages)('%s', async (_, damage) => {
  const { evening, second, others, errors } = await twoGames();
  await evening.stop();
  const file = new Sqlite(join(evening.folder, 'omerta.db'));
  file.exec(damage);
  if (damage.includes('engine = null')) {
    file.exec(`update events set event = replace(event, '"party"', '"gone"') where game_id = 'game-00001'`);
  }
  file.close();
  const calls = evening.telegram.calls.length;
  await evening.restart(30);
  await evening.pass(5);

  expect(errors.flatMap(({ game }) => game ?? [])).toContain('game-00001');
  expect(evening.posted('I can no longer read my own notes').text).toContain('A new table can be opened');
  const opened = evening.telegram.calls.slice(calls).filter(({ method }) => method === 'setChatPermissions');
  expect(opened.map(({ chatId }) => chatId)).toEqual(damage.includes('desk') ? [] : [evening.group.id]);

  // The other game is where it was, and goes on.
  expect(second.messages.some(({ text }) => text.includes('no longer read'))).toBe(false);
  await evening.pass(120);
  expect(second.messages.some(({ text }) => text.includes('☀️'))).toBe(true);

  // The people of the first are free: they can look around and play again.
  const home = await new Phone(evening, evening.people[0]!).get('/api/home');
  expect(home.status).toBe(200);
  errors.length = 0;
  await evening.sitDown();
  await evening.begin();
  expect(evening.posted('🌙').date).toBeGreaterThan(others.length);
  expect(errors).toEqual([]);
  await evening.close();
});

test('half a snapshot: what happened is told again by its events, and nothing is lost', async () => {
  const { evening, errors } = await twoGames();
  const name = join(evening.folder, 'omerta.db');
  const before = tableIn(name);
  await evening.stop();
  const file = new Sqlite(name);
  file.exec(`update games set snapshot = substr(snapshot, 1, 40) where id = 'game-00001'`);
  file.close();
  await evening.restart();
  await evening.pass(5);
  expect(errors).toEqual([]);
  expect(evening.group.messages.some(({ text }) => text.includes('no longer read'))).toBe(false);
  await evening.pass(120);
  expect(evening.posted('☀️')).toBeDefined();
  expect(tableIn(name).stages.length).toBeGreaterThan(before.stages.length);
  await evening.close();
});

test('it is told in the group’s language', async () => {
  const { evening } = await twoGames('uk');
  await evening.stop();
  const file = new Sqlite(join(evening.folder, 'omerta.db'));
  file.exec(`update games set desk = '[' where id = 'game-00001'`);
  file.close();
  await evening.restart();
  await evening.pass(5);
  expect(evening.posted('Не можу більше прочитати')).toBeDefined();
  await evening.close();
});

test('a letter that cannot be read is not sent; those after it are', async () => {
  const { evening, errors } = await twoGames();
  await evening.stop();
  const name = join(evening.folder, 'omerta.db');
  const file = new Sqlite(name);
  const add = file.prepare(
    `insert into outbox (chat_id, subject, kind, method, payload) values (?, 'x', 'post', 'sendMessage', ?)`,
  );
  add.run(evening.group.id, '{"text":');
  add.run(evening.group.id, '{"text":"Still here"}');
  file.close();
  await evening.restart();
  await evening.pass(5);
  expect(errors.flatMap(({ letters }) => letters ?? [])).toHaveLength(1);
  expect(evening.posted('Still here')).toBeDefined();
  expect(tableIn(name).stage).toBeDefined();
  await evening.close();
});
