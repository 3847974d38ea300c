import type { familySettings as english } from '../../en/settings/family.ts';

export const familySettings: Readonly<Record<keyof typeof english, string>> = {
  'family-about':
    'Місто, де править сім’я, на 7–15 гравців: комісар, лікар і детектив проти мафії, а у більшій компанії ще й жінка-кішка та маніяк, кожен за себе. Ранкові новини тут розповідають більше, ніж деінде, а хто вибуває, той показує роль.',
  'family-best': 'Найкраще на 9–15 гравців.',
  'family-age': 'Малі діти теж можуть грати: для них є дитячий режим.',
  'family-mode-basic-about':
    'Комісар і лікар проти мафії; що більший стіл, то ближче детектив, жінка-кішка й маніяк. Найкраще для першого разу.',
  'family-mode-extended-about':
    'Тільки мирні жителі та мафіозі, без здібностей, зате з картою для кожного: зазвичай щонайбільше одна з чотирьох щось уміє.',
  'family-mode-kids-about':
    'Студенти шукають розбишак: без здібностей, одне голосування на день, а хто вибуває, може показати ще на когось. Кожну з цих поступок можна вимкнути.',
  'family-option-mafiosi': 'Мафіозі',
  'family-option-mafiosi-about': 'Скільки їх роздати, від одного до трьох; за таблицею двоє, а від 11 гравців троє.',
  'family-option-mafiosi-auto': 'за таблицею',
  'family-option-mafiosi-1': '1',
  'family-option-mafiosi-2': '2',
  'family-option-mafiosi-3': '3',
  'family-option-detective': 'Детектив',
  'family-option-detective-about': 'Дізнається ролі, а мафіозі чи маніяка цим убиває; за таблицею від 9 гравців.',
  'family-option-detective-auto': 'за таблицею',
  'family-option-detective-yes': 'у грі',
  'family-option-detective-no': 'не в грі',
  'family-option-catwoman': 'Жінка-кішка',
  'family-option-catwoman-about':
    'Грає за себе й забирає в того, до кого навідалася, голос на наступний день або всю наступну ніч. За таблицею — від 10 гравців, і тоді це голос.',
  'family-option-catwoman-auto': 'за таблицею',
  'family-option-catwoman-yes': 'у грі',
  'family-option-catwoman-vote': 'забирає голос',
  'family-option-catwoman-role': 'забирає ніч',
  'family-option-catwoman-no': 'не в грі',
  'family-option-maniac': 'Маніяк',
  'family-option-maniac-about':
    'Грає за себе, вбити може стільки разів, скільки мафіозі на початку; за таблицею від 12 гравців.',
  'family-option-maniac-auto': 'за таблицею',
  'family-option-maniac-yes': 'у грі',
  'family-option-maniac-no': 'не в грі',
  'family-option-plainRoles': 'Без здібностей',
  'family-option-plainRoles-about':
    'Увімкнено: тільки студенти й розбишаки. Вимкнено: у грі староста й медик, а що більший стіл, то ближче слідопит, кішка й розбишака-одинак.',
  'family-option-lastShots': 'Показати на прощання',
  'family-option-lastShots-about':
    'Увімкнено: хто пішов додому раніше або вибув за голосуванням, може показати ще на когось, і той теж вибуває. Вимкнено: ніхто ні на кого не показує.',
  'family-option-oneBallot': 'Одне голосування на день',
  'family-option-oneBallot-about':
    'Увімкнено: хто має найбільше голосів, вибуває, а фінал — лише якщо таких кілька. Вимкнено: фінал є завжди, між тими, у кого голосів найбільше.',
  'family-option-cards': 'Карти дії',
  'family-option-cards-about':
    'За жеребом, одна на кожних чотирьох гравців; або названі поіменно: жодної, кілька чи всі шість. Решті — нейтральні.',
  'family-option-cards-auto': 'за жеребом',
  'family-timer-swap': 'Зміна ролі',
  'family-timer-first-night': 'Перша ніч',
  'family-timer-night': 'Ніч',
  'family-timer-rescue': 'Порятунок з-під удару',
  'family-timer-shot': 'Останній постріл',
  'family-timer-morning': 'Ранкові новини',
  'family-timer-talk': 'Обговорення',
  'family-timer-ballot': 'Перше голосування',
  'family-timer-defence': 'Захист обвинуваченого',
  'family-timer-final': 'Фінальне голосування',
  'family-timer-repeat': 'Повторне голосування',
  'family-timer-verdict': 'Вирок',
  'family-timer-dusk': 'Сутінки',
  'family-kids-about':
    'Студентський гуртожиток на 7–15 гравців: студенти шукають розбишак, які пустують у тиху годину. Хто залишає аудиторію, той показує роль, а сторона перемагає, коли інша вся вже вдома.',
  'family-kids-age': 'Грати можуть навіть малі діти.',
  'family-kids-option-mafiosi': 'Розбишаки',
  'family-kids-option-mafiosi-about':
    'Скільки їх роздати, від одного до трьох; за таблицею двоє, а від 11 гравців троє.',
  'family-kids-timer-first-night': 'Перша тиха година',
  'family-kids-timer-night': 'Тиха година',
  'family-kids-timer-shot': 'Показати ще на когось',
  'family-kids-timer-defence': 'Промова у фіналі',
  'family-kids-timer-verdict': 'Рішення',
};
