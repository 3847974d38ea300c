/** `sport.nominate`: in the own minute of the talk. */
import type { PlaceId, SeatId } from '../../engine/ids.ts';
import type { Choice, Game } from '../../engine/model.ts';
import { choiceIn, naming, type Prompt } from '../../engine/prompt.ts';
import type { Rules } from '../../engine/rules.ts';
import { alive } from '../../engine/table.ts';
import type { Turn } from '../../engine/turn.ts';

/** Who may put it into words besides the speaker: a judge who sits at the same table. */
const isSpent = (game: Game, speaker: SeatId): boolean =>
  [speaker, game.host].some((by) => by !== null && choiceIn(game, by, 'nominate') !== undefined);

/** What the speaker may do about the list: `sport.nominate.once`, `sport.decision.withdraw.spent`. */
export function listActs(game: Game, speaker: SeatId): readonly Prompt[] {
  if (!isSpent(game, speaker)) {
    const targets = nominees(game);
    return targets.length > 0 ? [naming('nominate', targets)] : [];
  }
  const own = game.accused.find(({ by }) => by === speaker);
  return own && game.deal.options.withdrawAllowed === true ? [naming('withdraw', [own.seat])] : [];
}

/** `sport.nominate.any`: oneself included; those on the list are left out only where everybody may see it. */
const nominees = (game: Game): readonly SeatId[] =>
  alive(game)
    .map(({ id }) => id)
    .filter((id) => isHiddenList(game) || !isNamed(game, id));

const isHiddenList = ({ deal }: Game): boolean => deal.options.nomineesHidden === true;

const isNamed = ({ accused }: Game, id: PlaceId): boolean => accused.some(({ seat }) => seat === id);

/** `sport.decision.nominate.repeat`: refused, and the right to nominate is not spent. */
export const objects: Rules['objects'] = (game, { action, target }) =>
  action === 'nominate' && target !== undefined && isNamed(game, target) ? 'named-already' : null;

/** `sport.special.nominees-hidden` */
export const hidesAccused: Rules['hidesAccused'] = (game) => game.stage.name === 'talk' && isHiddenList(game);

/** The table hears it at once: `sport.nominate.order`, `sport.withdraw`. */
export function changeList(turn: Turn, speaker: SeatId, { action, target }: Choice): void {
  if (target === undefined) return;
  if (action === 'nominate') {
    turn.emit({ type: 'nominated', by: speaker, seat: target });
    turn.announce({ nominated: target, by: speaker });
  }
  if (action === 'withdraw') {
    turn.emit({ type: 'withdrew', by: speaker, seat: target });
    turn.announce({ withdrawn: target, by: speaker });
  }
}
