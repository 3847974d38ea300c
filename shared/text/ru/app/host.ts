import type { host as english } from '../../en/app/host.ts';

export const host: Readonly<Record<keyof typeof english, string>> = {
  'app-host-floor': 'Говорит',
  'app-host-next': 'Дальше',
  'app-host-seats': 'За столом',
  'app-host-turn': 'Открыть карты',
  'app-host-cover': 'Спрятать карты',
  'app-host-accuses': 'обвиняет № { $n }',
  'app-host-away': 'не отвечает',
  'app-host-finish': 'Закончить речь',
  'app-host-pause-sure': 'Остановить время для всех?',
  'app-host-resume-sure': 'Снова пустить время?',
  'app-host-script': 'Прочитай вслух',
  'app-read-night': 'Ночь { $round }. Город засыпает.\nЗакрываем глаза, ни слова, ни звука.',
  'app-read-wake':
    '{ $n -> \n    [one] Просыпается { $roles }: выбор — в телефоне.\n   *[other] Просыпаются { $roles }: выбор — в телефоне.\n}',
  'app-read-night-over': 'Город спит, пока не ответят все.',
  'app-read-morning': 'Доброе утро. Город просыпается.',
  'app-read-floor': '{ $name }, тебе слово: до { $span }.',
  'app-read-next': 'Дальше — { $name }.',
  'app-read-talk': 'За речь можно обвинить одного игрока. Или никого.',
  'app-read-defence': 'Слово обвиняемым: { $names }.',
  'app-read-vote':
    'Голосуем. На скамье подсудимых: { $names }.\nОдин голос на каждого, в телефоне; забрать его нельзя.',
  'app-read-tie': 'Голосов поровну: { $names }. Каждому ещё по слову.',
  'app-read-runoff': 'Второе голосование. На скамье подсудимых: { $names }.\nОдин голос на каждого, в телефоне.',
  'app-read-raise': 'И снова поровну: { $names }.\nКазнить всех вместе? Да или нет — в телефоне.',
  'app-read-verdict': 'Суд окончен.',
  'app-read-last-words': '{ $name }, твоё последнее слово: до { $span }.',
  'app-read-dusk': 'День подходит к концу.',
};
