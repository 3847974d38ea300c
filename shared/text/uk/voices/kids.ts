/** Children's modes: in place of any text that has a killing word in it, or a word of the courtroom or the underworld. */
import type { kids as english } from '../../en/voices/kids.ts';

export const kids: Readonly<Record<keyof typeof english, string>> = {
  'kids-stage-night': 'тиха година',
  'kids-stage-verdict': 'рішення',
  'kids-action-shoot': 'вибір',
  'kids-action-disqualify': 'дозвіл піти додому',
  'kids-ask-shoot': 'Хто піде додому раніше?',
  'kids-ask-disqualify': 'Кого відпустити додому?',
  'kids-sign-this-one': 'ось хто',
  'kids-sign-another': 'хтось інший',
  'kids-fate-shot': 'раніше додому',
  'kids-fate-condemned': 'за голосуванням',
  'kids-fate-struck': 'за компанію',
  'kids-fate-left': 'нагальні справи',
  'kids-fate-disqualified': 'відпустили додому',

  'kids-cannot-quiet':
    'ℹ️ Я не маю права обмежувати учасників, тож не закрию групу на тиху годину й не вгамую тих, хто вибув: це справа честі.',
  'kids-cannot-quiet-basic':
    'ℹ️ Це звичайна група: закрити чат на тиху годину й вгамувати тих, хто вибув, я тут не можу. Тож це справа честі.',
  'kids-cannot-quiet-admins':
    'ℹ️ Власника й адмінів групи я заглушити не можу: що вони напишуть у тиху годину, поза грою чи не у свою чергу, те видалю.',
  'kids-night-act': 'Хто щось замислив — до справи в особистих, { $until }.',
  'kids-night-act-app': 'Хто щось замислив — до справи за столом у застосунку, { $until }.',
  'kids-news-shot': '{ $by } на прощання показує пальцем: { $shot }.',
  'kids-news-spared': 'Голосування нікого не відправляє додому.',
  'kids-accused': 'Під підозрою:',
  'kids-trial': '🔎 <b>День { $round }. Хто тут розбишака?</b>',
  'kids-trial-voters-all': 'Голосують усі, хто в грі.',
  'kids-trial-runoff-talk':
    'По черзі пояснюють, чому це не вони, до { $span } на кожного. Потім — фінальне голосування.',
  'kids-trial-runoff':
    'Фінальне голосування, { $until }: в особистих і лише проти фіналістів. Голос можна міняти до кінця.',
  'kids-trial-runoff-app':
    'Фінальне голосування, { $until }: за столом у застосунку і лише проти фіналістів. Голос можна міняти до кінця.',
  'kids-verdict': '📣 <b>День { $round }. Стіл вирішив.</b>',
  'kids-window-shot': '👉 { $name } може показати ще на когось: в особистих, { $until }.',
  'kids-window-shot-app': '👉 { $name } може показати ще на когось: за столом у застосунку, { $until }.',
  'kids-window-let-pass': 'Ні на кого не показувати',
  'kids-window-passed': 'Ти ні на кого не показуєш. Шляхетно!',
  'kids-course-night': 'Тиха година { $round }',
  'kids-course-quiet': 'усі на місці',
  'kids-course-shot': 'раніше додому: { $name }',
  'kids-course-condemned': 'за голосуванням: { $name }',
  'kids-course-struck': 'за компанію: { $name }',
  'kids-course-left': 'нагальні справи: { $name }',
  'kids-course-disqualified': 'відпустили додому: { $name }',

  'kids-ask-night': '🌙 <b>Тиха година { $round }</b> · { $group }',
  'kids-ask-nothing': 'Цієї тихої години справ у тебе немає. Солодких снів!',
  'kids-answer-open': 'До кінця тихої години можна передумати.',
  'kids-gang-choices': 'Розбишаки поки що обирають так:',
  'kids-night-goes-on': 'Тиха година триває.',
  'kids-night-over': 'Тиха година минула.',
  'kids-ask-window': '👉 <b>{ $group }</b>',
  'kids-ask-window-shot':
    'Ти вибуваєш, але не без слова: за { $span } можна показати ще на когось, хто вибуде разом із тобою.',
  'kids-window-over': '👉 <b>{ $group }</b>\nЦя мить уже минула.',
  'kids-button-rule': '🚪 Відпустити додому',
  'kids-host-rules':
    '🎙 Цю гру ведеш ти. Будь-коли можна відпустити когось додому: роль буде показано, а сам гравець ні на кого не покаже.',
  'kids-menu-out': 'Ти поза грою. Нехай решта думає сама: ані слова!',

  'kids-settings-decoys': 'У тиху годину відповідають усі: { $value }',
  'kids-settings-decoys-about':
    'Якщо «так», то гравці, які в тиху годину нічого не роблять, називають, кого підозрюють, а закінчується вона раніше лише тоді, коли відповіли всі. Якщо «ні», ролі може видати сама її тривалість.',
  'kids-app-settings-night': 'Тиха година',
  'kids-app-settings-decoys': 'У тиху годину відповідають усі',
  'kids-app-settings-decoys-about':
    'Хто в тиху годину нічого не робить, називає, кого підозрює: усі телефони виглядають однаково, а закінчується вона раніше лише тоді, коли відповіли всі. Без цього роль може видати сама її тривалість.',
  'kids-app-night': 'Тиха година { $round }',
  'kids-app-accused': 'Під підозрою',
  'kids-app-seat-accused': 'під підозрою',
  'kids-app-out-note': 'Дивитися можна, але ані слова!',
  'kids-app-nothing-to-pick': 'Цієї тихої години вибирати нічого.',
  'kids-app-night-nothing': 'Цієї тихої години справ немає. Тримай телефон, як усі.',
  'kids-app-ballot-title': 'Хто тут розбишака?',
  'kids-app-stamp': 'Вибуває',
  'kids-app-nobody-condemned': 'Сьогодні ніхто не вибуває',
  'kids-app-news-shot': 'Раніше додому йде { $name }',
  'kids-app-news-condemned': 'За голосуванням вибуває { $name }',
  'kids-app-news-struck': 'Теж вибуває { $name }',
  'kids-app-news-left': 'У нагальних справах біжить { $name }',
  'kids-app-news-disqualified': 'Ведучий відпускає додому: { $name }',
  'kids-app-paper-loss':
    '{ $n -> \n    [one] Хтось пішов додому раніше\n    [few] Дехто пішов додому раніше\n   *[many] Дехто пішов додому раніше\n}',
  'kids-app-paper-quiet': 'Усі спали як бабаки',
  'kids-app-result-nights':
    '{ $n -> \n    [one] { $n } тиха година\n    [few] { $n } тихі години\n   *[many] { $n } тихих годин\n}',
  'kids-app-course-night': 'Тиха година { $round }',
  'kids-app-course-quiet': 'Справді тиха: усі на місці',
  'kids-app-course-shot': 'Раніше додому: { $name }',
  'kids-app-course-condemned': 'За голосуванням: { $name }',
  'kids-app-course-struck': 'За компанію: { $name }',
  'kids-app-course-left': 'Нагальні справи: { $name }',
  'kids-app-course-disqualified': 'Відпустили додому: { $name }',
  'kids-app-knew-gang': 'таємно · знають розбишаки',
  'kids-app-lobby-invite-text':
    'За нашим столом є вільне місце: { $edition }, { $mode }. Приходь шукати розбишак разом із нами.',
  'kids-app-window-shot': 'На прощання',
  'kids-app-window-shot-about': 'Хто вибуває, може показати ще на когось.',
  'kids-app-window-name': 'Показати на когось',
  'kids-app-host-remove': 'Відпустити додому',
  'kids-app-host-remove-sure': 'Відпустити додому: { $name }? Роль буде показано, а сам гравець ні на кого не покаже.',
  'kids-app-read-tie': 'Голосів порівну: { $names }. По черзі пояснюють, чому це не вони.',
  'kids-app-read-runoff': 'Фінальне голосування. У фіналі: { $names }.\nОдин голос на кожного, у телефоні.',
  'kids-app-read-verdict': 'Голосування закінчено.',
  'kids-app-read-dusk': 'День добігає кінця.\nЧас чистити зуби.',

  'kids-app-award-nose': 'Найпильніше око',
  'kids-app-award-nose-why':
    '{ $n -> \n    [one] { $n } голос проти розбишак\n    [few] { $n } голоси проти розбишак\n   *[other] { $n } голосів проти розбишак\n}',
  'kids-app-award-cover': 'Найхитріша усмішка',
  'kids-app-award-cover-why':
    '{ $n -> \n    [0] серед розбишак — і жодного голосу проти\n    [one] серед розбишак — і лише { $n } голос проти\n    [few] серед розбишак — і лише { $n } голоси проти\n   *[other] серед розбишак — і лише { $n } голосів проти\n}',
  'kids-app-award-unsinkable-why':
    '{ $n -> \n    [one] { $n } день під підозрою — і досі в грі\n    [few] { $n } дні під підозрою — і досі в грі\n   *[other] { $n } днів під підозрою — і досі в грі\n}',
  'kids-app-award-first-victim': 'Раніше за всіх додому',
  'kids-app-award-first-victim-why': 'комусь треба йти першим',
};
