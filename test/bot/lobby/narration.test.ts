/** How a group likes its games told: by buttons, kept for the next table, and believed only as far as it makes sense. */
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import type { Message } from '../../../bot/playground/index.ts';
import { FIRST_NARRATION, narrationFrom } from '../../../bot/table/narration.ts';
import { FakePrinter } from '../../kit/courier/printer.ts';
import { crowd, isOver, playOut } from '../../kit/evening/crowd.ts';
import { type Evening, type EveningOptions, isPress } from '../../kit/evening/evening.ts';
import { chooseEdition, chooseMode, setUp } from '../../kit/evening/lobby.ts';
import { ask, forge, press } from '../../kit/evening/moves.ts';
import { lobbyTonight, tonight } from '../../kit/evening/tonight.ts';
import { tableIn } from '../../kit/telling/story.ts';

const fileOf = ({ folder }: Evening): string => join(folder, 'omerta.db');
const toldAt = (evening: Evening) => tableIn(fileOf(evening)).desk.narration;

/** What the group is known to like. */
function likedBy(evening: Evening): unknown {
  const database = new Sqlite(fileOf(evening), { readonly: true });
  const row = database.prepare('select narration from groups where id = ?').get(evening.group.id) as {
    narration: string | null;
  };
  database.close();
  return row.narration === null ? null : JSON.parse(row.narration);
}

function like(evening: Evening, narration: string): void {
  const database = new Sqlite(fileOf(evening));
  database.prepare('update groups set narration = ? where id = ?').run(narration, evening.group.id);
  database.close();
}

const sheetOf = ({ people }: Evening): Message =>
  people[0]!.direct.messages.findLast(({ buttons }) => buttons.flat().some(isPress('g:')))!;

const labels = (evening: Evening): readonly string[] =>
  sheetOf(evening)
    .buttons.flat()
    .map(({ text }) => text);

async function page(options: EveningOptions = {}): Promise<Evening> {
  const evening = await lobbyTonight(options);
  await setUp(evening, 'page:narration');
  return evening;
}

async function again(evening: Evening): Promise<void> {
  await ask(evening, evening.people[0]!, 'group', '/cancel');
  await evening.pass(8);
  await ask(evening, evening.people[1]!, 'group', '/play');
}

describe('the page of the narrator', () => {
  test('has the tones with a taste of each, and the hours with what they are for', async () => {
    const evening = await page();
    expect(labels(evening)).toEqual([
      ...['● Noir', 'Comic', 'Plain'],
      ...['Quiet hours:', '● Off', '22:00–7:00', '23:00–8:00', '0:00–9:00', '1:00–10:00'],
      '↩️ Back',
    ]);
    for (const tone of ['Noir', 'Comic', 'Plain'])
      expect(sheetOf(evening).text).toMatch(new RegExp(`^${tone}: .`, 'm'));
    expect(sheetOf(evening).text).toContain('stages of an hour and longer');
  });

  test('every choice is the table’s, the group’s, and the next table’s', async () => {
    const evening = await page();
    await setUp(evening, 'page:narration', 'tone:comic', 'hours:0-9');
    expect(labels(evening)).toEqual(expect.arrayContaining(['● Comic', '● 0:00–9:00', 'Time zone: London']));
    await setUp(evening, 'page:narration', 'page:zone');
    expect(labels(evening)).toEqual(expect.arrayContaining(['● London', 'Kyiv', 'New York', '↩️ Back']));
    await setUp(evening, 'page:narration', 'page:zone', 'zone:America/New_York');
    expect(labels(evening)).toContain('Time zone: New York');
    // Other hours are still those of New York.
    await setUp(evening, 'page:narration', 'hours:1-10', 'page:main');
    expect(labels(evening)).toContain('Narrator: comic');
    const told = { tone: 'comic', pictures: false, hours: { from: 1, to: 10, zone: 'America/New_York' } };
    expect(toldAt(evening)).toEqual(told);
    await again(evening);
    expect(toldAt(evening)).toEqual(told);
    await setUp(evening, 'page:narration', 'hours:none');
    expect(labels(evening)).toContain('● Off');
    expect(toldAt(evening).hours).toBeNull();
  });

  test.each([
    ['uk', 'Часовий пояс: Київ'],
    ['ru', 'Часовой пояс: Киев'],
  ])('a group that speaks %s lives by the clock of Kyiv', async (language, zone) => {
    const evening = await page({ language });
    await setUp(evening, 'page:narration', 'hours:23-8');
    expect(labels(evening)).toContain(zone);
    expect(toldAt(evening).hours?.zone).toBe('Europe/Kyiv');
  });

  test('a rulebook or a mode with a manner of its own says so instead of asking', async () => {
    const evening = await page();
    await chooseEdition(evening, 'sport');
    expect(labels(evening)).toContain('Narrator: strict');
    await setUp(evening, 'page:narration');
    expect(sheetOf(evening).text).toContain('Here a judge speaks');
    expect(labels(evening).join()).not.toContain('Noir');
    await chooseEdition(evening, 'family');
    await chooseMode(evening, 'kids');
    expect(labels(evening)).toContain('Narrator: for children');
    await setUp(evening, 'page:narration');
    expect(sheetOf(evening).text).toContain('told to children');
    expect(labels(evening)).toContain('● Off');
  });
});

