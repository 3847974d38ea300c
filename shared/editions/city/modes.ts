/** What each mode lets the table choose: `city.setup.variants`. */
import type { Composition, Mode, OptionSpec } from '../../engine/rulebook.ts';
import type { CityChoice } from './choice.ts';
import { BY_HAND, rowFor } from './deal.ts';
import { LEADERS, LONERS, MAFIA_SPECIALS, SHOOTING_LEADERS, TOWN_SPECIALS } from './groups.ts';
import { judgesFor } from './judging.ts';
import { roles } from './roles/index.ts';
import { rulesFor } from './rules.ts';
import { LARGEST } from './tables.ts';

const everyMode: Readonly<Record<string, OptionSpec>> = {
  ballot: { kind: 'one-of', values: ['list', 'single'], byDefault: 'list' },
  /** `city.day.talk` */
  talk: { kind: 'seconds', timer: 'talk', least: 60, most: 420, byDefault: 300 },
};

const optionsFor = ({ leaders, hasSpecials, hasMafiaSpecials }: CityChoice): Mode['options'] => ({
  ...everyMode,
  leader: { kind: 'card', cards: leaders, words: ['auto', 'none'], byDefault: 'auto' },
  loner: { kind: 'card', cards: hasMafiaSpecials ? LONERS : [], words: ['none'], byDefault: 'none' },
  townSpecials: { kind: 'cards', cards: hasSpecials ? TOWN_SPECIALS : [], byDefault: 'auto' },
  mafiaSpecials: { kind: 'cards', cards: hasMafiaSpecials ? MAFIA_SPECIALS : [], byDefault: 'auto' },
});

/** Of citizens and mafiosi there are always enough; of all others one, of the yakuza three. */
const boxOf =
  ({ leaders, hasSpecials, hasMafiaSpecials, hasYakuza }: CityChoice): Mode['deck'] =>
  (_, players): Composition => {
    const single = [
      ...leaders,
      ...(hasSpecials ? TOWN_SPECIALS : []),
      ...(hasMafiaSpecials ? [...LONERS, ...MAFIA_SPECIALS] : []),
    ];
    const box: Composition = {
      ...Object.fromEntries(single.map((role) => [role, 1])),
      citizen: players,
      mafioso: players,
      ...(hasYakuza && { yakuza: 3 }),
    };
    return Object.fromEntries(Object.keys(roles).flatMap((role) => (box[role] ? [[role, box[role]]] : [])));
  };

const mode = (choice: CityChoice, least: number): Mode => ({
  players: { least, most: LARGEST, byHand: BY_HAND },
  options: optionsFor(choice),
  /** `city.setup.host`: the bot, unless the group names somebody; either way nobody at the table gives up a seat. */
  allowsHost: true,
  rules: rulesFor,
  row: rowFor(choice),
  deck: boxOf(choice),
  judges: judgesFor(choice),
});

const standard: CityChoice = {
  leaders: LEADERS,
  autoLeaders: SHOOTING_LEADERS,
  hasSpecials: true,
  hasMafiaSpecials: true,
  hasYakuza: false,
};

/** `city.setup.beginner` */
const beginner: CityChoice = {
  leaders: ['detective', 'sheriff'],
  autoLeaders: ['detective', 'sheriff'],
  hasSpecials: false,
  hasMafiaSpecials: false,
  hasYakuza: false,
};

/** `city.yakuza.setup`: no loner and no special mafiosi. */
const yakuza: CityChoice = { ...standard, hasMafiaSpecials: false, hasYakuza: true };

export const modes: Readonly<Record<string, Mode>> = {
  standard: mode(standard, 6),
  beginner: mode(beginner, 6),
  yakuza: mode(yakuza, 12),
};
