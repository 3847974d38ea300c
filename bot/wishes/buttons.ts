/** Playing by buttons in the direct chat, for whoever cannot open the app or does not like it. */
import type { PersonId } from '../../shared/wire/ids.ts';
import type { Links } from '../links.ts';
import { handOf } from '../narrator/mail.ts';
import { placeOf, putIn } from '../table/desk.ts';
import type { Order, Reply } from '../table/order.ts';
import { refuse } from '../table/refusal.ts';
import type { TableState } from '../table/state.ts';
import type { Reception } from './reception.ts';
import { whileStanding } from './when.ts';
import type { By } from './wish.ts';

/** From now on, and at the next table of the same people. What they have in hand comes at once. */
export const playByButtons = (
  { tables, links }: Pick<Reception, 'tables' | 'links'>,
  { id }: TableState,
  { user, key }: By,
): Promise<Reply> => tables.order(id, key, wished(user.id, links), (now) => ({ letters: handOf(now, user.id, links) }));

/** Without an app everybody plays like that anyway. */
const wished = (person: PersonId, { app }: Links): Order =>
  whileStanding((state) => {
    const { desk } = state;
    if (placeOf(desk, person) === null) return refuse('refusal-stranger');
    if (app === null || desk.presence.byButtons.includes(person)) return { state, events: [] };
    return {
      state: { ...state, desk: putIn(desk, 'presence', { byButtons: [...desk.presence.byButtons, person] }) },
      events: [],
    };
  });
