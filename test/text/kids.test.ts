/** Children's modes: no killing words, no arms, and names of their own. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../shared/text/languages.ts';
import { speaker, type TextId, texts } from '../../shared/text/speak.ts';
import { filesIn, root, textOf } from '../kit/files.ts';
import { bareOf, kidsGames, kidsTexts, NEVER_SAID, whyNever } from './kids-texts.ts';
import { unfitIn } from './unfit.ts';

const named = kidsGames.map((game) => [game.book.id, game] as const);

const variablesIn = (text: string): readonly string[] => [...text.matchAll(/\$(\w+)/g)].map(([, name]) => name!);
const tagsIn = (text: string): readonly string[] => (text.match(/<\/?[a-z-]+/g) ?? []).toSorted();

/** A text in all its forms: every number that is declined otherwise, every answer. */
function formsOf(language: Language, id: TextId): readonly string[] {
  const say = speaker(language);
  const fills = [0, 1, 2, 5, 11, 21, 22, 'yes', 'no'];
  return fills.map((fill) =>
    say(id, Object.fromEntries(variablesIn(texts[language][id]).map((variable) => [variable, fill]))),
  );
}

test('there are two such modes', () => {
  expect(kidsGames.map(({ book, id }) => `${book.id} ${id}`).sort()).toEqual(['family kids', 'spytown kids']);
});

describe.each(named)('%s', (_, game) => {
  test.each(LANGUAGES)('says no unfit word in any text that it can send: %s', (language) => {
    const said = kidsTexts(game);
    expect(said.size).toBeGreaterThan(400);
    const unfit = [...said.values()].flatMap((id) => {
      const words = new Set(formsOf(language, id).flatMap((form) => unfitIn(form, language)));
      return words.size > 0 ? [`${id}: ${[...words].join(', ')}`] : [];
    });
    expect(unfit).toEqual([]);
  });

  test('has none of the things whose texts are left out', () => {
    const { rules, mode } = game;
    expect(mode.cards).toBeUndefined();
    expect(rules.cards).toBeUndefined();
    expect(Object.values(rules.roles).flatMap(({ acts = [] }) => acts)).toEqual([]);
    expect(Object.values(rules.gangs).flatMap(({ acts = [] }) => acts.map(({ action }) => action))).toEqual(['shoot']);
    expect(new Set(Object.values(rules.ballots).map(({ stage }) => stage))).toEqual(new Set(['vote', 'runoff']));
    expect(rules.leadersSeeAll).toBeFalsy();
    expect(game.book.protocol).toBeUndefined();
  });

  test('leaves nothing out in vain', () => {
    const bare = Object.keys(texts.en).map((id) => bareOf(game, id));
    for (const [why, ids] of NEVER_SAID)
      expect(
        bare.some((id) => ids.test(id)),
        why,
      ).toBe(true);
  });

  test('what it says otherwise takes the same values and has the same markup', () => {
    for (const [bare, id] of kidsTexts(game)) {
      const common = [`${game.book.id}-${bare}`, `${game.book.voice}-${bare}`, bare].find((one) =>
        Object.hasOwn(texts.en, one),
      ) as TextId | undefined;
      if (common === undefined || common === id) continue;
      expect(new Set(variablesIn(texts.en[id])), id).toEqual(new Set(variablesIn(texts.en[common])));
      expect(tagsIn(texts.en[id]), id).toEqual(tagsIn(texts.en[common]));
    }
  });
});

test('every text of the children’s own is said in place of another', () => {
  const own = Object.keys(texts.en).filter((id) => /^(\w+-)?kids-/.test(id));
  for (const id of own) {
    const games = kidsGames.filter(({ voices }) => voices.slice(0, 2).some((voice) => id.startsWith(`${voice}-`)));
    expect(games.length, id).toBeGreaterThan(0);
    for (const game of games) {
      const bare = bareOf(game, id);
      const others = [...game.voices.slice(2).map((voice) => `${voice}-${bare}`), bare];
      expect(
        others.some((other) => Object.hasOwn(texts.en, other)),
        `${id} stands in for nothing`,
      ).toBe(true);
      expect(whyNever(game, bare), id).toBeNull();
    }
  }
});

