/** The courier: Telegram's limits, what each of its answers leads to, and what waits for a message that changes often. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Call, Person, Trouble } from '../../bot/playground/index.ts';
import { problemsIn, staleIn } from '../kit/audit.ts';
import { misfortune } from '../kit/misfortune.ts';
import { edit, freeze, type PostOffice, post, postOffice } from '../kit/post-office.ts';

const textOf = ({ params }: Call): unknown => params.text;
const sent = (office: PostOffice, chatId: number): unknown[] =>
  office
    .messagesTo(chatId)
    .filter(({ ok }) => ok)
    .map(textOf);
const shown = ({ direct }: Person): string[] =>
  direct.messages.filter(({ from }) => from.is_bot).map(({ text }) => text);

/** The most that were sent within so many milliseconds. */
function busiest(times: readonly number[], within: number): number {
  return Math.max(...times.map((start) => times.filter((at) => at >= start && at < start + within).length));
}

/** Trouble for the next calls, one each; null lets one pass. */
function next(office: PostOffice, ...troubles: readonly (Trouble | null)[]): void {
  const left = [...troubles];
  office.telegram.trouble = () => left.shift() ?? null;
}

const FLOOD = (retryAfter: number): Trouble => ({ kind: 'flood', retryAfter });
const refuse = (description: string): Trouble => ({ kind: 'refuse', code: 400, description });

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

describe('what Telegram answers', () => {
  test.each([1, 7, 60])('429: after %i seconds, not before and not later', async (seconds) => {
    const office = await postOffice();
    const [anna, boris] = [office.person('Anna'), office.person('Boris')];
    office.telegram.trouble = ({ chatId }) =>
      chatId === anna.id && office.messagesTo(anna.id).length === 1 ? FLOOD(seconds) : null;
    await office.queue(post(anna.id, 'a', 'a'), post(anna.id, 'b', 'b'), post(boris.id, 'c', 'c'));
    await office.passAll();
    const [first, second] = office.messagesTo(anna.id);
    expect(second!.at - first!.at).toBe(seconds * 1000);
    expect(shown(anna)).toEqual(['a', 'b']);
    expect(shown(boris)).toEqual(['c']);
    expect(office.messagesTo(boris.id)[0]!.at).toBe(first!.at);
  });

  test.each([
    ['500', { kind: 'server-error', status: 500 }, 1],
    ['502', { kind: 'server-error', status: 502 }, 1],
    ['504', { kind: 'server-error', status: 504 }, 1],
    ['a connection that breaks before the call', { kind: 'drop' }, 1],
    ['a connection that breaks after the call', { kind: 'drop-after' }, 2],
  ] as const)('%s: once more, and at most one copy too many', async (_, trouble, copies) => {
    const office = await postOffice();
    const anna = office.person();
    next(office, trouble);
    await office.queue(post(anna.id, 'a', 'a'), post(anna.id, 'b', 'b'));
    await office.passAll();
    expect(shown(anna)).toEqual([...Array(copies).fill('a'), 'b']);
    expect(office.telegram.faults).toEqual([]);
  });

  test('the pauses grow, and an answer makes them short again', async () => {
    const office = await postOffice();
    const { id } = office.person();
    let isBad = true;
    office.telegram.trouble = () => (isBad ? { kind: 'drop' } : null);
    await office.queue(post(id, 'a', 'a'));
    await office.pass(100);
    const times = office.messagesTo(id).map(({ at }) => at);
    const gaps = times.slice(1).map((at, i) => (at - times[i]!) / 1000);
    expect(gaps).toEqual([1, 2, 4, 8, 16, 30, 30]);
    isBad = false;
    await office.passAll();
    expect(sent(office, id)).toEqual(['a']);
  });

  test('a change whose answer was lost is made once more and found made', async () => {
    const office = await postOffice();
    const anna = office.person();
    next(office, null, { kind: 'drop-after' });
    await office.queue(post(anna.id, 'a', 'a'));
    await office.pass(2);
    await office.queue(edit(anna.id, 'a', 'b'));
    await office.passAll();
    expect(shown(anna)).toEqual(['b']);
    expect(office.messagesTo(anna.id).at(-1)!.description).toContain('not modified');
  });

  test('a slow answer holds up its own chat only', async () => {
    const office = await postOffice();
    const [anna, boris] = [office.person('Anna'), office.person('Boris')];
    next(office, { kind: 'slow', milliseconds: 9000 });
    await office.queue(post(anna.id, 'a', 'a'), post(anna.id, 'b', 'b'));
    await office.settle();
    await office.queue(post(boris.id, 'c', 'c'));
    await office.pass(8);
    expect([shown(anna), shown(boris)]).toEqual([[], ['c']]);
    await office.passAll();
    expect(shown(anna)).toEqual(['a', 'b']);
    const [first, second] = office.messagesTo(anna.id);
    expect(second!.at - first!.at).toBe(10_000);
  });

  test('403: nothing more is sent, now or later, and whoever must know is told once', async () => {
    const office = await postOffice();
    const [anna, boris] = [office.person('Anna'), office.person('Boris')];
    await office.queue(post(anna.id, 'a', 'a'));
    await office.pass(2);
    anna.block();
    await office.queue(...['b', 'c', 'd'].map((text) => post(anna.id, text, text)), edit(anna.id, 'a', 'x'));
    await office.queue(post(boris.id, 'b', 'b'));
    await office.passAll();
    await office.restart();
    await office.pass(600);
    expect(office.messagesTo(anna.id)).toHaveLength(2);
    expect(office.unreachable).toEqual([anna.id]);
    expect(shown(boris)).toEqual(['b']);
    expect(await office.waiting()).toBe(0);
  });

  test('a refusal that nobody has heard of does not block the line', async () => {
    const office = await postOffice();
    const anna = office.person();
    next(office, refuse('Bad Request: the moon is in the wrong house'));
    await office.queue(post(anna.id, 'a', 'a'), post(anna.id, 'b', 'b'));
    await office.passAll();
    expect(shown(anna)).toEqual(['b']);
    expect(office.messagesTo(anna.id)).toHaveLength(2);
  });

  test('a press that is too old to be answered is nobody’s trouble', async () => {
    const office = await postOffice();
    const anna = office.person();
    office.courier.answer('12345', { text: 'late' });
    await office.queue(post(anna.id, 'a', 'a'));
    await office.settle();
    expect(office.telegram.calls.at(-2)!.description ?? office.telegram.calls.at(-1)!.description).toContain(
      'query is too old',
    );
    expect(shown(anna)).toEqual(['a']);
    expect(office.link.isDown).toBe(false);
  });

  test('what is no message goes past the messages that wait', async () => {
    const office = await postOffice();
    const group = office.telegram.group({
      title: 'Friday',
      creator: office.person(),
      bot: { can_restrict_members: true },
    });
    await office.queue(...['a', 'b', 'c', 'd'].map((text) => post(group.id, text, text)));
    await office.settle();
    await office.run({
      chatId: group.id,
      method: 'setChatPermissions',
      payload: { permissions: { can_send_messages: false }, use_independent_chat_permissions: true },
    });
    await office.settle();
    expect(office.telegram.calls.map(({ method }) => method)).toEqual(['sendMessage', 'setChatPermissions']);
    await office.passAll();
    expect(sent(office, group.id)).toEqual(['a', 'b', 'c', 'd']);
  });
});

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

