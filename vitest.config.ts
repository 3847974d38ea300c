import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Tests that look at screens spend much of their time waiting: one more than there are cores keeps these busy. */
const workers = availableParallelism() + 1;

export default defineConfig({
  test: { include: ['test/**/*.test.ts'], pool: 'forks', maxWorkers: workers, testTimeout: 30_000 },
});
