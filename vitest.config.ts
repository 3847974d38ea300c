import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { filesIn, textOf } from './test/kit/files.ts';

/** More of them get in each other's way: what spends its time waiting does so beside itself (`test.concurrent`). */
const workers = availableParallelism();

/** In milliseconds. It only ends what hangs: a slow machine is no fault. */
const NET = 900_000;

/** What takes minutes comes first, so that nobody waits for it alone in the end. */
const LONGEST = [
  /browser\/axe/,
  /properties\/bystander|process\/kill/,
  /test\/worlds|http\/closing/,
  /games\/sport-random|process\//,
  /browser\//,
  /secrecy\/|games\/kids/,
  /properties\//,
  /test\/bot\//,
];

/** Whatever puts something in the place of a module, or of what a browser has, is alone with it; all others share theirs. */
const APART = filesIn('test', '.test.ts').filter((file) => /vi\.mock\(|host-script/.test(textOf(file)));

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) => {
      const place = LONGEST.findIndex((kind) => kind.test(moduleId));
      return place < 0 ? LONGEST.length : place;
    };
    return [...files].sort((one, other) => placeOf(one) - placeOf(other));
  }
}

/** Most of what a test makes is soon thrown away. */
const ROOM_FOR_THE_YOUNG = '--max-semi-space-size=32';

const EACH = {
  pool: 'forks' as const,
  execArgv: [ROOM_FOR_THE_YOUNG],
  testTimeout: NET,
  hookTimeout: NET,
  expect: { poll: { timeout: NET / 3 } },
};

export default defineConfig({
  test: {
    projects: [
      { test: { ...EACH, name: 'apart', include: APART } },
      { test: { ...EACH, name: 'together', include: ['test/**/*.test.ts'], exclude: APART, isolate: false } },
    ],
    maxWorkers: workers,
    sequence: { sequencer: LongestFirst },
  },
});
