/** The program and its commands as processes of their own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../files.ts';

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Found from any folder. */
const LOADER = pathToFileURL(join(root, 'node_modules/tsx/dist/loader.mjs')).href;

export function run(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  cwd = root,
): ChildProcess {
  return spawn(process.execPath, ['--import', LOADER, join(root, file), ...args], {
    cwd,
    env: { PATH: process.env.PATH ?? '', ...env },
  });
}

export const ended = (child: ChildProcess): Promise<Ended> =>
  new Promise((resolve) => {
    let [out, err] = ['', ''];
    child.stdout?.on('data', (data: Buffer) => (out += data.toString()));
    child.stderr?.on('data', (data: Buffer) => (err += data.toString()));
    child.on('close', (code) => resolve({ code, out, err }));
  });

/** The port that the program says it listens on. */
export const portOf = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    let out = '';
    child.stdout?.on('data', (data: Buffer) => {
      out += data.toString();
      const port = /"port":(\d+)/.exec(out)?.[1];
      if (port) resolve(Number(port));
    });
    child.on('close', () => reject(new Error(`it ended: ${out}`)));
  });
