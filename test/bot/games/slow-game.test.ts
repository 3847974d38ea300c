/** A game whose stages last for hours, in a group that sleeps at night. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { questionOf } from '../../kit/evening/crowd.ts';
import { cutOff, recover } from '../../kit/evening/cut-off.ts';
import type { Evening } from '../../kit/evening/evening.ts';
import { setUp } from '../../kit/evening/lobby.ts';
import { answer, ask } from '../../kit/evening/moves.ts';
import { lobbyTonight } from '../../kit/evening/tonight.ts';
import { tableIn } from '../../kit/telling/story.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** In Tbilisi, where it is a little after ten in the evening when the cards are dealt. */
const [ELEVEN, EIGHT] = ['2026-01-01T23:00+04:00', '2026-01-02T08:00+04:00'].map(Date.parse) as [number, number];

const tableOf = ({ folder }: Evening) => tableIn(join(folder, 'omerta.db'));

const begunAt = (evening: Evening): number => tableOf(evening).stages[0]!.at;

/** The first night lasts an hour, and the group sleeps from 23 to 8. */
async function slowGame(): Promise<Evening> {
  const evening = await lobbyTonight();
  const longer = Array<string>(8).fill('timer:first-night:more');
  await setUp(
    evening,
    'page:timers',
    ...longer,
    'page:main',
    'page:narration',
    'hours:23-8',
    'page:zone',
    'zone:Asia/Tbilisi',
  );
  await evening.begin();
  expect(evening.clock.now()).toBeLessThan(ELEVEN - 30 * MINUTE);
  return evening;
}

const passTo = (evening: Evening, time: number): Promise<void> => evening.pass((time - evening.clock.now()) / 1000);

const timeShown = (evening: Evening): number =>
  (evening.posted('Night 1').entities.find(({ type }) => type === 'date_time') as { unix_time: number }).unix_time;

async function answerAll(evening: Evening): Promise<void> {
  for (const person of evening.people) while (questionOf(person)) await answer(evening, person);
  await evening.pass(2);
}

test('a stage waits for the morning, through a pause and a restart in the night, and says when it ends', async () => {
  const evening = await slowGame();
  const begun = begunAt(evening);
  const end = begun + HOUR + (EIGHT - ELEVEN);
  expect(tableOf(evening).deadline).toBe(end);
  expect(timeShown(evening)).toBe(Math.round(end / 1000));
  expect(evening.posted('Night 1').isSilent).toBe(false);

  await passTo(evening, ELEVEN + 30 * MINUTE);
  expect(tableOf(evening)).toMatchObject({ stage: 'night', deadline: end });
  const [paused] = await ask(evening, evening.people[0]!, 'group', '/pause');
  expect(paused!.isSilent).toBe(true);
  expect(tableOf(evening).desk.clock.pause!.left).toBe(end - EIGHT);
  await evening.pass(600);
  await ask(evening, evening.people[0]!, 'group', '/resume');
  expect(tableOf(evening).deadline).toBe(end);

  await evening.restart(7 * 3600);
  expect(tableOf(evening)).toMatchObject({ stage: 'night', deadline: end });
  expect(timeShown(evening)).toBe(Math.round(end / 1000));
  await passTo(evening, EIGHT);
  expect(tableOf(evening).stage).toBe('night');
  await passTo(evening, end);
  expect(tableOf(evening).stages.at(-1)).toEqual({ at: end, name: 'morning' });
  expect(evening.posted('Morning 1').isSilent).toBe(false);
});

test('what is lost of the waking time is given back, and not what is lost of the sleep', async () => {
  const evening = await slowGame();
  await passTo(evening, ELEVEN - 30 * MINUTE);
  const { deadline } = tableOf(evening);
  await evening.restart(3600);
  expect(tableOf(evening).deadline).toBe(deadline! + 30 * MINUTE);
  await evening.pass(5);
  expect(timeShown(evening)).toBe(Math.round(deadline! / 1000) + 30 * 60);
  await evening.restart(3600);
  expect(tableOf(evening).deadline).toBe(deadline! + 30 * MINUTE);
});

test('an outage in the night takes no time from anybody, and gives none', async () => {
  const evening = await slowGame();
  const { deadline } = tableOf(evening);
  await passTo(evening, ELEVEN + MINUTE);
  await cutOff(evening);
  await evening.pass(600);
  await recover(evening);
  expect(tableOf(evening)).toMatchObject({ stage: 'night', deadline });
});

test('a pause that ends in another hour of the day leaves as much waking time as there was', async () => {
  const evening = await slowGame();
  const begun = begunAt(evening);
  await passTo(evening, begun + 10 * MINUTE);
  evening.people[0]!.write(evening.group, '/pause');
  await evening.settle();
  expect(tableOf(evening).desk.clock.pause!.left).toBe(50 * MINUTE);
  await passTo(evening, ELEVEN - 5 * MINUTE);
  evening.people[0]!.write(evening.group, '/resume');
  await evening.settle();
  expect(tableOf(evening).deadline).toBe(EIGHT + 45 * MINUTE);
});

test('whoever is awake may play on: without a sound, and short stages run as ever', async () => {
  const evening = await slowGame();
  await passTo(evening, ELEVEN + MINUTE);
  const before = evening.group.messages.length;
  await answerAll(evening);
  expect(tableOf(evening).stage).toBe('morning');
  expect(evening.group.messages.slice(before).map(({ isSilent }) => isSilent)).toContain(true);
  expect(evening.group.messages.slice(before).map(({ isSilent }) => isSilent)).not.toContain(false);
  expect(tableOf(evening).deadline! - evening.clock.now()).toBeLessThan(10_000);
  await evening.pass(10);
  expect(tableOf(evening).stage).toBe('talk');
});

test('a game of short stages is played through the night with all its sounds', async () => {
  const evening = await lobbyTonight();
  await setUp(evening, 'page:narration', 'hours:22-7', 'page:zone', 'zone:Asia/Tbilisi');
  await evening.begin();
  const begun = begunAt(evening);
  expect(tableOf(evening).deadline).toBe(begun + MINUTE);
  await evening.pass(60);
  expect(evening.group.messages.filter(({ isSilent }) => isSilent)).toEqual([]);
  expect(evening.posted('Morning 1')).toBeDefined();
});

test('without quiet hours a slow game runs through the night', async () => {
  const evening = await lobbyTonight();
  await setUp(evening, 'page:timers', ...Array<string>(9).fill('timer:first-night:more'));
  await evening.begin();
  const begun = begunAt(evening);
  expect(tableOf(evening).deadline).toBe(begun + 4 * HOUR);
});
