/** Every chat in its own language, and every name as it can stand in a line of ours. */
import { expect, test } from 'vitest';
import type { Person } from '../../../bot/playground/index.ts';
import { questionOf } from '../../kit/evening/crowd.ts';
import { type Evening, isPress } from '../../kit/evening/evening.ts';
import { answer, ask, isButton, lineTo, press } from '../../kit/evening/moves.ts';
import { gameTonight, lobbyTonight, tonight } from '../../kit/evening/tonight.ts';
import { expectTold } from '../../kit/telling/told.ts';

const MIXED = ['uk', 'en', 'ru', 'uk', 'en', 'ru'] as const;
const mixed = { language: (i: number) => MIXED[i]! };

/** Letters that betray another language. */
const FOREIGN = { uk: /[ыэъёЫЭЁ]/, ru: /[іїєґІЇЄҐ]/, en: /[а-яіїєґё]/i };
const OWN = { uk: /[а-яіїєґ]/i, ru: /[а-яё]/i, en: /[a-z]/i };

/** All that the bot ever showed in this chat, with its buttons; the names of languages are always their own. */
const shownIn = ({ telegram }: Evening, chatId: number): readonly string[] =>
  telegram.delivered
    .filter((shown) => shown.chatId === chatId && shown.fromId === telegram.bot.id && shown.what !== 'delete')
    .map(({ text, buttons }) => [text, ...buttons.flat().map((button) => button.text)].join('\n'))
    .map((text) => text.replace(/Українська|Русский|English/g, ''));

function expectLanguage(evening: Evening, chatId: number, language: (typeof MIXED)[number]): void {
  const shown = shownIn(evening, chatId);
  expect(shown.length).toBeGreaterThan(0);
  for (const text of shown) {
    expect(text).not.toMatch(FOREIGN[language]);
    expect(text).toMatch(OWN[language]);
  }
}

test('a group in Ukrainian, players in three languages: each chat reads its own', async () => {
  const evening = await tonight({ ...mixed, bot: 'member' });
  const [creator, english, russian] = evening.people;
  await evening.sitDown();
  expect((await press(evening, english!, evening.lobby, isPress('j:')))?.text).toBe('You sit at the table already.');
  expect((await press(evening, russian!, evening.lobby, isPress('j:')))?.text).toBe('Ты уже за столом.');
  await ask(evening, english!, 'group', '/join');
  await ask(evening, russian!, 'group', '/help');
  await ask(evening, english!, 'group', '/rules');
  await ask(evening, russian!, 'group', '/table');
  await ask(evening, english!, 'bot', '/table');
  await press(evening, creator!, evening.lobby, isPress('s:'));
  await evening.pass(30);
  await evening.begin();
  await ask(evening, english!, 'bot', '/table');
  await ask(evening, russian!, 'bot', '/menu');
  for (const person of evening.people) while (questionOf(person)) await answer(evening, person);
  await evening.pass(400);
  expectTold(evening.posted('Ніч 2').text, 'day-no-accused', {}, { language: 'uk' });
  expectLanguage(evening, evening.group.id, 'uk');
  for (const [i, person] of evening.people.entries()) expectLanguage(evening, person.id, MIXED[i]!);
});

const languageMenu = async (evening: Evening, person: Person, where: 'group' | 'bot') =>
  (await ask(evening, person, where, '/language')).at(-1)!;

test('one’s own language changes the open question and the card at once, and nobody else’s', async () => {
  const evening = await gameTonight();
  const [first, second] = evening.people;
  const question = questionOf(first!)!;
  const others = questionOf(second!)!.text;
  const menu = await languageMenu(evening, first!, 'bot');
  expect(menu.text).toBe('Which language shall I speak here?');
  expect((await press(evening, first!, menu, 'Українська'))?.text).toBe('Тепер я говорю українською.');
  await evening.pass(2);
  expect(question.text).toContain('Ніч 1');
  expect(first!.direct.messages.find(({ text }) => text.includes('🃏'))!.text).toContain('Твій номер за столом: 1');
  expect(questionOf(second!)!.text).toBe(others);
  expect(evening.posted('Night 1')).toBeDefined();
  await answer(evening, first!);
  expect(question.text).toContain('До кінця ночі можна передумати.');
  expect(await lineTo(evening, first!, 'bot', '/help')).toContain('веде «Мафію»');
});

