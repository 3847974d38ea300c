/** Children's modes: in place of any text that has a killing word in it, or a word of the courtroom or the underworld. */
import type { kids as english } from '../../en/voices/kids.ts';

export const kids: Readonly<Record<keyof typeof english, string>> = {
  'kids-stage-night': 'тихий час',
  'kids-stage-verdict': 'решение',
  'kids-action-shoot': 'выбор',
  'kids-action-disqualify': 'разрешение уйти домой',
  'kids-ask-shoot': 'Кто пойдёт домой пораньше?',
  'kids-ask-disqualify': 'Кого отпустить домой?',
  'kids-sign-this-one': 'вот кто',
  'kids-sign-another': 'кто-то другой',
  'kids-fate-shot': 'домой пораньше',
  'kids-fate-condemned': 'по голосованию',
  'kids-fate-struck': 'за компанию',
  'kids-fate-left': 'срочные дела',
  'kids-fate-disqualified': 'отпустили домой',

  'kids-cannot-quiet':
    'ℹ️ У меня нет права ограничивать участников, так что закрыть группу на тихий час и унять тех, кто выбыл, не смогу: это дело чести.',
  'kids-cannot-quiet-basic':
    'ℹ️ Это обычная группа: закрыть чат на тихий час и унять тех, кто выбыл, я здесь не могу. Так что это дело чести.',
  'kids-cannot-quiet-admins':
    'ℹ️ Владельца и админов группы я заглушить не могу: что они напишут в тихий час, вне игры или не в свою очередь, то удалю.',
  'kids-night-act': 'Кто что-то задумал — за дело в личке, { $until }.',
  'kids-night-act-app': 'Кто что-то задумал — за дело за столом в приложении, { $until }.',
  'kids-news-shot': '{ $by } на прощание показывает пальцем: { $shot }.',
  'kids-news-spared': 'Голосование никого не отправляет домой.',
  'kids-accused': 'Под подозрением:',
  'kids-trial': '🔎 <b>День { $round }. Кто тут хулиган?</b>',
  'kids-trial-voters-all': 'Голосуют все, кто в игре.',
  'kids-trial-runoff-talk':
    'По очереди объясняют, почему это не они, до { $span } на каждого. Потом — финальное голосование.',
  'kids-trial-runoff':
    'Финальное голосование, { $until }: в личке и только против финалистов. Голос можно менять до конца.',
  'kids-trial-runoff-app':
    'Финальное голосование, { $until }: за столом в приложении и только против финалистов. Голос можно менять до конца.',
  'kids-verdict': '📣 <b>День { $round }. Стол решил.</b>',
  'kids-window-shot': '👉 { $name } может показать ещё на кого-то: в личке, { $until }.',
  'kids-window-shot-app': '👉 { $name } может показать ещё на кого-то: за столом в приложении, { $until }.',
  'kids-window-let-pass': 'Ни на кого не показывать',
  'kids-window-passed': 'Ты ни на кого не показываешь. Благородно!',
  'kids-course-night': 'Тихий час { $round }',
  'kids-course-quiet': 'все на месте',
  'kids-course-shot': 'домой пораньше: { $name }',
  'kids-course-condemned': 'по голосованию: { $name }',
  'kids-course-struck': 'за компанию: { $name }',
  'kids-course-left': 'срочные дела: { $name }',
  'kids-course-disqualified': 'отпустили домой: { $name }',

  'kids-ask-night': '🌙 <b>Тихий час { $round }</b> · { $group }',
  'kids-ask-nothing': 'В этот тихий час дел у тебя нет. Сладких снов!',
  'kids-answer-open': 'До конца тихого часа можно передумать.',
  'kids-gang-choices': 'Хулиганы пока выбирают так:',
  'kids-night-goes-on': 'Тихий час продолжается.',
  'kids-night-over': 'Тихий час прошёл.',
  'kids-ask-window': '👉 <b>{ $group }</b>',
  'kids-ask-window-shot':
    'Ты выбываешь, но не без слова: за { $span } можно показать ещё на кого-то, кто выбудет вместе с тобой.',
  'kids-window-over': '👉 <b>{ $group }</b>\nЭтот миг уже прошёл.',
  'kids-button-rule': '🚪 Отпустить домой',
  'kids-host-rules':
    '🎙 Эту игру ведёшь ты. В любой момент можно отпустить кого-то домой: роль будет показана, а сам игрок ни на кого не покажет.',
  'kids-menu-out': 'Ты вне игры. Пусть остальные думают сами: ни слова!',

  'kids-settings-decoys': 'В тихий час отвечают все: { $value }',
  'kids-settings-decoys-about':
    'Если «да», то игроки, которым в тихий час нечего делать, называют, кого подозревают, а кончается он раньше, только когда ответили все. Если «нет», роли может выдать сама его длина.',
  'kids-app-settings-night': 'Тихий час',
  'kids-app-settings-decoys': 'В тихий час отвечают все',
  'kids-app-settings-decoys-about':
    'Кому в тихий час нечего делать, называет, кого подозревает: все телефоны выглядят одинаково, а кончается он раньше, только когда ответили все. Без этого роль может выдать сама его длина.',
  'kids-app-night': 'Тихий час { $round }',
  'kids-app-accused': 'Под подозрением',
  'kids-app-seat-accused': 'под подозрением',
  'kids-app-out-note': 'Смотреть можно, но ни слова!',
  'kids-app-nothing-to-pick': 'В этот тихий час выбирать нечего.',
  'kids-app-night-nothing': 'В этот тихий час дел нет. Держи телефон, как все.',
  'kids-app-ballot-title': 'Кто тут хулиган?',
  'kids-app-stamp': 'Выбывает',
  'kids-app-nobody-condemned': 'Сегодня никто не выбывает',
  'kids-app-news-shot': 'Пораньше домой идёт { $name }',
  'kids-app-news-condemned': 'По голосованию выбывает { $name }',
  'kids-app-news-struck': 'Тоже выбывает { $name }',
  'kids-app-news-left': 'По срочным делам убегает { $name }',
  'kids-app-news-disqualified': 'Ведущий отпускает домой: { $name }',
  'kids-app-paper-loss':
    '{ $n -> \n    [one] Кто-то ушёл домой пораньше\n    [few] Кое-кто ушёл домой пораньше\n   *[many] Кое-кто ушёл домой пораньше\n}',
  'kids-app-paper-quiet': 'Все спали как сурки',
  'kids-app-result-nights':
    '{ $n -> \n    [one] { $n } тихий час\n    [few] { $n } тихих часа\n   *[many] { $n } тихих часов\n}',
  'kids-app-course-night': 'Тихий час { $round }',
  'kids-app-course-quiet': 'Правда тихий: все на месте',
  'kids-app-course-shot': 'Домой пораньше: { $name }',
  'kids-app-course-condemned': 'По голосованию: { $name }',
  'kids-app-course-struck': 'За компанию: { $name }',
  'kids-app-course-left': 'Срочные дела: { $name }',
  'kids-app-course-disqualified': 'Отпустили домой: { $name }',
  'kids-app-knew-gang': 'тайно · знают хулиганы',
  'kids-app-lobby-invite-text':
    'За нашим столом есть свободное место: { $edition }, { $mode }. Приходи искать хулиганов вместе с нами.',
  'kids-app-window-shot': 'На прощание',
  'kids-app-window-shot-about': 'Кто выбывает, может показать ещё на кого-то.',
  'kids-app-window-name': 'Показать на кого-то',
  'kids-app-host-remove': 'Отпустить домой',
  'kids-app-host-remove-sure': 'Отпустить домой: { $name }? Роль будет показана, а сам игрок ни на кого не покажет.',
  'kids-app-read-tie': 'Голосов поровну: { $names }. По очереди объясняют, почему это не они.',
  'kids-app-read-runoff': 'Финальное голосование. В финале: { $names }.\nОдин голос на каждого, в телефоне.',
  'kids-app-read-verdict': 'Голосование окончено.',
  'kids-app-read-dusk': 'День подходит к концу.\nПора чистить зубы.',

  'kids-app-award-nose': 'Самый зоркий глаз',
  'kids-app-award-nose-why':
    '{ $n -> \n    [one] { $n } голос против хулиганов\n    [few] { $n } голоса против хулиганов\n   *[other] { $n } голосов против хулиганов\n}',
  'kids-app-award-cover': 'Самая хитрая улыбка',
  'kids-app-award-cover-why':
    '{ $n -> \n    [0] среди хулиганов — и ни одного голоса против\n    [one] среди хулиганов — и всего { $n } голос против\n    [few] среди хулиганов — и всего { $n } голоса против\n   *[other] среди хулиганов — и всего { $n } голосов против\n}',
  'kids-app-award-unsinkable-why':
    '{ $n -> \n    [one] { $n } день под подозрением — и всё ещё в игре\n    [few] { $n } дня под подозрением — и всё ещё в игре\n   *[other] { $n } дней под подозрением — и всё ещё в игре\n}',
  'kids-app-award-first-victim': 'Раньше всех домой',
  'kids-app-award-first-victim-why': 'кто-то должен быть первым',
};
