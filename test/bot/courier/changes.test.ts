import { describe, expect, test } from 'vitest';
import type { Trouble } from '../../../bot/playground/index.ts';
import { edit, freeze, post, postOffice } from '../../kit/courier/post-office.ts';
import { FLOOD, sent, shown } from '../../kit/courier/sending.ts';

describe('a message that changes', () => {
  test('many quick changes make few edits, and the last one wins', async () => {
    const office = await postOffice();
    const anna = office.person();
    await office.queue(post(anna.id, 'a', 'v0'));
    await office.pass(2);
    for (let i = 1; i <= 50; i++) await office.queue(edit(anna.id, 'a', `v${i}`));
    await office.passAll();
    expect(shown(anna)).toEqual(['v50']);
    expect(office.messagesTo(anna.id).length).toBeLessThanOrEqual(4);
  });

  test('changed twice in one go, it is changed once', async () => {
    const office = await postOffice();
    const anna = office.person();
    await office.queue(post(anna.id, 'a', 'v0'));
    await office.pass(2);
    await office.queue(edit(anna.id, 'a', 'v1'), edit(anna.id, 'a', 'v2'));
    await office.passAll();
    expect(sent(office, anna.id)).toEqual(['v0', 'v2']);
    expect(office.messagesTo(anna.id)).toHaveLength(2);
  });

  test('what was not sent yet goes out as it is by then', async () => {
    const office = await postOffice();
    const anna = office.person();
    await office.queue(post(anna.id, 'a', 'a'), post(anna.id, 'b', 'v0'));
    await office.settle();
    await office.queue(edit(anna.id, 'b', 'v1'));
    await office.passAll();
    expect(office.messagesTo(anna.id).map(({ method, params }) => [method, params.text])).toEqual([
      ['sendMessage', 'a'],
      ['sendMessage', 'v1'],
    ]);
  });

  test.each(['drop', 'drop-after', 'server-error', 'flood'] as const)(
    'changed twice around a post that failed (%s): the last one wins',
    async (kind) => {
      const office = await postOffice();
      const anna = office.person();
      const trouble = {
        drop: { kind: 'drop' },
        'drop-after': { kind: 'drop-after' },
        'server-error': { kind: 'server-error', status: 500 },
        flood: FLOOD(3),
      }[kind] as Trouble;
      // The first change comes while the post is under way, the second when it waits to be sent again.
      let isFirst = true;
      office.telegram.trouble = () => {
        if (!isFirst) return null;
        isFirst = false;
        void office.queue(edit(anna.id, 'a', 'v1'));
        return trouble;
      };
      await office.queue(post(anna.id, 'a', 'v0'));
      await office.settle();
      await office.queue(edit(anna.id, 'a', 'v2'));
      await office.passAll();
      expect(shown(anna).at(-1)).toBe('v2');
      expect(shown(anna)).toHaveLength(kind === 'drop-after' ? 2 : 1);
    },
  );

  test('a paced one changes only so often, others do not wait for it', async () => {
    const office = await postOffice();
    const group = office.telegram.group({ title: 'Friday', creator: office.person() });
    await office.queue(post(group.id, 'board', 'v0', { pace: 20 }));
    await office.settle();
    const start = office.clock.now();
    for (let i = 1; i <= 30; i++) {
      await office.queue(edit(group.id, 'board', `v${i}`, { pace: 20 }));
      if (i === 10) await office.queue(post(group.id, 'm', 'm'));
      await office.pass(1);
    }
    await office.passAll();
    const done = office.messagesTo(group.id).map(({ at, params }) => [(at - start) / 1000, params.text]);
    expect(done).toEqual([
      [0, 'v0'],
      [9, 'm'],
      [20, 'v20'],
      [40, 'v30'],
    ]);
  });

  test('a change without a pace does not wait for the paced one before it', async () => {
    const office = await postOffice();
    const group = office.telegram.group({ title: 'Friday', creator: office.person() });
    await office.queue(post(group.id, 'board', 'v0', { pace: 20 }));
    await office.pass(2);
    await office.queue(edit(group.id, 'board', 'v1', { pace: 20 }));
    await office.queue(edit(group.id, 'board', 'v2'));
    await office.pass(2);
    expect(sent(office, group.id)).toEqual(['v0', 'v2']);
  });

  test('frozen, it stays as it is', async () => {
    const office = await postOffice();
    const group = office.telegram.group({ title: 'Friday', creator: office.person() });
    await office.queue(post(group.id, 'board', 'v0', { pace: 20 }));
    await office.pass(2);
    await office.queue(edit(group.id, 'board', 'v1', { pace: 20 }));
    await office.queue(freeze(group.id, 'board', 'v1', { pace: 20 }), post(group.id, 'm', 'm'));
    await office.passAll();
    await office.restart();
    await office.pass(60);
    expect(sent(office, group.id)).toEqual(['v0', 'm']);
  });

  test('frozen before it was sent, it is sent all the same', async () => {
    const office = await postOffice();
    const group = office.telegram.group({ title: 'Friday', creator: office.person() });
    await office.queue(post(group.id, 'a', 'a'), post(group.id, 'board', 'v0', { pace: 20 }));
    await office.settle();
    await office.queue(freeze(group.id, 'board', 'v0', { pace: 20 }));
    await office.passAll();
    expect(sent(office, group.id)).toEqual(['a', 'v0']);
  });

  test('frozen after its post failed, the change behind it is not made', async () => {
    const office = await postOffice();
    const group = office.telegram.group({ title: 'Friday', creator: office.person() });
    let isFirst = true;
    office.telegram.trouble = () => {
      if (!isFirst) return null;
      isFirst = false;
      void office.queue(edit(group.id, 'board', 'v1', { pace: 20 }));
      return { kind: 'drop' };
    };
    await office.queue(post(group.id, 'board', 'v0', { pace: 20 }));
    await office.settle();
    await office.queue(freeze(group.id, 'board', 'v1', { pace: 20 }));
    await office.passAll();
    expect(sent(office, group.id)).toEqual(['v0']);
  });

  test('deleted by a user: a vital one comes anew and goes on, any other stays away', async () => {
    const office = await postOffice();
    const anna = office.person();
    await office.queue(post(anna.id, 'vital', 'v0', { isVital: true }), post(anna.id, 'other', 'o0'));
    await office.passAll();
    for (const message of anna.direct.messages) message.isDeleted = true;
    await office.queue(edit(anna.id, 'vital', 'v1', { isVital: true }), edit(anna.id, 'other', 'o1'));
    await office.queue(post(anna.id, 'm', 'm'));
    await office.passAll();
    expect(shown(anna)).toEqual(['v1', 'm']);
    await office.queue(edit(anna.id, 'vital', 'v2', { isVital: true }), edit(anna.id, 'other', 'o2'));
    await office.passAll();
    expect(shown(anna)).toEqual(['v2', 'm']);
  });
});