test('the group’s language is for its admins, and changes what is on the table', async () => {
  const evening = await lobbyTonight();
  const [owner, guest] = evening.people;
  expect(await lineTo(evening, guest!, 'group', '/language')).toBe('Only the group’s admins may do that.');
  const menu = await languageMenu(evening, owner!, 'group');
  expect((await press(evening, guest!, menu, 'Русский'))?.text).toBe('Only the group’s admins may do that.');
  expect(evening.lobby.text).toContain('A game of Mafia');
  await press(evening, owner!, menu, 'Русский');
  await evening.pass(8);
  expect(evening.lobby.text).toContain('Партия в «Мафию»');
  await evening.begin();
  expect(evening.posted('Ночь 1')).toBeDefined();
  expect(questionOf(guest!)!.text).toContain('Night 1');
  await press(evening, owner!, menu, 'Українська');
  await evening.pass(2);
  expect(evening.posted('Ніч 1')).toBeDefined();
  expect(await lineTo(evening, owner!, 'group', '/help')).toContain('веде «Мафію»');
});

test('the group keeps the language of its first table', async () => {
  const evening = await tonight(mixed);
  const [ukrainian, english] = evening.people;
  await ask(evening, ukrainian!, 'group', '/play');
  await ask(evening, ukrainian!, 'group', '/cancel');
  expect(await lineTo(evening, english!, 'group', '/table')).toBe('Гри тут немає. Зібрати стіл — /play.');
  await ask(evening, english!, 'group', '/play');
  expect(evening.lobby.text).toContain('Партія в «Мафію»');
});

const NAMES = [
  ['<b>Bold</b> & Co', '<b>Bold</b> & Co'],
  ['👨‍👩‍👧 Мама', '👨‍👩‍👧 Мама'],
  ['\u202Eevil\u202C\u200F', 'evil'],
  ['x'.repeat(64), `${'x'.repeat(31)}…`],
  ['\u2800\u3164\u200B', '•'],
  ['Two\nlines\tand   spaces', 'Two lines and spaces'],
  ['&amp; <tg-spoiler>', '&amp; <tg-spoiler>'],
] as const;

test('any name and any title can stand in every message', async () => {
  const title = '<i>Fri</i> & "day" </b>\u202E';
  const evening = await tonight({ players: NAMES.length, names: (i) => NAMES[i]![0], title });
  await evening.sitDown();
  await evening.pass(8);
  for (const [i, [, name]] of NAMES.entries()) expect(evening.lobby.text).toContain(`\n${i + 1}. ${name}\n`);
  const [first] = evening.people;
  await press(evening, first!, evening.lobby, isPress('s:'));
  expect(first!.direct.messages.at(-1)!.text).toContain('Settings · <i>Fri</i> & "day" </b>');
  const sheet = first!.direct.messages.at(-1)!;
  await press(evening, first!, sheet, isButton(':page:host'));
  expect(sheet.buttons.flat().map(({ text }) => text)).toEqual(expect.arrayContaining(NAMES.map(([, name]) => name)));
  await evening.begin();
  const opening = evening.posted('Night 1').text;
  for (const [i, [, name]] of NAMES.entries()) expect(opening).toContain(`\n${i + 1}. ${name}\n`);
  for (const person of evening.people) {
    expect(person.direct.messages.some(({ text }) => text.includes('🃏 <i>Fri</i> & "day" </b>'))).toBe(true);
    expect(questionOf(person)!.text).toContain('Night 1 · <i>Fri</i> & "day" </b>');
  }
  expect(
    questionOf(first!)!
      .buttons.flat()
      .map(({ text }) => text),
  ).toContain('2. 👨‍👩‍👧 Мама');
  await answer(evening, first!);
  await evening.pass(75);
  expectTold(evening.posted('Morning 1').text, 'floor', { name: '<b>Bold</b> & Co (1)' });
});

test('two people with one name are told apart by their numbers', async () => {
  const evening = await gameTonight({ names: () => 'Alex' });
  const [first, second] = evening.people;
  const labels = questionOf(first!)!
    .buttons.flat()
    .map(({ text }) => text);
  expect(labels).toEqual(['2. Alex', '3. Alex', '4. Alex', '5. Alex', '6. Alex']);
  await press(evening, first!, questionOf(first!)!, '3. Alex');
  expect(questionOf(first!)!.text).toContain('Alex (3). Is that so?');
  expect(second!.direct.messages.some(({ text }) => text.includes('Your number at the table: 2'))).toBe(true);
});
