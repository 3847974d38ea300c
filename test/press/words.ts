/** Words for pictures that nobody's game has made, in every language and both looks. */
import type { Column, ExtraEdition, Labelled, Look } from '../../bot/press/picture.ts';
import type { Language } from '../../shared/text/languages.ts';

export interface Words {
  readonly masthead: string;
  readonly paper: string;
  readonly strip: readonly [string, string, string];
  readonly day: (number: number) => string;
  readonly left: (left: number, all: number) => string;
  readonly quiet: Column;
  readonly one: Column;
  readonly hidden: Column;
  readonly two: Column;
  readonly five: Column;
  readonly columns: readonly Column[];
  readonly boxes: readonly { readonly icon: string; readonly label: string }[];
  readonly weather: Labelled;
  readonly foot: string;
  readonly ad: Column;
  readonly won: Column;
  readonly legend: ExtraEdition['legend'];
  readonly awards: readonly Labelled[];
  readonly roles: readonly string[];
  readonly edition: string;
  readonly mode: string;
  readonly seats: Labelled;
  readonly line: string;
}

const BOXES = ['muted', 'jail', 'pardon'] as const;
const boxes = (...labels: readonly string[]) => labels.map((label, i) => ({ icon: BOXES[i]!, label }));

const uk: Words = {
  masthead: 'Клуб на Рейтарській',
  paper: 'Ранкова Омерта',
  strip: ['№ 3', 'Щоденний листок нічного міста', 'Ціна — мовчання'],
  day: (number) => `Ранок ${number}`,
  left: (left, all) => `За столом ${left} з ${all}`,
  quiet: { title: 'Ніч минула тихо', text: 'Усі прокинулися вдома і трохи розчаровані' },
  one: { title: 'Місто лишилося без лікарки', text: 'Порожній стілець: Ія. Слідів немає, а свідки, як завжди, спали' },
  hidden: { title: 'Хтось не прийшов на каву', text: 'Порожній стілець: Данило. Його картка лежить сорочкою догори' },
  two: {
    title: 'За сніданком два порожні стільці',
    text: 'Не прийшли Данило і Мирослава. Яєчня вистигла, показань не дає',
  },
  five: {
    title: 'П’ятеро не вийшли на площу: таке тут бачили лише в неділю',
    text: 'Порожні стільці: Ія, Данило, Мирослава, Всеволод Нечуй-Вітер і Максиміліан Шептицький',
  },
  columns: [
    {
      title: 'Хто не гасив світла?',
      text: 'На третьому поверсі до світанку горіло вікно. Двірник бачив капелюх. Капелюхів у місті багато.',
    },
    { title: 'Сьогодні на площі', text: 'Говорять усі по черзі. Хто мовчить, той або мудрий, або винний.' },
    { title: 'Від редакції', text: 'Листів із погрозами більше не друкуємо: закінчився папір.' },
  ],
  boxes: boxes('Без голосу', 'За ґратами', 'Помилувано'),
  weather: { label: 'Погода.', text: 'Туман, місцями підозри.' },
  foot: 'Редакція не спить',
  ad: { title: 'Куплю алібі', text: 'недорого, без зайвих питань' },
  won: {
    title: 'Місто відстояло свій сон',
    text: 'Останній капелюх знято на четвертий день. Вікна знову можна не замикати',
  },
  legend: { winners: 'Перемогло місто', people: 'Не цього разу', awards: 'Відзнаки вечора' },
  awards: [
    { label: 'Гостре око', text: 'Ія назвала обох ще до обіду' },
    { label: 'Золоті вуста', text: 'Тарас умовив пів столу проголосувати проти себе' },
    { label: 'Тиха вода', text: 'Мирослава за три дні сказала чотири слова' },
    { label: 'Сталеві нерви', text: 'Данило двічі був на волосині й не кліпнув' },
    { label: 'Вірний друг', text: 'Зоряна стерегла двері до останньої ночі' },
    { label: 'Перший промінь', text: 'Остап почав розмову, яку всі оминали' },
    { label: 'Холодна голова', text: 'Всеволод жодного разу не змінив голосу' },
    { label: 'Пряма мова', text: 'Христина говорила саме те, що знала' },
  ],
  roles: ['Лікарка', 'Мирний житель', 'Комісар', 'Мафія', 'Куленепробивний', 'Продажний суддя'],
  edition: 'Місто засинає',
  mode: 'Повна колода, з подіями',
  seats: { label: 'місць за столом', text: '5–26' },
  line: 'Сідайте. Розмова буде довга, а правда — коротка.',
};

