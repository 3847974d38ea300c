import type { party as english } from '../../en/editions/party.ts';

export const party: Readonly<Record<keyof typeof english, string>> = {
  'party-mode-base': 'Базовий',
  'party-mode-pro': 'Профі',
  'party-mode-extended': 'Розширений',
  'party-mode-hostless': 'Без ведучого',

  'party-side-red': 'місто',
  'party-side-red-goal':
    'Перемагаєш, коли серед живих не лишиться жодного чорного гравця. Злочинцям може вистачити й рівності з містом.',
  'party-side-red-won': 'Місто перемогло: злочинців більше немає.',
  'party-side-mafia': 'мафія',
  'party-side-mafia-goal':
    'Перемагаєш, коли мафії стане не менше, ніж містян, і більше ніхто з живих не стоятиме їй на заваді.',
  'party-side-mafia-won': 'Мафія перемогла: місто в її руках.',
  'party-side-yakuza': 'якудза',
  'party-side-yakuza-goal':
    'Перемагаєш, коли якудзи стане не менше, ніж містян, і більше ніхто з живих не стоятиме їй на заваді.',
  'party-side-yakuza-won': 'Якудза перемогла: місто в її руках.',
  'party-side-maniac': 'маніяк',
  'party-side-maniac-goal':
    'Граєш за себе: перемагаєш, коли живих лишилося двоє, ти й ще хтось, або тільки ти. Поки ти в грі, ніхто інший перемогти не може.',
  'party-side-maniac-won': 'Маніяк переміг: спинити його вже нікому.',
  'party-side-black': 'чорна команда',
  'party-side-black-goal':
    'Перемагаєш із тією бандою, що візьме гору, і рахують тебе за неї. Поки ти в грі, місто не переможе; але без жодної банди не переможеш і ти.',
  'party-side-black-won': 'Чорна команда перемогла.',

  'party-role-citizen': 'Мирний мешканець',
  'party-role-citizen-does': 'Нічного ходу немає: є очі, вуха й голос.',
  'party-role-commissioner': 'Комісар',
  'party-role-commissioner-does': 'Щоночі перевіряє гравця: чорний чи ні.',
  'party-role-doctor': 'Лікар',
  'party-role-doctor-does':
    'З другої ночі рятує одного гравця від куль злочинців. Можна й себе, але не того самого дві ночі поспіль.',
  'party-role-immortal': 'Безсмертний',
  'party-role-immortal-does': 'Уночі його не вбити. Суд — інша справа.',
  'party-role-honest-judge': 'Чесний суддя',
  'party-role-honest-judge-does': 'Поки живий хоч один суддя, у першому голосуванні голосують лише судді.',
  'party-role-sheriff': 'Шериф',
  'party-role-sheriff-does': 'З другої ночі може вбивати по гравцю за ніч; від його кулі не врятує й лікар.',
  'party-role-mafioso': 'Мафіозо',
  'party-role-mafioso-does': 'З другої ночі стріляє разом із мафією.',
  'party-role-don': 'Дон мафії',
  'party-role-don-does': 'Стріляє з мафією й щоночі шукає комісара; у розширеній колоді його цікавить і ніндзя.',
  'party-role-ninja': 'Ніндзя',
  'party-role-ninja-does': 'Стріляє з якудзою й щоночі шукає комісара або когось із мафії.',
  'party-role-yakuza': 'Якудза',
  'party-role-yakuza-does': 'З другої ночі стріляє разом зі своєю бандою.',
  'party-role-maniac': 'Маніяк',
  'party-role-maniac-does': 'З другої ночі вбиває по гравцю за ніч.',
  'party-role-werewolf': 'Перевертень',
  'party-role-werewolf-does': 'Починає за місто, а щойно з гри вибуде перший злочинець, іде до його банди.',
  'party-role-lawyer': 'Адвокат',
  'party-role-lawyer-does':
    'Грає за мафію, хоч і не знає її в обличчя: щоночі бачить карту одного гравця, а комісарові здається червоним.',
  'party-role-corrupt-judge': 'Продажний суддя',
  'party-role-corrupt-judge-does':
    'Уночі спить, а на суді голосує: поки живий хоч один суддя, у першому голосуванні голосують лише судді. Він із чорних, але цього не скажуть нікому.',

  'party-role-lawyer-goal':
    'Перемагаєш із мафією: її має стати не менше, ніж містян, і більше ніхто з живих не має стояти їй на заваді. Ти теж мафія, навіть якщо з неї нікого більше не лишилося.',
  'party-role-werewolf-goal':
    'До переходу перемагаєш із містом: живих чорних не має лишитися. Після — зі своєю бандою: її має стати не менше, ніж містян, і більше ніхто з живих не має стояти їй на заваді.',
  'party-side-red-with-maniac': 'Поки живий маніяк, перемогти може тільки він.',
  'party-side-red-with-yakuza': 'Банд у місті дві, і позбутися треба обох.',
  'party-side-red-with-lawyer': 'Адвокат теж чорний: і він має вибути.',
  'party-side-red-with-corrupt-judge': 'Один із суддів чорний: поки він живий, місто не перемогло.',
  'party-side-mafia-with-maniac': 'Поки живий маніяк, перемогти може тільки він.',
  'party-side-mafia-with-yakuza': 'Поки живий хоч хтось із якудзи, мафія не перемагає.',
  'party-side-mafia-with-corrupt-judge': 'Продажного суддю рахують за вас, і перемагає він разом із вами.',
  'party-side-yakuza-with-maniac': 'Поки живий маніяк, перемогти може тільки він.',
  'party-side-yakuza-with-mafioso': 'Поки живий хоч хтось із мафії, якудза не перемагає.',
  'party-side-yakuza-with-lawyer': 'Адвокат — теж мафія, навіть коли він із неї останній.',
  'party-side-yakuza-with-corrupt-judge': 'Продажного суддю рахують за вас, і перемагає він разом із вами.',
  'party-role-mafioso-with-lawyer': 'Адвокат — теж мафія, але ви одне одного не знаєте.',
  'party-role-don-with-lawyer': 'Адвокат — теж мафія, але ви одне одного не знаєте.',
  'party-role-commissioner-with-lawyer': 'Адвокат здається тобі червоним.',

  'party-fact-black': '{ $name }: { $value -> \n    [yes] чорна команда\n   *[no] не чорна команда\n}',
  'party-fact-commissioner': '{ $name }: { $value -> \n    [yes] комісар\n   *[no] не комісар\n}',
  'party-fact-commissioner-or-ninja':
    '{ $name }: { $value -> \n    [yes] комісар або ніндзя\n   *[no] не комісар і не ніндзя\n}',
  'party-fact-commissioner-or-mafia':
    '{ $name }: { $value -> \n    [yes] комісар або хтось із мафії\n   *[no] не комісар і не мафія\n}',
  'party-fact-plan': 'План на ніч { $value }: { $name }',
  'party-news-judge': 'Суддя: { $judge }.',
  'party-news-host': 'Відтепер гру веде { $host }.',
  'party-tally-silent':
    '{ $n -> \n    [one] { $n } голос не віддано: він дістається останньому в списку.\n    [few] { $n } голоси не віддано: вони дістаються останньому в списку.\n   *[many] { $n } голосів не віддано: вони дістаються останньому в списку.\n}',
  'party-drinks': 'Переможені пригощають переможців.',
};
