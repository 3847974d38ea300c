/** The day of two ballots that some rulebooks have in common: in place of the common texts. */
import type { twoBallots as english } from '../../en/voices/two-ballots.ts';

export const twoBallots: Readonly<Record<keyof typeof english, string>> = {
  'two-ballots-stage-talk': 'обговорення',
  'two-ballots-stage-vote': 'перше голосування',
  'two-ballots-stage-runoff': 'фінальне голосування',
  'two-ballots-discussion':
    '🗣 Обговорення, { $until }. Кажіть, кого підозрюєте, а коли час голосувати — скажіть про це в особистих.',
  'two-ballots-discussion-app':
    '🗣 Обговорення, { $until }. Кажіть, кого підозрюєте, а коли час голосувати — скажіть про це за столом у застосунку.',
  'two-ballots-talk': '🗣 Говорять усі, до { $span }; потім голосуємо.',
  'two-ballots-talk-app': '🗣 Далі говорять усі разом: годинник — за столом у застосунку.',
  'two-ballots-accused-line': '{ $name }',
  'two-ballots-accused-none': 'Поки що під підозрою всі.',
  'two-ballots-trial-vote':
    'Перше голосування, { $until }: назвіть в особистих одного гравця, будь-кого. Голос можна міняти до кінця; хто як голосує, покажу потім.',
  'two-ballots-trial-vote-app':
    'Перше голосування, { $until }: назвіть за столом у застосунку одного гравця, будь-кого. Голос можна міняти до кінця; хто як голосує, покажу потім.',
  'two-ballots-trial-runoff-talk': 'Виправдовуються по черзі, до { $span } на кожного. Потім — фінальне голосування.',
  'two-ballots-trial-runoff':
    'Фінальне голосування, { $until }: в особистих і лише проти тих, хто на лаві. Голос можна міняти до кінця.',
  'two-ballots-trial-runoff-app':
    'Фінальне голосування, { $until }: за столом у застосунку і лише проти тих, хто на лаві. Голос можна міняти до кінця.',
  'two-ballots-tally-runoff': 'Фінальне голосування:',
  'two-ballots-tally-silent':
    '{ $n -> \n    [one] { $n } гравець утримався або не голосував.\n    [few] { $n } гравці утрималися або не голосували.\n   *[many] { $n } гравців утрималися або не голосували.\n}',
  'two-ballots-verdict-without-ballot': 'Сьогодні рахувати нічого.',
  'two-ballots-ask-vote':
    '🗳 <b>Голосування, день { $round }</b> · { $group }\nПроти кого голосуєш? Голос можна міняти, доки голосування не закрито.',
  'two-ballots-ask-vote-one':
    '🗳 <b>Фінальне голосування, день { $round }</b> · { $group }\nНа лаві підсудних лишилося одне ім’я: { $names }. Голосуй проти або утримайся; до кінця голосування можна передумати.',
  'two-ballots-app-trial-next': 'На лаві підсудних лише № { $n }',
  'two-ballots-app-trial-yes': 'Голосую проти',
  'two-ballots-app-trial-no': 'Утримуюся',
  'two-ballots-app-read-trial':
    'Фінальне голосування. На лаві підсудних лишається тільки { $name }. Проти чи ні — на телефоні.',
  'two-ballots-ask-talk':
    '🗣 <b>Обговорення, день { $round }</b> · { $group }\nГовори в групі. Тут можна сказати, що час голосувати.',
  'two-ballots-app-talk-nobody': 'Обвинувачень не треба: у першому голосуванні можна назвати будь-кого.',
  'two-ballots-app-ballot-note':
    'Голос можна міняти, доки голосування не закрито. Потім стане видно, хто як голосував.',
  'two-ballots-app-read-discussion':
    'Говорять усі: до { $span }. Нікого ще не обвинувачуємо; коли час голосувати — скажіть про це в телефоні.',
  'two-ballots-app-read-vote':
    'Перше голосування: кожен називає одного гравця, будь-кого.\nОдин голос на кожного, у телефоні; до кінця його можна міняти.',
  'two-ballots-app-read-tie': 'На лаві підсудних: { $names }. Виправдовуються по черзі.',
  'two-ballots-app-read-runoff':
    'Фінальне голосування. На лаві підсудних: { $names }.\nОдин голос на кожного, у телефоні.',
  'two-ballots-app-read-dusk': 'День добігає кінця.\nХто має карту на цю годину, грає її в телефоні.',
  'two-ballots-app-settings-host-about':
    'Ведучий не має місця за столом, бачить усі карти й може вивести гравця з гри.',
};