const ru: Words = {
  masthead: 'Пятничный клуб «Сова»',
  paper: 'Утренняя Омерта',
  strip: ['№ 5', 'Ежедневный листок ночного города', 'Цена — молчание'],
  day: (number) => `Утро ${number}`,
  left: (left, all) => `За столом ${left} из ${all}`,
  quiet: { title: 'Все дома, все целы', text: 'Город проснулся в полном составе и не знает, о чём писать' },
  one: {
    title: 'Город остался без врача',
    text: 'Пустой стул: Евгения. Соседи слышали шаги, но чьи — спорят до сих пор',
  },
  hidden: { title: 'Один стул опустел', text: 'Не пришёл Фёдор. Его карта лежит рубашкой вверх' },
  two: { title: 'Двое не дождались рассвета', text: 'Пустые стулья: Евгения и Фёдор. Кофе им уже налили' },
  five: {
    title: 'Сразу пять пустых стульев, официанты в растерянности',
    text: 'Не пришли Евгения, Фёдор, Аполлинария Рождественская, Лев и Всеволод Щукин',
  },
  columns: [
    { title: 'Шляпа на перилах', text: 'Ночью на мосту нашли шляпу. Хозяин не объявился, хотя размер редкий.' },
    { title: 'Слово за площадью', text: 'Говорить будут все. Слушать, по традиции, некому.' },
    { title: 'Поправка', text: 'Вчера мы назвали виновного. Просим считать это шуткой.' },
  ],
  boxes: boxes('Без голоса', 'За решёткой', 'Помилование'),
  weather: { label: 'Погода.', text: 'Дождь с востока, слухи с запада.' },
  foot: 'Редакция бодрствует',
  ad: { title: 'Сдам чердак', text: 'с видом на чужие окна' },
  won: {
    title: 'Ночь осталась за мафией',
    text: 'Город проснулся, а утра ему уже не дали. Шляпы надеты, счета закрыты',
  },
  legend: { winners: 'Победила мафия', people: 'В другой раз', awards: 'Награды вечера' },
  awards: [
    { label: 'Каменное лицо', text: 'Лев врал четыре дня и ни разу не улыбнулся' },
    { label: 'Верный глаз', text: 'Евгения нашла двоих, но ей не поверили' },
    { label: 'Душа компании', text: 'за Фёдора никто не голосовал' },
    { label: 'Поздно, но метко', text: 'Аполлинария всё поняла в последнюю ночь' },
    { label: 'Долгий вечер', text: 'Всеволод досидел до конца' },
    { label: 'Первое слово', text: 'Захар открыл все три дня' },
    { label: 'Упрямец', text: 'Инна трижды голосовала за одного и того же' },
    { label: 'Тихий час', text: 'Олег промолчал целый день' },
  ],
  roles: ['Доктор', 'Мирный житель', 'Комиссар', 'Мафия', 'Телохранитель', 'Честный судья'],
  edition: 'Шпионские страсти большого города',
  mode: 'Основная колода',
  seats: { label: 'игроков за столом', text: '6–20' },
  line: 'Занимайте места, пока они никому не снятся.',
};

const en: Words = {
  masthead: 'Friday Liars & Sons',
  paper: 'The Morning Omertà',
  strip: ['No. 2', 'All the news that nobody saw', 'Price: your silence'],
  day: (number) => `Morning ${number}`,
  left: (left, all) => `${left} of ${all} at the table`,
  quiet: { title: 'Nothing happened', text: 'The whole town woke up in one piece, and rather let down' },
  one: {
    title: 'Town wakes up without its doctor',
    text: 'Empty chair: Beatrice. Nobody saw a thing, in great detail',
  },
  hidden: { title: 'A chair stays empty', text: 'Empty chair: Jürgen. His card lies face down' },
  two: { title: 'Two eggs left on the plate', text: 'Empty chairs: Beatrice and Jürgen. The waiter suspects everyone' },
  five: {
    title: 'Five chairs empty at once and the barber has no customers left',
    text: 'Missing: Beatrice, Jürgen, Maximilian Featherstonehaugh, Ann and Wolfgang Ödegård',
  },
  columns: [
    {
      title: 'Hat seen running',
      text: 'A hat crossed Harbour Street at four. Whoever was under it did not stop to talk.',
    },
    { title: 'In the square today', text: 'Everybody speaks in turn. Bring an alibi; borrow one if you must.' },
    { title: 'Lost and found', text: 'One umbrella, one motive. Ask at the desk.' },
  ],
  boxes: boxes('Not a word', 'Behind bars', 'Let off'),
  weather: { label: 'Weather.', text: 'Fog, with doubts by noon.' },
  foot: 'We never sleep',
  ad: { title: 'Alibis bought', text: 'fair prices, no questions' },
  won: { title: 'The town sleeps well at last', text: 'The last of the gang was shown the door on the fourth day' },
  legend: { winners: 'The town has won', people: 'Better luck next time', awards: 'Honours of the night' },
  awards: [
    { label: 'Sharp eye', text: 'Beatrice named both of them before lunch' },
    { label: 'Silver tongue', text: 'Jürgen talked half the table out of it' },
    { label: 'Still water', text: 'Ann said four words in three days' },
    { label: 'Nerves of steel', text: 'Wolfgang was one vote away, twice' },
    { label: 'Good friend', text: 'Pip stood guard until the last night' },
    { label: 'Opening line', text: 'Zoë began what everyone avoided' },
    { label: 'Cool head', text: 'Noor never changed a vote' },
    { label: 'Straight talk', text: 'Max said just what he knew' },
  ],
  roles: ['Doctor', 'Citizen', 'Commissioner', 'Mafioso', 'Bulletproof', 'Corrupt judge'],
  edition: 'Omertà',
  mode: 'Classic night',
  seats: { label: 'seats at the table', text: '5–26' },
  line: 'Pull up a chair. Somebody here is lying already.',
};

