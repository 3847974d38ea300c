import { describe, expect, test } from 'vitest';
import { edit, post, postOffice } from '../../kit/courier/post-office.ts';
import { FLOOD, next, refuse, sent, shown } from '../../kit/courier/sending.ts';

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
