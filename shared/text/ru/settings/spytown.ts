import type { spytownSettings as english } from '../../en/settings/spytown.ts';

export const spytownSettings: Readonly<Record<keyof typeof english, string>> = {
  'spytown-about':
    'Город, который мафия считает своим, на 6–21 игрока: полиция с единственным агентом против мафии. Убивают уже в первую ночь, кто выбывает, тот показывает роль, а равным счётом здесь не выиграть: другая сторона должна исчезнуть.',
  'spytown-best': 'Лучше всего на 9–19 игроков.',
  'spytown-age': 'Для взрослых; с детьми лучше играть в детском режиме.',
  'spytown-mode-basic-about': 'Полицейские и один агент против мафии, без карт действия. Лучше всего для первого раза.',
  'spytown-mode-extended-about':
    'Роли те же, но ещё и карта каждому: обычно одна из четырёх что-то умеет, остальные лишь скрывают, у кого она.',
  'spytown-mode-kids-about':
    'Курсанты ищут хулиганов: без агента, одно голосование в день, а кто выбывает, может показать ещё на кого-то. Каждую из этих поблажек можно выключить.',
  'spytown-option-cards': 'Карты действия',
  'spytown-option-cards-about':
    'По жребию, одна на каждых четырёх игроков; или названные поимённо: ни одной, несколько или хоть по одной каждому. Остальным — нейтральные.',
  'spytown-option-cards-auto': 'по жребию',
  'spytown-option-newGang': 'Новая банда',
  'spytown-option-newGang-about':
    'От 13 игроков: три из карт действия — «Новая банда», и кому такая достанется, тот играет за третью сторону.',
  'spytown-option-gangMeets': 'Новая банда знает своих',
  'spytown-option-gangMeets-about': 'Её игроки узнают друг о друге ещё до первого хода мафии.',
  'spytown-option-noAgent': 'Без разведчика',
  'spytown-option-noAgent-about':
    'Включено: роли не подсматривает никто. Выключено: один из курсантов — разведчик, и он подсматривает.',
  'spytown-option-lastShots': 'Показать на прощание',
  'spytown-option-lastShots-about':
    'Включено: кто ушёл домой раньше или выбыл по голосованию, может показать ещё на кого-то, и тот тоже выбывает. Выключено: никто ни на кого не показывает, разве что первые двое за столом на 20–21.',
  'spytown-option-oneBallot': 'Одно голосование в день',
  'spytown-option-oneBallot-about':
    'Включено: у кого больше всего голосов, тот выбывает, а финал — только если таких несколько. Выключено: финал есть всегда, между теми, у кого голосов больше всего.',
  'spytown-timer-swap': 'Смена роли',
  'spytown-timer-first-night': 'Первая ночь',
  'spytown-timer-night': 'Ночь',
  'spytown-timer-rescue': 'Спасение из-под удара',
  'spytown-timer-shot': 'Последний выстрел',
  'spytown-timer-opening': 'Утренние карты',
  'spytown-timer-morning': 'Утренние новости',
  'spytown-timer-talk': 'Обсуждение',
  'spytown-timer-ballot': 'Первое голосование',
  'spytown-timer-leader': 'Слово лидера',
  'spytown-timer-defence': 'Защита обвиняемого',
  'spytown-timer-final': 'Финальное голосование',
  'spytown-timer-repeat': 'Повторное голосование',
  'spytown-timer-verdict': 'Приговор',
  'spytown-timer-dusk': 'Сумерки',
  'spytown-kids-about':
    'Полицейская академия на 6–21 игрока: курсанты ищут хулиганов, которые шалят в тихий час. Кто выбывает из учений, тот показывает роль, а сторона побеждает, когда другая вся уже дома.',
  'spytown-kids-age': 'Играть могут даже маленькие дети.',
  'spytown-kids-timer-first-night': 'Первый тихий час',
  'spytown-kids-timer-night': 'Тихий час',
  'spytown-kids-timer-shot': 'Показать ещё на кого-то',
  'spytown-kids-timer-defence': 'Речь в финале',
  'spytown-kids-timer-verdict': 'Решение',
};