test('the vocabulary knows what it is looking for, and leaves innocent words alone', () => {
  const unfit: Readonly<Record<Language, readonly string[]>> = {
    en: [
      'Killed in the night',
      'Last shot',
      'the dead',
      '† night',
      'a mafioso',
      'You die',
      'shoots',
      'Condemned',
      'gun',
    ],
    uk: [
      'Уночі вбито',
      'без жертв',
      'На страту',
      'постріл',
      'У кого стріляєш?',
      'живі',
      'мафія',
      'ножем',
      'страчено',
      'кат',
      'гине',
    ],
    ru: ['убит', 'Жертва ночи', 'казнь', 'Выстрел попал', 'мёртвые', 'Мафиози', 'погибнуть', 'в живых', 'пуля', 'нож'],
  };
  const innocent: Readonly<Record<Language, readonly string[]>> = {
    en: [
      'a diet of ideas',
      'begun',
      'white',
      'Gungho'.slice(3),
      'skilled',
      'shortly',
      'studied',
      'Friday',
      'diesel',
      'hitch',
    ],
    uk: [
      'більше, ніж треба',
      'покрова',
      'стратегія',
      'мирний',
      'катер',
      'карта',
      'живого ведучого',
      'сюди',
      'судді',
      'ножиці',
    ],
    ru: [
      'кровать',
      'больше, чем нужно',
      'живого ведущего',
      'судья',
      'сюда',
      'ножницы',
      'казначей',
      'раненько',
      'пульт',
    ],
  };
  for (const language of LANGUAGES) {
    for (const text of unfit[language]) expect(unfitIn(text, language), text).not.toEqual([]);
    for (const text of innocent[language]) expect(unfitIn(text, language), text).toEqual([]);
  }
  expect(unfitIn('🔪', 'en')).toEqual(['🔪']);
});

const NAMES: Readonly<Record<string, Readonly<Record<string, Readonly<Record<Language, string>>>>>> = {
  spytown: {
    policeman: { uk: 'Курсант', ru: 'Курсант', en: 'Cadet' },
    mafioso: { uk: 'Розбишака', ru: 'Хулиган', en: 'Rascal' },
  },
  family: {
    citizen: { uk: 'Студент', ru: 'Студент', en: 'Student' },
    mafioso: { uk: 'Розбишака', ru: 'Хулиган', en: 'Rascal' },
  },
};

describe.each(named)('%s', (edition, game) => {
  const said = kidsTexts(game);

  test('calls its roles as the rulebook has it', () => {
    expect(Object.keys(game.rules.roles).sort()).toEqual(Object.keys(NAMES[edition] ?? {}).sort());
    for (const role of Object.keys(game.rules.roles)) {
      for (const language of LANGUAGES) {
        expect(speaker(language)(said.get(`role-${role}`)!)).toBe(NAMES[edition]?.[role]?.[language]);
      }
    }
  });

  test('calls its sides by the children’s names', () => {
    for (const { side } of Object.values(game.rules.roles)) {
      expect(said.get(`side-${side}`)).toBe(`${edition}-kids-side-${side}`);
      expect(said.get(`side-${side}-goal`)).toBe(`${edition}-kids-side-${side}-goal`);
      expect(said.get(`side-${side}-won`)).toBe(`${edition}-kids-side-${side}-won`);
    }
  });

  test('draws every role with an emblem that carries no arms', () => {
    const emblems = game.mode.dress?.emblems ?? {};
    expect(Object.keys(emblems).sort()).toEqual(Object.keys(game.rules.roles).sort());
    const unarmed = ['cadet', 'student', 'rascal'];
    const others = Object.values(game.book.modes)
      .filter((mode) => mode !== game.mode)
      .flatMap((mode) => Object.keys(mode.deck({}, mode.players.most)));
    for (const emblem of Object.values(emblems)) {
      expect(unarmed).toContain(emblem);
      expect(others).not.toContain(emblem);
      expect(existsSync(join(root, `webapp/public/emblems/${emblem}.svg`)), emblem).toBe(true);
    }
  });
});

test('an unarmed emblem is a drawing of its own', () => {
  const folder = 'webapp/public/emblems';
  const drawings = new Map(readdirSync(join(root, folder)).map((name) => [name, textOf(`${folder}/${name}`)]));
  for (const emblem of kidsGames.flatMap(({ mode }) => Object.values(mode.dress?.emblems ?? {}))) {
    const same = [...drawings].filter(([, drawn]) => drawn === drawings.get(`${emblem}.svg`));
    expect(same.map(([name]) => name)).toEqual([`${emblem}.svg`]);
  }
  expect(filesIn(folder, '.svg').length).toBe(drawings.size);
});
