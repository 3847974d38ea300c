import type { sportCalls as english } from '../../en/calls/sport.ts';

export const sportCalls: Readonly<Record<keyof typeof english, string>> = {
  'sport-wake-don-show': 'Дон снимает маску и даёт судье знать, кто он.',
  'sport-wake-black-meet':
    'Чёрные снимают маски: у вас ровно минута. Дон показывает, кто он, и определяет очерёдность выстрелов. Потом снова маски.',
  'sport-wake-sheriff-look': 'Шериф может осмотреть стол: двадцать секунд.',
  'sport-wake-black-shoot':
    'Мафия выходит на охоту: называю номера от 1 до 10, выстрел делаем на телефоне. Мафия уходит.',
  'sport-wake-don-act': 'Дон ищет шерифа: десять секунд.',
  'sport-wake-sheriff-act': 'Шериф проверяет игрока: десять секунд.',
};
