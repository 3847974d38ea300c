/** Who is called in which night, written down from the five booklets and from no code. */
import type { Game } from '../../../shared/engine/model.ts';

export interface PrintedStep {
  /** As the group reads it. */
  readonly who: string;
  /** Whose cards are meant: without one of them in the deck there is no such step. */
  readonly of: readonly string[];
  /** What is said of it when it is read out. */
  readonly says: string;
}

interface PrintedNights {
  readonly first: readonly PrintedStep[];
  readonly later: readonly PrintedStep[];
}

const step = (who: string, says: string, ...of: readonly string[]): PrintedStep => ({
  who,
  says,
  of: of.length > 0 ? of : [who.toLowerCase()],
});

const MAFIA = ['mafioso', 'don'];
const YAKUZA = ['yakuza', 'ninja'];
const CHECK = 'who is to be checked';
const SEEN = 'only to be seen by the host';

const partyBase: PrintedNights = {
  first: [
    step('The mafia', 'get to know each other', ...MAFIA),
    step('Commissioner', CHECK),
    step('Don', 'is the commissioner?'),
  ],
  later: [
    step('The mafia', 'agree on one victim', ...MAFIA),
    step('Commissioner', CHECK),
    step('Don', 'is the commissioner?'),
  ],
};

const partyPro: PrintedNights = {
  first: [step('The mafia', 'plan the next three nights', ...MAFIA), ...partyBase.first.slice(1)],
  later: [step('The mafia', 'without opening their eyes', ...MAFIA), ...partyBase.later.slice(1)],
};

const partyExtended: PrintedNights = {
  first: [
    step('Doctor', SEEN),
    step('Lawyer', 'whose card'),
    step('The mafia', 'plan the next three nights', ...MAFIA),
    step('The yakuza', 'plan the next three nights', ...YAKUZA),
    step('Maniac', SEEN),
    step('Commissioner', CHECK),
    step('Don', 'or the ninja?'),
    step('Ninja', 'or of the mafia?'),
    step('Sheriff', SEEN),
  ],
  later: [
    step('Doctor', 'safe tonight'),
    step('Lawyer', 'whose card'),
    step('The mafia', 'without opening their eyes', ...MAFIA),
    step('The yakuza', 'without opening their eyes', ...YAKUZA),
    step('Maniac', 'does not live'),
    step('Werewolf', 'which side is his now'),
    step('Commissioner', CHECK),
    step('Don', 'or the ninja?'),
    step('Ninja', 'or of the mafia?'),
    step('Sheriff', 'does he shoot'),
  ],
};

/** Without a host nobody checks anybody in the first night. */
const CHECKERS = ['Lawyer', 'Commissioner', 'Don', 'Ninja'];
const unchecked = ({ first, later }: PrintedNights): PrintedNights => ({
  first: first.filter(({ who }) => !CHECKERS.includes(who)),
  later,
});

const CITY_MAFIA = ['mafioso', 'godfather', 'thief', 'lawyer', 'snitch'];

const city: PrintedNights = {
  first: [
    step('The mafia', 'look who else is awake', ...CITY_MAFIA),
    step('The yakuza', 'look who else is awake', 'yakuza'),
  ],
  later: [
    step('Beauty', 'charmed'),
    step('Thief', 'stolen'),
    step('Snitch', 'framed'),
    step('Doctor', 'guarded'),
    step('Bodyguard', 'shielded'),
    step('Lawyer', 'whose role'),
    step('The mafia', 'at whom to shoot', ...CITY_MAFIA),
    step('The yakuza', 'at whom to shoot', 'yakuza'),
    step('Detective', 'to check somebody, or to shoot'),
    step('Priest', 'to check somebody, or to shoot'),
    step('Judge', 'whose role'),
    step('Jailer', CHECK),
    step('Sheriff', 'at whom to shoot'),
    step('Maniac', 'does not live'),
    step('Butcher', 'knife'),
    step('Fan', 'leads the town'),
    step('Godfather', 'no vote tomorrow'),
    step('Swindler', 'whose vote'),
  ],
};

