import type { practice as english } from '../../en/app/practice.ts';

export const practice: Readonly<Record<keyof typeof english, string>> = {
  'app-practice-title': 'Тренування наодинці',
  'app-practice-about':
    'Твої суперники — тренувальні гравці, а темп обираєш ти. Тренер пояснює кожне запитання правилом, а наприкінці видно, хто що знав.',
  'app-practice-books': 'За якими правилами?',
  'app-practice-role': 'Яку роль хочеш отримати?',
  'app-practice-surprise': 'Будь-яка роль',
  'app-practice-surprise-about': 'Хай вирішить жереб',
  'app-practice-old': 'Одне тренування ще не завершено: нове його скасує.',
  'app-practice-on': 'Продовжити',
};
