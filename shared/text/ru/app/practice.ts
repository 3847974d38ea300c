import type { practice as english } from '../../en/app/practice.ts';

export const practice: Readonly<Record<keyof typeof english, string>> = {
  'app-practice-title': 'Тренировка в одиночку',
  'app-practice-about':
    'Твои соперники — тренировочные игроки, а темп выбираешь ты. Тренер объясняет каждый вопрос правилом, а в конце видно, кто что знал.',
  'app-practice-books': 'По каким правилам?',
  'app-practice-role': 'Какую роль хочешь получить?',
  'app-practice-surprise': 'Любая роль',
  'app-practice-surprise-about': 'Пусть решит жребий',
  'app-practice-old': 'Одна тренировка ещё не закончена: новая её отменит.',
  'app-practice-on': 'Продолжить',
};
