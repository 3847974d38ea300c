/** How a fact, a piece of news, a span of time and a voice become words: for the bot and the app alike. */
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { wordsOf } from '../../bot/narrator/words.ts';
import { rulebooks } from '../../shared/editions/index.ts';
import { voicesOf } from '../../shared/engine/rulebook.ts';
import { factLines, factText } from '../../shared/text/facts.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../shared/text/languages.ts';
import { newsText, newsValues } from '../../shared/text/news.ts';
import { besideLines, doesText, goalText } from '../../shared/text/roles.ts';
import { span } from '../../shared/text/spans.ts';
import { hasText, speaker } from '../../shared/text/speak.ts';
import { idIn, ownIdIn } from '../../shared/text/voices.ts';
import type { Wording } from '../../shared/text/wording.ts';
import { language as languageSchema } from '../../shared/wire/parts.ts';
import { factsOf, newsOf } from '../kit/telling/tellable.ts';

const NOBODY: Readonly<Record<Language, string>> = { uk: 'ніхто', ru: 'никто', en: 'nobody' };

/** Everybody is called «№»: whatever else stands in a line is a text. */
const wordingOf = (voices: readonly string[], language: Language): Wording => ({
  ...wordsOf(voices, language),
  isPlace: (id) => id === 'p1',
  name: () => '№',
  names: (ids) => ids.map(() => '№').join(', ') || NOBODY[language],
});

const games = Object.values(rulebooks).flatMap((book) =>
  Object.keys(book.modes).map((mode) => ({ book, voices: voicesOf(book, mode), title: `${book.id} ${mode}` })),
);

function expectWords(line: string, language: Language, what: unknown): void {
  const raw = language === 'en' ? /\bp1\b|[{}$]|\b(role|side|card|fact|knew|news|offence|undone)-/ : /[A-Za-z{}$]/;
  expect(line.trim(), JSON.stringify(what)).not.toBe('');
  expect(line, JSON.stringify(what)).not.toMatch(raw);
}

describe.each(LANGUAGES)('without an id of ours in it: %s', (language) => {
  test.each(games)('$title', ({ book, voices }) => {
    const wording = wordingOf(voices, language);
    const facts = factsOf(book, 'p1');
    expect(facts.length).toBeGreaterThan(8);
    for (const fact of facts) {
      for (const isRetold of [true, false]) expectWords(factText(fact, wording, isRetold), language, fact);
    }
    const news = newsOf(book, voices, 'p1');
    const told = news.flatMap((item) => ('card' in item ? ['card'] : Object.keys(item)));
    for (const kind of book.speaksOf.news) if (kind !== 'out' && kind !== 'quiet') expect(told).toContain(kind);
    for (const item of news) expectWords(newsText(item, wording), language, item);
    for (const role of book.speaksOf.roles) {
      expectWords(String(newsValues({ out: 'p1', role }, wording).name), language, role);
      for (const side of book.speaksOf.sides) {
        const inPlay = Object.fromEntries(book.speaksOf.roles.map((other) => [other, 1]));
        const lines = [doesText(role, {}, wording), ...besideLines(role, side, inPlay, wording)];
        for (const line of [...lines, goalText(role, side, wording)]) expectWords(line, language, [role, side]);
      }
    }
  });
});

describe('a fact', () => {
  const party = wordingOf(['party'], 'en');
  const side = { about: 'p1', side: 'mafia' };
  const role = { about: 'p1', role: 'don' };

  test('that is a yes or a no is told as either', () => {
    const told = (value: boolean) => factText({ about: 'p1', is: 'black', value }, party);
    expect([told(true), told(false)]).toEqual(['№: black', '№: not black']);
  });

  test('is told otherwise to somebody else where that makes a difference', () => {
    const city = wordingOf(['city'], 'en');
    const awake = { about: 'p1', is: 'awake', value: true };
    expect(factLines([awake], city)).toEqual(['№: wakes with you at night']);
    expect(factLines([awake], city, { isRetold: true })).toEqual(['№: wakes in the same nights']);
    expect(factLines([side], party, { isRetold: true })).toEqual(factLines([side], party));
  });

  test('about a side says less than one about the card, but to the one it is about', () => {
    expect(factLines([side], party)).toHaveLength(1);
    expect(factLines([side, role], party)).toEqual(factLines([role], party));
    expect(factLines([side, { ...role, about: 'p2' }], party)).toHaveLength(2);
    expect(factLines([side, role], party, { reader: 'p1' })).toHaveLength(2);
    expect(factLines([side, role], party, { reader: 'p2' })).toHaveLength(1);
  });
});

describe('a piece of news', () => {
  const sport = wordingOf(['sport'], 'en');

  test('has the reason behind it, where a judge has named one', () => {
    const foul = newsText({ foul: 'p1', count: 1 }, sport);
    expect(newsText({ foul: 'p1', count: 1, reason: 'arguing' }, sport)).toBe(
      `${foul} Reason: arguing with the judge.`,
    );
  });

  test('names people and sides, and leaves numbers and what only the text knows', () => {
    const said = newsValues({ guess: ['p1', 'p2'], by: 'p1', loses: 'red', count: 3, undone: 'foul' }, sport);
    expect(said).toEqual({ guess: '№, №', by: '№', loses: sport.tell('side-red'), count: 3, undone: 'foul' });
  });

  test('of who is out has the card, where it is shown', () => {
    expect(newsValues({ out: 'p1', role: null }, sport)).toEqual({ name: '№' });
    expect(newsValues({ out: 'p1', role: 'don' }, sport)).toEqual({ name: `№, ${sport.tell('role-don')}` });
  });
});

test('a span is told in the largest unit that it fills', () => {
  const lengths = [0, 60, 90, 120, 150, 3600, 5400, 7200].map((seconds) => span(speaker('en'), seconds));
  expect(lengths).toEqual(['0 s', '60 s', '90 s', '2 min', '150 s', '1 h', '90 min', '2 h']);
});

test('the first voice that has a text says it', () => {
  const has =
    (...ids: readonly string[]) =>
    (id: string): id is string =>
      ids.includes(id);
  const voices = ['city-kids', 'kids', 'city'];
  const all = has('trial', 'city-trial', 'kids-trial');
  expect([ownIdIn(voices, 'trial', all), idIn(voices, 'trial', all)]).toEqual(['kids-trial', 'kids-trial']);
  expect([ownIdIn(voices, 'trial', has('trial')), idIn(voices, 'trial', has('trial'))]).toEqual([null, 'trial']);
  expect(idIn(voices, 'trial', has('sport-trial'))).toBeNull();
  expect(idIn(['sport'], 'trial', hasText)).toBe('sport-trial');
});

test('a language is called by its own name, and nothing else is taken for one', () => {
  expect(Object.keys(LANGUAGE_NAMES).sort()).toEqual([...LANGUAGES].sort());
  for (const one of LANGUAGES) expect(v.is(languageSchema, one)).toBe(true);
  expect(v.is(languageSchema, 'de')).toBe(false);
});
