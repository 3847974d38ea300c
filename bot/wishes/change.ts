/** A change to how a table is set. What it is set to is the group's habit from then on. */
import type { Composition } from '../../shared/engine/rulebook.ts';
import type { WantedChange } from '../../shared/protocol/command.ts';
import { type Desk, type Sitter, sitterAt } from '../table/desk.ts';
import { type Change, change, pastLobby } from '../table/lobby.ts';
import type { Reply } from '../table/order.ts';
import { type Refused, refuse, refuseFor } from '../table/refusal.ts';
import type { TableState } from '../table/state.ts';
import { boxOf } from '../table/wished.ts';
import { inLobby } from './join.ts';
import { likedBy, objectionTo } from './narration.ts';
import { type Reception, sitterFrom, type Visitor } from './reception.ts';

/** Null for what does not fit the table any more. */
export type Wish = (desk: Desk, self: Sitter) => Change | Refused | null;

export async function changeAt(
  reception: Reception,
  state: TableState,
  user: Visitor,
  wish: Wish,
  key: string,
): Promise<Reply> {
  const { tables, store } = reception;
  const self = await sitterFrom(reception, user);
  const outcome = await tables.order(state.id, key, (now) => {
    const past = pastLobby(now);
    if (past) return past;
    const wanted = wish(now.desk, self);
    if (!wanted) return refuse('refusal-closed');
    if ('refused' in wanted) return wanted;
    return objectionTo(reception, wanted) ?? inLobby(now, change(now.desk, wanted));
  });
  if ('refused' in outcome) return outcome;
  // A process that died in between may have changed the table and not yet what hangs on it.
  const { groupId, desk } = 'state' in outcome ? outcome.state : state;
  await store.write(async (tx) => {
    const narration = likedBy(reception, await tx.groups.byId(groupId), desk.narration);
    await tx.groups.change(groupId, { defaults: desk.setting, language: desk.language, narration });
  });
  return outcome;
}

/** What the app asks for, looked at before it is believed. */
export const wishOf =
  (wanted: WantedChange): Wish =>
  (desk, self) => {
    switch (wanted.set) {
      case 'timers':
        return { set: 'timers', to: {} };
      case 'composition':
        return wanted.to === 'auto' ? { set: 'composition', to: 'auto' } : cardsFrom(desk, wanted.to);
      case 'host':
      case 'aide': {
        if (wanted.to === null) return { set: wanted.set, to: null };
        const to = wanted.to === 'me' ? self : sitterAt(desk, wanted.to);
        return to && { set: wanted.set, to };
      }
      default:
        return wanted;
    }
  };

/** Nothing but what is in the box, as far as it goes. */
function cardsFrom(desk: Desk, deck: Composition): Change | Refused | null {
  const box = boxOf(desk);
  for (const [role, wanted] of Object.entries(deck)) {
    if (!Object.hasOwn(box, role)) return null;
    const cards = box[role] ?? 0;
    if (wanted > cards) return refuseFor({ id: 'card-shortage', role, cards, wanted }, desk.setting);
  }
  return { set: 'composition', to: deck };
}
