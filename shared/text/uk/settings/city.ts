import type { citySettings as english } from '../../en/settings/city.ts';

export const citySettings: Readonly<Record<keyof typeof english, string>> = {
  'city-about':
    'Нічне місто на 6–16 дорослих гравців: мирні з одним із п’яти лідерів проти мафії, а ще в’язниця, помилування і, буває, одинак проти всіх. Хто вибуває з гри, той показує карту.',
  'city-best': 'Найкраще на 8–12 гравців.',
  'city-age': 'Ця гра — для дорослих.',
  'city-mode-standard-about':
    'Місто з лідером проти мафії, особливі персонажі з обох боків, а за бажання — ще й одинак.',
  'city-mode-beginner-about':
    'Тільки мирні мешканці, мафіозі та один лідер, детектив або шериф: найкраще для нової компанії. Особливі ролі додасте згодом.',
  'city-mode-yakuza-about':
    'Від 12 гравців: замість однієї банди дві, і воюють вони з містом і між собою. Без одинака й без особливих мафіозі.',
  'city-option-ballot': 'Голосування',
  'city-option-ballot-about':
    'За списком засуджують того, проти кого найбільше голосів; по одному — першого, проти кого набереться половина.',
  'city-option-ballot-list': 'за списком',
  'city-option-ballot-single': 'по одному',
  'city-option-leader': 'Лідер',
  'city-option-leader-about':
    'Найсильніша карта міста: щонайбільше одна, і з нею завжди краще. За жеребом випадають лише ті, хто вміє стріляти; якщо стріляти нікому, містян на одного більше.',
  'city-option-leader-auto': 'за жеребом',
  'city-option-leader-none': 'немає',
  'city-option-loner': 'Одинак',
  'city-option-loner-about': 'Третя сторона, проти всіх: займає місце одного мафіозі; радять від 10 гравців.',
  'city-option-loner-none': 'немає',
  'city-option-townSpecials': 'Особливі мешканці',
  'city-option-townSpecials-about':
    'Кого з особливих мешканців роздати або скільки їх; за таблицею — скільки велять правила. Третини сторони досить.',
  'city-option-townSpecials-auto': 'за таблицею',
  'city-option-mafiaSpecials': 'Особливі мафіозі',
  'city-option-mafiaSpecials-about':
    'Кого з особливих мафіозі роздати або скільки їх; за таблицею — скільки велять правила. Третини сторони досить.',
  'city-option-mafiaSpecials-auto': 'за таблицею',
  'city-option-talk': 'Обговорення',
  'city-option-talk-about': 'Скільки місто радиться перед судом: від 1 до 7 хвилин; зазвичай вистачає 5–7.',
  'city-timer-first-night': 'Перша ніч',
  'city-timer-wave-1': 'Ніч до пострілів',
  'city-timer-wave-2': 'Постріли та решта',
  'city-timer-wave-3': 'Другий постріл мафії',
  'city-timer-talk': 'Обговорення',
  'city-timer-ballot': 'Голосування',
  'city-timer-verdict': 'Вирок',
  'city-group-leader': 'Лідер',
  'city-group-town-special': 'Особливий мешканець',
  'city-group-mafia-special': 'Особливий мафіозі',
  'city-group-criminal': 'Злочинці',
  'city-group-loner': 'Одинак',
  'city-group-mafia': 'Мафіозі',
  'city-group-yakuza': 'Якудза',
};
