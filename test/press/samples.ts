/** Pictures to look at and to measure: every look, kind and language, ordinary ones and the worst that people can think of. */
import type { Cover, ExtraEdition, Look, Morning, Picture } from '../../bot/press/picture.ts';
import { LANGUAGES, type Language } from '../../shared/text/languages.ts';
import { wordsOf } from './words.ts';

export interface Sample {
  readonly name: string;
  readonly picture: Picture;
}

export const NAMES: Readonly<Record<Language, readonly string[]>> = {
  uk: 'Ія,Данило,Мирослава,Всеволод Нечуй-Вітер,Максиміліан Шептицький,Тарас,Зоряна,Остап,Христина Задунайська,Лесь,Ярина,Єва,Ґудзь,Богдан Хмиз,Оленка,Юрко,Віра,Назар,Соломія,Гнат,Катруся,Мар’яна,Левко,Пилип Орлик-молодший,Уляна,Яків'.split(
    ',',
  ),
  ru: 'Евгения,Фёдор,Аполлинария Рождественская,Лев,Всеволод Щукин,Захар,Инна,Олег,Юля,Эдуард,Варя,Кирилл,Съёмка,Жанна,Пётр,Ульяна,Матвей,Ира,Савелий,Яна,Глеб,Тимофей,Нина,Артём,Роза,Илья'.split(
    ',',
  ),
  en: 'Beatrice,Jürgen,Maximilian Featherstonehaugh,Ann,Wolfgang Ödegård,Pip,Zoë,Noor,Max,Łukasz,Siobhán,Theo,Quentin,Ivy,Bartholomew,Uma,Kit,Ruth,Desmond,Flo,Jack,Wren,Olivia,Gus,Hazel,Ned'.split(
    ',',
  ),
};
const EMBLEMS: Readonly<Record<Look, readonly string[]>> = {
  noir: [
    'doctor',
    'citizen',
    'commissioner',
    'mafioso',
    'vest',
    'corrupt-judge',
    'priest',
    'thief',
    'don',
    'maniac',
    'lawyer',
    'beauty',
    'detective',
    'werewolf',
    'jailer',
    'yakuza',
    'bodyguard',
    'sheriff',
    'fan',
    'snitch',
  ],
  kids: ['cadet', 'student', 'rascal'],
};

const turn = <T>(all: readonly T[], i: number): T => all[i % all.length]!;

export function morningOf(
  look: Look,
  language: Language,
  lost: readonly string[],
  boxes: number,
  more: Partial<Morning> = {},
): Morning {
  const words = wordsOf(look, language);
  const names = NAMES[language];
  const kind =
    lost.length === 0
      ? 'quiet'
      : lost.length > 2
        ? 'five'
        : lost.length === 2
          ? 'two'
          : lost[0] === 'face-down'
            ? 'hidden'
            : 'one';
  return {
    is: 'morning',
    look,
    masthead: words.masthead,
    strip: words.strip,
    dateline: [words.day(3), words.paper, words.left(10 - lost.length, 10)],
    headline: words[kind].title,
    deck: words[kind].text,
    emblems: lost,
    columns: words.columns,
    boxes: words.boxes
      .slice(0, boxes)
      .map((box, i) => ({ ...box, names: i === 1 ? [names[3]!, names[0]!] : [turn(names, 4 + i)] })),
    weather: words.weather,
    foot: words.foot,
    ad: words.ad,
    ...more,
  };
}

export function extraOf(
  look: Look,
  language: Language,
  people: number,
  awards: number,
  more: Partial<ExtraEdition> = {},
): ExtraEdition {
  const words = wordsOf(look, language);
  return {
    is: 'extra',
    look,
    masthead: words.masthead,
    strip: words.strip,
    dateline: [words.day(4), words.paper, words.left(Math.ceil(people / 2), people)],
    headline: words.won.title,
    deck: words.won.text,
    people: Array.from({ length: people }, (_, i) => ({
      number: i + 1,
      name: turn(NAMES[language], i),
      role: turn(words.roles, i),
      emblem: turn(EMBLEMS[look], i % words.roles.length),
      isWinner: i % 3 !== 2,
      isOut: i % 2 === 1,
    })),
    awards: words.awards.slice(0, awards),
    legend: words.legend,
    foot: words.foot,
    ...more,
  };
}

export function coverOf(look: Look, language: Language, emblems: number, more: Partial<Cover> = {}): Cover {
  const words = wordsOf(look, language);
  return {
    is: 'cover',
    look,
    group: words.masthead,
    edition: words.edition,
    mode: words.mode,
    emblems: EMBLEMS[look].slice(0, emblems),
    seats: words.seats,
    line: words.line,
    foot: words.foot,
    ...more,
  };
}

const DEAD: Readonly<Record<Look, readonly string[]>> = {
  noir: ['doctor', 'citizen', 'priest', 'thief', 'judge'],
  kids: ['cadet', 'student', 'student', 'rascal', 'cadet'],
};

