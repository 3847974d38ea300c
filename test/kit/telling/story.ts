/** The messages that the group must have got, by what the game's own record says has happened. */
import Sqlite from 'better-sqlite3';
import type { Desk } from '../../../bot/table/desk.ts';
import type { GameEvent } from '../../../shared/engine/events.ts';

export interface Written {
  readonly game: string;
  readonly events: readonly GameEvent[];
  /** Which message shows which subject in which chat. */
  readonly posts: readonly { readonly chatId: number; readonly subject: string; readonly messageId: number }[];
  readonly waiting: number;
}

/** What the database says of its newest game. */
export function writtenIn(file: string): Written {
  const database = new Sqlite(file, { readonly: true });
  const { id } = database.prepare('select id from games order by created_at desc').get() as { id: string };
  const events = database.prepare('select event from events where game_id = ? order by seq').all(id);
  const posts = database.prepare('select chat_id chatId, subject, message_id messageId from posts').all();
  const { waiting } = database.prepare('select count(*) waiting from outbox where settled_at is null').get() as {
    waiting: number;
  };
  database.close();
  return {
    game: id,
    events: (events as { event: string }[]).map(({ event }) => JSON.parse(event)),
    posts: posts as Written['posts'],
    waiting,
  };
}

export interface TableRow {
  readonly status: string;
  readonly deadline: number | null;
  readonly desk: Desk;
  readonly stage: string | null;
  /** When each stage began, by the clock of the program. */
  readonly stages: readonly { readonly at: number; readonly name: string }[];
}

/** The newest table, as it is on the disk. */
export function tableIn(file: string): TableRow {
  const database = new Sqlite(file, { readonly: true });
  const row = database.prepare('select * from games order by created_at desc').get() as Record<string, string>;
  const rows = database.prepare('select at, event from events where game_id = ? order by seq').all(row.id) as {
    at: number;
    event: string;
  }[];
  database.close();
  const stages = rows.flatMap(({ at, event }) => {
    const { type, name } = JSON.parse(event) as { type: string; name: string };
    return type === 'stageOpened' ? [{ at, name }] : [];
  });
  return {
    status: row.status!,
    deadline: row.deadline as unknown as number | null,
    desk: JSON.parse(row.desk!),
    stage: row.snapshot ? JSON.parse(row.snapshot).stage.name : null,
    stages,
  };
}

const PART: Readonly<Record<string, string>> = { night: 'night', morning: 'day', talk: 'day', verdict: 'verdict' };

/** The parts of the story in order, each once. */
export function partsOf(events: readonly GameEvent[]): readonly string[] {
  const parts = ['lobby'];
  let round = 0;
  for (const event of events) {
    if (event.type === 'roundBegan') round++;
    if (event.type === 'stageOpened') parts.push(`${PART[event.name] ?? 'trial'}:${round}`);
  }
  return [...new Set([...parts, 'end', 'course:0'])];
}
