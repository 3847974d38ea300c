/** `sport.judge`: what a human judge may do, and what it leads to. */
import type { SeatId } from '../../engine/ids.ts';
import type { Choice, Game, Price } from '../../engine/model.ts';
import { naming, type Prompt, press } from '../../engine/prompt.ts';
import type { Fate, Rules } from '../../engine/rules.ts';
import { speakerOf } from '../../engine/stages/speech.ts';
import { seatOf } from '../../engine/table.ts';
import type { Turn } from '../../engine/turn.ts';
import { changeList, listActs } from './nominations.ts';
import { offencesAt } from './offences.ts';
import { awardDefeat, disqualify, foul, isPunishable, warn } from './penalties.ts';

/** Why may be said, and need not be. */
const ruling = (action: Price, targets: readonly SeatId[]): Prompt => ({
  ...naming(action, targets),
  reasons: offencesAt(action),
  isStanding: true,
});

/** `sport.judge.powers`, `sport.penalty.who`; the side judge has none of them: `sport.judge.side`. */
export const hostMay: Rules['hostMay'] = (game, person) => {
  if (person !== game.host) return [];
  const players = game.seats.filter((seat) => isPunishable(game, seat)).map(({ id }) => id);
  return [
    { ...ruling('warn', players), isAside: true },
    ruling('foul', players),
    ruling('disqualify', players),
    ruling(
      'defeat',
      game.seats.map(({ id }) => id),
    ),
    ...atLiveTable(game),
  ];
};

/** Where people sit together, the judge enters what the speaker says aloud, and that the speech is over. */
function atLiveTable(game: Game): readonly Prompt[] {
  const speaker = speakerOf(game);
  if (game.deal.options.table !== 'live' || speaker === null) return [];
  return [...(game.stage.name === 'talk' ? listActs(game, speaker) : []), press('finish')];
}

export function hostDid(turn: Turn, choice: Choice): Fate {
  const { action, target, reason } = choice;
  if (target === undefined) return 'goes-on';
  const seat = seatOf(turn.game, target);
  switch (action) {
    case 'warn':
      return warn(turn, seat, reason);
    case 'foul':
      return foul(turn, seat, reason);
    case 'disqualify':
      return disqualify(turn, seat, reason);
    case 'defeat':
      return awardDefeat(turn, seat, reason);
    default:
      changeList(turn, speakerOf(turn.game) ?? target, choice);
      return 'goes-on';
  }
}

/** `sport.judge.bot`: without a human judge there is no side judge. */
export const aides: NonNullable<Rules['aides']> = ({ host, deal }) => {
  const { sideJudge } = deal.options;
  return host !== null && typeof sideJudge === 'string' && sideJudge !== '' ? [sideJudge] : [];
};
