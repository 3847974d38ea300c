import { expect, test } from 'vitest';
import { refusal, stage } from './stage.ts';

async function scene() {
  const { telegram, api } = await stage();
  const anna = telegram.person({ firstName: 'Анна' });
  const group = telegram.group({ title: 'Двор', creator: anna, bot: { can_delete_messages: true } });
  const posts = ['раз', 'два'].map((text) => anna.write(group, text));
  return { telegram, api, anna, group, posts, post: posts[0]! };
}

const emoji = (value: string) => ({ type: 'emoji', emoji: value }) as never;

test('the bot reacts once, with what Telegram offers', async () => {
  const { telegram, api, group, post } = await scene();
  await api.setMessageReaction(group.id, post.id, [emoji('🔥')]);
  expect(post.reactions.get(telegram.bot.id)).toBe('🔥');
  const set = (...reactions: never[]) => refusal(api.setMessageReaction(group.id, post.id, reactions));
  expect(await set(emoji('🔥'), emoji('👍'))).toBe('400 Bad Request: REACTIONS_TOO_MANY');
  expect(await set(emoji('🧀'))).toBe('400 Bad Request: REACTION_INVALID');
  expect(await refusal(api.setMessageReaction(group.id, 99, []))).toBe('400 Bad Request: message to react not found');
  await api.setMessageReaction(group.id, post.id, []);
  expect(post.reactions.size).toBe(0);
});

test('people react, change their mind and take it back', async () => {
  const { api, anna, post } = await scene();
  await api.getUpdates({ allowed_updates: ['message_reaction'], offset: -1 });
  anna.react(post, '👍');
  anna.react(post, '🔥');
  anna.react(post, null);
  expect(() => anna.react(post, '🧀')).toThrow('is not offered');
  const changes = (await api.getUpdates()).flatMap(({ message_reaction }) => message_reaction ?? []);
  expect(changes.map((change) => [change.old_reaction, change.new_reaction])).toEqual([
    [[], [emoji('👍')]],
    [[emoji('👍')], [emoji('🔥')]],
    [[emoji('🔥')], []],
  ]);
});

test('an administrator takes reactions of others away', async () => {
  const { telegram, api, anna, group, post, posts } = await scene();
  for (const each of posts) anna.react(each, '👍');
  await api.raw.deleteMessageReaction({ chat_id: group.id, message_id: post.id, user_id: anna.id });
  expect(posts.map(({ reactions }) => reactions.size)).toEqual([0, 1]);
  anna.react(post, '👍');
  await api.raw.deleteAllMessageReactions({ chat_id: group.id, user_id: anna.id });
  expect(posts.map(({ reactions }) => reactions.size)).toEqual([0, 0]);
  group.demote(telegram.bot);
  expect(
    await refusal(api.raw.deleteMessageReaction({ chat_id: group.id, message_id: post.id, user_id: anna.id })),
  ).toBe('400 Bad Request: CHAT_ADMIN_REQUIRED');
});
