import type { Update } from 'grammy/types';
import { expect, test } from 'vitest';
import { stage } from './stage.ts';

async function scene(bot: object | 'member') {
  const { telegram, api } = await stage();
  const [anna, boris] = ['Анна', 'Борис'].map((firstName) => telegram.person({ firstName }));
  const group = telegram.group({ title: 'Двор', creator: anna!, members: [boris!], bot });
  const { message_id } = await api.sendMessage(group.id, 'вопрос');
  const question = group.messages.find(({ id }) => id === message_id)!;
  await api.getUpdates({ offset: -1 });
  const [last] = await api.getUpdates();
  const seen = async () => (await api.getUpdates({ offset: last!.update_id + 1 })).map(told);
  return { telegram, api, anna: anna!, boris: boris!, group, question, seen };
}

const told = ({ message, chat_member, message_reaction }: Update) =>
  message?.text ??
  (message?.new_chat_members ? 'came' : message?.left_chat_member ? 'went' : message?.pinned_message ? 'pinned' : '') +
    (chat_member ? `${chat_member.old_chat_member.status} > ${chat_member.new_chat_member.status}` : '') +
    (message_reaction ? message_reaction.new_reaction.map((given) => 'emoji' in given && given.emoji).join() : '');

test('a plain bot sees commands, replies to it, and what nobody wrote', async () => {
  const { boris, anna, group, question, seen } = await scene('member');
  const mine = boris.write(group, 'болтовня');
  boris.write(group, '/vote');
  boris.write(group, '/vote@Omerta_Bot 5');
  boris.write(group, '/vote@other_bot');
  boris.write(group, 'не /vote');
  boris.write(group, '@omerta_bot');
  boris.write(group, 'ответ', { replyTo: question });
  anna.write(group, 'не тебе', { replyTo: mine });
  boris.quit(group);
  boris.enter(group);
  expect(await seen()).toEqual(['/vote', '/vote@Omerta_Bot 5', 'ответ', 'went', 'came']);
});

test('an administrator sees everything', async () => {
  const { boris, group, seen } = await scene({ can_delete_messages: true });
  boris.write(group, 'болтовня');
  boris.write(group, '/vote@other_bot');
  expect(await seen()).toEqual(['болтовня', '/vote@other_bot']);
});

test('nothing is seen of a group that one is not in', async () => {
  const { boris, group, seen } = await scene('member');
  group.removeBot();
  boris.write(group, '/vote');
  expect(await seen()).toEqual(['']);
});

test('members and reactions are told only to an administrator who named them', async () => {
  const { telegram, api, boris, group, question, seen } = await scene('member');
  const act = (emoji: string) => {
    boris.react(question, emoji);
    boris.quit(group);
    boris.enter(group);
  };
  await api.getUpdates({ allowed_updates: ['chat_member', 'message_reaction'] });
  act('👍');
  expect(await seen()).toEqual([]);
  group.promote(telegram.bot, { can_delete_messages: true });
  act('🔥');
  expect(await seen()).toEqual(['🔥', 'member > left', 'left > member']);
  await api.getUpdates({ allowed_updates: [] });
  act('🎉');
  expect((await seen()).slice(3)).toEqual(['went', 'came']);
});

test('commands are marked as Telegram marks them', async () => {
  const { boris, group } = await scene('member');
  const commandsIn = (text: string) =>
    boris
      .write(group, text)
      .entities.flatMap(({ type, offset, length }) => (type === 'bot_command' ? [offset, length] : []));
  expect(commandsIn('/vote 5')).toEqual([0, 5]);
  expect(commandsIn('/vote@omerta_bot 5')).toEqual([0, 16]);
  expect(commandsIn('ну /vote, /skip')).toEqual([3, 5, 10, 5]);
  expect(commandsIn('и/или https://t.me/vote')).toEqual([]);
});
