import type { sportSettings as english } from '../../en/settings/sport.ts';

export const sportSettings: Readonly<Record<keyof typeof english, string>> = {
  'sport-about':
    'Турнірний стіл: рівно десятеро, суддя або бот замість нього, по хвилині кожному суворо за чергою. Чорні бачать одне одного лише першої ночі, а далі стріляють наосліп. Картки лишаються закритими до кінця.',
  'sport-best': 'Рівно десятеро гравців; суддю не рахуємо.',
  'sport-mode-standard-about':
    'Семеро червоних, серед них шериф, проти трьох чорних, серед них дон. Фоли, останнє слово, найкращий хід, бали й протокол.',
  'sport-option-withdrawAllowed': 'Кандидатуру можна відкликати',
  'sport-option-withdrawAllowed-about': 'У ту саму хвилину, коли її виставлено.',
  'sport-option-nomineesHidden': 'Список не показують під час промов',
  'sport-option-nomineesHidden-about': 'Кожну кандидатуру називають один раз; хто слухає, той пам’ятає.',
  'sport-option-noRaiseAtFour': 'Утрьох і вчотирьох усіх разом не підіймають',
  'sport-option-noRaiseAtFour-about': 'Якщо двоє чи троє з них двічі набирають порівну, настає ніч.',
  'sport-option-sideJudge': 'Боковий суддя',
  'sport-option-table': 'Де граєте',
  'sport-option-table-about':
    'У чаті промови пишуть за чергою. За справжнім столом їх виголошують, суддя веде гру з пульта, а голосує кожен зі свого телефона.',
  'sport-option-table-chat': 'у чаті',
  'sport-option-table-live': 'за справжнім столом',
  'sport-timer-first-night': 'Перша ніч',
  'sport-timer-night': 'Ніч',
  'sport-timer-last-word': 'Останнє слово',
  'sport-timer-speech': 'Промова',
  'sport-timer-lost-word': 'Втрачена промова',
  'sport-timer-lost-word-endgame': 'Втрачена промова, коли лишилося троє-четверо',
  'sport-timer-ballot': 'Голосування',
  'sport-timer-tie-speech': 'Промова при рівності',
};
