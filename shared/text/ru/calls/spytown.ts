import type { spytownCalls as english } from '../../en/calls/spytown.ts';

export const spytownCalls: Readonly<Record<keyof typeof english, string>> = {
  'spytown-wake-agent-act': 'Просыпается агент: чей жетон ему показать?',
  'spytown-wake-gang-meet': 'Просыпается новая банда: у кого её карта, запомните друг друга.',
  'spytown-wake-mafia-meet-shoot': 'Просыпается мафия: запомните своих и без слов выберите жертву.',
  'spytown-wake-mafia-shoot': 'Просыпается мафия: кто на этот раз жертва? Договариваемся без слов.',
  'spytown-kids-wake-mafia-meet-shoot':
    'Просыпаются хулиганы: запомните своих и без слов выберите, кто пойдёт домой пораньше.',
  'spytown-kids-wake-mafia-shoot':
    'Просыпаются хулиганы: кто на этот раз пойдёт домой пораньше? Договариваемся без слов.',
  'spytown-kids-wake-agent-act': 'Просыпается разведчик: чью роль ему показать?',
};
