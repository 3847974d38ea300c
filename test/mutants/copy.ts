/** A copy of the project in which leaks are planted, one after the other, and looked for by its own tests. */
import { spawn } from 'node:child_process';
import { constants, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../kit/files.ts';
import type { Catcher, Mutant } from './mutant.ts';
import { planted } from './planted.ts';

const PARTS = ['bot', 'shared', 'test', 'drizzle', 'package.json', 'tsconfig.json', 'vitest.config.ts'];
/** Nobody waits longer for a test that hangs. */
const PATIENCE = 10 * 60_000;
/** Two deals of each table with more questions (`kit/worlds/hold.ts`), and all pairs of games (`kit/laws/effort.ts`). */
const WHOLE = { WORLDS: '2', GAMES: '1300' };

export interface Ran {
  readonly isPassed: boolean;
  readonly said: string;
}

export class Copy {
  readonly #folder = mkdtempSync(join(tmpdir(), 'omerta-mutants-'));

  constructor() {
    for (const part of PARTS) {
      cpSync(join(root, part), join(this.#folder, part), { recursive: true, mode: constants.COPYFILE_FICLONE });
    }
    symlinkSync(join(root, 'node_modules'), join(this.#folder, 'node_modules'));
  }

  /** The test as it goes with this leak in the program; whole, where its sample lets the leak pass. */
  async runWith(mutant: Mutant): Promise<Ran> {
    const file = join(this.#folder, mutant.file);
    const sound = readFileSync(file, 'utf8');
    writeFileSync(file, planted(mutant, sound));
    try {
      const sampled = await this.run(mutant.caughtBy);
      return sampled.isPassed ? await this.run(mutant.caughtBy, WHOLE) : sampled;
    } finally {
      writeFileSync(file, sound);
    }
  }

  run({ test, named }: Catcher, more: Readonly<Record<string, string>> = {}): Promise<Ran> {
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const only = named === undefined ? [] : ['--testNamePattern', named];
    const running = spawn(process.execPath, [vitest, 'run', test, ...only], {
      cwd: this.#folder,
      timeout: PATIENCE,
      env: { ...process.env, NO_COLOR: '1', ...more },
    });
    let said = '';
    for (const output of [running.stdout, running.stderr]) {
      output.on('data', (part: Buffer) => {
        said += part.toString();
      });
    }
    return new Promise((resolve) => running.once('close', (code) => resolve({ isPassed: code === 0, said })));
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
