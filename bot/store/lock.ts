import Sqlite from 'better-sqlite3';
import { makePrivate } from './files.ts';

/**
 * Lets one process at a time write to the file. The lock is an open transaction on a file beside it, which the
 * operating system ends with the process, however that dies; readers and backups of other processes are not kept out.
 */
export function lock(file: string): () => void {
  makePrivate(`${file}.lock`);
  const guard = new Sqlite(`${file}.lock`, { timeout: 0 });
  try {
    guard.exec('BEGIN EXCLUSIVE');
  } catch (reason) {
    guard.close();
    const isTaken = reason instanceof Sqlite.SqliteError && reason.code === 'SQLITE_BUSY';
    throw isTaken ? new Error(`${file} is in use by another running bot`) : reason;
  }
  return () => guard.close();
}
