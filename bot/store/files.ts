import { chmodSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes the file if it is missing, its folder too, and shuts it to everybody but its owner. A file that exists is not
 * opened: closing it again would take away the locks that this process holds on it.
 */
export function makePrivate(file: string): void {
  if (existsSync(file)) {
    chmodSync(file, 0o600);
    return;
  }
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'wx', 0o600));
  syncFolder(file);
}

/** A new or renamed file survives a power cut only once its folder is on the disk. */
export function syncFolder(file: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(dirname(file), 'r');
  fsyncSync(folder);
  closeSync(folder);
}
