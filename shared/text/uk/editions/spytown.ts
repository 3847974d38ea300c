import type { spytown as english } from '../../en/editions/spytown.ts';

export const spytown: Readonly<Record<keyof typeof english, string>> = {
  'spytown-mode-basic': 'Базовий',
  'spytown-mode-extended': 'Розширений',
  'spytown-mode-kids': 'Дитячий',

  'spytown-side-police': 'поліція',
  'spytown-side-police-goal':
    'Перемагаєш, коли всі живі будуть за поліцію, хай навіть тебе вже не буде в грі. Іншої сторони не має лишитися зовсім: рівність нічого не вирішує.',
  'spytown-side-police-won': 'Поліція перемогла: Спайтаун спить із незамкненими дверима.',
  'spytown-side-mafia': 'мафія',
  'spytown-side-mafia-goal':
    'Перемагаєш, коли всі живі будуть за мафію, хай навіть тебе вже не буде в грі. Іншої сторони, разом з агентом, не має лишитися зовсім: рівність нічого не вирішує.',
  'spytown-side-mafia-won': 'Мафія перемогла: дільницю здають в оренду.',
  'spytown-side-gang': 'нова банда',
  'spytown-side-gang-goal':
    'Перемагаєш, коли живими лишаться тільки ті, хто за нову банду, байдуже хто, хай навіть тебе вже не буде в грі. Ні поліції, ні мафії не має лишитися: рівність нічого не вирішує.',
  'spytown-side-gang-won': 'Нова банда перемогла: поки двоє сварилися, прийшов третій.',
  'spytown-why-police': 'Усі, хто лишився живий, — за поліцію.',
  'spytown-why-mafia': 'Усі, хто лишився живий, — за мафію.',
  'spytown-why-gang': 'Усі, хто лишився живий, — за нову банду.',
  'spytown-why-draw': 'Живих не лишилося або три кола поспіль ніхто не вибув.',

  'spytown-role-policeman': 'Поліцейський',
  'spytown-role-policeman-does': 'Нічного ходу немає: лише нюх на брехню, слово в розмові й голос.',
  'spytown-role-agent': 'Агент',
  'spytown-role-agent-does':
    'Щоночі дізнається роль одного гравця. Коли гравців 6–7 — тільки першої ночі, і погляд на мафіозі смертельний.',
  'spytown-role-mafioso': 'Мафіозі',
  'spytown-role-mafioso-does':
    'Щоночі вибирає жертву разом з іншими мафіозі: один постріл на всіх. Коли гравців 6–7 — з другої ночі.',

  'spytown-fact-mafia': '{ $name }: { $value -> \n    [yes] тепер з мафії\n   *[no] не з мафії\n}',

  'spytown-kids-lobby-title': '🎒 <b>Курсанти проти розбишак</b>',
  'spytown-kids-role-policeman': 'Курсант',
  'spytown-kids-role-policeman-does': 'Жодних таємних планів: придивляється, розпитує й голосує.',
  'spytown-kids-role-agent': 'Розвідник',
  'spytown-kids-role-agent-does':
    'Кожної тихої години дізнається роль одного гравця. Якщо гравців 6–7 — лише першої, і розвідник, який побачить розбишаку, сам іде додому.',
  'spytown-kids-role-mafioso': 'Розбишака',
  'spytown-kids-role-mafioso-does': 'Кожної тихої години разом з іншими розбишаками вибирає, хто піде додому раніше.',
  'spytown-kids-role-mafioso-with-agent': 'Якщо гравців 6–7, починаєш із другої тихої години.',
  'spytown-kids-side-police': 'курсанти',
  'spytown-kids-side-police-goal':
    'Перемагаєш, коли на навчаннях не лишиться розбишак, хай навіть тебе вже не буде в грі. Доки є хоч один, граємо далі.',
  'spytown-kids-side-police-won': 'Курсанти перемогли: навчання пройдено на відмінно.',
  'spytown-kids-side-mafia': 'розбишаки',
  'spytown-kids-side-mafia-goal':
    'Перемагаєш, коли на навчаннях лишаться самі розбишаки, хай навіть тебе вже не буде в грі. Рівність нічого не вирішує.',
  'spytown-kids-side-mafia-won': 'Розбишаки перемогли: курсантам час знову за парти.',
  'spytown-kids-why-police': 'На навчаннях не лишилося розбишак.',
  'spytown-kids-why-mafia': 'На навчаннях лишилися самі розбишаки.',
  'spytown-kids-why-draw': 'На навчаннях нікого не лишилося або три кола поспіль ніхто не вибув.',
  'spytown-kids-night': '🌙 <b>Тиха година { $round }.</b>',
  'spytown-kids-app-news-quiet': 'Тиха година була справді тиха: на перекличці всі.',
  'spytown-kids-app-paper': 'Газета Академії',
  'spytown-kids-app-town-asleep': 'Академія спить',
  'spytown-kids-app-night-title': 'Академія спить. Роби свій вибір',
  'spytown-kids-app-read-night': 'Тиха година { $round }. В академії відбій.\nЗаплющуємо очі, ані слова, ані звуку.',
  'spytown-kids-app-read-night-over': 'Академія спить, доки не відповіли всі.',
  'spytown-kids-app-read-morning': 'Доброго ранку, курсанти. Підйом.',
};
