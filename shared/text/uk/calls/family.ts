import type { familyCalls as english } from '../../en/calls/family.ts';

export const familyCalls: Readonly<Record<keyof typeof english, string>> = {
  'family-wake-mafia-meet-shoot': 'Прокидається мафія: запам’ятайте своїх і без слів оберіть жертву.',
  'family-wake-mafia-shoot': 'Прокидається мафія: хто цього разу жертва? Домовляємося без слів.',
  'family-wake-commissioner-act': 'Прокидається комісар: чию карту йому показати?',
  'family-wake-detective-act': 'Прокидається детектив: кого перевірити? Хто вбиває, той до ранку не доживе.',
  'family-wake-doctor-act': 'Прокидається лікар: кого лікувати цієї ночі?',
  'family-wake-catwoman-act': 'Прокидається жінка-кішка: до кого навідатися?',
  'family-wake-maniac-act': 'Прокидається маніяк: убити когось чи перечекати ніч?',
  'family-kids-wake-mafia-meet-shoot':
    'Прокидаються розбишаки: запам’ятайте своїх і без слів оберіть, хто піде додому раніше.',
  'family-kids-wake-mafia-shoot': 'Прокидаються розбишаки: хто цього разу піде додому раніше? Домовляємося без слів.',
  'family-kids-wake-commissioner-act': 'Прокидається староста: чию роль показати?',
  'family-kids-wake-detective-act': 'Прокидається слідопит: чиї сліди цього разу? Знайдений розбишака йде додому.',
  'family-kids-wake-doctor-act': 'Прокидається медик: кому довідку цього разу?',
  'family-kids-wake-catwoman-act': 'Прокидається кішка: до кого на коліна цього разу?',
  'family-kids-wake-maniac-act': 'Прокидається розбишака-одинак: відправити когось додому чи перечекати?',
};
