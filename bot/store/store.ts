import { readerOn, type StoreReader, type Tx, writerOn } from './repository.ts';
import { openSqlite } from './sqlite.ts';
import { takeTurns } from './turns.ts';

export interface Store {
  /** Sees committed state only. */
  readonly read: StoreReader;
  /**
   * All of `body` or nothing of it; resolves once it is on the disk. Whatever is written in one turn of the event loop
   * shares a commit, so `body` may await nothing but calls of its `tx`.
   */
  write<T>(body: (tx: Tx) => Promise<T>): Promise<T>;
  /** Nothing waits or runs. */
  isQuiet(): boolean;
  /** Finishes what waits. */
  close(): Promise<void>;
}

export interface StoreOptions {
  readonly file: string;
  /** Begun anew, and only where a playground has made what is there. */
  readonly isPlayground?: boolean;
  readonly log?: { warn(message: string): void };
  /** Hears of a commit that failed. */
  readonly onBroken?: (reason: unknown) => void;
}

/** Throws if another process has the file. */
export function openStore({ file, isPlayground, log, onBroken }: StoreOptions): Store {
  const warn = (message: string): void => log?.warn(message);
  const { reading, writing, transactions, close } = openSqlite(file, warn, isPlayground);
  const tx = writerOn(writing);
  const turns = takeTurns(transactions, onBroken);
  return {
    read: readerOn(reading),
    write: (body) => turns.run(() => body(tx)),
    isQuiet: turns.isQuiet,
    async close() {
      await turns.close();
      close();
    },
  };
}
