/** The rulebooks in the chat: everything that the app can show is a few presses away, without an app. */
import { describe, expect, test } from 'vitest';
import type { Message, Person } from '../../../bot/playground/index.ts';
import { EDITIONS, rulebooks } from '../../../shared/editions/index.ts';
import { voicesOf } from '../../../shared/engine/rulebook.ts';
import { LANGUAGES } from '../../../shared/text/languages.ts';
import { PAGES } from '../../../shared/text/pages.ts';
import { hasText, speaker, type TextId } from '../../../shared/text/speak.ts';
import { everyScreen, screenAt, waysFrom } from '../../kit/evening/book.ts';
import type { Evening } from '../../kit/evening/evening.ts';
import { chooseEdition, chooseMode } from '../../kit/evening/lobby.ts';
import { ask, forge, press } from '../../kit/evening/moves.ts';
import { lobbyTonight, tonight } from '../../kit/evening/tonight.ts';
import { unfitIn } from '../../text/unfit.ts';

const visible = (html: string): string => html.replace(/<[^>]*>/g, '').replace(/&(lt|gt|amp);/g, '&');

const opening = (text: string): string => text.split('\n')[0]!;

/** The message as it stands now. */
const now = (posts: readonly Message[], { id }: Message): Message => posts.find((post) => post.id === id)!;

/** Presses the button with this text on a page of the group's book. */
async function turn(evening: Evening, person: Person, post: Message, text: string): Promise<Message> {
  await press(evening, person, post, (button) => button.text === text);
  await evening.pass(9);
  return now(post.chat.type === 'private' ? person.direct.messages : evening.group.messages, post);
}

describe.each(LANGUAGES)('%s', (language) => {
  const say = speaker(language);
  const screens = everyScreen(language);

  test('every page fits into a message, every press into its button, and from everywhere one gets back', () => {
    expect(screens.size).toBeGreaterThan(300);
    for (const [data, screen] of screens) {
      expect(visible(screen.text).length, data).toBeLessThanOrEqual(4096);
      expect(visible(screen.text).length, data).toBeGreaterThan(10);
      const ways = waysFrom(screen);
      expect(ways.length, data).toBeGreaterThan(0);
      expect(ways.length, data).toBeLessThanOrEqual(100);
      for (const way of ways) expect(Buffer.byteLength(way), way).toBeLessThanOrEqual(64);
      for (const { text } of (screen.buttons ?? []).flat()) expect([...text].length, text).toBeLessThanOrEqual(40);
      // Back to the contents, and from there to the shelf.
      if (screen !== screens.get('k::::0')) {
        const [, edition, , mode, players] = data.split(':');
        const isContents = ways.includes('k::::0');
        expect(isContents || ways.some((way) => way.startsWith(`k:${edition}::${mode}`)), `${data} ${players}`).toBe(
          true,
        );
      }
    }
  });

  test.each(EDITIONS)('%s can be read from cover to cover', (edition) => {
    const rulebook = rulebooks[edition];
    const all = [...screens].filter(([data]) => data.startsWith(`k:${edition}:`)).map(([, { text }]) => text);
    const isRead = (id: string) =>
      say(id as TextId)
        .split('\n')
        .every((part) => all.some((text) => text.includes(part)));
    const own = (id: string) => [`${edition}-${id}`].filter(hasText);
    const wanted = [
      ...PAGES.flatMap((page) => own(`round-${page}`)),
      ...['about', 'best', 'age', 'wins'].flatMap(own),
      ...Object.entries(rulebook.modes).flatMap(([mode, { options }]) => [
        ...own(`mode-${mode}-about`),
        ...Object.keys(options).flatMap((option) => own(`option-${option}-about`)),
      ]),
      ...rulebook.speaksOf.sides.flatMap((side) => own(`side-${side}-goal`)),
      ...rulebook.speaksOf.roles.flatMap((role) =>
        ['does', 'ends', 'tip', 'goal'].flatMap((what) => own(`role-${role}-${what}`)),
      ),
      ...(rulebook.speaksOf.cards ?? []).flatMap((card) => [`card-${card}-does`, `card-${card}-when`]),
    ];
    expect(wanted).toContain(`${edition}-round-ties`);
    expect(wanted.filter((id) => !isRead(id))).toEqual([]);
  });

  test('a children’s mode is told in its own words alone', () => {
    const dressed = Object.values(rulebooks).flatMap(({ id, modes }) =>
      Object.keys(modes)
        .filter((mode) => modes[mode]!.dress)
        .map((mode) => ({ id, mode })),
    );
    expect(dressed.length).toBe(2);
    for (const { id, mode } of dressed) {
      const told = [...screens].filter(([data]) => {
        const [, edition, , of] = data.split(':');
        return edition === id && of === mode;
      });
      expect(told.length).toBeGreaterThan(6);
      const [voice] = voicesOf(rulebooks[id as (typeof EDITIONS)[number]], mode);
      expect(told.some(([, { text }]) => text.includes(opening(say(`${voice}-round-ties` as TextId))))).toBe(true);
      for (const [data, { text }] of told) expect(unfitIn(visible(text), language), data).toEqual([]);
    }
  });

  test('in a group without an app everybody can read how a tie works', async () => {
    const evening = await tonight({ players: 2, language });
    const [first, second] = evening.people;
    const [shelf] = await ask(evening, first!, 'group', '/rules');
    let book = shelf!;
    const posts = evening.group.messages.length;
    for (const [i, edition] of EDITIONS.entries()) {
      const reader = i % 2 === 0 ? first! : second!;
      book = await turn(evening, reader, book, say(`${edition}-name` as TextId));
      expect(book.text).toContain(visible(say(`${edition}-about` as TextId)));
      book = await turn(evening, reader, book, say('app-rules-round-ties'));
      for (const part of visible(say(`${edition}-round-ties` as TextId)).split('\n')) expect(book.text).toContain(part);
      book = await turn(evening, reader, book, say('rules-contents'));
      book = await turn(evening, reader, book, say('app-rules-all'));
      expect(book.text).toBe(shelf!.text);
    }
    // It was one message all the time.
    expect(evening.group.messages.length).toBe(posts);
  });
});

