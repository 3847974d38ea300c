/** A change to how a table is set. What it is set to is the group's habit from then on. */
import type { GameId } from '../../shared/engine/ids.ts';
import type { Composition } from '../../shared/engine/rulebook.ts';
import type { WantedChange } from '../../shared/wire/command.ts';
import type { PersonId } from '../../shared/wire/ids.ts';
import { type Desk, type Sitter, sitterAt } from '../table/desk.ts';
import { type Change, change, pastLobby } from '../table/lobby.ts';
import type { Reply } from '../table/order.ts';
import { type Refused, refuse, refuseFor } from '../table/refusal.ts';
import type { TableState } from '../table/state.ts';
import { boxOf } from '../table/wished.ts';
import { inLobby } from './join.ts';
import { mayManage } from './manage.ts';
import { likedBy, objectionTo } from './narration.ts';
import { type Reception, sitterFrom } from './reception.ts';
import { tooLate, whileSet } from './when.ts';
import type { By } from './wish.ts';

/** What is to be changed of the table as it stands by then; null for what does not fit it any more. */
export type WantedOf = (desk: Desk, self: Sitter) => Change | Refused | null;

export async function changeAt(
  reception: Pick<Reception, 'tables' | 'store' | 'admins' | 'hasPrinter'>,
  state: TableState,
  wanted: WantedOf,
  { user, key }: By,
): Promise<Reply> {
  const { tables, store } = reception;
  if (!(await mayManage(reception, state, user.id))) return refuse('refusal-not-yours');
  const self = await sitterFrom(reception, user);
  const order = whileSet((now) => {
    const next = wanted(now.desk, self);
    if (!next) return refuse('refusal-closed');
    if ('refused' in next) return next;
    return objectionTo(reception, next) ?? inLobby(now, change(now.desk, next));
  });
  const outcome = await tables.order(state.id, key, order);
  if ('refused' in outcome) return outcome;
  // A process that died in between may have changed the table and not yet what hangs on it.
  const { groupId, desk } = 'state' in outcome ? outcome.state : state;
  await store.write(async (tx) => {
    const narration = likedBy(reception, await tx.groups.byId(groupId), desk.narration);
    await tx.groups.change(groupId, { defaults: desk.setting, language: desk.chat.language, narration });
  });
  return outcome;
}

/** The table that is being set, for whoever may set it, or why they may not. */
export async function tableToSet(
  reception: Pick<Reception, 'tables' | 'admins'>,
  game: GameId,
  person: PersonId,
): Promise<TableState | Refused> {
  const state = await reception.tables.find(game);
  if (!state) return refuse('refusal-no-such-table');
  const past = tooLate(state, 'change');
  if (past) return past;
  return (await mayManage(reception, state, person)) ? (pastLobby(state) ?? state) : refuse('refusal-not-yours');
}

/** What the app asks for, looked at before it is believed. */
export const wantedOf =
  (asked: WantedChange): WantedOf =>
  (desk, self) => {
    switch (asked.set) {
      case 'timers':
        return { set: 'timers', to: {} };
      case 'composition':
        return asked.to === 'auto' ? { set: 'composition', to: 'auto' } : cardsFrom(desk, asked.to);
      case 'host':
      case 'aide': {
        if (asked.to === null) return { set: asked.set, to: null };
        const to = asked.to === 'me' ? self : sitterAt(desk, asked.to);
        return to && { set: asked.set, to };
      }
      default:
        return asked;
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
