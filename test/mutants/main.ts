/** `npm run mutants [PART OF A NAME…]`: plants every leak in a copy of the program, and says whether a test has caught it. */
import { availableParallelism } from 'node:os';
import { Copy } from './copy.ts';
import { KINDS } from './list.ts';
import type { Catcher, Mutant } from './mutant.ts';

const parts = process.argv.slice(2);
const wanted = Object.entries(KINDS).flatMap(([kind, mutants]) =>
  mutants.map((mutant) => ({ kind, mutant })).filter(({ mutant }) => isAsked(mutant)),
);

function isAsked({ name }: Mutant): boolean {
  return parts.length === 0 || parts.some((part) => name.includes(part));
}

const copies = Array.from({ length: Math.max(1, Math.min(availableParallelism(), wanted.length)) }, () => new Copy());
try {
  process.exitCode = (await areSound()) && (await areCaught()) ? 0 : 1;
} finally {
  for (const copy of copies) copy.remove();
}

/** A test that fails anyway catches nothing. */
async function areSound(): Promise<boolean> {
  const catchers = new Map(wanted.map(({ mutant: { caughtBy } }) => [`${caughtBy.test} ${caughtBy.named}`, caughtBy]));
  const broken: string[] = [];
  await shareOut([...catchers], async (copy, [name, catcher]: [string, Catcher]) => {
    const { isPassed, said } = await copy.run(catcher);
    if (!isPassed) broken.push(`${name} fails without any leak\n${said}`);
  });
  for (const one of broken) console.log(one);
  return broken.length === 0;
}

async function areCaught(): Promise<boolean> {
  let caught = 0;
  await shareOut(wanted, async (copy, { kind, mutant }) => {
    const { isPassed, said } = await copy.runWith(mutant);
    const isCaught = !isPassed && mutant.caughtBy.says.test(said);
    if (isCaught) caught++;
    const verdict = isCaught ? 'caught  ' : isPassed ? 'SURVIVED' : 'BROKEN  ';
    console.log(`${verdict} ${kind}: ${mutant.name}`);
    if (!isCaught && !isPassed) console.log(said);
  });
  console.log(`${caught} of ${wanted.length}`);
  return caught === wanted.length;
}

/** Each copy takes the next as soon as it is done. */
async function shareOut<T>(items: readonly T[], work: (copy: Copy, item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  const workers = copies.map(async (copy) => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(copy, item);
  });
  await Promise.all(workers);
}
