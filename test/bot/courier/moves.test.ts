import { describe, expect, test } from 'vitest';
import { edit, post, postOffice } from '../../kit/courier/post-office.ts';
import { sent } from '../../kit/courier/sending.ts';

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
