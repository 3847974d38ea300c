import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Game } from '../../../shared/engine/model.ts';
import type { Evening } from './evening.ts';

/** The newest table, as the store has it. */
export function newestIn({ folder }: Evening): { readonly id: string; readonly status: string; readonly game: Game } {
  const database = new Sqlite(join(folder, 'omerta.db'), { readonly: true });
  const row = database.prepare('select id, status, snapshot from games order by created_at desc, rowid desc').get();
  database.close();
  const { id, status, snapshot } = row as { id: string; status: string; snapshot: string };
  return { id, status, game: JSON.parse(snapshot) as Game };
}
