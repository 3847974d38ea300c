import type { hamlet as english } from './en.ts';

export const hamlet: Readonly<Record<keyof typeof english, string>> = {
  'hamlet-name': 'Хутор',
  'hamlet-about':
    'Пять домов и колодец, на 6–10 игроков: гадалка и медсестра против двух мафиози, а кое у кого ещё и карта действия. Такой маленький, что читается за один присест.',
  'hamlet-mode-plain': 'Обычный',
  'hamlet-mode-plain-about': 'Иначе в него не играют.',

  'hamlet-role-citizen': 'Хуторянин',
  'hamlet-role-citizen-does': 'Ночного хода нет: слушает, спорит и голосует.',
  'hamlet-role-seer': 'Гадалка',
  'hamlet-role-seer-does': 'Каждую ночь узнаёт роль одного игрока.',
  'hamlet-role-nurse': 'Медсестра',
  'hamlet-role-nurse-does': 'Каждую ночь бережёт одного игрока от смерти: любого, но никого две ночи подряд.',
  'hamlet-role-mafioso': 'Мафиози',
  'hamlet-role-mafioso-does': 'Каждую ночь выбирает жертву вместе с другим мафиози: один выстрел на двоих.',

  'hamlet-side-town': 'хутор',
  'hamlet-side-town-goal':
    'Побеждаешь, когда не останется живых мафиози, а кто-то из хуторян будет жив, пусть даже тебя уже не будет в игре.',
  'hamlet-side-town-won': 'Хутор победил: колодец можно снова не запирать.',
  'hamlet-side-mafia': 'мафия',
  'hamlet-side-mafia-goal':
    'Побеждаешь, когда в живых останутся одни мафиози, пусть даже тебя уже не будет в игре. Равенства сил мало.',
  'hamlet-side-mafia-won': 'Мафия победила: продаются пять домов, недорого.',
  'hamlet-why-town': 'Не осталось живых мафиози.',
  'hamlet-why-mafia': 'В живых остались одни мафиози.',
  'hamlet-why-draw': 'Живых не осталось или три круга подряд никто не выбыл.',

  'hamlet-timer-first-night': 'Первая ночь',
  'hamlet-timer-night': 'Ночь',
  'hamlet-timer-morning': 'Утренние новости',
  'hamlet-timer-talk': 'Обсуждение',
  'hamlet-timer-ballot': 'Голосование',
  'hamlet-timer-defence': 'Защита обвиняемого',
  'hamlet-timer-final': 'Финальное голосование',
  'hamlet-timer-repeat': 'Повторное голосование',
  'hamlet-timer-verdict': 'Приговор',
  'hamlet-timer-rescue': 'Спасение из-под удара',
  'hamlet-timer-dusk': 'Сумерки',

  'hamlet-wake-mafia-shoot': 'Просыпается мафия: в чей дом этой ночью?',
  'hamlet-wake-seer-act': 'Просыпается гадалка: чьё лицо видно в воде?',
  'hamlet-wake-nurse-act': 'Просыпается медсестра: у чьей постели ей сидеть?',
};
