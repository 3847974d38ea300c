import type { familyCalls as english } from '../../en/calls/family.ts';

export const familyCalls: Readonly<Record<keyof typeof english, string>> = {
  'family-wake-mafia-meet-shoot': 'Просыпается мафия: запомните своих и без слов выберите жертву.',
  'family-wake-mafia-shoot': 'Просыпается мафия: кто на этот раз жертва? Договариваемся без слов.',
  'family-wake-commissioner-act': 'Просыпается комиссар: чью карту ему показать?',
  'family-wake-detective-act': 'Просыпается детектив: кого проверить? Кто убивает, тот до утра не доживёт.',
  'family-wake-doctor-act': 'Просыпается доктор: кого лечить этой ночью?',
  'family-wake-catwoman-act': 'Просыпается женщина-кошка: к кому наведаться?',
  'family-wake-maniac-act': 'Просыпается маньяк: убить кого-то или переждать ночь?',
  'family-kids-wake-mafia-meet-shoot':
    'Просыпаются хулиганы: запомните своих и без слов выберите, кто пойдёт домой пораньше.',
  'family-kids-wake-mafia-shoot':
    'Просыпаются хулиганы: кто на этот раз пойдёт домой пораньше? Договариваемся без слов.',
  'family-kids-wake-commissioner-act': 'Просыпается староста: чью роль показать?',
  'family-kids-wake-detective-act': 'Просыпается следопыт: чьи следы на этот раз? Найденный хулиган идёт домой.',
  'family-kids-wake-doctor-act': 'Просыпается медик: кому справку на этот раз?',
  'family-kids-wake-catwoman-act': 'Просыпается кошка: к кому на колени на этот раз?',
  'family-kids-wake-maniac-act': 'Просыпается хулиган-одиночка: отправить кого-то домой или переждать?',
};
