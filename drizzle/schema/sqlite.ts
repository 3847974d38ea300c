/** The tables as SQLite has them. Times are milliseconds since 1970. */
import { sql } from 'drizzle-orm';
import { customType, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { textByParts } from './by-parts.ts';

/** Unlike Drizzle's own, keeps null a NULL in prepared statements too. */
const jsonBy = (write: (value: unknown) => string) =>
  customType<{ data: unknown; driverData: string | null }>({
    dataType: () => 'text',
    toDriver: (value) => (value === null ? null : write(value)),
    fromDriver: (written) => (written === null ? null : JSON.parse(written)),
  });

const json = jsonBy(JSON.stringify);
const jsonOfParts = jsonBy(textByParts);

export const people = sqliteTable('people', {
  id: integer().primaryKey(),
  name: text().notNull(),
  username: text(),
  language: text(),
  clientLanguage: text('client_language'),
  isReachable: integer('is_reachable', { mode: 'boolean' }).notNull(),
  seenAt: integer('seen_at').notNull(),
});

export const groups = sqliteTable('groups', {
  id: integer().primaryKey(),
  title: text().notNull(),
  language: text(),
  defaults: json(),
  /** How the group likes its games told; null until it has said so. */
  narration: json(),
  notices: json().$type<readonly string[]>().notNull(),
});

export const games = sqliteTable(
  'games',
  {
    id: text().primaryKey(),
    groupId: integer('group_id').notNull(),
    status: text({ enum: ['lobby', 'running', 'over', 'cancelled'] }).notNull(),
    version: integer().notNull(),
    engine: integer(),
    deadline: integer(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    /** Practice players took part, so it counts in no statistics. */
    isPractice: integer('is_practice', { mode: 'boolean' }).notNull().default(false),
    desk: jsonOfParts(),
    snapshot: jsonOfParts(),
  },
  (table) => [
    uniqueIndex('games_live').on(table.groupId).where(sql`status in ('lobby', 'running')`),
    index('games_of_group').on(table.groupId, table.createdAt),
    index('games_contested').on(table.deadline).where(sql`status = 'over' and deadline is not null`),
  ],
);

export const seats = sqliteTable(
  'seats',
  {
    gameId: text('game_id')
      .notNull()
      .references(() => games.id),
    personId: integer('person_id').notNull(),
    seat: text(),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.personId] }),
    index('seats_of_person').on(table.personId, table.gameId),
  ],
);

export const events = sqliteTable(
  'events',
  {
    gameId: text('game_id')
      .notNull()
      .references(() => games.id),
    seq: integer().notNull(),
    at: integer().notNull(),
    shape: integer().notNull(),
    event: json().notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.seq] })],
);

export const outbox = sqliteTable(
  'outbox',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    chatId: integer('chat_id').notNull(),
    gameId: text('game_id'),
    subject: text(),
    kind: text({ enum: ['post', 'edit', 'call'] }).notNull(),
    method: text().notNull(),
    payload: json(),
    notBefore: integer('not_before'),
    attemptedAt: integer('attempted_at'),
    settledAt: integer('settled_at'),
  },
  (table) => [index('outbox_settled').on(table.settledAt)],
);

export const posts = sqliteTable(
  'posts',
  {
    chatId: integer('chat_id').notNull(),
    subject: text().notNull(),
    messageId: integer('message_id').notNull(),
    /** The fingerprint of the picture that the message shows; null if it is a text. */
    picture: text(),
  },
  (table) => [primaryKey({ columns: [table.chatId, table.subject] })],
);

/** Pictures that Telegram has, by what is on them. */
export const prints = sqliteTable(
  'prints',
  {
    fingerprint: text().primaryKey(),
    fileId: text('file_id').notNull(),
    at: integer().notNull(),
  },
  (table) => [index('prints_at').on(table.at)],
);

export const updates = sqliteTable(
  'updates',
  {
    id: integer().primaryKey(),
    at: integer().notNull(),
  },
  (table) => [index('updates_at').on(table.at)],
);

export const keys = sqliteTable(
  'keys',
  {
    gameId: text('game_id').notNull(),
    key: text().notNull(),
    at: integer().notNull(),
    answer: json(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.key] }), index('keys_at').on(table.at)],
);

export const meta = sqliteTable('meta', {
  name: text().primaryKey(),
  value: json(),
});
