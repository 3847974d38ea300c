/** What a lobby opens with: which game, whose table, for how many. */
import type { Cover } from '../../press/picture.ts';
import type { Desk } from '../../table/desk.ts';
import { modeOf } from '../../table/lobby.ts';
import { optionsOf } from '../../table/wished.ts';
import { wordsFor } from '../words.ts';
import { emblemOf, lookOf } from './front.ts';

/** As many emblems as look well in a row. */
const EMBLEMS = 7;

export function coverOf(desk: Desk): Cover {
  const { say, own } = wordsFor(desk, desk.chat.language, new Map());
  const { setting } = desk;
  const { least, most } = modeOf(setting).players;
  return {
    is: 'cover',
    look: lookOf(desk),
    group: desk.chat.title,
    edition: say(own('name')),
    mode: say(own(`mode-${setting.mode}`)),
    // The same picture however many have sat down by now.
    emblems: Object.keys(modeOf(setting).deck(optionsOf(desk), most))
      .slice(0, EMBLEMS)
      .map((role) => emblemOf(desk, role)),
    seats: { label: say('press-cover-seats'), text: least === most ? `${least}` : `${least}–${most}` },
    line: say(own('press-cover-line')),
    foot: say(own('press-cover-foot')),
  };
}
