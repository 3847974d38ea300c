import type { hamlet as english } from './en.ts';

export const hamlet: Readonly<Record<keyof typeof english, string>> = {
  'hamlet-name': 'Хутір',
  'hamlet-about':
    'П’ять хат і криниця, на 6–10 гравців: ворожка й медсестра проти двох мафіозі, а подекуди ще й карта дії. Такий малий, що його можна прочитати за раз.',
  'hamlet-mode-plain': 'Звичайний',
  'hamlet-mode-plain-about': 'Інакше в нього не грають.',

  'hamlet-role-citizen': 'Хуторянин',
  'hamlet-role-citizen-does': 'Нічного ходу немає: слухає, сперечається й голосує.',
  'hamlet-role-seer': 'Ворожка',
  'hamlet-role-seer-does': 'Щоночі дізнається роль одного гравця.',
  'hamlet-role-nurse': 'Медсестра',
  'hamlet-role-nurse-does': 'Щоночі береже одного гравця від смерті: будь-кого, але нікого дві ночі поспіль.',
  'hamlet-role-mafioso': 'Мафіозі',
  'hamlet-role-mafioso-does': 'Щоночі вибирає жертву разом з іншим мафіозі: один постріл на двох.',

  'hamlet-side-town': 'хутір',
  'hamlet-side-town-goal':
    'Перемагаєш, коли не лишиться живих мафіозі, а хтось із хуторян буде живий, хай навіть тебе вже не буде в грі.',
  'hamlet-side-town-won': 'Хутір переміг: криницю можна знову не замикати.',
  'hamlet-side-mafia': 'мафія',
  'hamlet-side-mafia-goal':
    'Перемагаєш, коли живими лишаться самі мафіозі, хай навіть тебе вже не буде в грі. Рівності сил не досить.',
  'hamlet-side-mafia-won': 'Мафія перемогла: продаються п’ять хат, недорого.',
  'hamlet-why-town': 'Не лишилося живих мафіозі.',
  'hamlet-why-mafia': 'Живими лишилися самі мафіозі.',
  'hamlet-why-draw': 'Живих не лишилося або три кола поспіль ніхто не вибув.',

  'hamlet-timer-first-night': 'Перша ніч',
  'hamlet-timer-night': 'Ніч',
  'hamlet-timer-morning': 'Ранкові новини',
  'hamlet-timer-talk': 'Обговорення',
  'hamlet-timer-ballot': 'Голосування',
  'hamlet-timer-defence': 'Захист обвинуваченого',
  'hamlet-timer-final': 'Фінальне голосування',
  'hamlet-timer-repeat': 'Повторне голосування',
  'hamlet-timer-verdict': 'Вирок',
  'hamlet-timer-rescue': 'Порятунок з-під удару',
  'hamlet-timer-dusk': 'Сутінки',

  'hamlet-wake-mafia-shoot': 'Прокидається мафія: до котрої хати цієї ночі?',
  'hamlet-wake-seer-act': 'Прокидається ворожка: чиє обличчя видно у воді?',
  'hamlet-wake-nurse-act': 'Прокидається медсестра: біля чийого ліжка їй сидіти?',
};
