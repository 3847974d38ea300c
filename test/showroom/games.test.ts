/** Whole games, played by people who play by themselves. */
import { expect, test } from 'vitest';
import { isPress } from '../kit/evening/evening.ts';
import { lineWith } from '../kit/telling/told.ts';
import { openTheatre } from './theatre.ts';

test('the others sit down by themselves, you begin, and the game comes to its end', async () => {
  const theatre = await openTheatre();
  await theatre.wish('open', { language: 'uk' });
  const seated = await theatre.until(
    ({ people, status }) => status === 'lobby' && people.every(({ seat }) => seat !== null),
    60,
  );
  expect(seated.people).toHaveLength(8);
  expect(new Set(seated.people.map(({ seat }) => seat)).size).toBe(8);

  // Nobody begins for the visitor.
  await theatre.pass(120);
  expect((await theatre.stage()).status).toBe('lobby');

  await theatre.wish('autoplay', { forMe: true });
  await theatre.until(({ status }) => status === 'running', 60);
  const over = await theatre.until(({ status }) => status === 'over', 4 * 3600);
  expect(over.people.some(({ isOut }) => isOut)).toBe(true);
  const [group] = theatre.telegram.groups;
  const written = group!.messages.filter(({ from, text }) => !from.is_bot && !text.startsWith('/'));
  expect(written.length).toBeGreaterThan(3);

  // The same people once more, by the button in the group.
  await theatre.pass(30);
  const again = group!.messages.findLast(({ buttons }) => buttons.flat().some(isPress('r:')))!;
  const row = again.buttons.findIndex((buttons) => buttons.some(isPress('r:')));
  await theatre.wish('press', { person: over.you, chat: 'group', message: again.id, row, column: 0 });
  const next = await theatre.until(({ status, game }) => status === 'running' && game !== over.game, 120);
  expect(next.people.every(({ seat }) => seat !== null)).toBe(true);
  expect(theatre.telegram.faults).toEqual([]);
  await theatre.close();
});

test('whoever is played by hand does nothing by themselves', async () => {
  const theatre = await openTheatre();
  await theatre.wish('open', { language: 'en' });
  await theatre.until(({ people }) => people.every(({ seat }) => seat !== null), 60);
  await theatre.wish('autoplay', { forMe: true, others: false });
  await theatre.until(({ status }) => status === 'running', 60);
  await theatre.wish('autoplay', { forMe: false });
  const [group] = theatre.telegram.groups;
  const before = group!.messages.length;
  await theatre.pass(600);
  const written = group!.messages.slice(before).filter(({ from, text }) => !from.is_bot && !text.startsWith('/'));
  expect(written).toEqual([]);

  // A restart ends that game: its group falls silent.
  await theatre.wish('restart', { people: 6, language: 'en' });
  await theatre.pass(30);
  const silent = group!.messages.length;
  await theatre.pass(1800);
  expect(group!.messages.length).toBe(silent);
  expect((await theatre.stage()).status).toBe('lobby');
  expect(theatre.telegram.faults).toEqual([]);
  await theatre.close();
});

test('a company too large for the usual mode is given one that takes it, at twenty times the speed', async () => {
  const theatre = await openTheatre();
  await theatre.wish('open', { language: 'ru' });
  await theatre.wish('restart', { people: 16, language: 'ru' });
  await theatre.wish('speed', { speed: 20 });
  await theatre.wish('autoplay', { forMe: true });
  await theatre.until(({ status }) => status === 'running', 60);
  const over = await theatre.until(({ status }) => status === 'over', 3600);
  expect(over.people).toHaveLength(16);
  expect(theatre.telegram.faults).toEqual([]);
  await theatre.close();
});

test('straight to the end: everybody answers in time, and what comes next has its usual pace', async () => {
  const theatre = await openTheatre();
  await theatre.wish('open', { language: 'en' });
  await theatre.wish('autoplay', { forMe: true });
  await theatre.wish('speed', { speed: 1000 });
  const { speed } = await theatre.until(({ status }) => status === 'over', 60);
  expect([speed, theatre.clock.speed()]).toEqual([1, 1]);
  await theatre.pass(60);
  const [group] = theatre.telegram.groups;
  expect(group!.messages.some(({ text }) => text.includes('Who was who'))).toBe(true);
  expect(group!.messages.filter(({ text }) => text.includes('has not answered three times'))).toEqual([]);
  expect(theatre.telegram.faults).toEqual([]);
  await theatre.close();
});

/** The visitor chooses another rulebook in the settings, and everybody plays that one to its end. */
async function played(edition: string, people?: number, mode?: string) {
  const theatre = await openTheatre();
  await theatre.wish('open', { language: 'en' });
  if (people !== undefined) await theatre.wish('restart', { people, language: 'en' });
  const { you } = await theatre.until(({ people }) => people.every(({ seat }) => seat !== null), 60);
  const visitor = theatre.telegram.people.find(({ id }) => id === you)!;
  const group = theatre.telegram.groups.at(-1)!;
  const lobby = group.messages.findLast(({ buttons }) => buttons.flat().some(isPress('s:')))!;
  visitor.press(lobby, isPress('s:'));
  await theatre.pass(3);
  for (const part of [':page:edition', `:edition:${edition}`, ...(mode ? [':page:mode', `:mode:${mode}`] : [])]) {
    const sheet = visitor.direct.messages.findLast(({ buttons }) => buttons.flat().some(isPress('g:')))!;
    visitor.press(sheet, ({ callbackData = '' }) => callbackData.includes(part));
    await theatre.pass(3);
  }
  await theatre.wish('autoplay', { forMe: true });
  const started = theatre.clock.now();
  await theatre.until(({ status }) => status === 'running', 60);
  await theatre.until(({ status }) => status === 'over', 6 * 3600);
  expect(group.messages.some(({ from, text }) => !from.is_bot && !text.startsWith('/'))).toBe(true);
  return { theatre, group, started };
}

test('another rulebook is played to its end', async () => {
  const { theatre, group, started } = await played('city');
  expect(group.messages.some(({ text }) => text.includes('City · Standard'))).toBe(true);
  // They look at their cards and say when they are ready: nobody waits for the clock.
  const day = group.messages.find(({ text }) => text.includes('Morning 1'))!;
  expect(day.date * 1000 - started).toBeLessThan(60_000);
  expect(theatre.telegram.faults).toEqual([]);
  await theatre.close();
});

test('ten play the tournament table to its end, and nobody protests by themselves', async () => {
  const { theatre, group } = await played('sport', 10);
  await theatre.pass(120);
  const end = group.messages.findLast(({ text }) => text.includes('Who was who'))!;
  expect(end.text).toContain('Points:');
  expect(end.text).not.toContain('Protests:');
  const nomination = lineWith('news-nominated', {}, { manner: 'strict' });
  expect(group.messages.map(({ text }) => text)).toContainEqual(nomination);
  expect(theatre.telegram.faults).toEqual([]);
  await theatre.close();
});

test.each([
  ['spytown', 16, 'extended'],
  ['family', 12, 'basic'],
  ['family', 9, 'kids'],
] as const)('%s for %i, %s, is played to its end', async (edition, people, mode) => {
  const { theatre, group } = await played(edition, people, mode);
  expect(group.messages.some(({ text }) => text.includes('Who was who'))).toBe(true);
  if (mode === 'extended') expect(group.messages.some(({ text }) => text.includes('Dusk'))).toBe(true);
  expect(theatre.telegram.faults).toEqual([]);
  await theatre.close();
});
