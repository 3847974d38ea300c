/** Everything that the outbox ever held and what became of it, written down by the database itself. */
import Sqlite from 'better-sqlite3';
import type { Message } from '../../../bot/chat/message.ts';

export interface Entry {
  readonly seq: number;
  readonly what: 'put' | 'replaced' | 'attempted' | 'settled' | 'dropped';
  readonly id: number;
  readonly chatId: number;
  readonly subject: string | null;
  readonly kind: 'post' | 'edit' | 'call';
  readonly method: string;
  readonly payload: Message;
}

export interface Ledger {
  readonly entries: () => readonly Entry[];
}

const COLUMNS = 'id, chat_id, subject, kind, method, payload';
const note = (what: Entry['what'], row: 'new' | 'old', when: string) => `
  CREATE TRIGGER ledger_${what} AFTER ${when}
  BEGIN
    INSERT INTO ledger (what, ${COLUMNS}) VALUES ('${what}', ${COLUMNS.replace(/\w+/g, `${row}.$&`)});
  END;`;

const changes = (column: string) => `UPDATE OF ${column} ON outbox WHEN new.${column} IS NOT old.${column}`;

/** To be opened while nothing is being written. */
export function ledgerOf(file: string): Ledger {
  const database = new Sqlite(file);
  database.exec(`
    CREATE TABLE ledger (seq INTEGER PRIMARY KEY AUTOINCREMENT, what, ${COLUMNS});
    ${note('put', 'new', 'INSERT ON outbox')}
    ${note('replaced', 'new', changes('payload'))}
    ${note('attempted', 'new', changes('attempted_at'))}
    ${note('settled', 'new', changes('settled_at'))}
    ${note('dropped', 'old', 'DELETE ON outbox WHEN old.settled_at IS NULL')}
  `);
  database.close();
  return { entries: () => read(file) };
}

type Row = Omit<Entry, 'chatId' | 'payload'> & { readonly chat_id: number; readonly payload: string };

function read(file: string): readonly Entry[] {
  const database = new Sqlite(file, { readonly: true });
  const rows = database.prepare('SELECT * FROM ledger ORDER BY seq').all() as Row[];
  database.close();
  return rows.map(({ chat_id: chatId, payload, ...row }) => ({ ...row, chatId, payload: JSON.parse(payload) }));
}
