/** What is private is of one length: the hidden card for every role, and every message of a game for every player. */
import { expect, test } from 'vitest';
import type { Messages } from '../../../bot/chat/message.ts';
import { lettersBetween } from '../../../bot/narrator/mail.ts';
import { messagesOf } from '../../../bot/narrator/table.ts';
import { isSeat, placeOf } from '../../../bot/table/desk.ts';
import { firstSetting, newDesk } from '../../../bot/table/lobby.ts';
import type { TableState } from '../../../bot/table/state.ts';
import type { rulebooks } from '../../../shared/editions/index.ts';
import { chanceFrom } from '../../../shared/engine/chance.ts';
import { LANGUAGES, type Language } from '../../../shared/text/languages.ts';
import { nextCommand, peopleOf } from '../../kit/rules/random-player.ts';
import { send, sitDown } from '../../kit/rules/sitting.ts';

const LINKS = { bot: 'https://t.me/omerta_bot', app: null } as const;

const TABLES = [
  ['party', 'base', 10],
  ['party', 'extended', 17],
  ['city', 'standard', 14],
  ['sport', 'standard', 10],
  ['spytown', 'extended', 14],
  ['spytown', 'kids', 15],
  ['family', 'extended', 15],
] as const;

/** As Telegram counts it. */
const plain = (html: string): string => html.replace(/<[^>]*>/g, '').replace(/&(lt|gt|amp);/g, '&');

const hidden = (html: string): readonly (readonly [signs: number, lines: number])[] =>
  [...html.matchAll(/<tg-spoiler>(.*?)<\/tg-spoiler>/gs)].map(([, text = '']) => [
    plain(text).length,
    plain(text).split('\n').length,
  ]);

const unique = (values: readonly unknown[]): number => new Set(values.map((value) => JSON.stringify(value))).size;

function playOut(edition: keyof typeof rulebooks, mode: string, players: number, language: Language): number {
  const seed = `${edition} ${mode} even`;
  const table = sitDown({ edition, mode, players, seed, decoys: true });
  const people = Array.from({ length: players }, (_, i) => ({
    person: i + 1,
    name: i % 3 === 0 ? `Ім’я-${'я'.repeat(i % 27)}` : `N${i}`,
    language,
  }));
  const setting = { ...firstSetting(edition), mode };
  const desk = { ...newDesk(people[0]!, { title: 'Friday', language, thread: null }, setting), players: people };
  const chance = chanceFrom(seed);
  const tempers = Object.fromEntries(peopleOf(table.game).map((id) => [id, 'eager' as const]));
  const stateNow = (): TableState => {
    const { game, log } = table;
    return {
      id: 'game',
      groupId: -1,
      status: game.outcome ? 'over' : 'running',
      desk,
      game,
      log: [...log],
      deadline: 1e12,
    };
  };
  const isPlayer = (chatId: number) => {
    const place = placeOf(desk, chatId);
    return place !== null && isSeat(place);
  };
  let before = stateNow();
  const cards = [...messagesOf(before, LINKS).people.values()].map((messages: Messages) => messages.get('card')!.text);
  expect(cards).toHaveLength(players);
  expect(cards.map(hidden), 'hidden cards').toEqual(cards.map(() => hidden(cards[0]!)));
  expect(unique(cards.map((text) => plain(text).length)), 'cards').toBe(1);
  const lengths = new Map<number, string>([[plain(cards[0]!).length, 'card']]);
  let letters = 0;
  while (!table.game.outcome) {
    const at = table.log.length;
    send(table, nextCommand(table.game, table.rules, tempers, chance));
    const after = stateNow();
    for (const { kind, chatId, subject, message } of lettersBetween(before, after, table.log.slice(at), LINKS)) {
      if (!isPlayer(chatId) || kind === 'freeze') continue;
      lengths.set(plain(message.text).length, `${subject}: ${message.text}`);
      letters++;
    }
    before = after;
  }
  expect([...lengths.values()].slice(0, lengths.size > 1 ? 3 : 0)).toEqual([]);
  return letters;
}

test.each(TABLES)('%s %s for %i', (edition, mode, players) => {
  const language = LANGUAGES[(players + mode.length) % LANGUAGES.length]!;
  expect(playOut(edition, mode, players, language)).toBeGreaterThan(players * 2);
});

test('what evens a message out is not seen, and no preview begins with it', () => {
  const table = sitDown({ edition: 'party', mode: 'base', players: 8, seed: 'seen', decoys: true });
  const people = Array.from({ length: 8 }, (_, i) => ({ person: i + 1, name: `N${i}`, language: 'en' as const }));
  const desk = {
    ...newDesk(people[0]!, { title: 'F', language: 'en', thread: null }, firstSetting()),
    players: people,
  };
  const { game, log } = table;
  const state: TableState = { id: 'g', groupId: -1, status: 'running', desk, game, log: [...log], deadline: 1e12 };
  for (const messages of messagesOf(state, LINKS).people.values()) {
    for (const { text } of messages.values()) {
      const shown = plain(text);
      expect(shown.slice(0, 3)).not.toContain('\u2060');
      expect(shown.replace(/\u2060+\n/u, '\n')).not.toContain('\u2060');
      expect(shown.at(-1)).not.toMatch(/[\s\u2060]/u);
    }
  }
});
