/** Children's modes: no killing words, no arms, and names of their own. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../shared/text/languages.ts';
import { speaker, type TextId, texts } from '../../shared/text/speak.ts';
import { filesIn, root, textOf } from '../kit/files.ts';
import { bareOf, easyGames, kidsGames, kidsTexts, NEVER_SAID, uneasedGames, whyNever } from './kids-texts.ts';
import { unfitIn } from './unfit.ts';

const named = kidsGames.map((game) => [game.title, game] as const);

const variablesIn = (text: string): readonly string[] => [...text.matchAll(/\$(\w+)/g)].map(([, name]) => name!);
const tagsIn = (text: string): readonly string[] => (text.match(/<\/?[a-z-]+/g) ?? []).toSorted();

/** A text in all its forms: every number that is declined otherwise, every answer. */
function formsOf(language: Language, id: TextId): readonly string[] {
  const say = speaker(language);
  const fills = [0, 1, 2, 5, 6, 11, 21, 22, 'yes', 'no', 'vote', 'role'];
  return fills.map((fill) =>
    say(id, Object.fromEntries(variablesIn(texts[language][id]).map((variable) => [variable, fill]))),
  );
}

test('there are two such modes', () => {
  expect(easyGames.map(({ book, id }) => `${book.id} ${id}`).sort()).toEqual(['family kids', 'spytown kids']);
  expect(uneasedGames).toHaveLength(2);
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
    const acts = Object.values(rules.roles).flatMap((role) => role.acts ?? []);
    expect(acts.length > 0).toBe(uneasedGames.includes(game));
    expect(rules.isVain).toBeUndefined();
    expect(Object.values(rules.gangs).flatMap(({ acts = [] }) => acts.map(({ action }) => action))).toEqual(['shoot']);
    expect(new Set(Object.values(rules.ballots).map(({ stage }) => stage))).toEqual(new Set(['vote', 'runoff']));
    expect(rules.leadersSeeAll).toBeFalsy();
    expect(game.book.protocol).toBeUndefined();
  });

  test('leaves nothing out in vain', () => {
    const bare = Object.keys(texts.en).map((id) => bareOf(game, id));
    for (const [why, ids, where = () => true] of NEVER_SAID)
      expect(
        !where(game) || kidsGames.some((other) => Object.keys(texts.en).some((id) => ids.test(bareOf(other, id)))),
        why,
      ).toBe(true);
    expect(bare.length).toBeGreaterThan(1000);
  });

  test('what it says otherwise takes the same values and has the same markup', () => {
    for (const [bare, id] of kidsTexts(game)) {
      const common = [`${game.book.id}-${bare}`, `${game.book.voice}-${bare}`, bare].find((one) =>
        Object.hasOwn(texts.en, one),
      ) as TextId | undefined;
      if (common === undefined || common === id) continue;
      // What the table has agreed on may be told by one of them only.
      const isAgreed = (name: string) => Object.values(game.book.modes).some(({ options }) => name in options);
      const [own, others] = [id, common].map(
        (one) => new Set(variablesIn(texts.en[one]).filter((name) => !isAgreed(name))),
      );
      expect(own, id).toEqual(others);
      expect(tagsIn(texts.en[id]), id).toEqual(tagsIn(texts.en[common]));
    }
  });
});

test('every text of the children’s own is said in place of another', () => {
  const own = Object.keys(texts.en).filter((id) => /^(\w+-)?kids-/.test(id));
  for (const id of own) {
    const games = kidsGames.filter(({ voices }) => voices.slice(0, 2).some((voice) => id.startsWith(`${voice}-`)));
    expect(games.length, id).toBeGreaterThan(0);
    const others = games.flatMap((game) =>
      [...game.voices.slice(2).map((voice) => `${voice}-`), ''].map((start) => `${start}${bareOf(game, id)}`),
    );
    // What one role says beside another it says in addition.
    const isBesides = /-with-/.test(id);
    expect(isBesides || others.some((other) => Object.hasOwn(texts.en, other)), `${id} stands in for nothing`).toBe(
      true,
    );
    expect(
      games.some((game) => whyNever(game, bareOf(game, id)) === null),
      id,
    ).toBe(true);
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
    agent: { uk: 'Розвідник', ru: 'Разведчик', en: 'Scout' },
    mafioso: { uk: 'Розбишака', ru: 'Хулиган', en: 'Rascal' },
  },
  family: {
    citizen: { uk: 'Студент', ru: 'Студент', en: 'Student' },
    commissioner: { uk: 'Староста', ru: 'Староста', en: 'Class monitor' },
    doctor: { uk: 'Медик', ru: 'Медик', en: 'Medic' },
    detective: { uk: 'Слідопит', ru: 'Следопыт', en: 'Tracker' },
    catwoman: { uk: 'Кішка', ru: 'Кошка', en: 'Cat' },
    maniac: { uk: 'Розбишака-одинак', ru: 'Хулиган-одиночка', en: 'Lone rascal' },
    mafioso: { uk: 'Розбишака', ru: 'Хулиган', en: 'Rascal' },
  },
};

describe.each(named)('%s', (_, game) => {
  const said = kidsTexts(game);
  const edition = game.book.id;

  test('calls its roles as the rulebook has it', () => {
    if (uneasedGames.includes(game)) {
      expect(Object.keys(game.rules.roles).sort()).toEqual(Object.keys(NAMES[edition] ?? {}).sort());
    }
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
    expect(Object.keys(emblems)).toEqual(expect.arrayContaining(Object.keys(game.rules.roles)));
    expect(Object.keys(emblems).sort()).toEqual(Object.keys(NAMES[edition] ?? {}).sort());
    const unarmed = ['cadet', 'scout', 'student', 'monitor', 'medic', 'tracker', 'cat', 'lone-rascal', 'rascal'];
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
  for (const emblem of easyGames.flatMap(({ mode }) => Object.values(mode.dress?.emblems ?? {}))) {
    const same = [...drawings].filter(([, drawn]) => drawn === drawings.get(`${emblem}.svg`));
    expect(same.map(([name]) => name)).toEqual([`${emblem}.svg`]);
  }
  expect(filesIn(folder, '.svg').length).toBe(drawings.size);
});