describe('a group that becomes a supergroup', () => {
  test('while messages wait, told by a refusal: all go to the new one, once and in order', async () => {
    const office = await postOffice();
    const group = office.telegram.group({ title: 'Friday', creator: office.person(), kind: 'group' });
    const { id: old } = group;
    await office.queue(post(old, 'a', 'a'), post(old, 'b', 'b'), post(old, 'board', 'v0', { isVital: true }));
    await office.settle();
    group.migrate();
    await office.queue(post(old, 'c', 'c'), edit(old, 'a', 'x'));
    await office.passAll();
    expect(sent(office, old)).toEqual(['a']);
    expect(sent(office, group.id)).toEqual(['b', 'v0', 'c']);
    await office.queue(edit(group.id, 'board', 'v1', { isVital: true }));
    await office.passAll();
    expect(group.messages.filter(({ from }) => from.is_bot).map(({ text }) => text)).toEqual(['b', 'v1', 'c']);
    expect(office.telegram.faults).toEqual([]);
  });

  test('told by a service message as well, in any order', async () => {
    const office = await postOffice();
    const group = office.telegram.group({ title: 'Friday', creator: office.person(), kind: 'group' });
    const { id: old } = group;
    await office.queue(...['a', 'b', 'c'].map((text) => post(old, text, text)));
    await office.settle();
    group.migrate();
    await Promise.all([office.move(old, group.id), office.pass(1), office.move(old, group.id)]);
    await office.queue(post(old, 'd', 'd'));
    await office.passAll();
    expect(sent(office, old)).toEqual(['a']);
    expect(sent(office, group.id)).toEqual(['b', 'c', 'd']);
  });

  test('what was under way to the old one and arrived there is not sent again', async () => {
    const office = await postOffice();
    const group = office.telegram.group({ title: 'Friday', creator: office.person(), kind: 'group' });
    const { id: old } = group;
    // The answer to the first message is still on its way when the group moves and the news of it comes.
    let news = Promise.resolve();
    office.telegram.trouble = ({ chatId, params }) => {
      if (chatId === old && params.text === 'a')
        queueMicrotask(() => {
          group.migrate();
          news = office.move(old, group.id);
        });
      return null;
    };
    await office.queue(post(old, 'a', 'a'), post(old, 'b', 'b'), edit(old, 'b', 'c'));
    await office.settle();
    await news;
    await office.passAll();
    expect(sent(office, old)).toEqual(['a']);
    expect(sent(office, group.id)).toEqual(['c']);
    expect(office.telegram.faults).toEqual([]);
  });

  test('after a restart too', async () => {
    const office = await postOffice();
    const group = office.telegram.group({ title: 'Friday', creator: office.person(), kind: 'group' });
    const { id: old } = group;
    await office.queue(...['a', 'b', 'c'].map((text) => post(old, text, text)));
    await office.settle();
    group.migrate();
    await office.restart();
    await office.passAll();
    await office.restart();
    await office.pass(10);
    expect(sent(office, group.id)).toEqual(['b', 'c']);
  });
});

