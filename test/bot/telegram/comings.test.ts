/** Who comes and goes: people, the bot, and a group that becomes another. */
import { expect, test } from 'vitest';
import { questionOf } from '../../kit/evening/crowd.ts';
import { FULL_RIGHTS, isPress } from '../../kit/evening/evening.ts';
import { answer, ask, lineTo, press, roleOf, sleepThrough } from '../../kit/evening/moves.ts';
import { gameTonight, lobbyTonight, tonight } from '../../kit/evening/tonight.ts';
import { expectLines, expectTold, expectUntold, lineWith } from '../../kit/telling/told.ts';

const RIGHTS = [
  ['as an admin', FULL_RIGHTS],
  ['without any rights', 'member'],
] as const;

test.each(RIGHTS)('whoever leaves the group stands up from the table, with the bot %s', async (_, bot) => {
  const evening = await lobbyTonight({ bot });
  evening.people[2]!.quit(evening.group);
  await evening.pass(10);
  expect(evening.lobby.text).toContain('5 players of 6–13');
  expect(evening.lobby.text).not.toContain('Player 3');
});

test.each(RIGHTS)('whoever leaves the group leaves the game, with the bot %s', async (_, bot) => {
  const evening = await gameTonight({ players: 7, bot });
  const leaver = evening.people.find((person) => roleOf(person) === 'Citizen' && person !== evening.people[0])!;
  leaver.quit(evening.group);
  await evening.pass(2);
  for (const { text } of evening.group.messages) expectUntold(text, 'news-out-left');
  await sleepThrough(evening);
  const name = `${leaver.name} (${evening.people.indexOf(leaver) + 1})`;
  expectTold(evening.posted('Morning 1').text, 'news-out-left', { name });
});

test('a guest who leaves the group changes nothing', async () => {
  const evening = await gameTonight();
  const guest = evening.telegram.person({ firstName: 'Vera', languageCode: 'en' });
  guest.enter(evening.group);
  guest.quit(evening.group);
  await sleepThrough(evening);
  expectLines(evening.posted('Morning 1').text, ['☀️ Morning 1.', lineWith('news-quiet')]);
});

test('whoever blocks the bot in a game is told how to come back, and finds the card again', async () => {
  const evening = await gameTonight();
  const lost = evening.people[1]!;
  const role = roleOf(lost);
  lost.block();
  await evening.pass(3);
  const notice = evening.posted('do not reach Player 2');
  const [button] = notice.buttons.flat();
  expect(button!.url).toBe('https://t.me/omerta_bot?start=back');

  const before = lost.direct.messages.length;
  lost.start('back');
  await evening.pass(5);
  const again = lost.direct.messages.slice(before).map(({ text }) => text);
  expect(again.filter((text) => text.includes('🃏'))).toHaveLength(1);
  expect(again.filter((text) => text.includes('🌙'))).toHaveLength(1);
  expect(again).toContain('Good: now your card can reach you.');
  expect(roleOf(lost)).toBe(role);
  expect(await answer(evening, lost)).toMatchObject({ showAlert: false });

  lost.block();
  await evening.pass(3);
  const notices = evening.group.messages.filter(({ text }) => text.includes('do not reach'));
  expect(notices).toHaveLength(2);
});

test('unblocking without a word is coming back as well', async () => {
  const evening = await gameTonight();
  const lost = evening.people[1]!;
  lost.block();
  await evening.pass(3);
  const before = lost.direct.messages.length;
  lost.unblock();
  await evening.pass(3);
  expect(lost.direct.messages.slice(before).some(({ text }) => text.includes('🃏'))).toBe(true);
});

test('a message that cannot be delivered says the same as a block', async () => {
  const evening = await gameTonight();
  const lost = evening.people[1]!;
  evening.telegram.trouble = ({ chatId, method }) =>
    chatId === lost.id && method === 'sendMessage'
      ? { kind: 'refuse', code: 403, description: 'Forbidden: user is deactivated' }
      : null;
  lost.write('bot', '/menu');
  await evening.pass(3);
  expect(evening.posted('do not reach Player 2')).toBeDefined();
});

test.each(['lobby', 'game'])(
  'the bot is removed from the group: the %s is called off and the players know',
  async (when) => {
    const evening = await (when === 'lobby' ? lobbyTonight() : gameTonight());
    evening.group.removeBot();
    await evening.pass(5);
    for (const person of evening.people) {
      expect(person.direct.messages.at(-1)!.text).toBe('I was removed from Friday, so the game there is called off.');
      expect(questionOf(person)).toBeUndefined();
      expect(await lineTo(evening, person, 'bot', '/menu')).toBe('You sit at no table now. Write /play in a group.');
    }
    evening.group.addBot(FULL_RIGHTS);
    await ask(evening, evening.people[0]!, 'group', '/play');
    expect(evening.lobby.text).toContain('6 more players are needed');
  },
);

test('a basic group becomes a supergroup while the table is set', async () => {
  const evening = await tonight({ kind: 'group', bot: 'member' });
  await evening.sitDown(evening.people.slice(0, 5));
  const old = evening.group.id;
  evening.people[4]!.press(evening.lobby, isPress('l:'));
  evening.group.migrate();
  await evening.pass(10);
  const { lobby } = evening;
  expect(lobby.text).toContain('4. Player 4\n\n');
  expect(evening.group.messages.filter(({ from }) => from.is_bot)).toEqual([lobby]);
  for (const person of evening.people.slice(4)) await press(evening, person, lobby, isPress('j:'));
  await evening.pass(8);
  expect(lobby.text).toContain('6. Player 6');
  const calls = evening.telegram.calls.length;
  await evening.begin();
  expect(evening.posted('Night 1')).toBeDefined();
  expect(evening.telegram.calls.slice(calls).some(({ chatId }) => chatId === old)).toBe(false);
});

test('a basic group becomes a supergroup in the middle of a game', async () => {
  const evening = await gameTonight({ kind: 'group', bot: 'member' });
  evening.group.migrate();
  await evening.pass(5);
  const posts = evening.group.messages.filter(({ from }) => from.is_bot).map(({ text }) => text);
  expect(posts).toHaveLength(1);
  expect(posts[0]).toContain('Night 1');
  await sleepThrough(evening);
  expect(evening.posted('Morning 1')).toBeDefined();
  const [first] = evening.people;
  expect(await lineTo(evening, first!, 'group', '/table')).toContain('round 1: morning');
  await ask(evening, first!, 'group', '/cancel');
  expect(evening.group.messages.at(-1)!.text).toEqual(lineWith('cancelled'));
});

test('what the group had set moves with it', async () => {
  const evening = await lobbyTonight({ kind: 'group', bot: 'member' });
  const [first] = evening.people;
  await press(evening, first!, evening.lobby, isPress('s:'));
  const sheet = first!.direct.messages.at(-1)!;
  await press(evening, first!, sheet, 'Mode: Base');
  await press(evening, first!, sheet, 'Pro');
  await ask(evening, first!, 'group', '/cancel');
  evening.group.migrate();
  await evening.pass(5);
  await ask(evening, first!, 'group', '/play');
  expect(evening.lobby.text).toContain('Party · Pro');
});
