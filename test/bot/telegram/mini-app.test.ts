/** With a Mini App: what the chats say of it, and that they say nothing else. */
import { describe, expect, test } from 'vitest';
import type { Message, Person } from '../../../bot/playground/index.ts';
import { questionOf } from '../../kit/evening/crowd.ts';
import { type Evening, type EveningOptions, isPress } from '../../kit/evening/evening.ts';
import { setUp } from '../../kit/evening/lobby.ts';
import { lobbyTonight, gameTonight as playedTonight, tonight } from '../../kit/evening/tonight.ts';

/** Without what makes all private messages of one length. */
const seen = (text: string): string => text.replaceAll('\u2060', '');

const appTonight = (options: EveningOptions = {}) => tonight({ app: true, ...options });
const gameTonight = (options: EveningOptions = {}) => playedTonight({ app: true, ...options });

const appUrl = ({ app }: Evening): string => `http://127.0.0.1:${app.port}/app/`;
const gameIn = ({ group }: Evening): string => {
  const urls = group.messages.flatMap(({ buttons }) => buttons.flat()).flatMap(({ url = '' }) => url);
  return /startapp=(.+)$/.exec(urls.findLast((url) => url.includes('startapp='))!)![1]!;
};
const tableLink = (evening: Evening) => `https://t.me/omerta_bot?startapp=${gameIn(evening)}`;

/** What the bot has written to somebody since they opened it. */
const lettersTo = (person: Person, from = 0): readonly Message[] =>
  person.direct.messages.filter((post) => post.from.is_bot).slice(from);

const linksIn = ({ buttons }: Message) => buttons.flat().flatMap(({ url }) => url ?? []);

describe('in the group', () => {
  test('the lobby has a link to the table beside the other buttons, and it opens the app there', async () => {
    const evening = await lobbyTonight({ app: true });
    expect(evening.lobby.buttons.map((row) => row.map(({ text }) => text))).toEqual([
      ['🎭 Open the table'],
      ['🪑 Sit down', 'Stand up'],
      ['⚙️ Settings', '▶️ Begin'],
    ]);
    expect(linksIn(evening.lobby)).toEqual([tableLink(evening)]);
    const { url, initData } = evening.people[1]!.openApp(evening.lobby, 'Open the table');
    expect(url).toBe(`${appUrl(evening)}?tgWebAppStartParam=${gameIn(evening)}`);
    expect(new URLSearchParams(initData).get('start_param')).toBe(gameIn(evening));
  });

  test('night and day lead to the table, not to the direct chat', async () => {
    const evening = await gameTonight();
    const night = evening.posted('🌙');
    expect(linksIn(night)).toEqual([tableLink(evening)]);
    expect(night.text).toContain('at the table in the app');
    await evening.pass(400);
    expect(linksIn(evening.posted('☀️'))).toEqual([tableLink(evening)]);
    for (const { text } of evening.group.messages) expect(text).not.toContain('direct chat');
  });

  test.each([
    ['uk', 'за столом у застосунку', 'особист'],
    ['ru', 'за столом в приложении', 'личк'],
  ])('in %s as well', async (language, table, chat) => {
    const evening = await gameTonight({ language });
    const night = evening.posted('🌙').text;
    expect(night).toContain(table);
    expect(night).not.toContain(chat);
  });

  test('without an app nothing leads there', async () => {
    const evening = await playedTonight();
    const all = [evening.group.messages, ...evening.people.map(({ direct }) => direct.messages)].flat();
    expect(all.flatMap(({ buttons }) => buttons.flat()).filter(({ webApp }) => webApp !== undefined)).toEqual([]);
    expect(all.flatMap(linksIn).filter((url) => url.includes('startapp'))).toEqual([]);
    expect(evening.people.every((person) => questionOf(person) !== undefined)).toBe(true);
  });
});