/** What people call themselves and their groups when nobody stops them. */
export const STRANGE_NAMES = [
  'W'.repeat(32),
  'Щ'.repeat(32),
  'محمد بن عبد الله',
  '王小明',
  '🔥🔥🔥',
  '🇺🇦',
  '👨‍👩‍👧‍👦 Сім’я',
  'Я',
  '<b>&"Боб"</b>',
  'Z̷̢̛a̸̧͝l̵̛͠g̴̡͝o̷͜͠',
  '𝓐𝓷𝓷𝓪 𝕭𝖊𝖑𝖑',
  'שלום עולם',
  'Οδυσσέας',
  'i̇̀й й ё Å',
  '1️⃣2️⃣',
  'Дуже Довге Ім’я З Багатьох Слів',
  'Нечуй-Левицький-Старицький-Карий',
  'ﷺ ★彡 xXx_Pro_xXx 彡★',
] as const;
const LONG =
  'Клуб любителів довгих назв, які не вміщуються в жодну газету світу, навіть якщо друкувати їх найдрібнішим шрифтом на звороті';

export function samples(): readonly Sample[] {
  const all: Sample[] = [];
  const add = (name: string, picture: Picture) => all.push({ name, picture });
  for (const look of ['noir', 'kids'] as const) {
    LANGUAGES.forEach((language, i) => {
      const called = (name: string) => `${look}-${name}-${language}`;
      add(called('quiet'), morningOf(look, language, [], i));
      add(called('one'), morningOf(look, language, DEAD[look].slice(0, 1), 3 - i));
      add(called('extra-5'), extraOf(look, language, 5, [0, 2, 3][i]!));
      add(called('extra-10'), extraOf(look, language, 10, [8, 5, 3][i]!));
      add(called('extra-26'), extraOf(look, language, 26, [8, 0, 4][i]!));
      add(called('cover'), coverOf(look, language, [7, 20, 3][i]!));
    });
    add(`${look}-hidden`, morningOf(look, 'uk', ['face-down'], 1));
    add(`${look}-two`, morningOf(look, 'en', DEAD[look].slice(0, 2), 2));
    add(`${look}-three`, morningOf(look, 'uk', DEAD[look].slice(0, 3), 0));
    add(`${look}-five`, morningOf(look, 'uk', DEAD[look], 3));
    add(`${look}-five-no-columns`, morningOf(look, 'ru', DEAD[look], 0, { columns: [] }));
    add(`${look}-eight`, morningOf(look, 'en', [...DEAD[look], ...DEAD[look].slice(0, 3)], 1));
    add(`${look}-extra-15`, extraOf(look, 'ru', 15, 6));
    add(
      `${look}-extra-nobody-won`,
      extraOf(look, 'en', 7, 1, {
        people: extraOf(look, 'en', 7, 0).people.map((one) => ({ ...one, isWinner: false })),
      }),
    );
    strange(look, add);
  }
  return all;
}

function strange(look: Look, add: (name: string, picture: Picture) => void): void {
  const people = extraOf(look, 'uk', 26, 0).people;
  const named = (names: readonly string[]) => people.map((person, i) => ({ ...person, name: turn(names, i) }));
  const box = { icon: 'muted', label: wordsOf(look, 'uk').boxes[0]!.label };
  add(`${look}-strange-title-long`, morningOf(look, 'uk', DEAD[look].slice(0, 1), 2, { masthead: LONG }));
  add(`${look}-strange-title-emoji`, morningOf(look, 'uk', [], 1, { masthead: '🎭🔥👨‍👩‍👧‍👦' }));
  add(
    `${look}-strange-title-letter`,
    morningOf(look, 'uk', [], 3, {
      masthead: 'Ї',
      boxes: [
        { ...box, names: ['Я'] },
        { ...box, names: STRANGE_NAMES.slice(4, 8) },
        { ...box, names: ['🇺🇦'] },
      ],
    }),
  );
  add(
    `${look}-strange-wide`,
    morningOf(look, 'uk', ['face-down'], 3, {
      masthead: 'W'.repeat(60),
      headline: `Порожній стілець: ${'W'.repeat(32)}`,
      deck: `${'Щ'.repeat(32)} і ${'W'.repeat(32)} пішли без слова`,
      boxes: [
        { ...box, names: ['W'.repeat(32)] },
        { ...box, names: ['Щ'.repeat(32), 'W'.repeat(32)] },
        { ...box, names: STRANGE_NAMES.slice(8, 12) },
      ],
    }),
  );
  add(`${look}-strange-names`, extraOf(look, 'uk', 26, 8, { people: named(STRANGE_NAMES) }));
  add(
    `${look}-strange-wide-names`,
    extraOf(look, 'uk', 26, 8, { people: named(['W'.repeat(32), 'Щ'.repeat(32)]), masthead: LONG }),
  );
  add(`${look}-strange-five`, extraOf(look, 'uk', 5, 2, { people: named(STRANGE_NAMES).slice(0, 5), masthead: '🎭' }));
  add(
    `${look}-strange-cover`,
    coverOf(look, 'uk', 20, { group: LONG, edition: 'Достопримечательности Вышнеградского переулка', line: LONG }),
  );
}
