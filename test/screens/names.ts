/** Who sits at the table in the pictures. */
import type { Language } from '../../shared/text/languages.ts';

export const TITLES: Readonly<Record<Language, string>> = {
  uk: 'П’ятничні ігри',
  ru: 'Пятничные игры',
  en: 'Friday games',
};

const SHORT: Readonly<Record<Language, readonly string[]>> = {
  uk: ['Соломія', 'Тарас', 'Олександра', 'Юрко Ковальчук', 'Ія', 'Максим', 'Ганна', 'Ґеорґій', 'Христина', 'Всеволод'],
  ru: ['Соня', 'Тимур', 'Александра', 'Юра Кузнецов', 'Ия', 'Максим', 'Аня', 'Георгий', 'Кристина', 'Всеволод'],
  en: ['Sally', 'Tom', 'Alexandra', 'George Cooper', 'Ida', 'Max', 'Hannah', 'Gregory', 'Christina', 'Walter'],
};

const LONG: Readonly<Record<Language, readonly string[]>> = {
  uk: [
    'Соломія-Вікторія Крушельницька-Задунайська',
    'Максиміліан-Олександр Шептицький',
    'Юрко «Бандурист» Ковальчук-Переяславський',
    'Ія',
    'Нечуй-Левицький Всеволод Святославович',
    '🎭 Ганна Дніпровська 🎭',
    'Ґеорґій Ґудзь',
  ],
  ru: [
    'Александра-Виктория Крестовоздвиженская',
    'Максимилиан Рождественский-Преображенский',
    'Юра «Гитарист» Кузнецов-Замоскворецкий',
    'Ия',
    'Всеволод Святославович Достопримечательский',
    '🎭 Анна Днепровская 🎭',
    'Георгий Пуговкин',
  ],
  en: [
    'Alexandra-Victoria Featherstonehaugh-Cholmondeley',
    'Maximilian Worthington-Smythe the Third',
    'George “the Fiddler” Blacksmith-Longbottom',
    'Ida',
    'Bartholomew Christopherson-Wetherspoon',
    '🎭 Hannah Riverside 🎭',
    'Gregory Button',
  ],
};

export const namesIn = (language: Language, isLong: boolean): readonly string[] => (isLong ? LONG : SHORT)[language];
