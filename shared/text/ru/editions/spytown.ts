import type { spytown as english } from '../../en/editions/spytown.ts';

export const spytown: Readonly<Record<keyof typeof english, string>> = {
  'spytown-mode-basic': 'Базовый',
  'spytown-mode-extended': 'Расширенный',
  'spytown-mode-kids': 'Детский',

  'spytown-side-police': 'полиция',
  'spytown-side-police-goal':
    'Побеждаешь, когда все живые будут за полицию, пусть даже тебя уже не будет в игре. Другой стороны не должно остаться совсем: равенство ничего не решает.',
  'spytown-side-police-won': 'Полиция победила: Спайтаун спит с незапертыми дверями.',
  'spytown-side-mafia': 'мафия',
  'spytown-side-mafia-goal':
    'Побеждаешь, когда все живые будут за мафию, пусть даже тебя уже не будет в игре. Другой стороны, вместе с агентом, не должно остаться совсем: равенство ничего не решает.',
  'spytown-side-mafia-won': 'Мафия победила: участок сдаётся внаём.',
  'spytown-side-gang': 'новая банда',
  'spytown-side-gang-goal':
    'Побеждаешь, когда в живых останутся только те, кто за новую банду, неважно кто, пусть даже тебя уже не будет в игре. Ни полиции, ни мафии не должно остаться: равенство ничего не решает.',
  'spytown-side-gang-won': 'Новая банда победила: пока двое ссорились, пришёл третий.',
  'spytown-why-police': 'Все, кто остался в живых, — за полицию.',
  'spytown-why-mafia': 'Все, кто остался в живых, — за мафию.',
  'spytown-why-gang': 'Все, кто остался в живых, — за новую банду.',
  'spytown-why-draw': 'Живых не осталось или три круга подряд никто не выбыл.',

  'spytown-role-policeman': 'Полицейский',
  'spytown-role-policeman-does': 'Ночного хода нет: только нюх на враньё, слово в разговоре и голос.',
  'spytown-role-agent': 'Агент',
  'spytown-role-agent-does':
    'Каждую ночь узнаёт роль одного игрока. Когда игроков 6–7 — только в первую ночь, и взгляд на мафиози смертелен.',
  'spytown-role-mafioso': 'Мафиози',
  'spytown-role-mafioso-does':
    'Каждую ночь выбирает жертву вместе с другими мафиози: один выстрел на всех. Когда игроков 6–7 — со второй ночи.',

  'spytown-fact-mafia': '{ $name }: { $value -> \n    [yes] теперь из мафии\n   *[no] не из мафии\n}',

  'spytown-kids-lobby-title': '🎒 <b>Курсанты против хулиганов</b>',
  'spytown-kids-role-policeman': 'Курсант',
  'spytown-kids-role-policeman-does': 'Никаких тайных планов: присматривается, расспрашивает и голосует.',
  'spytown-kids-role-agent': 'Разведчик',
  'spytown-kids-role-agent-does':
    'Каждый тихий час узнаёт роль одного игрока. Если игроков 6–7 — только в первый, и разведчик, который увидит хулигана, сам идёт домой.',
  'spytown-kids-role-mafioso': 'Хулиган',
  'spytown-kids-role-mafioso-does': 'Каждый тихий час вместе с другими хулиганами выбирает, кто пойдёт домой пораньше.',
  'spytown-kids-role-mafioso-with-agent': 'Если игроков 6–7, начинаешь со второго тихого часа.',
  'spytown-kids-side-police': 'курсанты',
  'spytown-kids-side-police-goal':
    'Побеждаешь, когда на учениях не останется хулиганов, пусть даже тебя уже не будет в игре. Пока есть хоть один, играем дальше.',
  'spytown-kids-side-police-won': 'Курсанты победили: учения пройдены на отлично.',
  'spytown-kids-side-mafia': 'хулиганы',
  'spytown-kids-side-mafia-goal':
    'Побеждаешь, когда на учениях останутся одни хулиганы, пусть даже тебя уже не будет в игре. Равенство ничего не решает.',
  'spytown-kids-side-mafia-won': 'Хулиганы победили: курсантам пора снова за парты.',
  'spytown-kids-why-police': 'На учениях не осталось хулиганов.',
  'spytown-kids-why-mafia': 'На учениях остались одни хулиганы.',
  'spytown-kids-why-draw': 'На учениях никого не осталось или три круга подряд никто не выбыл.',
  'spytown-kids-night': '🌙 <b>Тихий час { $round }.</b>',
  'spytown-kids-app-news-quiet': 'Тихий час был правда тихим: на перекличке все.',
  'spytown-kids-app-paper': 'Газета Академии',
  'spytown-kids-app-town-asleep': 'Академия спит',
  'spytown-kids-app-night-title': 'Академия спит. Делай свой выбор',
  'spytown-kids-app-read-night': 'Тихий час { $round }. В академии отбой.\nЗакрываем глаза, ни слова, ни звука.',
  'spytown-kids-app-read-night-over': 'Академия спит, пока не ответят все.',
  'spytown-kids-app-read-morning': 'Доброе утро, курсанты. Подъём.',
};
