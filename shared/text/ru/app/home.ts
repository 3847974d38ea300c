import type { home as english } from '../../en/app/home.ts';

export const home: Readonly<Record<keyof typeof english, string>> = {
  'app-name': 'Омерта',
  'app-motto': 'кто молчит — тот живёт',
  'app-home-games': 'Мои столы',
  'app-home-lobby': 'собираемся',
  'app-home-night': 'Ночь { $round }',
  'app-home-day': 'День { $round }',
  'app-home-asked': 'ждут тебя',
  'app-home-seats':
    '{ $n -> \n    [one] { $n } игрок за столом\n    [few] { $n } игрока за столом\n   *[many] { $n } игроков за столом\n}',
  'app-home-alive': '{ $course } · в игре { $alive } из { $seats }',
  'app-home-to-table': 'К столу',
  'app-home-over': 'Сыграно',
  'app-home-result': 'чем кончилось',
  'app-home-quiet': 'Подозрительно тихо',
  'app-home-quiet-about': 'Ты пока не за столом. Напиши /play в группе, где я есть, или позови меня в свою.',
  'app-home-add': 'Добавить меня в группу',
  'app-home-books': 'Книги правил',
  'app-home-editions': '{ $n -> \n    [one] { $n } издание\n    [few] { $n } издания\n   *[many] { $n } изданий\n}',
  'app-home-players': '{ $range } игроков',
  'app-home-search': 'Правила',
  'app-home-search-about': 'Поиск по роли, режиму, слову',
  'app-home-language': 'Язык',
  'app-home-stale': 'Так было чуть раньше: сейчас никто не отвечает.',
  'app-language-title': 'Язык',
  'app-language-about': 'На нём будут говорить приложение и мои сообщения тебе. Язык группы задают в настройках стола.',
};
