import type { party as english } from '../../en/editions/party.ts';

export const party: Readonly<Record<keyof typeof english, string>> = {
  'party-mode-base': 'Базовый',
  'party-mode-pro': 'Профи',
  'party-mode-extended': 'Расширенный',
  'party-mode-hostless': 'Без ведущего',

  'party-side-red': 'город',
  'party-side-red-goal':
    'Побеждаешь, когда среди живых не останется ни одного чёрного игрока. Преступникам может хватить и равенства с городом.',
  'party-side-red-won': 'Город победил: преступников больше нет.',
  'party-side-mafia': 'мафия',
  'party-side-mafia-goal':
    'Побеждаешь, когда мафии станет не меньше, чем горожан, и больше никто из живых не будет стоять у неё на пути.',
  'party-side-mafia-won': 'Мафия победила: город в её руках.',
  'party-side-yakuza': 'якудза',
  'party-side-yakuza-goal':
    'Побеждаешь, когда якудзы станет не меньше, чем горожан, и больше никто из живых не будет стоять у неё на пути.',
  'party-side-yakuza-won': 'Якудза победила: город в её руках.',
  'party-side-maniac': 'маньяк',
  'party-side-maniac-goal':
    'Играешь за себя: побеждаешь, когда живых осталось двое, ты и кто-то ещё, или только ты. Пока ты в игре, никто другой победить не может.',
  'party-side-maniac-won': 'Маньяк победил: остановить его уже некому.',
  'party-side-black': 'чёрная команда',
  'party-side-black-goal':
    'Побеждаешь с той бандой, что возьмёт верх, и считают тебя за неё. Пока ты в игре, город не победит; но без единой банды не победишь и ты.',
  'party-side-black-won': 'Чёрная команда победила.',

  'party-role-citizen': 'Мирный житель',
  'party-role-citizen-does': 'Ночного хода нет: есть глаза, уши и голос.',
  'party-role-commissioner': 'Комиссар',
  'party-role-commissioner-does': 'Каждую ночь проверяет игрока: чёрный или нет.',
  'party-role-doctor': 'Доктор',
  'party-role-doctor-does':
    'Со второй ночи спасает одного игрока от пуль преступников. Можно и себя, но не одного и того же две ночи подряд.',
  'party-role-immortal': 'Бессмертный',
  'party-role-immortal-does': 'Ночью его не убить. Суд — другое дело.',
  'party-role-honest-judge': 'Честный судья',
  'party-role-honest-judge-does': 'Пока жив хоть один судья, в первом голосовании голосуют только судьи.',
  'party-role-sheriff': 'Шериф',
  'party-role-sheriff-does': 'Со второй ночи может убивать по игроку за ночь; от его пули не спасёт и доктор.',
  'party-role-mafioso': 'Мафиозо',
  'party-role-mafioso-does': 'Со второй ночи стреляет вместе с мафией.',
  'party-role-don': 'Дон мафии',
  'party-role-don-does':
    'Стреляет с мафией и каждую ночь ищет комиссара; в расширенной колоде его интересует и ниндзя.',
  'party-role-ninja': 'Ниндзя',
  'party-role-ninja-does': 'Стреляет с якудзой и каждую ночь ищет комиссара или кого-то из мафии.',
  'party-role-yakuza': 'Якудза',
  'party-role-yakuza-does': 'Со второй ночи стреляет вместе со своей бандой.',
  'party-role-maniac': 'Маньяк',
  'party-role-maniac-does': 'Со второй ночи убивает по игроку за ночь.',
  'party-role-werewolf': 'Оборотень',
  'party-role-werewolf-does': 'Начинает за город, а как только из игры выбудет первый преступник, уходит в его банду.',
  'party-role-lawyer': 'Адвокат',
  'party-role-lawyer-does':
    'Играет за мафию, хоть и не знает её в лицо: каждую ночь видит карту одного игрока, а комиссару кажется красным.',
  'party-role-corrupt-judge': 'Продажный судья',
  'party-role-corrupt-judge-does':
    'Ночью спит, а на суде голосует: пока жив хоть один судья, в первом голосовании голосуют только судьи. Он из чёрных, но этого не скажут никому.',

  'party-role-lawyer-goal':
    'Побеждаешь с мафией: её должно стать не меньше, чем горожан, и больше никто из живых не должен стоять у неё на пути. Ты тоже мафия, даже если из неё больше никого не осталось.',
  'party-role-werewolf-goal':
    'До перехода побеждаешь с городом: живых чёрных остаться не должно. После — со своей бандой: её должно стать не меньше, чем горожан, и больше никто из живых не должен стоять у неё на пути.',
  'party-side-red-with-maniac': 'Пока жив маньяк, победить может только он.',
  'party-side-red-with-yakuza': 'Банд в городе две, и избавиться нужно от обеих.',
  'party-side-red-with-lawyer': 'Адвокат тоже чёрный: и он должен выбыть.',
  'party-side-red-with-corrupt-judge': 'Один из судей чёрный: пока он жив, город не победил.',
  'party-side-mafia-with-maniac': 'Пока жив маньяк, победить может только он.',
  'party-side-mafia-with-yakuza': 'Пока жив хоть кто-то из якудзы, мафия не побеждает.',
  'party-side-mafia-with-corrupt-judge': 'Продажного судью считают за вас, и побеждает он вместе с вами.',
  'party-side-yakuza-with-maniac': 'Пока жив маньяк, победить может только он.',
  'party-side-yakuza-with-mafioso': 'Пока жив хоть кто-то из мафии, якудза не побеждает.',
  'party-side-yakuza-with-lawyer': 'Адвокат — тоже мафия, даже когда он из неё последний.',
  'party-side-yakuza-with-corrupt-judge': 'Продажного судью считают за вас, и побеждает он вместе с вами.',
  'party-role-mafioso-with-lawyer': 'Адвокат — тоже мафия, но вы друг друга не знаете.',
  'party-role-don-with-lawyer': 'Адвокат — тоже мафия, но вы друг друга не знаете.',
  'party-role-commissioner-with-lawyer': 'Адвокат кажется тебе красным.',

  'party-fact-black': '{ $name }: { $value -> \n    [yes] чёрная команда\n   *[no] не чёрная команда\n}',
  'party-fact-commissioner': '{ $name }: { $value -> \n    [yes] комиссар\n   *[no] не комиссар\n}',
  'party-fact-commissioner-or-ninja':
    '{ $name }: { $value -> \n    [yes] комиссар или ниндзя\n   *[no] не комиссар и не ниндзя\n}',
  'party-fact-commissioner-or-mafia':
    '{ $name }: { $value -> \n    [yes] комиссар или кто-то из мафии\n   *[no] не комиссар и не мафия\n}',
  'party-fact-plan': 'План на ночь { $value }: { $name }',
  'party-news-judge': 'Судья: { $judge }.',
  'party-news-host': 'Отныне игру ведёт { $host }.',
  'party-tally-silent':
    '{ $n -> \n    [one] { $n } голос не отдан: он достаётся последнему в списке.\n    [few] { $n } голоса не отданы: они достаются последнему в списке.\n   *[many] { $n } голосов не отдано: они достаются последнему в списке.\n}',
  'party-drinks': 'Проигравшие угощают победителей.',
};
