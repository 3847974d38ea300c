/** Who named whom before the table, of whom they could have named. */
import type { Action } from '../../../shared/engine/words.ts';
import type { Moment, Open, Record } from './record.ts';

export interface Naming {
  readonly by: string;
  readonly about: string;
  readonly action: Action | 'say';
  readonly round: number;
  readonly ballot: string;
  /** Who could be named. */
  readonly among: readonly string[];
  /** The table at the time. */
  readonly at: Moment;
}

export type Kind = (naming: Naming) => boolean;

export const isVote: Kind = ({ action }) => action === 'vote';
export const isNomination: Kind = ({ action }) => action === 'nominate';
/** A card that names somebody. */
export const isPlay: Kind = ({ action }) => action === 'play';
export const isWord: Kind = ({ action }) => action === 'say';

/** No more than are put to a final ballot. */
const FEW = 4;
export const isOnFew: Kind = (naming) => isVote(naming) && naming.among.length <= FEW;
export const isOnMany: Kind = (naming) => isVote(naming) && naming.among.length > FEW;

export const namingsIn = ({ deeds }: Record): readonly Naming[] => deeds.flatMap(namingIn);

/** Whoever has been put up for trial is not put up again. */
function namingIn(at: Open): readonly Naming[] {
  const { by, deed, prompts, memory, table } = at;
  const { round, stage } = table;
  const naming = { by, round, ballot: `${round} ${stage} ${memory.ballots.length}`, at };
  const others = table.seats.flatMap(({ id, out }) => (out === null && id !== by ? [id] : []));
  if (deed.is === 'say') {
    if (deed.statement.says !== 'suspects') return [];
    return [{ ...naming, about: deed.statement.about, action: 'say', among: others }];
  }
  if (deed.target === undefined) return [];
  const asked = prompts.find(({ action }) => action === deed.action)?.targets ?? [];
  const isTried = (id: string) =>
    deed.action === 'nominate' && memory.named.round === round && memory.named.seats.includes(id);
  const among = asked.filter((id) => id === deed.target || (id !== by && !isTried(id)));
  return [{ ...naming, about: deed.target, action: deed.action, among }];
}
