import type { host as english } from '../../en/app/host.ts';

export const host: Readonly<Record<keyof typeof english, string>> = {
  'app-host-floor': 'Слово має',
  'app-host-next': 'Далі',
  'app-host-seats': 'За столом',
  'app-host-turn': 'Відкрити карти',
  'app-host-cover': 'Сховати карти',
  'app-host-accuses': 'обвинувачує № { $n }',
  'app-host-away': 'не відповідає',
  'app-host-finish': 'Завершити промову',
  'app-host-pause-sure': 'Зупинити час для всіх?',
  'app-host-resume-sure': 'Знову пустити час?',
  'app-host-script': 'Прочитай уголос',
  'app-read-night': 'Ніч { $round }. Місто засинає.\nЗаплющуємо очі, ані слова, ані звуку.',
  'app-read-wake':
    '{ $n -> \n    [one] Прокидається { $roles }: вибір — у телефоні.\n   *[other] Прокидаються { $roles }: вибір — у телефоні.\n}',
  'app-read-night-over': 'Місто спить, доки не відповіли всі.',
  'app-read-morning': 'Доброго ранку. Місто прокидається.',
  'app-read-floor': '{ $name }, тобі слово: до { $span }.',
  'app-read-next': 'Далі — { $name }.',
  'app-read-talk': 'За промову можна обвинуватити одного гравця. Або нікого.',
  'app-read-defence': 'Слово мають обвинувачені: { $names }.',
  'app-read-vote':
    'Голосуємо. На лаві підсудних: { $names }.\nОдин голос на кожного, у телефоні; забрати його не можна.',
  'app-read-tie': 'Голосів порівну: { $names }. Кожному ще по слову.',
  'app-read-runoff': 'Друге голосування. На лаві підсудних: { $names }.\nОдин голос на кожного, у телефоні.',
  'app-read-raise': 'І знову порівну: { $names }.\nСтратити всіх разом? Так чи ні — у телефоні.',
  'app-read-verdict': 'Суд закінчено.',
  'app-read-last-words': '{ $name }, твоє останнє слово: до { $span }.',
  'app-read-dusk': 'День добігає кінця.',
};