describe('pictures', () => {
  test('are on or off where somebody makes them', async () => {
    const evening = await page({ printer: new FakePrinter() });
    expect(toldAt(evening).pictures).toBe(true);
    expect(labels(evening)).toContain('Pictures with the news: on');
    await setUp(evening);
    expect(labels(evening)).toContain('Narrator: noir, with pictures');
    await setUp(evening, 'page:narration', 'pictures:off');
    expect(labels(evening)).toContain('Pictures with the news: off');
    expect(likedBy(evening)).toMatchObject({ pictures: false });
    await again(evening);
    expect(toldAt(evening).pictures).toBe(false);
    await setUp(evening, 'page:narration', 'pictures:on');
    expect(toldAt(evening).pictures).toBe(true);
  });

  test('are not spoken of where nobody does, and the group’s own liking is not forgotten', async () => {
    const evening = await tonight();
    like(evening, JSON.stringify({ tone: 'plain', pictures: true, hours: null }));
    await evening.sitDown();
    expect(toldAt(evening)).toEqual({ tone: 'plain', pictures: false, hours: null });
    await setUp(evening, 'page:narration');
    expect(labels(evening).join()).not.toContain('Pictures');
    await setUp(evening, 'page:narration', 'tone:comic');
    expect(likedBy(evening)).toEqual({ tone: 'comic', pictures: true, hours: null });
    const game = evening.lobby.buttons.flat()[0]!.callbackData!.slice(2);
    const answer = await forge(evening, evening.people[0]!, sheetOf(evening), `g:${game}:pictures:on`);
    expect(answer?.text).toBe('There is nobody here to draw the pictures.');
    expect(toldAt(evening).pictures).toBe(false);
  });
});

test('a rematch is told as the game before it', async () => {
  const evening = await lobbyTonight();
  await setUp(evening, 'page:narration', 'tone:plain', 'hours:22-7');
  const told = toldAt(evening);
  await evening.begin();
  await playOut(evening, crowd(evening, 'rematch'), () => isOver(evening));
  await evening.pass(60);
  // The group has changed its mind since; whoever asks for a rematch wants the same once more.
  like(evening, JSON.stringify(FIRST_NARRATION));
  const end = evening.group.messages.findLast(({ buttons }) => buttons.flat().some(isPress('r:')))!;
  await press(evening, evening.people[5]!, end, isPress('r:'));
  await evening.pass(5);
  expect(evening.lobby).toBeDefined();
  expect(toldAt(evening)).toEqual(told);
});

test.each([
  'tone:',
  'tone:gothic',
  'hours:7-22',
  'hours:22-22',
  'hours:99-7',
  'hours:',
  'tone:toString',
  'zone:Mars/Olympus',
  'zone:Europe/Kyiv',
  'zone:',
])('a forged %s changes nothing', async (forged) => {
  const evening = await page();
  const game = evening.lobby.buttons.flat()[0]!.callbackData!.slice(2);
  const answer = await forge(evening, evening.people[0]!, sheetOf(evening), `g:${game}:${forged}`);
  expect(answer?.text).toBe('This question is closed.');
  expect(toldAt(evening)).toEqual({ ...FIRST_NARRATION, pictures: false });
});

describe('what another release has written down', () => {
  const hours = { from: 22, to: 7, zone: 'Europe/Kyiv' };
  test.each([
    [null, FIRST_NARRATION],
    [undefined, FIRST_NARRATION],
    ['noir', FIRST_NARRATION],
    [{}, FIRST_NARRATION],
    [
      { tone: 'gothic', pictures: false, hours },
      { tone: 'noir', pictures: false, hours },
    ],
    [
      { tone: 'comic', pictures: 'some', hours: 'at night' },
      { tone: 'comic', pictures: true, hours: null },
    ],
    [
      { tone: 'plain', hours: { ...hours, mood: 'deep' }, voice: 'low' },
      { tone: 'plain', pictures: true, hours },
    ],
    [
      { tone: 'plain', hours: { ...hours, to: 22 } },
      { tone: 'plain', pictures: true, hours: null },
    ],
    [
      { tone: 'plain', hours: { ...hours, from: 24 } },
      { tone: 'plain', pictures: true, hours: null },
    ],
    [
      { tone: 'plain', hours: { ...hours, from: 1.5 } },
      { tone: 'plain', pictures: true, hours: null },
    ],
    [
      { tone: 'plain', hours: { ...hours, zone: 'Mars/Olympus' } },
      { tone: 'plain', pictures: true, hours: null },
    ],
  ])('%j', (written, read) => {
    expect(narrationFrom(written)).toEqual(read);
  });

  test('and a zone that is not offered here is shown by its own name', async () => {
    const evening = await tonight();
    like(evening, JSON.stringify({ tone: 'noir', pictures: true, hours: { from: 21, to: 6, zone: 'Asia/Kathmandu' } }));
    await evening.sitDown();
    await setUp(evening, 'page:narration');
    expect(labels(evening)).toContain('Time zone: Asia/Kathmandu');
    await setUp(evening, 'page:narration', 'hours:22-7');
    expect(toldAt(evening).hours).toEqual({ from: 22, to: 7, zone: 'Asia/Kathmandu' });
  });
});
