import type { spytownSettings as english } from '../../en/settings/spytown.ts';

export const spytownSettings: Readonly<Record<keyof typeof english, string>> = {
  'spytown-about':
    'Місто, яке мафія вважає своїм, на 6–21 гравця: поліція з єдиним агентом проти мафії. Убивають уже першої ночі, хто вибуває, той показує роль, а рівним рахунком тут не виграти: інша сторона має зникнути.',
  'spytown-best': 'Найкраще на 9–19 гравців.',
  'spytown-age': 'Для дорослих; з дітьми краще грати в дитячому режимі.',
  'spytown-mode-basic-about': 'Поліцейські та один агент проти мафії, без карт дії. Найкраще для першого разу.',
  'spytown-mode-extended-about':
    'Ролі ті самі, але ще й карта кожному: зазвичай одна з чотирьох щось уміє, решта лише приховує, у кого вона.',
  'spytown-mode-kids-about':
    'Курсанти шукають розбишак: без агента, одне голосування на день, а хто вибуває, може показати ще на когось. Кожну з цих поступок можна вимкнути.',
  'spytown-option-cards': 'Карти дії',
  'spytown-option-cards-about':
    'За жеребом, одна на кожних чотирьох гравців; або названі поіменно: жодної, кілька чи хоч по одній кожному. Решті — нейтральні.',
  'spytown-option-cards-auto': 'за жеребом',
  'spytown-option-newGang': 'Нова банда',
  'spytown-option-newGang-about':
    'Від 13 гравців: три з карт дії — «Нова банда», і хто таку дістане, той грає за третю сторону.',
  'spytown-option-gangMeets': 'Нова банда знає своїх',
  'spytown-option-gangMeets-about': 'Її гравці дізнаються одне про одного ще до першого ходу мафії.',
  'spytown-option-noAgent': 'Без розвідника',
  'spytown-option-noAgent-about':
    'Увімкнено: ролей не підглядає ніхто. Вимкнено: один із курсантів — розвідник, і він підглядає.',
  'spytown-option-lastShots': 'Показати на прощання',
  'spytown-option-lastShots-about':
    'Увімкнено: хто пішов додому раніше або вибув за голосуванням, може показати ще на когось, і той теж вибуває. Вимкнено: ніхто ні на кого не показує, хіба що перші двоє за столом на 20–21.',
  'spytown-option-oneBallot': 'Одне голосування на день',
  'spytown-option-oneBallot-about':
    'Увімкнено: хто має найбільше голосів, вибуває, а фінал — лише якщо таких кілька. Вимкнено: фінал є завжди, між тими, у кого голосів найбільше.',
  'spytown-timer-swap': 'Зміна ролі',
  'spytown-timer-first-night': 'Перша ніч',
  'spytown-timer-night': 'Ніч',
  'spytown-timer-rescue': 'Порятунок з-під удару',
  'spytown-timer-shot': 'Останній постріл',
  'spytown-timer-opening': 'Ранкові карти',
  'spytown-timer-morning': 'Ранкові новини',
  'spytown-timer-talk': 'Обговорення',
  'spytown-timer-ballot': 'Перше голосування',
  'spytown-timer-leader': 'Слово лідера',
  'spytown-timer-defence': 'Захист обвинуваченого',
  'spytown-timer-final': 'Фінальне голосування',
  'spytown-timer-repeat': 'Повторне голосування',
  'spytown-timer-verdict': 'Вирок',
  'spytown-timer-dusk': 'Сутінки',
  'spytown-kids-about':
    'Поліцейська академія на 6–21 гравця: курсанти шукають розбишак, які пустують у тиху годину. Хто вибуває з навчань, той показує роль, а сторона перемагає, коли інша вся вже вдома.',
  'spytown-kids-age': 'Грати можуть навіть малі діти.',
  'spytown-kids-timer-first-night': 'Перша тиха година',
  'spytown-kids-timer-night': 'Тиха година',
  'spytown-kids-timer-shot': 'Показати ще на когось',
  'spytown-kids-timer-defence': 'Промова у фіналі',
  'spytown-kids-timer-verdict': 'Рішення',
};
