/** A gang's one shot: by what its members may see of each other, by their plan, or by what all of them can work out. */
import type { SeatId } from '../../../shared/engine/ids.ts';
import type { GangId } from '../../../shared/engine/model.ts';
import type { Prompt } from '../../../shared/engine/prompt.ts';
import type { View } from '../../../shared/engine/view.ts';
import { isFriend } from '../judgement.ts';
import type { Known } from '../known.ts';
import type { GangMembership } from '../lots.ts';
import type { Hour } from './hour.ts';

/** Whoever knows somebody worth it names them; else one follows what is seen, then the plan, then the common choice. */
export function gangTarget({ view, judgement, membership, common }: Hour, prompt: Prompt): SeatId | null {
  const { known } = judgement;
  const gang = gangIn(known, membership);
  const prey = prompt.targets.filter((id) => !isFriend(known, id) && !isOf(known, gang, id));
  if (prey.length === 0) return null;
  const named = mostNamed(view, prey);
  const isOpen = gang !== null && known.lore.seesChoices(gang, view.table.round);
  if (isOpen) {
    const worth = prey.filter((id) => judgement.power(id) >= WORTH_IT);
    if (worth.length > 0) return best(worth, judgement.power);
    if (named !== null) return named;
  }
  return planned(view, prey) ?? common(prey);
}

/** The gang whose shot this player has a part in, be it only by pretending. */
export const gangIn = ({ lore, self, roles }: Known, membership: GangMembership | null): GangId | null =>
  membership?.gang ?? lore.rules.roles[roles.get(self)?.[0] ?? '']?.gang ?? null;

/** Certainly awake with this gang, as a friend or not. */
const isOf = ({ lore, roles }: Known, gang: GangId | null, id: SeatId): boolean =>
  gang !== null && roles.get(id)!.every((role) => lore.rules.roles[role]?.gang === gang);

const WORTH_IT = 1;

const best = (seats: readonly SeatId[], worth: (id: SeatId) => number): SeatId =>
  seats.reduce((one, other) => (worth(other) > worth(one) ? other : one));

function mostNamed({ gangChoices }: View, prey: readonly SeatId[]): SeatId | null {
  const named = gangChoices.flatMap(({ action, target }) =>
    action === 'shoot' && target !== undefined && prey.includes(target) ? [target] : [],
  );
  const times = (id: SeatId) => named.filter((each) => each === id).length;
  return named.length === 0 ? null : best(named, times);
}

/**
 * Whoever has chosen already goes along with the first of the mates by seat, whose word counts on a tie; nobody follows
 * those behind, so that no two chase each other.
 */
export function followedTarget({ gangChoices, you }: View, prompt: Prompt, known: Known): SeatId | null {
  const { action, chosen, isFinal, targets } = prompt;
  if (action !== 'shoot' || chosen === null || isFinal || !you) return null;
  const before = known.seats.slice(0, known.seats.indexOf(you.id));
  const first = before.find((id) => gangChoices.some(({ by }) => by === id));
  const named = gangChoices.find(({ by, action: does }) => by === first && does === 'shoot')?.target;
  const isGood = named !== undefined && named !== chosen.target && targets.includes(named) && !isFriend(known, named);
  return isGood ? named : null;
}

/** A name for this very night, or the first of an order who is still there; a later plan replaces an earlier one. */
function planned({ facts, table }: View, prey: readonly SeatId[]): SeatId | null {
  const plan = facts.findLast((fact) => 'plan' in fact);
  const ordered = plan && 'plan' in plan ? plan.plan.find((id) => prey.includes(id)) : undefined;
  const dated = facts.findLast((fact) => 'is' in fact && fact.value === table.round && prey.includes(fact.about));
  return ordered ?? (dated && 'about' in dated ? dated.about : null);
}
