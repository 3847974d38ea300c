import type { familySettings as english } from '../../en/settings/family.ts';

export const familySettings: Readonly<Record<keyof typeof english, string>> = {
  'family-about':
    'Город, где правит семья, на 7–15 игроков: комиссар, доктор и детектив против мафии, а в компании побольше ещё женщина-кошка и маньяк, каждый за себя. Утренние новости здесь рассказывают больше, чем где-либо, а кто выбывает, тот показывает роль.',
  'family-best': 'Лучше всего на 9–15 игроков.',
  'family-age': 'Маленькие дети тоже могут играть: для них есть детский режим.',
  'family-mode-basic-about':
    'Комиссар и доктор против мафии; чем больше стол, тем ближе детектив, женщина-кошка и маньяк. Лучше всего для первого раза.',
  'family-mode-extended-about':
    'Только мирные жители и мафиози, без способностей, зато с картой для каждого: обычно что-то умеет самое большее одна из четырёх.',
  'family-mode-kids-about':
    'Студенты ищут хулиганов: без способностей, одно голосование в день, а кто выбывает, может показать ещё на кого-то. Каждую из этих поблажек можно выключить.',
  'family-option-mafiosi': 'Мафиози',
  'family-option-mafiosi-about': 'Сколько их раздать, от одного до трёх; по таблице двое, а от 11 игроков трое.',
  'family-option-mafiosi-auto': 'по таблице',
  'family-option-mafiosi-1': '1',
  'family-option-mafiosi-2': '2',
  'family-option-mafiosi-3': '3',
  'family-option-detective': 'Детектив',
  'family-option-detective-about': 'Узнаёт роли, а мафиози или маньяка этим убивает; по таблице от 9 игроков.',
  'family-option-detective-auto': 'по таблице',
  'family-option-detective-yes': 'в игре',
  'family-option-detective-no': 'не в игре',
  'family-option-catwoman': 'Женщина-кошка',
  'family-option-catwoman-about':
    'Играет за себя и забирает у того, к кому заглянула, голос на следующий день или всю следующую ночь. По таблице — от 10 игроков, и тогда это голос.',
  'family-option-catwoman-auto': 'по таблице',
  'family-option-catwoman-yes': 'в игре',
  'family-option-catwoman-vote': 'забирает голос',
  'family-option-catwoman-role': 'забирает ночь',
  'family-option-catwoman-no': 'не в игре',
  'family-option-maniac': 'Маньяк',
  'family-option-maniac-about':
    'Играет за себя, убить может столько раз, сколько мафиози в начале; по таблице от 12 игроков.',
  'family-option-maniac-auto': 'по таблице',
  'family-option-maniac-yes': 'в игре',
  'family-option-maniac-no': 'не в игре',
  'family-option-plainRoles': 'Без способностей',
  'family-option-plainRoles-about':
    'Включено: только студенты и хулиганы. Выключено: в игре староста и медик, а чем больше стол, тем ближе следопыт, кошка и хулиган-одиночка.',
  'family-option-lastShots': 'Показать на прощание',
  'family-option-lastShots-about':
    'Включено: кто ушёл домой раньше или выбыл по голосованию, может показать ещё на кого-то, и тот тоже выбывает. Выключено: никто ни на кого не показывает.',
  'family-option-oneBallot': 'Одно голосование в день',
  'family-option-oneBallot-about':
    'Включено: у кого больше всего голосов, тот выбывает, а финал — только если таких несколько. Выключено: финал есть всегда, между теми, у кого голосов больше всего.',
  'family-option-cards': 'Карты действия',
  'family-option-cards-about':
    'По жребию, одна на каждых четырёх игроков; или названные поимённо: ни одной, несколько или все шесть. Остальным — нейтральные.',
  'family-option-cards-auto': 'по жребию',
  'family-timer-swap': 'Смена роли',
  'family-timer-first-night': 'Первая ночь',
  'family-timer-night': 'Ночь',
  'family-timer-rescue': 'Спасение из-под удара',
  'family-timer-shot': 'Последний выстрел',
  'family-timer-morning': 'Утренние новости',
  'family-timer-talk': 'Обсуждение',
  'family-timer-ballot': 'Первое голосование',
  'family-timer-defence': 'Защита обвиняемого',
  'family-timer-final': 'Финальное голосование',
  'family-timer-repeat': 'Повторное голосование',
  'family-timer-verdict': 'Приговор',
  'family-timer-dusk': 'Сумерки',
  'family-kids-about':
    'Студенческое общежитие на 7–15 игроков: студенты ищут хулиганов, которые шалят в тихий час. Кто покидает аудиторию, тот показывает роль, а сторона побеждает, когда другая вся уже дома.',
  'family-kids-age': 'Играть могут даже маленькие дети.',
  'family-kids-option-mafiosi': 'Хулиганы',
  'family-kids-option-mafiosi-about': 'Сколько их раздать, от одного до трёх; по таблице двое, а от 11 игроков трое.',
  'family-kids-timer-first-night': 'Первый тихий час',
  'family-kids-timer-night': 'Тихий час',
  'family-kids-timer-shot': 'Показать ещё на кого-то',
  'family-kids-timer-defence': 'Речь в финале',
  'family-kids-timer-verdict': 'Решение',
};
