/** P3: what the store makes durable in a second, against the same four statements on raw SQLite, a transaction each. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { openStore, type Store } from '../../bot/store/index.ts';
import { EVENT_SHAPE } from '../../bot/store/lift.ts';
import { rulesOf } from '../../shared/editions/index.ts';
import { decide } from '../../shared/engine/decide.ts';
import type { Game } from '../../shared/engine/model.ts';
import { openGame } from '../../shared/engine/setup/open.ts';
import { ENGINE_VERSION } from '../../shared/engine/version.ts';
import { compareWaiting, type Result } from './measure.ts';
import { DEAL, writeScript } from './script.ts';

const WAITING = 64;
const GAMES = 256;
const STRETCH = 8 * WAITING;
const STOCK = 40_000;
const NOON = 1_790_000_000_000;

const rules = rulesOf(DEAL);
const { commands } = writeScript();

export async function P3(): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-store-'));
  const store = await openWithGames(join(folder, 'ours.db'));
  await (await openWithGames(join(folder, 'raw.db'))).close();
  const raw = new Sqlite(join(folder, 'raw.db'));
  try {
    return await compareWaiting('durable actions/s', playOurs(store), playRaw(raw));
  } finally {
    raw.close();
    await store.close();
    rmSync(folder, { recursive: true });
  }
}

/** So many actions wait at any time: each of the chains begins its next one when the last is on the disk. */
function playOurs(store: Store): () => Promise<number> {
  const next = stocked(actions());
  return async () => {
    let left = STRETCH;
    const chain = async () => {
      while (left-- > 0) {
        const { at, key, event, game, message } = next();
        await store.write(async (tx) => {
          await tx.keys.take(game.id, key, at);
          await tx.events.append(game.id, game.version, [event], at);
          await tx.games.save(game);
          await tx.outbox.add([message]);
        });
      }
    };
    await Promise.all(Array.from({ length: WAITING }, chain));
    return STRETCH;
  };
}

function playRaw(raw: Sqlite.Database): () => number {
  const next = stocked(actions());
  for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON']) raw.pragma(pragma);
  const take = raw.prepare('INSERT INTO keys (game_id, key, at) VALUES (?, ?, ?)');
  const append = raw.prepare('INSERT INTO events (game_id, seq, at, shape, event) VALUES (?, ?, ?, ?, ?)');
  const save = raw.prepare(
    `UPDATE games SET status = ?, version = ?, engine = ?, snapshot = ?, desk = ?, deadline = ?, updated_at = ?
     WHERE id = ? AND version = ?`,
  );
  const add = raw.prepare(
    'INSERT INTO outbox (chat_id, game_id, subject, kind, method, payload) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const write = raw.transaction(({ at, key, event, game, message }: Action) => {
    const { id, status, version, engine, snapshot, desk, deadline, updatedAt, expectedVersion } = game;
    const { chatId, gameId, subject, kind, method, payload } = message;
    const state = [status, version, engine, JSON.stringify(snapshot), JSON.stringify(desk), deadline, updatedAt];
    take.run(id, key, at);
    append.run(id, version, at, EVENT_SHAPE, JSON.stringify(event));
    save.run(...state, id, expectedVersion);
    add.run(chatId, gameId, subject, kind, method, JSON.stringify(payload));
  });
  return () => {
    for (let i = 0; i < WAITING; i++) write.immediate(next());
    return WAITING;
  };
}

type Action = ReturnType<ReturnType<typeof actions>>;

/** Makes many at once, and the first before the clock runs: playing is not what is measured. */
function stocked(make: () => Action): () => Action {
  const stock: Action[] = [];
  const refill = () => {
    for (let i = 0; i < STOCK; i++) stock.push(make());
    stock.reverse();
  };
  refill();
  return () => {
    if (stock.length === 0) refill();
    return stock.pop()!;
  };
}

/** What is to be written, move by move, the games in turn. The games are really played, so each move's rows are new. */
function actions() {
  const tables = Array.from({ length: GAMES }, (_, i) => ({ ...begun(i), desk: desk(), play: played() }));
  let count = 0;
  return () => {
    const table = tables[count % GAMES]!;
    const { event, game } = table.play();
    const at = NOON + count++;
    const expectedVersion = table.version++;
    return {
      at,
      key: `${at.toString(36)}-${table.groupId.toString(36)}`,
      event,
      game: {
        id: table.id,
        status: 'running' as const,
        expectedVersion,
        version: table.version,
        engine: ENGINE_VERSION,
        snapshot: game,
        desk: { ...table.desk, missed: { ...table.desk.missed } },
        deadline: at + 60_000,
        updatedAt: at,
        isPractice: false,
      },
      message: {
        chatId: table.groupId,
        gameId: table.id,
        subject: `${table.id}:table`,
        kind: 'edit' as const,
        method: 'editMessageText',
        payload: { text: `Round ${game.round}. ${'Everybody may speak. '.repeat(10)}`, parse_mode: 'HTML' },
      },
    };
  };
}

const begun = (i: number) => ({ id: `game-${i}`, groupId: -1_001_000_000_000 - i, version: 0 });

/** As large as the desk of a table of ten: with a game of the script, some 6 kB a row. */
const desk = () => ({
  title: 'Mafia on Friday nights',
  language: 'ru',
  setting: { edition: DEAL.edition, mode: DEAL.mode, options: DEAL.options, timers: {}, decoys: false },
  players: DEAL.seats.map((_, i) => ({ person: 7_000_000_000 + i, name: `Player of the table ${i}`, language: 'ru' })),
  seal: 'ab'.repeat(32),
  powers: { mayRestrict: true, mayDelete: true, permissions: { can_send_messages: true, can_send_polls: true } },
  pause: null,
  missed: Object.fromEntries(DEAL.seats.map(({ id }) => [id, 0])),
  away: [],
});

/** Plays the script, and begins anew when the game is over. */
function played() {
  let game: Game | null = null;
  let next = 0;
  return () => {
    if (!game || game.outcome) {
      game = openGame(structuredClone(DEAL), rules).game;
      next = 0;
    }
    const decision = decide(game, commands[next++]!, rules);
    if ('refused' in decision) throw new Error(`a move was refused: ${decision.refused}`);
    game = decision.game;
    return { event: decision.events[0]!, game };
  };
}

async function openWithGames(file: string): Promise<Store> {
  const store = openStore({ file });
  const blank = { status: 'running', engine: null, snapshot: null, desk: null, deadline: null } as const;
  await store.write(async (tx) => {
    for (let i = 0; i < GAMES; i++) {
      await tx.games.create({ ...blank, ...begun(i), createdAt: NOON, updatedAt: NOON, isPractice: false });
    }
  });
  return store;
}