describe('at the deal', () => {
  test('everybody gets one message, the same for all, with nothing of the card in it', async () => {
    const evening = await lobbyTonight({ app: true, players: 9 });
    const before = new Map(evening.people.map((person) => [person, lettersTo(person).length]));
    await evening.begin();
    const letters = evening.people.map((person) => lettersTo(person, before.get(person)));
    expect(letters.map((own) => own.length)).toEqual(evening.people.map(() => 1));
    const shapes = letters.map(([post]) => JSON.stringify([post!.text, post!.entities, post!.buttons]));
    expect(new Set(shapes).size).toBe(1);
    const [[post]] = letters as [[Message]];
    expect(post.buttons.flat()).toEqual([
      { text: '🎭 Open the table', webApp: `${appUrl(evening)}?table=${gameIn(evening)}` },
      { text: 'By buttons here', callbackData: `m:${gameIn(evening)}` },
    ]);
    expect(post.text).not.toMatch(/Mafia|Citizen|Commissioner|Don|Doctor/);
    expect(post.entities.some(({ type }) => type === 'spoiler')).toBe(false);
    const { url } = evening.people[0]!.openApp(post, 'Open the table');
    expect(url).toBe(`${appUrl(evening)}?table=${gameIn(evening)}`);
  });

  test('whoever leads the game gets one as well', async () => {
    const evening = await lobbyTonight({ app: true, players: 9 });
    const [host] = evening.people;
    await setUp(evening, 'page:host', `host:${host!.id}`);
    const before = lettersTo(host!).length;
    await evening.begin();
    const [post, ...more] = lettersTo(host!, before);
    expect(more).toEqual([]);
    expect(post!.text).toContain('You lead this game');
    expect(post!.buttons.flat().map(({ webApp }) => webApp)).toEqual([
      `${appUrl(evening)}?table=${gameIn(evening)}`,
      undefined,
    ]);
  });

  test('whoever takes a seat in the middle of the game gets it then', async () => {
    const evening = await appTonight({ players: 7 });
    const [late, ...players] = [...evening.people].reverse();
    await evening.sitDown(players.reverse());
    await evening.begin();
    const before = lettersTo(late!).length;
    await evening.pass(1500);
    late!.press(evening.posted('has not answered three times'), isPress('t:'));
    await evening.pass(5);
    expect(lettersTo(late!, before).filter(({ buttons }) => buttons.flat().some(isPress('m:')))).toHaveLength(1);
  });
});

describe('by buttons', () => {
  test.each(['/menu', 'the button'])('%s brings card and question, to that person only', async (way) => {
    const evening = await gameTonight();
    const [one, ...others] = evening.people;
    const counts = others.map((person) => lettersTo(person).length);
    const before = lettersTo(one!).length;
    const invitation = lettersTo(one!).at(-1)!;
    const press = way === '/menu' ? null : one!.press(invitation, 'By buttons here');
    if (!press) one!.write('bot', '/menu');
    await evening.pass(4);
    expect(lettersTo(one!, before).map(({ text }) => text.slice(0, 2))).toEqual(['🃏', '🌙']);
    if (press) expect(press.answer?.text).toBe('From now on you play by buttons here.');
    expect(questionOf(one!)).toBeDefined();
    expect(others.map((person) => lettersTo(person).length)).toEqual(counts);
  });

  test('they keep coming for that person in this game, by what the whole table knows', async () => {
    const evening = await gameTonight();
    const [one, ...others] = evening.people;
    one!.write('bot', '/menu');
    await evening.pass(4);
    const { id } = questionOf(one!)!;
    await evening.pass(130);
    await evening.pass(600);
    const later = lettersTo(one!).filter((post) => post.id > id && /^[🗣🌙🗳]/u.test(post.text));
    expect(later.length).toBeGreaterThan(0);
    for (const person of others) expect(questionOf(person)).toBeUndefined();
  });

  test('asked for in the lobby, they come with the deal', async () => {
    const evening = await lobbyTonight({ app: true });
    const [one, two] = evening.people;
    one!.write('bot', '/menu');
    await evening.pass(3);
    expect(lettersTo(one!).at(-1)!.text).toContain('has not begun yet');
    const before = lettersTo(one!).length;
    await evening.begin();
    expect(lettersTo(one!, before).map(({ text }) => text.slice(0, 2))).toEqual(['🃏', '🌙']);
    expect(questionOf(two!)).toBeUndefined();
  });

  test('for a game that is over there is nothing to bring', async () => {
    const evening = await gameTonight();
    const [one] = evening.people;
    const invitation = lettersTo(one!).at(-1)!;
    one!.write(evening.group, '/cancel');
    await evening.pass(5);
    const press = one!.press(invitation, 'By buttons here');
    await evening.pass(2);
    expect(press.answer).toMatchObject({ text: 'The game is over.', showAlert: true });
    expect(lettersTo(one!).at(-1)).toBe(invitation);
  });

  test('calling the game off takes the buttons away from those who play by them', async () => {
    const evening = await gameTonight();
    const [one, two] = evening.people;
    two!.write('bot', '/menu');
    await evening.pass(4);
    one!.write(evening.group, '/cancel');
    await evening.pass(5);
    expect(questionOf(two!)).toBeUndefined();
    expect(seen(lettersTo(two!).at(-1)!.text)).toBe('The game was called off.');
    expect(lettersTo(one!).at(-1)!.buttons.flat()).toHaveLength(2);
  });
});