const BLACK = ['mafioso', 'don'];
const sport: PrintedNights = {
  first: [
    step('Don', 'lets the judge know'),
    step('The blacks', 'exactly one minute', ...BLACK),
    step('Sheriff', 'may look at the table'),
  ],
  later: [
    step('The blacks', 'I call the numbers', ...BLACK),
    step('Don', 'looks for the sheriff'),
    step('Sheriff', 'checks a player'),
  ],
};

const agent = step('Agent', 'whose token');
const scout = step('Scout', 'whose role', 'agent');
const mobMeets = (who: string) => step(who, 'remember each other', 'mafioso');
const mobAgain = (who: string) => step(who, 'this time', 'mafioso');
const spytown = (who: string, looks = agent): PrintedNights => ({
  first: [looks, mobMeets(who)],
  later: [looks, mobAgain(who)],
});

/** Small tables: the agent looks once, and the mafia begins in the second night. */
const spytownSmall = (who = 'The mafia', looks = agent): PrintedNights => ({ first: [looks], later: [mobAgain(who)] });

const withGang = ({ first: [one, ...rest], later }: PrintedNights): PrintedNights => ({
  first: [one!, step('The New Gang', 'whoever holds its card', 'new-gang'), ...rest],
  later,
});

const ABLE = [
  step('Commissioner', 'whose card'),
  step('Detective', CHECK),
  step('Doctor', 'treated'),
  step('Catwoman', 'visited'),
  step('Maniac', 'to kill somebody'),
];
const ABLE_CHILDREN = [
  step('Class monitor', 'whose role', 'commissioner'),
  step('Tracker', 'whose tracks', 'detective'),
  step('Medic', 'gets a note', 'doctor'),
  step('Cat', 'in whose lap', 'catwoman'),
  step('Lone rascal', 'to send somebody home', 'maniac'),
];
const family = (who: string, able = ABLE): PrintedNights => ({
  first: [mobMeets(who), ...able],
  later: [mobAgain(who), ...able],
});

function printedFor({ deal }: Game): PrintedNights {
  const { edition, mode, options, seats } = deal;
  const isBase = seats.length <= 13 && options.deck !== 'extended';
  switch (`${edition} ${mode}`) {
    case 'party base':
      return partyBase;
    case 'party pro':
      return partyPro;
    case 'party extended':
      return partyExtended;
    case 'party hostless':
      return unchecked(isBase ? partyBase : partyExtended);
    case 'city standard':
    case 'city beginner':
    case 'city yakuza':
      return city;
    case 'sport standard':
      return sport;
    case 'spytown basic':
      return seats.length < 8 ? spytownSmall() : spytown('The mafia');
    case 'spytown extended': {
      const plain = seats.length < 8 ? spytownSmall() : spytown('The mafia');
      return options.gangMeets === true ? withGang(plain) : plain;
    }
    case 'spytown kids':
      // What is said of small tables is about the agent, and children have one only by choice.
      return seats.length < 8 && options.noAgent === false
        ? spytownSmall('The rascals', scout)
        : spytown('The rascals', scout);
    case 'family basic':
    case 'family extended':
      return family('The mafia');
    case 'family kids':
      return family('The rascals', ABLE_CHILDREN);
    default:
      throw new Error(`nobody has read the booklet of ${edition} ${mode}`);
  }
}

/** In these nobody ever learns what the dead were, so everybody dealt is called to the end. */
const HIDING = ['party', 'sport'];

/** Whom the host calls in the night that has just fallen. */
export function printedTonight(game: Game): readonly PrintedStep[] {
  const { first, later } = printedFor(game);
  const cards = game.seats.filter(({ out }) => out === null || HIDING.includes(game.deal.edition));
  const left = [...cards.map(({ role }) => role), ...game.seats.map(({ card }) => card ?? '')];
  // Nobody knows whether somebody recruited is left, so the mafia is called on.
  if (game.played.some(({ card, round }) => card === 'recruit' && round < game.round)) left.push('mafioso');
  return (game.round === 1 ? first : later).filter(({ of }) => of.some((role) => left.includes(role)));
}
