/** When the game is over: protests and the judge's points. */
import type { PlaceId, SeatId } from '../../engine/ids.ts';
import type { Game } from '../../engine/model.ts';
import { naming, type Prompt, press } from '../../engine/prompt.ts';
import type { Aftermath } from '../../engine/rules.ts';
import { hearsProtests } from '../../engine/stages/aftermath.ts';
import { findSeat } from '../../engine/table.ts';
import { BONUSES, type Bonus, isBonusFor } from '../../scoring/bonus.ts';
import { aides } from './judge.ts';

export const aftermath: Aftermath = {
  /** `sport.protest.window` */
  seconds: 600,
  may: (game, person) => [...protest(game, person), ...bonuses(game, person)],
  did: (turn, { by, action, target, choice, text = '' }) => {
    if (action === 'protest') turn.emit({ type: 'protested', seat: by, ...(text !== '' && { text }) });
    if (action === 'bonus' && target && choice) turn.emit({ type: 'awarded', seat: target, award: choice, by });
  },
};

/** How much may be written of it. */
const GROUNDS = 500;

/** `sport.protest`: any player, also one who left, once; what it is about may be written with it, or later. */
function protest(game: Game, person: PlaceId): readonly Prompt[] {
  if (!hearsProtests(game) || !findSeat(game, person)) return [];
  const asked: Prompt = { ...press('protest'), isStanding: true };
  if (!game.judged.protests.includes(person)) return [{ ...asked, text: { least: 0, most: GROUNDS } }];
  const isSilent = game.judged.grounds[person] === undefined;
  return isSilent ? [{ ...asked, text: { least: 1, most: GROUNDS }, isAside: true }] : [];
}

/** `sport.bonus`, `sport.bonus.draw`: each choice once, each player at most one. */
function bonuses(game: Game, person: PlaceId): readonly Prompt[] {
  const { outcome, judged, host } = game;
  const isJudge = person === host || aides(game).includes(person);
  if (!isJudge || !outcome || outcome.winner === 'draw') return [];
  return BONUSES.filter((award) => !judged.awards.some((given) => given.award === award)).flatMap((award) => {
    const targets = worthyOf(game, award);
    return targets.length > 0 ? [bonusPrompt(award, targets)] : [];
  });
}

const worthyOf = ({ seats, outcome, judged }: Game, award: Bonus): readonly SeatId[] =>
  seats
    .filter(({ side }) => outcome && isBonusFor(award, side, outcome.winner))
    .map(({ id }) => id)
    .filter((id) => !judged.awards.some(({ seat }) => seat === id));

const bonusPrompt = (award: string, targets: readonly SeatId[]): Prompt => ({
  ...naming('bonus', targets),
  slot: `bonus-${award}`,
  award,
  isStanding: true,
});
