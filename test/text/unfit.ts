/** Words that nobody playing a children's mode may read, in each language. */
import type { Language } from '../../shared/text/languages.ts';

/** Stems, each from the beginning of a word; one that ends with `$` is the whole word. */
const STEMS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    // Killing, and what is left of it.
    ...['kill', 'murder', 'assassin', 'sla(?:y|in|ughter)', 'execut', 'lynch', 'behead', 'strangl', 'stab', 'poison'],
    ...['sho(?:o)?t(?:s|er|ers|ing)?$', 'fir(?:e|es|ed|ing)$', 'hit(?:s|ting|man|men)?$', 'die(?:s|d)?$', 'dying$'],
    ...['dead', 'death', 'deceased', 'corpse', 'blood', 'bleed', 'wound', 'victim', 'mortal', 'fatal'],
    ...['grave(?:s|yard)?$', 'funeral', 'coffin', 'bur(?:y|ied|ial)$', 'alive$', 'living$', 'surviv'],
    // Arms.
    ...['weapon', 'gun', 'pistol', 'revolver', 'rifle', 'bullet', 'ammo', 'kni(?:fe|ves)$', 'dagger', 'bomb'],
    // The underworld and the courtroom.
    ...['mafi', 'gang', 'maniac', 'crim(?:e|es|inal|inals)$', 'prison', 'jail', 'hang(?:ed|man)$', 'noose'],
    ...['condemn', 'verdict', 'trial', 'guilty$', 'lie with'],
  ],
  uk: [
    ...[
      '[ву]би(?:в|т|й|л)',
      'вб’',
      'уб’',
      'душогуб',
      'смерт',
      'мертв',
      'мерц',
      'мрець',
      'помер',
      'помр',
      'загин',
      'загиб',
    ],
    ...[
      'гин(?:е|у|ув|ула|ули|уть|ути)$',
      'труп(?:а|у|ом|и|ів)?$',
      'кров(?!ат)',
      'кривав',
      'поране',
      'жертв',
      'покійн',
      'небіжч',
    ],
    ...['страт(?!ег)', 'страч', 'кат(?:а|у|ом|и|ів|ами|ові)?$', 'шибениц', 'задуш', 'отру[їйєт]', 'зарізат', 'зарізан'],
    ...[
      '(?:по|ви|за|роз|об|при)?стріл',
      '(?:за|ви|роз|при)стрел',
      'похорон',
      'могил',
      'труну?$',
      'трун(?:а|и|і|ою)$',
      'цвинтар',
    ],
    ...['жив(?:і|их|им|ими)$', 'живий$', 'жива$', 'вижив', 'житиме', 'під ударом'],
    // «Ніж» is mostly «than»; the other forms are of a knife.
    ...[
      'збро[яюїєй]',
      'нож(?:а|у|ем|і|ів|ами)$',
      'кул(?:я|і|ю|ею|ь|ями)$',
      'куленепроб',
      'пістолет',
      'револьвер',
      'рушниц',
    ],
    ...['набо[їй]', 'бомб', 'кинджал', 'мафі', 'банд(?!ерол)', 'маніяк', 'злочин', 'в’язниц', 'тюрм', 'ґрат'],
    ...['засуд', 'засуджен', 'вирок', 'підсудн', 'суд(?:у|ом|і|и)?$', 'винен$', 'винн', 'брехати'],
  ],
  ru: [
    ...[
      'уби[вйтл]',
      'убь',
      'душегуб',
      'смерт',
      'м[её]ртв',
      'умер',
      'умр[её]',
      'умира',
      'погиб',
      'гиб(?:н|ел)',
      'покойн',
    ],
    ...[
      'труп(?:а|у|ом|ы|ов)?$',
      'кров(?!ат|л|ель)',
      'ранен(?!ь)',
      'жертв',
      'казн(?:ь|и|ю|ью|ил|ён|ен)',
      'палач',
      'виселиц',
    ],
    ...[
      '(?:вы|за|рас|об|при|пере)?стрел',
      'задуш',
      'отрав',
      'зареза',
      'похорон',
      'могил',
      'гроб(?:а|у|ом|ы|ов)?$',
      'кладбищ',
    ],
    ...['жив(?:ые|ых|ым|ыми|ой)$', 'живы$', 'выжив', 'под ударом'],
    ...[
      'оруж',
      'нож(?:а|у|ом|и|ей|ами)?$',
      'пул(?:я|и|ю|ей|ь|ями)$',
      'пистолет',
      'револьвер',
      'ружь',
      'патрон',
      'бомб',
      'кинжал',
    ],
    ...['мафи', 'банд(?!ерол)', 'маньяк', 'преступ', 'тюрьм', 'решётк', 'осуд', 'осужд', 'приговор', 'подсудим'],
    ...['суд(?:а|у|ом|е)?$', 'винов', 'врать$'],
  ],
};

/** Guns, blades, bones and crosses. */
const SIGNS = /[†‡✝☦☠💀⚰🪦⚱🔫🔪🗡⚔🩸💣🧨🏹🪓🧟]/u;

const patterns = new Map(
  Object.entries(STEMS).map(([language, stems]) => [
    language,
    new RegExp(`(?<!\\p{L})(?:${stems.map((stem) => stem.replace(/\$$/, '(?!\\p{L})')).join('|')})\\p{L}*`, 'giu'),
  ]),
);

/** Whatever of it must not be read; markup and addresses are read by nobody. */
export function unfitIn(text: string, language: Language): readonly string[] {
  const read = text.replace(/<[^>]*>/g, ' ').replaceAll("'", '’');
  const words = [...read.matchAll(patterns.get(language)!)].map(([word]) => word);
  return [...words, ...(read.match(SIGNS) ?? [])];
}
