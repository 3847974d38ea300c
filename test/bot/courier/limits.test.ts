import { describe, expect, test } from 'vitest';
import { edit, post, postOffice } from '../../kit/courier/post-office.ts';
import { busiest, FLOOD, next, sent } from '../../kit/courier/sending.ts';

describe('limits', () => {
  test('one message a second in a chat, in order', async () => {
    const office = await postOffice();
    const { id } = office.person();
    const texts = Array.from({ length: 8 }, (_, i) => `m${i}`);
    await office.queue(...texts.map((text) => post(id, text, text)));
    await office.passAll();
    expect(sent(office, id)).toEqual(texts);
    const times = office.messagesTo(id).map(({ at }) => at);
    expect(times.map((at) => at - times[0]!)).toEqual(texts.map((_, i) => i * 1000));
  });

  test('twelve messages a minute in a group, edits too', async () => {
    const office = await postOffice();
    const group = office.telegram.group({ title: 'Friday', creator: office.person() });
    await office.queue(post(group.id, 'board', 'v0', { isVital: true }));
    for (let i = 1; i < 30; i++) {
      await office.queue(post(group.id, `m${i}`, `m${i}`), edit(group.id, 'board', `v${i}`));
      await office.pass(2);
    }
    await office.passAll();
    const times = office.messagesTo(group.id).map(({ at }) => at);
    expect(times.length).toBeGreaterThan(30);
    expect(busiest(times, 60_000)).toBe(12);
    expect(busiest(times, 1000)).toBe(1);
    expect(sent(office, group.id).filter((text) => String(text).startsWith('m'))).toEqual(
      Array.from({ length: 29 }, (_, i) => `m${i + 1}`),
    );
    expect(office.telegram.faults).toEqual([]);
  });

  test('thirty messages a second in all', async () => {
    const office = await postOffice();
    const people = Array.from({ length: 100 }, (_, i) => office.person(`P${i}`));
    await office.queue(...people.map(({ id }) => post(id, 'card', 'yours')));
    await office.passAll();
    const times = office.messages.map(({ at }) => at);
    expect(times).toHaveLength(100);
    expect(busiest(times, 1000)).toBe(30);
    expect(times.at(-1)! - times[0]!).toBe(3000);
    expect(office.telegram.faults).toEqual([]);
  });

  test('they hold across restarts right after sending', async () => {
    const office = await postOffice();
    const group = office.telegram.group({ title: 'Friday', creator: office.person() });
    const people = Array.from({ length: 35 }, (_, i) => office.person(`P${i}`));
    await office.queue(...people.map(({ id }) => post(id, 'card', 'yours')));
    for (let i = 0; i < 14; i++) {
      await office.queue(post(group.id, `m${i}`, `m${i}`), post(people[0]!.id, `m${i}`, `m${i}`));
      await office.restart();
      await office.pass(1);
    }
    await office.passAll();
    expect(office.telegram.faults).toEqual([]);
    expect(
      busiest(
        office.messagesTo(group.id).map(({ at }) => at),
        60_000,
      ),
    ).toBe(12);
    expect(
      busiest(
        office.messages.map(({ at }) => at),
        1000,
      ),
    ).toBe(30);
    expect(sent(office, group.id)).toEqual(Array.from({ length: 14 }, (_, i) => `m${i}`));
  });

  test('a paced change that went out last counts last after a restart', async () => {
    const office = await postOffice();
    const group = office.telegram.group({ title: 'Friday', creator: office.person() });
    await office.queue(post(group.id, 'board', 'v0'));
    await office.settle();
    await office.queue(edit(group.id, 'board', 'v1', { pace: 10 }));
    await office.pass(5);
    await office.queue(post(group.id, 'm', 'm'));
    await office.pass(5);
    expect(sent(office, group.id)).toEqual(['v0', 'm', 'v1']);
    await office.queue(post(group.id, 'n', 'n'));
    await office.restart();
    await office.passAll();
    expect(office.telegram.faults).toEqual([]);
    expect(sent(office, group.id)).toEqual(['v0', 'm', 'v1', 'n']);
  });

  test('a wait that Telegram asked for holds across a restart', async () => {
    const office = await postOffice();
    const { id } = office.person();
    next(office, FLOOD(40));
    await office.queue(post(id, 'a', 'a'), post(id, 'b', 'b'));
    await office.settle();
    await office.restart();
    await office.passAll();
    expect(office.telegram.faults).toEqual([]);
    const [first, second] = office.messagesTo(id);
    expect(second!.at - first!.at).toBe(40_000);
    expect(sent(office, id)).toEqual(['a', 'b']);
  });

  test('what is written before the start comes behind what was left, and once', async () => {
    const office = await postOffice();
    const { id } = office.person();
    await office.queue(post(id, 'a', 'a'), post(id, 'b', 'b'));
    await office.settle();
    await office.restart(() => office.queue(edit(id, 'a', 'c'), post(id, 'd', 'd')));
    await office.passAll();
    expect(sent(office, id)).toEqual(['a', 'b', 'c', 'd']);
    expect(office.telegram.faults).toEqual([]);
  });

  test('the emulator notes whoever breaks one', async () => {
    const office = await postOffice();
    const { api, telegram } = office;
    const { id } = office.person();
    await api.sendMessage(id, '1');
    await api.sendMessage(id, '2').catch(() => undefined);
    expect(telegram.faults).toEqual([expect.stringContaining('more than 1 message a second in a chat')]);
    telegram.trouble = () => FLOOD(5);
    await api.sendMessage(id, '3').catch(() => undefined);
    telegram.trouble = null;
    await api.sendMessage(id, '4').catch(() => undefined);
    expect(telegram.faults[1]).toContain('before the retry_after of a 429 was over');
  });
});
