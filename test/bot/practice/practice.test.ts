/** Practice players at a table of people: they are seated, play by themselves, and nobody takes them for people. */
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { crowd, isOver, playOut } from '../../kit/evening/crowd.ts';
import { type Evening, isPress } from '../../kit/evening/evening.ts';
import { setUp } from '../../kit/evening/lobby.ts';
import { tonight } from '../../kit/evening/tonight.ts';

/** People and practice players, in order. */
const seatsIn = ({ lobby }: Evening): readonly string[] =>
  lobby.text.split('\n').flatMap((line) => /^\d+\. (.+)$/.exec(line)?.[1] ?? []);

const sheetOf = ({ people }: Evening) =>
  people[0]!.direct.messages.findLast(({ buttons }) => buttons.flat().some(isPress('g:')))!;

/** Two people have sat down at a table that is set by buttons. */
async function forTwo(options: Parameters<typeof tonight>[0] = {}): Promise<Evening> {
  const evening = await tonight({ players: 2, ...options });
  await evening.sitDown();
  return evening;
}

function rowsOf({ folder }: Evening) {
  const database = new Sqlite(join(folder, 'omerta.db'), { readonly: true });
  const games = database.prepare('select is_practice as isPractice from games order by created_at').all();
  const persons = database.prepare('select person_id as person from seats').pluck().all() as number[];
  database.close();
  return { games, persons };
}

test('by buttons: one more, one less, up to a number, as they shall play, none', async () => {
  const evening = await forTwo();
  await setUp(evening, 'page:practice', 'practice:more', 'practice:more', 'practice:less');
  await evening.pass(10);
  expect(seatsIn(evening)).toEqual(['Player 1', 'Player 2', expect.stringMatching(/^[A-Z][a-z]+ 🤖$/)]);
  expect(evening.lobby.text).toContain('play sensibly');
  await setUp(evening, 'page:practice', 'players:8', 'strength:sharp');
  await evening.pass(10);
  expect(new Set(seatsIn(evening)).size).toBe(8);
  expect(evening.lobby.text).toContain('play as well as they can');
  expect(sheetOf(evening).text).toContain('2 people + 🤖 6');
  await setUp(evening, 'page:practice', 'players:0');
  await evening.pass(10);
  expect(seatsIn(evening)).toEqual(['Player 1', 'Player 2']);
  expect(evening.lobby.text).not.toContain('🤖');
});

test('whoever joins a full table takes the place of the last; where people fill it nobody can be added', async () => {
  const evening = await forTwo();
  await setUp(evening, 'page:practice', 'players:13');
  const guest = evening.telegram.person({ firstName: 'Guy 🤖', languageCode: 'en' });
  guest.start();
  guest.enter(evening.group);
  await evening.pass(20);
  const before = seatsIn(evening);
  guest.press(evening.lobby, isPress('j:'));
  await evening.pass(20);
  // The sign is the practice players' alone.
  expect(seatsIn(evening)).toEqual([...before.slice(0, -1), 'Guy']);
  await setUp(evening, 'page:practice');
  const more = evening.people[0]!.press(sheetOf(evening), ({ callbackData = '' }) =>
    callbackData.endsWith(':practice:more'),
  );
  await evening.pass(2);
  expect(more.answer?.text).toBe('There is room for 10 practice players.');
});

test('a whole game, a restart in the middle, and the same company once more', async () => {
  const evening = await forTwo();
  await setUp(evening, 'page:practice', 'players:8');
  await evening.begin();
  const people = crowd(evening, 'practice');
  await playOut(evening, people, () => evening.group.messages.some(({ text }) => text.includes('Trial of day 1')));
  await evening.restart(120);
  await playOut(evening, people, () => isOver(evening));
  await evening.pass(70);
  expect(evening.posted('Practice players took part').text).toContain('Who was who');

  const persons = evening.people.map(({ id }) => id);
  for (const { chatId, params } of evening.telegram.calls) {
    if (chatId !== null && chatId !== evening.group.id) expect(persons).toContain(chatId);
    if ('user_id' in params) expect(params.user_id).toBeGreaterThan(0);
  }
  expect(rowsOf(evening).games).toEqual([{ isPractice: 1 }]);
  expect(rowsOf(evening).persons.toSorted()).toEqual(persons.toSorted());

  const end = evening.group.messages.findLast(({ buttons }) => buttons.flat().some(isPress('r:')))!;
  evening.people[1]!.press(end, isPress('r:'));
  await evening.pass(3);
  expect(seatsIn(evening).filter((name) => name.endsWith('🤖'))).toHaveLength(6);
  await evening.begin();
  expect(rowsOf(evening).games).toEqual([{ isPractice: 1 }, { isPractice: 1 }]);
});

test('they play among themselves, say a word now and then, and stand still with the clock', async () => {
  const evening = await tonight({ players: 1 });
  const [creator] = evening.people;
  creator!.write(evening.group, '/play');
  await evening.pass(2);
  await setUp(evening, 'page:practice', 'strength:sharp', 'players:13');
  await evening.begin();
  await evening.pass(1);
  creator!.write(evening.group, '/pause');
  await evening.pass(3);
  const stopped = evening.telegram.calls.length;
  await evening.pass(300);
  expect(evening.telegram.calls.slice(stopped).filter(({ method }) => method === 'sendMessage')).toEqual([]);
  creator!.write(evening.group, '/resume');
  await evening.pass(2);
  for (let moments = 0; moments < 400 && !isOver(evening); moments++) await evening.pass(15);
  expect(isOver(evening)).toBe(true);
  // The creator has no place at the table, and has let them play.
  const end = evening.group.messages.findLast(({ buttons }) => buttons.flat().some(isPress('r:')))!;
  creator!.press(end, isPress('r:'));
  await evening.pass(3);
  expect(seatsIn(evening)).toHaveLength(13);

  let today = 0;
  for (const { text } of evening.group.messages) {
    if (text.includes('Night')) today = 0;
    if (!text.startsWith('💬')) continue;
    expect(text).toMatch(/^💬 \S+ 🤖 \(\d+\): .+/);
    expect(++today).toBeLessThanOrEqual(4);
  }
});
