/** Telegram cannot be reached: nobody's time runs, nothing counts against anybody, and the bot finds back by itself. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { crowd, isOver, playOut, questionOf } from '../../kit/evening/crowd.ts';
import { cutOff, health, reconnect, recover } from '../../kit/evening/cut-off.ts';
import { type Evening, isPress } from '../../kit/evening/evening.ts';
import { answer } from '../../kit/evening/moves.ts';
import { gameTonight } from '../../kit/evening/tonight.ts';
import { webhookSettings } from '../../kit/process/webhook.ts';
import { tableIn } from '../../kit/telling/story.ts';

const tableOf = ({ folder }: Evening) => tableIn(join(folder, 'omerta.db'));

/** Nobody hears of Telegram more seldom than this, and asks less often when it is gone: as exact as an outage is known. */
const BLUR = 15 + 15;

async function passUntilLeft(evening: Evening, seconds: number): Promise<void> {
  await evening.pass((tableOf(evening).deadline! - evening.clock.now()) / 1000 - seconds);
}

test.each([50, 30, 20])('a minute in a night that had %i seconds left', async (left) => {
  const evening = await gameTonight();
  await passUntilLeft(evening, left);
  const { deadline, stages } = tableOf(evening);
  expect(await health(evening)).toBe(200);
  await cutOff(evening);
  await evening.pass(10);
  expect(await health(evening)).toBe(503);
  await evening.pass(50);
  expect(tableOf(evening).stages).toEqual(stages);

  expect(await recover(evening)).toBeLessThanOrEqual(15);
  const moved = (tableOf(evening).deadline! - deadline!) / 1000;
  expect(moved).toBeGreaterThanOrEqual(60);
  expect(moved).toBeLessThanOrEqual(60 + BLUR);

  for (const person of evening.people) while (questionOf(person)) await answer(evening, person);
  await evening.pass(2);
  const { desk, stage } = tableOf(evening);
  expect(stage).not.toBe('night');
  expect([desk.presence.missed, desk.presence.away]).toEqual([{}, []]);
});

test('what people press meanwhile counts', async () => {
  const evening = await gameTonight();
  await passUntilLeft(evening, 20);
  await cutOff(evening);
  for (const person of evening.people) {
    const question = questionOf(person)!;
    const offered = question.buttons.flat().find(isPress('q:'))!;
    person.press(question, ({ callbackData }) => callbackData === offered.callbackData);
  }
  await evening.pass(60);
  await recover(evening);
  await evening.pass(1);
  for (const person of evening.people) {
    expect(questionOf(person)!.buttons.flat()[0]!.callbackData).toMatch(/^q:[^:]+:[^:]+:s/);
  }
});

test('behind a webhook, where nothing tells the bot that Telegram has gone', async () => {
  const evening = await gameTonight({ settings: await webhookSettings() });
  await passUntilLeft(evening, 10);
  const { stages, deadline } = tableOf(evening);
  evening.isTroubled = true;
  evening.telegram.trouble = () => ({ kind: 'drop' });
  await evening.pass(60);
  expect(await health(evening)).toBe(503);
  expect(tableOf(evening).stages).toEqual(stages);
  await recover(evening);
  const after = tableOf(evening);
  expect(after.stages).toEqual(stages);
  expect(after.desk.presence.missed).toEqual({});
  const moved = (after.deadline! - deadline!) / 1000;
  expect(moved).toBeGreaterThanOrEqual(60);
  expect(moved).toBeLessThanOrEqual(60 + BLUR);
  await evening.pass((after.deadline! - evening.clock.now()) / 1000);
  expect(tableOf(evening).stages[stages.length]!.at).toBe(after.deadline);
});

test('a short hiccup changes nothing', async () => {
  const evening = await gameTonight();
  await passUntilLeft(evening, 10);
  const { deadline, stages } = tableOf(evening);
  await cutOff(evening);
  await evening.pass(2);
  reconnect(evening);
  await evening.pass(7);
  expect(tableOf(evening).deadline).toBe(deadline);
  expect(tableOf(evening).stages).toEqual(stages);
  await evening.pass(1);
  expect(tableOf(evening).stages[stages.length]!.at).toBe(deadline);
});

test('what waits goes out as soon as Telegram is back, and the group reads the new time', async () => {
  const evening = await gameTonight();
  await passUntilLeft(evening, 60);
  evening.isTroubled = true;
  const [asker] = evening.people;
  evening.telegram.trouble = ({ method }) => (method === 'sendMessage' ? { kind: 'drop' } : null);
  asker!.write('bot', '/table');
  await evening.pass(3);
  await cutOff(evening);
  await evening.pass(120);
  await recover(evening);
  await evening.pass(1);
  expect(asker!.direct.messages.at(-1)!.text).toContain('round 1');
  const shown = evening.posted('Night 1').entities.find(({ type }) => type === 'date_time');
  expect((shown as { unix_time: number }).unix_time).toBe(Math.round(tableOf(evening).deadline! / 1000));
});

test('time does not run either while the program is restarted in an outage', async () => {
  const evening = await gameTonight();
  await passUntilLeft(evening, 40);
  const { deadline, stages } = tableOf(evening);
  await cutOff(evening);
  await evening.pass(20);
  await evening.stop();
  evening.clock.advance(20_000);
  const back = evening.clock.now() + 20_000;
  evening.clock.at(back, () => reconnect(evening));
  await evening.start();
  expect(tableOf(evening).stages).toEqual(stages);
  const moved = (tableOf(evening).deadline! - deadline!) / 1000;
  expect(moved).toBeGreaterThanOrEqual(60);
  expect(moved).toBeLessThanOrEqual(60 + BLUR);
});

test('a game with an outage every few minutes', async () => {
  const evening = await gameTonight({ players: 7, seed: 'outages' });
  const people = crowd(evening, 'outages', 0);
  evening.isTroubled = true;
  for (let outages = 0; !isOver(evening) && outages < 60; outages++) {
    await cutOff(evening);
    await evening.pass(60);
    await recover(evening);
    let moments = 0;
    await playOut(evening, people, () => isOver(evening) || moments++ > 25);
  }
  expect(isOver(evening)).toBe(true);
  const { desk } = tableOf(evening);
  expect([desk.presence.missed, desk.presence.away]).toEqual([{}, []]);
});
