import type { home as english } from '../../en/app/home.ts';

export const home: Readonly<Record<keyof typeof english, string>> = {
  'app-name': 'Омерта',
  'app-motto': 'хто мовчить — той живе',
  'app-home-games': 'Мої столи',
  'app-home-lobby': 'збираємося',
  'app-home-night': 'Ніч { $round }',
  'app-home-day': 'День { $round }',
  'app-home-asked': 'чекають на тебе',
  'app-home-seats':
    '{ $n -> \n    [one] { $n } гравець за столом\n    [few] { $n } гравці за столом\n   *[many] { $n } гравців за столом\n}',
  'app-home-alive': '{ $course } · у грі { $alive } з { $seats }',
  'app-home-to-table': 'До столу',
  'app-home-over': 'Зіграно',
  'app-home-result': 'чим скінчилося',
  'app-home-quiet': 'Підозріло тихо',
  'app-home-quiet-about': 'Ти ще не за столом. Напиши /play у групі, де я є, або поклич мене до своєї.',
  'app-home-add': 'Додати мене до групи',
  'app-home-books': 'Книги правил',
  'app-home-editions': '{ $n -> \n    [one] { $n } видання\n    [few] { $n } видання\n   *[many] { $n } видань\n}',
  'app-home-players': '{ $range } гравців',
  'app-home-search': 'Правила',
  'app-home-search-about': 'Пошук за роллю, режимом, словом',
  'app-home-language': 'Мова',
  'app-home-stale': 'Так було трохи раніше: зараз ніхто не відповідає.',
  'app-language-title': 'Мова',
  'app-language-about':
    'Цим говоритимуть застосунок і мої повідомлення тобі. Мову групи задають у налаштуваннях столу.',
  'app-home-practice': 'Тренування наодинці',
  'app-home-practice-about': 'Будь-яка роль, власний темп, тренер',
};
