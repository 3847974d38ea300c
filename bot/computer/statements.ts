/** What a player states before the table: findings, claims and counter-claims, and what it makes of somebody. */
import type { Chance } from '../../shared/engine/chance.ts';
import type { SeatId } from '../../shared/engine/ids.ts';
import type { RoleId } from '../../shared/engine/model.ts';
import type { View } from '../../shared/engine/view.ts';
import type { Said, Statement, Strength } from '../../shared/wire/practice.ts';
import { drawn } from './acts/order.ts';
import type { Face } from './face.ts';
import { certainly, isInformed, type Judgement } from './judgement.ts';
import type { Known } from './known.ts';
import type { Lots } from './lots.ts';

/** What a player goes by who may be heard. */
interface Hearing {
  readonly judgement: Judgement;
  /** What is shown of it. */
  readonly face: Face;
  readonly view: View;
  readonly said: readonly Said[];
  readonly chance: Chance;
  /** Lots that all of a gang draw alike. */
  readonly shared: Lots;
}

interface Talk extends Hearing {
  /** What this player has said itself. */
  readonly own: readonly Said[];
}

type Say = (talk: Talk) => Statement | null;

/** Is it this player's turn to be heard: in the own speech, or while all talk? */
export const mayState = ({ table, you, prompts }: View): boolean =>
  you !== null && table.stage !== 'night' && prompts.some(({ action }) => action === 'finish') && table.host !== you.id;

/** Once a round at most; null to say nothing. */
export function statementOf(hearing: Hearing, strength: Strength): Statement | null {
  const { judgement, view, said } = hearing;
  const own = said.filter(({ by }) => by === judgement.known.self);
  if (own.some(({ round }) => round === view.table.round)) return null;
  const talk: Talk = { ...hearing, own };
  for (const say of strength === 'sharp' ? SHARP : FAIR) {
    const statement = say(talk);
    if (statement) return statement;
  }
  return null;
}

/** Of the town, and able to look at others. */
const isLooking = (known: Known): boolean => !isInformed(known) && known.lore.looks(roleOf(known));

const roleOf = ({ roles, self }: Known): RoleId => roles.get(self)?.[0] ?? '';

const isUnsaid = (own: readonly Said[], id: SeatId): boolean =>
  !own.some(({ statement }) => 'about' in statement && statement.about === id);

const others = ({ alive, self }: Known): readonly SeatId[] => alive.filter((id) => id !== self);

const most = (seats: readonly SeatId[], score: (id: SeatId) => number): SeatId =>
  seats.reduce((one, other) => (score(other) > score(one) ? other : one));

/** Whoever looks for the guilty, and has found one who is still about, says so. */
const tellsFound: Say = ({ judgement: { known }, own }) => {
  if (!isLooking(known)) return null;
  const about = others(known).find((id) => certainly(known, id) === 1 && isUnsaid(own, id));
  return about === undefined ? null : { says: 'guilty', about };
};

/** Whoever has spoken as one who looks has nothing to hide any more: the cleared who look worst are named next. */
const tellsCleared: Say = ({ judgement: { known, suspected }, own }) => {
  if (!isLooking(known)) return null;
  const cleared = others(known).filter((id) => certainly(known, id) === 0 && isUnsaid(own, id));
  const isWorthIt = own.length > 0 || cleared.length >= WORTH_SPEAKING;
  return isWorthIt && cleared.length > 0 ? { says: 'innocent', about: most(cleared, suspected) } : null;
};

const WORTH_SPEAKING = 3;

/** The roles of the town that find things out, one by one. */
const lookers = ({ lore }: Known, { table }: View): readonly RoleId[] =>
  Object.entries(table.inPlay).flatMap(([role, n]) =>
    lore.looks(role) && !lore.isGuilty(role) ? new Array<RoleId>(n).fill(role) : [],
  );

/** There is one who looks, and it is somebody else who says so: either is lying. */
const deniesRival: Say = ({ judgement: { known }, view, said, own }) => {
  const [only, ...more] = lookers(known, view);
  if (!isLooking(known) || only === undefined || more.length > 0) return null;
  const rival = said.find(
    ({ by, statement }) => by !== known.self && isFinding(statement) && known.alive.includes(by) && isUnsaid(own, by),
  );
  return rival ? { says: 'denies', about: rival.by, role: only } : null;
};

const isFinding = ({ says }: Statement): boolean => says === 'guilty' || says === 'innocent' || says === 'role';

/** Before the court somebody who can do something says what they are. */
const claimsRole: Say = ({ judgement: { known }, view: { table }, own }) => {
  const isTried = table.stage === 'defence' && table.accused.some(({ seat }) => seat === known.self);
  const role = roleOf(known);
  const isNew = !own.some(({ statement }) => statement.says === 'role');
  return isTried && isNew && !isInformed(known) && known.lore.isSpecial(role) ? { says: 'role', role } : null;
};

/** One of a gang who was found out says that it is the finder who lies. */
const countersFinder: Say = ({ judgement: { known }, view, said, own, shared }) => {
  const [role] = lookers(known, view);
  if (!isInformed(known) || role === undefined) return null;
  const finder = said.find(
    ({ by, statement }) => statement.says === 'guilty' && statement.about === known.self && known.alive.includes(by),
  );
  if (!finder || !isUnsaid(own, finder.by)) return null;
  // By a lot of its own: those that are left for the deed are what one of the town would have.
  const dares = shared('counter', view.table.round, known.self).below(2) === 0;
  return dares ? { says: 'denies', about: finder.by, role } : null;
};

/**
 * One of a gang pretends to have found somebody, the oftener the more the table suspects them anyway, on any day on which
 * somebody might really have. All of the gang can work out whose turn it is, so that only one of them speaks.
 */
const pretends: Say = ({ judgement: { known, suspected }, view, own, shared, chance }) => {
  const { mates, self, alive, lore } = known;
  const gang = [self, ...mates].filter((id) => alive.includes(id)).sort();
  const { round } = view.table;
  if (!gang.includes(self) || !isInformed(known) || lore.gangOf(roleOf(known)) === null || hasRivals(known, view)) {
    return null;
  }
  if (!lookers(known, view).some((role) => round > 1 || lore.looksAtOnce(role))) return null;
  const lots = shared('pretend', round, ...gang);
  if (lots.pick(gang) !== self || lots.below(RARELY) > 0) return null;
  const strangers = alive.filter((id) => !gang.includes(id) && isUnsaid(own, id));
  return strangers.length === 0 || own.length > 1
    ? null
    : { says: 'guilty', about: drawn(strangers, suspected, chance) };
};

/** Once in so many rounds. */
export const RARELY = 2;

/** There are others to be suspected besides the own side: whoever looks worst might be one of them, and a lie a favour. */
const hasRivals = ({ lore, side }: Known, { table }: View): boolean =>
  Object.keys(table.inPlay).some((role) => lore.isGuilty(role) && !lore.isAllied(side, lore.sideOf(role)));

/** Now and then a word on whoever looks worst; it proves nothing. */
const suspects: Say = ({ face: { known, guilt, wish }, view: { table }, own, chance }) => {
  if (table.round < 2 || chance.below(SELDOM) > 0) return null;
  const strangers = others(known).filter((id) => guilt(id) > 0 && isUnsaid(own, id));
  return strangers.length === 0 ? null : { says: 'suspects', about: most(strangers, wish) };
};

const SELDOM = 8;

const FAIR: readonly Say[] = [tellsFound, suspects];
const SHARP: readonly Say[] = [tellsFound, deniesRival, claimsRole, tellsCleared, countersFinder, pretends, suspects];
