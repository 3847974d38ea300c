import type { citySettings as english } from '../../en/settings/city.ts';

export const citySettings: Readonly<Record<keyof typeof english, string>> = {
  'city-about':
    'Ночной город на 6–16 взрослых игроков: мирные с одним из пяти лидеров против мафии, а ещё тюрьма, помилования и, бывает, одиночка против всех. Кто выбывает из игры, тот показывает карту.',
  'city-best': 'Лучше всего на 8–12 игроков.',
  'city-age': 'Эта игра — для взрослых.',
  'city-mode-standard-about':
    'Город с лидером против мафии, особые персонажи с обеих сторон, а при желании — ещё и одиночка.',
  'city-mode-beginner-about':
    'Только мирные жители, мафиози и один лидер, детектив или шериф: лучше всего для новой компании. Особые роли добавите потом.',
  'city-mode-yakuza-about':
    'От 12 игроков: вместо одной банды две, и воюют они с городом и между собой. Без одиночки и без особых мафиози.',
  'city-option-ballot': 'Голосование',
  'city-option-ballot-about':
    'По списку осуждают того, против кого больше всего голосов; по одному — первого, против кого наберётся половина.',
  'city-option-ballot-list': 'по списку',
  'city-option-ballot-single': 'по одному',
  'city-option-leader': 'Лидер',
  'city-option-leader-about':
    'Сильнейшая карта города: не больше одной, и с ней всегда лучше. По жребию выпадают только те, кто умеет стрелять; если стрелять некому, горожан на одного больше.',
  'city-option-leader-auto': 'по жребию',
  'city-option-leader-none': 'нет',
  'city-option-loner': 'Одиночка',
  'city-option-loner-about': 'Третья сторона, против всех: занимает место одного мафиози; советуют от 10 игроков.',
  'city-option-loner-none': 'нет',
  'city-option-townSpecials': 'Особые жители',
  'city-option-townSpecials-about':
    'Кого из особых жителей раздать или сколько их; по таблице — сколько велят правила. Трети стороны достаточно.',
  'city-option-townSpecials-auto': 'по таблице',
  'city-option-mafiaSpecials': 'Особые мафиози',
  'city-option-mafiaSpecials-about':
    'Кого из особых мафиози раздать или сколько их; по таблице — сколько велят правила. Трети стороны достаточно.',
  'city-option-mafiaSpecials-auto': 'по таблице',
  'city-option-talk': 'Обсуждение',
  'city-option-talk-about': 'Сколько город совещается перед судом: от 1 до 7 минут; обычно хватает 5–7.',
  'city-timer-first-night': 'Первая ночь',
  'city-timer-wave-1': 'Ночь до выстрелов',
  'city-timer-wave-2': 'Выстрелы и остальное',
  'city-timer-wave-3': 'Второй выстрел мафии',
  'city-timer-talk': 'Обсуждение',
  'city-timer-ballot': 'Голосование',
  'city-timer-verdict': 'Приговор',
  'city-group-leader': 'Лидер',
  'city-group-town-special': 'Особый житель',
  'city-group-mafia-special': 'Особый мафиози',
  'city-group-criminal': 'Преступники',
  'city-group-loner': 'Одиночка',
  'city-group-mafia': 'Мафиози',
  'city-group-yakuza': 'Якудза',
};
