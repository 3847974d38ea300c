/** Setting a table of one's own, to practise alone. */
import { practisedSchema } from '../../shared/wire/solo.ts';
import { insist, oneAtATime } from './orders.ts';
import { drawCut, keepCut } from './proof/cut.ts';
import { startAt } from './route.ts';

/** The cards are dealt and the table is opened; why not has been told. */
export async function practise(edition: string, role: string | null): Promise<void> {
  const cut = drawCut();
  const practised = await oneAtATime(() => insist('/api/practice', practisedSchema, { edition, role, cut }));
  if (!practised) return;
  keepCut(practised.game, cut);
  startAt({ at: 'table', game: practised.game });
}
