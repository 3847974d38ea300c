import type { sportCalls as english } from '../../en/calls/sport.ts';

export const sportCalls: Readonly<Record<keyof typeof english, string>> = {
  'sport-wake-don-show': 'Дон знімає маску й дає судді знати, хто він.',
  'sport-wake-black-meet':
    'Чорні знімають маски: у вас рівно хвилина. Дон показує, хто він, і визначає черговість пострілів. Потім знову маски.',
  'sport-wake-sheriff-look': 'Шериф може оглянути стіл: двадцять секунд.',
  'sport-wake-black-shoot':
    'Мафія виходить на полювання: називаю номери від 1 до 10, постріл робимо на телефоні. Мафія йде.',
  'sport-wake-don-act': 'Дон шукає шерифа: десять секунд.',
  'sport-wake-sheriff-act': 'Шериф перевіряє гравця: десять секунд.',
};
