/** The program as a process of its own, to be started, killed and started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { dirname } from 'node:path';

export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export class Killable {
  readonly #program: string;
  readonly #environment: Readonly<Record<string, string>>;
  #child: ChildProcess | null = null;
  #ended: Promise<Ending> = Promise.resolve({ code: 0, signal: null });
  /** All that any of its processes ever said. */
  stdout = '';
  stderr = '';

  constructor(program: string, environment: Readonly<Record<string, string>>) {
    this.#program = program;
    this.#environment = environment;
  }

  /** Another one of the same kind, on the same database. */
  twin(): Killable {
    return new Killable(this.#program, this.#environment);
  }

  get ended(): Promise<Ending> {
    return this.#ended;
  }

  start(): void {
    const child = spawn(process.execPath, [this.#program], {
      env: { PATH: process.env.PATH ?? '', ...this.#environment },
      cwd: dirname(this.#environment.DATABASE_URL ?? '.'),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    child.stdout.on('data', (text) => {
      this.stdout += text;
    });
    child.stderr.on('data', (text) => {
      this.stderr += text;
    });
    this.#ended = new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code, signal) => resolve({ code, signal }));
    });
  }

  /** From one moment to the next, wherever it is. */
  kill(): void {
    this.#child?.kill('SIGKILL');
  }

  /** As an operator does it. */
  terminate(): Promise<Ending> {
    this.#child?.kill('SIGTERM');
    return this.#ended;
  }
}
