import type { spytownCalls as english } from '../../en/calls/spytown.ts';

export const spytownCalls: Readonly<Record<keyof typeof english, string>> = {
  'spytown-wake-agent-act': 'Прокидається агент: чий жетон йому показати?',
  'spytown-wake-gang-meet': 'Прокидається нова банда: хто має її карту, запам’ятайте одне одного.',
  'spytown-wake-mafia-meet-shoot': 'Прокидається мафія: запам’ятайте своїх і без слів оберіть жертву.',
  'spytown-wake-mafia-shoot': 'Прокидається мафія: хто цього разу жертва? Домовляємося без слів.',
  'spytown-kids-wake-mafia-meet-shoot':
    'Прокидаються розбишаки: запам’ятайте своїх і без слів оберіть, хто піде додому раніше.',
  'spytown-kids-wake-mafia-shoot': 'Прокидаються розбишаки: хто цього разу піде додому раніше? Домовляємося без слів.',
  'spytown-kids-wake-agent-act': 'Прокидається розвідник: чию роль йому показати?',
};