const kids: Readonly<Record<Language, Partial<Words>>> = {
  uk: {
    masthead: 'Табір «Ластівка»',
    paper: 'Газета Академії',
    strip: ['№ 3', 'Пишемо про все, що цікаво', 'Безкоштовно'],
    left: (left, all) => `У класі ${left} з ${all}`,
    quiet: { title: 'Усі на місці, ура!', text: 'Ніхто не пішов додому раніше. Можна починати урок' },
    one: { title: 'Хто знову сховав усю крейду?', text: 'Марта сьогодні пішла додому раніше. Махаємо рукою!' },
    hidden: { title: 'Чий це рюкзак?', text: 'Данило пішов додому раніше. Хто він був, дізнаємося потім' },
    two: { title: 'Двоє вже вдома', text: 'Марта і Данило сьогодні пішли раніше. Привіт їм!' },
    five: {
      title: 'П’ятеро пішли додому раніше, а дошка досі розмальована',
      text: 'Марта, Данило, Ія, Остап і Зоряна вже вдома',
    },
    columns: [
      { title: 'Загадка дня', text: 'Хто малює смішні вуса на портретах? Сліди ведуть до їдальні.' },
      { title: 'Оголошення', text: 'Знайдено одну рукавичку. Друга, мабуть, теж десь є.' },
    ],
    boxes: boxes('Тихенько', 'На лавці', 'Пробачили'),
    weather: { label: 'Погода.', text: 'Сонячно! Після обіду морозиво і трохи таємниць.' },
    foot: 'Гарного дня!',
    ad: { title: 'Міняю наліпки', text: 'дві старі на одну блискучу' },
    won: { title: 'Академія впіймала бешкетників', text: 'Крейду знайдено, вуса змито, усі обіймаються' },
    legend: { winners: 'Перемогла Академія', people: 'Пощастить наступного разу', awards: 'Наліпки дня' },
    roles: ['Курсантка', 'Учень', 'Бешкетник'],
    edition: 'Академія шпигунів',
    mode: 'Для наймолодших',
    line: 'Сідайте колом! Зараз буде весело.',
  },
  ru: {
    masthead: 'Лагерь «Стриж»',
    paper: 'Газета Академии',
    strip: ['№ 5', 'Всё самое интересное за ночь', 'Бесплатно'],
    left: (left, all) => `В классе ${left} из ${all}`,
    quiet: { title: 'Сегодня все в сборе', text: 'Никто не ушёл домой раньше. Начинаем!' },
    one: { title: 'Кто разрисовал глобус?', text: 'Варя сегодня ушла домой раньше. Помашем ей!' },
    boxes: boxes('Тихий час', 'На скамейке', 'Простили'),
    columns: [{ title: 'Загадка', text: 'У кого в кармане мел? Ищем по белым следам.' }],
    weather: { label: 'Погода.', text: 'Тепло, к вечеру секреты.' },
    foot: 'Хорошего дня!',
    won: { title: 'Проказники всех перехитрили', text: 'Глобус так и остался с усами' },
    legend: { winners: 'Победили проказники', people: 'Повезёт в другой раз', awards: 'Наклейки дня' },
    roles: ['Курсант', 'Ученик', 'Проказник'],
    edition: 'Академия шпионов',
    mode: 'Для самых младших',
    line: 'Садитесь в круг! Будет весело.',
  },
  en: {
    masthead: 'Camp Swallow',
    paper: 'Academy Gazette',
    strip: ['No. 2', 'Everything worth whispering', 'Free'],
    left: (left, all) => `${left} of ${all} in class`,
    quiet: { title: 'Everyone is here, hooray!', text: 'Nobody went home early. Let us begin' },
    one: { title: 'Who hid all the chalk?', text: 'Martha went home early today. Give her a wave!' },
    boxes: boxes('Quiet hour', 'On the bench', 'Forgiven'),
    columns: [{ title: 'Riddle of the day', text: 'Who draws moustaches on the portraits? Follow the crumbs.' }],
    weather: { label: 'Weather.', text: 'Sunny, with a chance of secrets.' },
    foot: 'Have a lovely day!',
    won: { title: 'The Academy caught the rascals', text: 'The chalk is back and everybody hugs' },
    legend: { winners: 'The Academy has won', people: 'Better luck next time', awards: 'Stickers of the day' },
    roles: ['Cadet', 'Student', 'Rascal'],
    edition: 'Spy Academy',
    mode: 'For the youngest',
    line: 'Sit in a circle! This will be fun.',
  },
};

const noir: Readonly<Record<Language, Words>> = { uk, ru, en };

export const wordsOf = (look: Look, language: Language): Words =>
  look === 'noir' ? noir[language] : { ...noir[language], ...kids[language] };
