/** Practising alone in the direct chat: by buttons, at one's own pace, to the end. */
import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../../shared/editions/index.ts';
import { speaker } from '../../../shared/text/speak.ts';
import { isPress } from '../../kit/evening/evening.ts';
import { isNext, isToEnd, Learner } from '../../kit/evening/learner.ts';
import { newestIn } from '../../kit/evening/newest.ts';
import { tonight } from '../../kit/evening/tonight.ts';

const say = speaker('en');
const HOUR = 3600;

async function learning(seed = 'solo', options: Parameters<typeof tonight>[0] = {}) {
  const evening = await tonight({ players: 1, ...options });
  return { evening, learner: new Learner(evening, evening.people[0]!, seed) };
}

/** What Telegram is asked of a group, and of nobody's own chat. */
const OF_GROUPS = /^(getChat|getChatMember|getChatAdministrators|setChatPermissions|restrictChatMember|deleteMessage)$/;

test.each(EDITIONS)('%s: a whole practice by buttons, with the rule behind every question', async (edition) => {
  const { evening, learner } = await learning(edition);
  const before = evening.telegram.calls.length;
  await learner.choose(say(`${edition}-name`), say('button-surprise'));
  await learner.playOn();
  expect(learner.asked.length).toBeGreaterThan(0);
  for (const text of learner.asked) expect(text).toContain('💡');
  // Whatever led on leads nowhere once it is over.
  expect([...learner.having(isNext), ...learner.having(isToEnd)]).toEqual([]);
  const knew = learner.messages.find(({ text }) => text.startsWith('🧠'))?.text ?? '';
  expect(knew).toContain(say('knew-round', { round: 1 }));
  expect(knew).toMatch(/→/);
  for (const { text } of learner.messages) expect(text.length).toBeLessThanOrEqual(4096);
  const asked = evening.telegram.calls.slice(before);
  expect(asked.filter(({ method }) => OF_GROUPS.test(method))).toEqual([]);
  const chats = asked.map(({ params }) => params.chat_id).filter((chat) => chat !== undefined);
  expect(new Set(chats.map(Number))).toEqual(new Set([learner.person.id]));
});

test('the role that was asked for lies on the card, and the seal holds it', async () => {
  const { learner } = await learning();
  await learner.choose('City', 'Priest');
  const card = learner.messages.findLast(({ text }) => text.startsWith('🃏'));
  expect(card?.text).toContain('Priest');
});

describe('at one’s own pace', () => {
  test('no clock ends a stage, and a question waits for its answer', async () => {
    const { evening, learner } = await learning();
    await learner.choose('Party', say('button-surprise'));
    for (let stages = 0; stages < 6; stages++) {
      await evening.pass(60);
      const { game } = newestIn(evening);
      await evening.pass(HOUR);
      expect(newestIn(evening).game.stage.serial).toBe(game.stage.serial);
      if (learner.question) expect([...learner.having(isNext), ...learner.having(isToEnd)]).toEqual([]);
      while (newestIn(evening).game.stage.serial === game.stage.serial) await learner.step();
    }
  });

  test('two taps on Continue go on once', async () => {
    const { evening, learner } = await learning();
    await learner.choose('Party', say('button-surprise'));
    while (learner.having(isNext).length === 0) await learner.step();
    const on = learner.having(isNext).at(-1)!;
    const { serial } = newestIn(evening).game.stage;
    const [first, second] = [learner.person.press(on, isNext), learner.person.press(on, isNext)];
    await evening.settle();
    const after = newestIn(evening).game.stage.serial;
    expect(after).toBeGreaterThan(serial);
    expect(first.answer?.text ?? '').toBe('');
    expect([say('refusal-closed'), say('refusal-answer-first')]).toContain(second.answer?.text);
  });

  test('whoever is out goes straight to the end', async () => {
    const { evening, learner } = await learning();
    for (let tries = 0; tries < 8 && learner.having(isToEnd).length === 0; tries++) {
      await learner.choose('City', 'Citizen');
      const { id } = newestIn(evening);
      const isOver = () => learner.having(isPress(`r:${id}`)).length > 0;
      while (learner.having(isToEnd).length === 0 && !isOver()) await learner.step();
    }
    const { id } = newestIn(evening);
    await learner.press(learner.having(isToEnd).at(-1), isToEnd);
    await evening.pass(20);
    expect(learner.having(isPress(`r:${id}`))).toHaveLength(1);
    expect(newestIn(evening).status).toBe('over');
  });
});

describe('one table for each', () => {
  test('another practice puts the first away without a word; the same can be had again', async () => {
    const { evening, learner } = await learning();
    await learner.choose('City', 'Doctor');
    const first = newestIn(evening).id;
    const posts = learner.messages.length;
    await learner.choose('Sport', 'Sheriff');
    const { id, game } = newestIn(evening);
    expect(id).not.toBe(first);
    expect(game.deal.edition).toBe('sport');
    expect(learner.messages.slice(posts).map(({ text }) => text)).not.toContain(say('solo-cancelled'));
    expect(learner.having(isPress(`q:${first}`))).toEqual([]);
    await learner.playOn();
    await learner.press(learner.having(isPress('r:')).at(-1), isPress('r:'));
    await evening.pass(6);
    const again = newestIn(evening);
    expect(again.id).not.toBe(id);
    expect(again.game.deal.edition).toBe('sport');
    const seats = again.game.deal.seats.filter(({ role }) => role === 'sheriff');
    const card = learner.messages.findLast(({ text }) => text.startsWith('🃏'));
    expect(card?.text).toContain('Sheriff');
    expect(seats).toHaveLength(1);
  });

  test('it is found again by the command, also after a restart, and is put away when nobody comes for a week', async () => {
    const { evening, learner } = await learning();
    await learner.choose('Spytown', 'Agent');
    const { id } = newestIn(evening);
    await evening.restart(HOUR);
    learner.person.write('bot', '/practice');
    await evening.pass(3);
    const isOn = isPress('y:');
    const posts = learner.messages.length;
    await learner.press(learner.having(isOn).at(-1), isOn);
    await evening.pass(5);
    expect(learner.messages.slice(posts).some(({ text }) => text.includes('Agent'))).toBe(true);
    await learner.step();
    expect(newestIn(evening).id).toBe(id);
    for (let days = 0; days < 8; days++) {
      evening.clock.advance(24 * HOUR * 1000);
      await evening.settle();
    }
    expect(newestIn(evening).status).toBe('cancelled');
  });
});
