/** The picture that a lobby opens with and the one that a game ends with, and how much fits below them. */
import { describe, expect, test } from 'vitest';
import { asRead } from '../../../bot/narrator/press/front.ts';
import { messagesOf } from '../../../bot/narrator/table.ts';
import { cleanName } from '../../../bot/narrator/words.ts';
import type { Cover, ExtraEdition } from '../../../bot/press/picture.ts';
import type { Desk } from '../../../bot/table/desk.ts';
import { firstSetting, newDesk } from '../../../bot/table/lobby.ts';
import { EDITIONS, rulebooks } from '../../../shared/editions/index.ts';
import type { GameEvent } from '../../../shared/engine/events.ts';
import { LANGUAGES, type Language } from '../../../shared/text/languages.ts';
import { type MadeUp, madeUp, NO_LINKS, roundOf } from '../../kit/telling/made-up.ts';
import { toldIn, waysOf } from '../../kit/telling/told.ts';

const CAPTION = 1024;
const sitter = (i: number, name = `«${i + 1}»`, language: Language = 'en') => ({ person: i + 1, name, language });

const FRIDAY = { title: 'Friday', language: 'en', thread: null } as const;

function lobbyOf(change: Partial<Desk> = {}) {
  const desk = newDesk(sitter(0), FRIDAY, firstSetting());
  const state = { id: 'g', groupId: -1, status: 'lobby', game: null, log: [], deadline: null } as const;
  const screen = messagesOf({ ...state, desk: { ...desk, ...change } }, NO_LINKS).group.get('lobby')!;
  return { cover: screen.picture as Cover, caption: asRead(screen.text) };
}

