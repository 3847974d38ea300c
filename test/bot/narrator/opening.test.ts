/** What the opening explains, folded: everybody in play, and every action card, in one message or right below it. */
import { describe, expect, test } from 'vitest';
import type { Messages } from '../../../bot/chat/message.ts';
import { messagesOf } from '../../../bot/narrator/table.ts';
import { cleanName } from '../../../bot/narrator/words.ts';
import type { Message } from '../../../bot/playground/index.ts';
import { FIRST_DRAWERS } from '../../../bot/table/desk.ts';
import { firstSetting, newDesk } from '../../../bot/table/lobby.ts';
import type { TableState } from '../../../bot/table/state.ts';
import { rulebooks, rulesOf } from '../../../shared/editions/index.ts';
import { voicesOf } from '../../../shared/engine/rulebook.ts';
import { viewFor } from '../../../shared/engine/view.ts';
import { LANGUAGES, type Language } from '../../../shared/text/languages.ts';
import { hasText, speaker, type TextId } from '../../../shared/text/speak.ts';
import { chooseEdition, chooseMode } from '../../kit/evening/lobby.ts';
import { newestIn } from '../../kit/evening/newest.ts';
import { tonight } from '../../kit/evening/tonight.ts';
import { send, sitDown, type Table, timeUp } from '../../kit/rules/sitting.ts';

type Edition = keyof typeof rulebooks;

/** As the table's voices say it. */
function sayer(edition: Edition, mode: string, language: Language): (id: string) => string {
  const voices = voicesOf(rulebooks[edition], mode);
  return (id) => speaker(language)([...voices.map((voice) => `${voice}-${id}`), id].find(hasText) as TextId);
}

/** A line each, in the order in which they are listed. */
function explained(table: Pick<Table, 'game'>, say: (id: string) => string): readonly string[] {
  const { inPlay, cards } = viewFor(table.game, rulesOf(table.game.deal), null).table;
  return [
    ...Object.keys(inPlay).map((role) => `${say(`role-${role}`)}. ${say(`role-${role}-does`)}`),
    ...Object.keys(cards).map((id) => `${say(`card-${id}`)} · ${say(`card-${id}-when`)}. ${say(`card-${id}-does`)}`),
  ];
}

const foldedIn = ({ text, entities }: Message): readonly string[] =>
  entities
    .filter(({ type }) => type === 'expandable_blockquote')
    .map(({ offset, length }) => text.slice(offset, offset + length));

describe('through Telegram', () => {
  test.each([
    ['party', 'extended', 26, 'uk'],
    ['party', 'base', 8, 'ru'],
    ['city', 'standard', 16, 'ru'],
    ['sport', 'standard', 10, 'en'],
    ['spytown', 'extended', 21, 'uk'],
    ['spytown', 'kids', 10, 'en'],
    ['family', 'basic', 15, 'en'],
    ['family', 'extended', 15, 'uk'],
    ['family', 'kids', 9, 'ru'],
  ] as const)('%s, %s, %i players with long names, %s', async (edition, mode, players, language) => {
    const names = (i: number) => `${'🎩'.repeat(30)}${String.fromCharCode(1040 + i)}`;
    const evening = await tonight({ players, language, names });
    evening.people[0]!.write(evening.group, '/play');
    await evening.pass(2);
    if (edition !== 'party') await chooseEdition(evening, edition);
    if (mode !== Object.keys(rulebooks[edition].modes)[0]) await chooseMode(evening, mode);
    await evening.join();
    await evening.pass(60);
    await evening.begin();
    await evening.pass(20);
    const game = newestIn(evening).game;
    expect([game.deal.edition, game.deal.mode]).toEqual([edition, mode]);
    const posts = evening.group.messages.filter(({ from }) => from.is_bot);
    const folded = posts.flatMap(foldedIn).join('\n').split('\n');
    const say = sayer(edition, mode, language);
    const titles = [say('cast'), say('card-cast')];
    expect(folded.filter((line) => !titles.includes(line))).toEqual(explained({ game }, say));
    // In the message of the opening, or in one of its own.
    expect(posts.filter((post) => foldedIn(post).length > 0)).toHaveLength(1);
    for (const { text } of posts) expect(text.length).toBeLessThanOrEqual(4096);
  });
});

const MODES = Object.values(rulebooks).flatMap((book) =>
  Object.entries(book.modes).map(([mode, { players }]) => [book.id as Edition, mode, players.most] as const),
);

function deskOf(edition: Edition, mode: string, players: number, language: Language, sign: string) {
  const people = Array.from({ length: players }, (_, i) => ({
    person: i + 1,
    name: cleanName(`${i}${sign.repeat(64)}`),
    language,
  }));
  const group = { title: cleanName('Ж'.repeat(200)), language, thread: null };
  const setting = { ...firstSetting(), edition, mode };
  return {
    ...newDesk(people[0]!, group, setting),
    players: people,
    deal: { ...FIRST_DRAWERS.deal, seal: 'f'.repeat(64) },
    quiet: { ...FIRST_DRAWERS.quiet, caveat: 'cannot-quiet-admins' as const },
  };
}

const visible = (html: string): string => html.replace(/<[^>]*>/g, '').replace(/&(lt|gt|amp);/g, '&');

/** All that the first night shows in the group, from the deal on: while people go away, and while windows come and go. */
function nightsOf(table: Table, desk: ReturnType<typeof deskOf>): readonly Messages[] {
  const shown: Messages[] = [];
  for (let left = 0; table.game.round === 1 && table.game.stage.name === 'night' && !table.game.outcome; ) {
    const { game, log } = table;
    const state: TableState = { id: 'game', groupId: -1, status: 'running', desk, game, log: [...log], deadline: 1e12 };
    shown.push(messagesOf(state, { bot: 'https://t.me/omerta_bot', app: null }).group);
    const seat = game.seats.findLast(({ out }) => out === null);
    if (left++ < 3 && seat) send(table, { type: 'act', by: seat.id, action: 'leave' });
    else send(table, timeUp(table.game));
  }
  return shown;
}

test.each(MODES)('%s, %s: %i players with the longest names', (edition, mode, players) => {
  for (const language of LANGUAGES) {
    for (const sign of ['i', '🎩']) {
      const table = sitDown({ edition, mode, players, seed: `${language} ${sign}`, decoys: true });
      const wanted = explained(table, sayer(edition, mode, language));
      const nights = nightsOf(table, deskOf(edition, mode, players, language, sign));
      expect(nights.length).toBeGreaterThan(0);
      const told = new Map(nights.flatMap((screens) => [...screens]));
      for (const screens of nights) {
        for (const [subject, { text }] of screens) expect(visible(text).length, subject).toBeLessThanOrEqual(4096);
        expect(screens.has('cast')).toBe(told.has('cast'));
      }
      const first = [...nights[0]!.values()].map(({ text }) => visible(text)).join('\n');
      for (const line of wanted) expect(first).toContain(line);
      // Once in the whole night.
      const all = [...told.values()].map(({ text }) => visible(text)).join('\n');
      for (const line of wanted) expect(all.split(line), line).toHaveLength(2);
    }
  }
});

test('where everything fits there is one message, and where names are long a second', () => {
  const screensFor = (sign: string) =>
    nightsOf(
      sitDown({ edition: 'party', mode: 'extended', players: 26, seed: 'names', decoys: true }),
      deskOf('party', 'extended', 26, 'uk', sign),
    )[0]!;
  expect([...screensFor('i').keys()].filter((subject) => subject !== 'lobby')).toHaveLength(1);
  expect([...screensFor('🎩').keys()].at(-1)).toBe('cast');
});