describe('the direct chat offers the app', () => {
  test('at /start and in the help', async () => {
    const evening = await appTonight();
    const [one] = evening.people;
    const start = lettersTo(one!).at(-1)!;
    expect(start.text).toContain('in the app');
    expect(start.buttons.flat().map(({ webApp }) => webApp)).toEqual([appUrl(evening), undefined, undefined]);
    one!.write('bot', '/help');
    await evening.pass(3);
    expect(lettersTo(one!).at(-1)!.buttons.flat()).toEqual([{ text: '🎭 Open the app', webApp: appUrl(evening) }]);
  });

  test('by the menu button, which is taken back when there is no app any more', async () => {
    const evening = await appTonight();
    expect(evening.people[0]!.openApp('menu').url).toBe(appUrl(evening));
    const without = await tonight();
    expect(without.telegram.calls.filter(({ method }) => method === 'setChatMenuButton')).toEqual([]);
    await evening.stop();
    evening.change({ appUrl: null });
    await evening.start();
    expect(() => evening.people[0]!.openApp('menu')).toThrow('opens no app');
    const [last] = evening.telegram.calls.filter(({ method }) => method === 'setChatMenuButton').slice(-1);
    expect(last!.params.menu_button).toEqual({ type: 'commands' });
  });

  test('to whoever let the bot write from the app', async () => {
    const evening = await appTonight({ players: 7 });
    const stranger = evening.telegram.person({ firstName: 'Newcomer', languageCode: 'en' });
    stranger.enter(evening.group);
    evening.people[0]!.write(evening.group, '/play');
    await evening.pass(3);
    const refused = stranger.press(evening.lobby, isPress('j:'));
    await evening.pass(2);
    expect(refused.answer?.url).toContain('?start=join_');
    stranger.allowWriting();
    await evening.pass(2);
    const taken = stranger.press(evening.lobby, isPress('j:'));
    await evening.pass(2);
    expect(taken.answer?.text).toBe('You are at the table.');
  });
});

test('whoever has blocked the bot is not dealt in, although the others are not asked about', async () => {
  const evening = await lobbyTonight({ app: true, players: 7 });
  const [one, two] = evening.people;
  two!.block();
  await evening.pass(2);
  await evening.begin();
  expect(evening.posted('cannot be reached').text).toContain(two!.name);
  const asked = evening.telegram.calls.filter(({ method }) => method === 'sendChatAction');
  expect(asked.map(({ chatId }) => chatId)).toEqual([two!.id]);
  one!.press(evening.lobby, isPress('b:'));
  await evening.pass(4);
  expect(lettersTo(one!).at(-1)!.text).toContain('The cards are dealt');
});

test('in a rematch whoever played by buttons does so again', async () => {
  const evening = await gameTonight();
  const [one, two] = evening.people;
  one!.write('bot', '/menu');
  await evening.pass(4);
  for (const person of evening.people.slice(2)) {
    person.quit(evening.group);
    await evening.pass(1);
  }
  await evening.pass(400);
  for (const person of evening.people.slice(2)) person.enter(evening.group);
  one!.press(evening.posted('The game is over'), isPress('r:'));
  await evening.pass(6);
  await evening.join();
  const before = new Map([one!, two!].map((person) => [person, lettersTo(person).length]));
  await evening.begin();
  expect(lettersTo(one!, before.get(one!)).map(({ text }) => text.slice(0, 2))).toEqual(['🃏', '🌙']);
  expect(lettersTo(two!, before.get(two!)).map(({ buttons }) => buttons.flat().length)).toEqual([2]);
});