describe('the cover of a lobby', () => {
  const table = (players: number) => ({ players: Array.from({ length: players }, (_, i) => sitter(i)) });

  test('stays the same while people sit down', () => {
    const pictures = [0, 1, 5, 6, 13].map((players) => JSON.stringify(lobbyOf(table(players)).cover));
    expect(new Set(pictures).size).toBe(1);
    expect(lobbyOf(table(3)).caption).not.toBe(lobbyOf(table(4)).caption);
  });

  test('says which game, whose table, and for how many', () => {
    const { cover } = lobbyOf();
    expect(cover).toMatchObject({
      is: 'cover',
      look: 'noir',
      group: 'Friday',
      edition: 'Party',
      seats: { text: '6–13' },
    });
    expect(lobbyOf({ setting: firstSetting('sport') }).cover.seats.text).toBe('10');
    expect(cover.emblems.length).toBeGreaterThan(2);
  });

  test('is another for another edition, mode, language or title', () => {
    const settings = EDITIONS.flatMap((edition) =>
      Object.keys(rulebooks[edition].modes).map((mode) => ({ setting: { ...firstSetting(edition), mode } })),
    );
    const chats = [{ language: 'uk' }, { language: 'ru' }, { title: 'Monday' }] as const;
    const others: readonly Partial<Desk>[] = [...settings, ...chats.map((chat) => ({ chat: { ...FRIDAY, ...chat } }))];
    const pictures = others.map((change) => JSON.stringify(lobbyOf(change).cover));
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  test('children have their own', () => {
    const { cover } = lobbyOf({ setting: { ...firstSetting('family'), mode: 'kids' } });
    expect(cover.look).toBe('kids');
    expect(cover.emblems).toContain('student');
  });

  test('is not there where the group wants no pictures', () => {
    expect(lobbyOf({ narration: { tone: 'noir', pictures: false, hours: null } }).cover).toBeUndefined();
  });
});

/** The longest names that there can be: letters, and signs that count twice. */
const LONG = {
  letters: (i: number) => cleanName(`${i + 1}-${'Щ'.repeat(64)}`),
  marks: (i: number) => cleanName(`${i + 1}&<${'&'.repeat(64)}`),
  emoji: (i: number) => cleanName(`${i + 1}-${'🎩'.repeat(64)}`),
};
const kinds = Object.keys(LONG) as (keyof typeof LONG)[];
/** The beginning, which nobody else has. */
const startOf = (kind: keyof typeof LONG, i: number) => LONG[kind](i).slice(0, `${i + 1}`.length + 1);

const crowd = LANGUAGES.flatMap((language) => kinds.map((kind) => [language, kind] as const));

describe.each(crowd)('twenty-six with the longest names, %s, %s', (language, kind) => {
  const everybody = Array.from({ length: 26 }, (_, i) => i);

  test('the lobby has room for everybody', () => {
    const players = everybody.map((i) => sitter(i, LONG[kind](i), language));
    const setting = { ...firstSetting(), mode: 'extended' };
    const { caption, cover } = lobbyOf({ chat: { ...FRIDAY, language }, players, setting });
    expect(cover.is).toBe('cover');
    expect(caption.length).toBeLessThanOrEqual(CAPTION);
    for (const i of everybody) expect(caption).toContain(startOf(kind, i));
  });

  test('the end has a picture with what fits below it, or says everything without', () => {
    const roles = `${'citizen '.repeat(17)}commissioner doctor ${'mafioso '.repeat(6)}don`;
    const log = overLog('red', [0, 1, 2]);
    const state = madeUp({ edition: 'party', mode: 'extended', roles, names: LONG[kind], language, log });
    const end = messagesOf(state, NO_LINKS).group.get('end')!;
    const text = asRead(end.text);
    expect(text.length).toBeLessThanOrEqual(end.picture ? CAPTION : 4096);
    for (const i of everybody) expect(text).toContain(startOf(kind, i));
  });
});

/** A night with a death, a trial, and the end. */
const overLog = (winner: string, winners: readonly number[]): readonly GameEvent[] => [
  ...roundOf({
    shot: ['p3'],
    accused: ['p1 by p2', 'p2 by p1'],
    ballots: [{ cast: { p1: 'p2', p4: 'p2', p5: 'p2' } }],
    condemned: ['p2'],
  }),
  { type: 'won', winner, winners: winners.map((i) => `p${i + 1}`) },
];

describe('the extra edition', () => {
  const roles = 'citizen citizen doctor citizen citizen citizen mafioso mafioso';
  const endOf = (winner = 'town', more: Partial<MadeUp> = {}) => {
    const log = overLog(winner, winner === 'draw' ? [] : [0, 1, 2, 3, 4, 5]);
    const state = madeUp({ roles, names: (i) => `«${i + 1}»`, title: 'Club & <Sons>', log, ...more });
    const group = messagesOf(state, NO_LINKS).group;
    const { picture, text } = group.get('end')!;
    return { extra: picture as ExtraEdition, text: asRead(text), course: asRead(group.get('course:0')!.text) };
  };

  test('says who won and who was who', () => {
    const { extra, text } = endOf();
    expect(extra).toMatchObject({ is: 'extra', look: 'noir', masthead: 'Club & <Sons>' });
    const headlines = waysOf('paper-headline-extra', { values: { side: 'the town' } });
    expect(headlines.map((line) => line.toLowerCase())).toContain(extra.headline.toLowerCase());
    expect(extra.people).toHaveLength(8);
    expect(extra.people[2]).toEqual({
      number: 3,
      name: '«3»',
      role: 'Doctor',
      emblem: 'doctor',
      isWinner: true,
      isOut: true,
    });
    expect(extra.people[7]).toMatchObject({ emblem: 'mafioso', isWinner: false, isOut: false });
    expect(toldIn(text, 'side-town-won')).toBeDefined();
    for (const { name } of extra.people) expect(text).toContain(name);
  });

  test('of a draw', () => {
    const { extra, text } = endOf('draw');
    expect(waysOf('paper-headline-draw')).toContain(extra.headline);
    expect(extra.people.filter(({ isWinner }) => isWinner)).toEqual([]);
    expect(toldIn(text, 'end-draw')).toBeDefined();
  });

  test('what has no room below it stands with the course of the game', () => {
    const [pictured, plain] = [endOf(), endOf('town', { narration: { pictures: false } })];
    expect(plain.extra).toBeUndefined();
    const seal = 'omerta deal 1';
    expect([pictured.text.includes(seal), pictured.course.includes(seal)]).toEqual([false, true]);
    expect([plain.text.includes(seal), plain.course.includes(seal)]).toEqual([true, false]);
  });

  test('children’s', () => {
    const roles = `${'citizen '.repeat(6)}mafioso mafioso`;
    const { extra } = endOf('town', { edition: 'family', mode: 'kids', roles });
    expect(extra.look).toBe('kids');
    expect(new Set(extra.people.map(({ emblem }) => emblem))).toEqual(new Set(['student', 'rascal']));
  });
});