describe('any letters, any troubles, any restarts', () => {
  type Step =
    | 'restart'
    | { readonly seconds: number }
    | { readonly chat: number; readonly subject: number; readonly isPaced: boolean };
  const step: fc.Arbitrary<Step> = fc.oneof(
    { weight: 6, arbitrary: fc.record({ chat: fc.nat(2), subject: fc.nat(3), isPaced: fc.boolean() }) },
    { weight: 3, arbitrary: fc.record({ seconds: fc.integer({ min: 1, max: 40 }) }) },
    { weight: 1, arbitrary: fc.constant<'restart'>('restart') },
  );

  test('arrive whole, in order and once', { timeout: 60_000 }, async () => {
    const day = fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 60 }), fc.nat(), storm);
    await fc.assert(day, { numRuns: 40, seed: 7 });
  });

  async function storm(steps: readonly Step[], seed: number): Promise<void> {
    const office = await postOffice();
    const [anna, boris] = [office.person('Anna'), office.person('Boris')];
    const group = office.telegram.group({ title: 'Friday', creator: anna });
    const chats = [anna.id, boris.id, group.id] as const;
    const versions = new Map<string, number>();
    misfortune(office.telegram, `storm ${seed}`, 40);
    for (const each of steps) {
      if (each === 'restart') {
        // A stop waits for slow answers, and so the clock must run; nothing else is slow meanwhile.
        const { trouble } = office.telegram;
        office.telegram.trouble = null;
        while (!office.courier.isQuiet()) await office.pass(1);
        office.telegram.trouble = trouble;
        await office.restart();
      } else if ('seconds' in each) await office.pass(each.seconds);
      else {
        const chatId = chats[each.chat]!;
        const version = versions.get(`${chatId} ${each.subject}`) ?? 0;
        versions.set(`${chatId} ${each.subject}`, version + 1);
        const isVital = each.subject % 2 === 0;
        const screen = { ...(isVital && ({ isVital } as const)), ...(each.isPaced && { pace: 15 }) };
        const write = version === 0 ? post : edit;
        await office.queue(write(chatId, `${each.subject}`, `${each.subject} v${version}`, screen));
      }
    }
    await office.passAll(4 * 3600);
    const entries = office.ledger.entries();
    expect(office.telegram.faults).toEqual([]);
    expect(problemsIn(entries, office.telegram.calls)).toEqual([]);
    const seen = [...versions.keys()].map(async (key) => {
      const chatId = Number(key.split(' ')[0]);
      const subject = key.split(' ')[1]!;
      const messageId = await office.store.read.posts.find(chatId, subject);
      const chat = [anna, boris].find(({ id }) => id === chatId)?.direct ?? group;
      return { chatId, subject, text: chat.messages.find(({ id }) => id === messageId)?.text ?? null };
    });
    expect(staleIn(entries, await Promise.all(seen))).toEqual([]);
  }
});
