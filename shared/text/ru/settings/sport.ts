import type { sportSettings as english } from '../../en/settings/sport.ts';

export const sportSettings: Readonly<Record<keyof typeof english, string>> = {
  'sport-about':
    'Турнирный стол: ровно десять игроков, судья или бот вместо него, по минуте каждому строго в свою очередь. Чёрные видят друг друга только в первую ночь, дальше стреляют вслепую. Карты остаются закрытыми до конца.',
  'sport-best': 'Ровно десять игроков; судья не в счёт.',
  'sport-mode-standard-about':
    'Семеро красных, среди них шериф, против трёх чёрных, среди них дон. Фолы, последнее слово, лучший ход, баллы и протокол.',
  'sport-option-withdrawAllowed': 'Кандидатуру можно отозвать',
  'sport-option-withdrawAllowed-about': 'В ту же минуту, когда она выставлена.',
  'sport-option-nomineesHidden': 'Список не показывают во время речей',
  'sport-option-nomineesHidden-about': 'Каждую кандидатуру называют один раз; кто слушает, тот помнит.',
  'sport-option-noRaiseAtFour': 'Втроём и вчетвером всех сразу не поднимают',
  'sport-option-noRaiseAtFour-about': 'Если двое или трое из них дважды набирают поровну, наступает ночь.',
  'sport-option-sideJudge': 'Боковой судья',
  'sport-option-table': 'Где играете',
  'sport-option-table-about':
    'В чате речи пишут по очереди. За настоящим столом их произносят, судья ведёт игру с пульта, а голосует каждый со своего телефона.',
  'sport-option-table-chat': 'в чате',
  'sport-option-table-live': 'за настоящим столом',
  'sport-timer-first-night': 'Первая ночь',
  'sport-timer-night': 'Ночь',
  'sport-timer-last-word': 'Последнее слово',
  'sport-timer-speech': 'Речь',
  'sport-timer-lost-word': 'Потерянная речь',
  'sport-timer-lost-word-endgame': 'Потерянная речь, когда осталось трое-четверо',
  'sport-timer-ballot': 'Голосование',
  'sport-timer-tie-speech': 'Речь при равенстве',
};