test('in the direct chat it is leafed through page by page', async () => {
  const evening = await tonight({ players: 1 });
  const [first] = evening.people;
  const [shelf] = await ask(evening, first!, 'bot', '/rules');
  let page = await turn(evening, first!, shelf!, 'City');
  page = await turn(evening, first!, page, 'Modes');
  const read = [page.text];
  while (page.buttons.flat().some(({ text }) => text === '▶')) {
    page = await turn(evening, first!, page, '▶');
    read.push(page.text);
  }
  expect(new Set(read).size).toBe(read.length);
  expect(read.some((text) => text.includes('Tied votes'))).toBe(true);
  expect(read.at(-1)).toContain('Order of the night');
  page = await turn(evening, first!, page, '◀');
  expect(page.text).toBe(read.at(-2));
});

test('at a table its own rulebook lies open, in its mode and for as many as sit there', async () => {
  const evening = await lobbyTonight({ players: 9 });
  await chooseEdition(evening, 'family');
  await chooseMode(evening, 'extended');
  await evening.pass(60);
  const [, second] = evening.people;
  const [book] = await ask(evening, second!, 'group', '/rules');
  expect(book!.text).toContain('Family');
  expect(book!.text).toContain('Mode: Extended · 9 players');
  let page = await turn(evening, second!, book!, 'Set-up table');
  expect(page.text).toContain('7 × Citizen\n2 × Mafioso');
  page = await turn(evening, second!, page, '+');
  expect(page.text).toContain('Extended, 10 players\n8 × Citizen');
  page = await turn(evening, second!, page, 'Basic');
  expect(page.text).toContain('1 × Catwoman');
  await evening.pass(60);
  // Another book and back: the table's is the table's again.
  page = await turn(evening, second!, page, 'Contents');
  page = await turn(evening, second!, page, 'All rulebooks');
  page = await turn(evening, second!, page, 'Family');
  expect(page.text).toContain('Mode: Extended · 9 players');
  const [own] = await ask(evening, second!, 'bot', '/rules');
  expect(own!.text).toContain('Mode: Extended · 9 players');
});

test('where the lot decides, the set-up table says between whom', () => {
  const { text } = screenAt('en', 'k:city:table:standard:8');
  expect(text).toContain('1 × Leader, by lot: Detective, Priest, Sheriff');
  expect(screenAt('en', 'k:spytown:table:extended:12').text).toMatch(/3 × Action cards, by lot: .*Bandage/);
  // The numbers end where the table ends.
  expect(waysFrom(screenAt('en', 'k:party:table:base:13'))).not.toContain('k:party:table:base:14');
  expect(waysFrom(screenAt('en', 'k:party:table:base:12'))).toContain('k:party:table:base:13');
});

test('a message of before, or a made-up press, opens the nearest that there is', async () => {
  expect(screenAt('en', 'k:party').text).toContain('Mode: Base');
  expect(screenAt('en', 'k:party:nonsense:nonsense:99').text).toContain('Mode: Base · 13 players');
  expect(screenAt('en', 'k:nonsense').text).toBe(screenAt('en', 'k::::0').text);
  const evening = await tonight({ players: 1 });
  const [first] = evening.people;
  const [shelf] = await ask(evening, first!, 'bot', '/rules');
  await forge(evening, first!, shelf!, 'k:sport');
  await evening.pass(3);
  expect(now(first!.direct.messages, shelf!).text).toContain('Sport');
});

test('a made-up press on another message brings a book of its own and leaves that message alone', async () => {
  const evening = await lobbyTonight();
  const [, second] = evening.people;
  const { lobby } = evening;
  const before = lobby.text;
  await forge(evening, second!, lobby, 'k:sport');
  await evening.pass(3);
  expect(now(evening.group.messages, lobby).text).toBe(before);
  expect(evening.posted('Sport').id).not.toBe(lobby.id);
});

test('in a crowded group the book waits, and says so', async () => {
  const evening = await tonight({ players: 2 });
  const [first] = evening.people;
  const [shelf] = await ask(evening, first!, 'group', '/rules');
  let refused: string | undefined;
  for (let i = 0; i < 12 && refused === undefined; i++) {
    const post = now(evening.group.messages, shelf!);
    const [one] = post.buttons.flat().filter(({ text }) => text === 'Party' || text === 'All rulebooks');
    refused = (await press(evening, first!, post, one!.text))?.text;
    await evening.pass(2);
  }
  expect(refused).toContain('read on in the direct chat');
  await evening.pass(60);
  const post = now(evening.group.messages, shelf!);
  const [next] = post.buttons.flat().filter(({ text }) => text === 'Party' || text === 'All rulebooks');
  expect((await press(evening, first!, post, next!.text))?.text).toBeUndefined();
});
