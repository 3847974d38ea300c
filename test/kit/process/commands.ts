/** The programs of the command line, run as people run them. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../files.ts';

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** One of the lab's. */
export const run = (program: string, ...args: readonly string[]): Promise<Ran> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, 'scripts/run.mjs'), `bot/lab/${program}.ts`, ...args], {
      cwd: root,
    });
    let [out, err] = ['', ''];
    child.stdout.on('data', (part) => {
      out += part;
    });
    child.stderr.on('data', (part) => {
      err += part;
    });
    child.on('close', (code) => resolve({ code, out, err }));
  });
