/** `npm run --silent scenario -- FILE…`: plays written games, a line each. */
import { readFileSync } from 'node:fs';
import { Failure } from './format.ts';
import { playScenario } from './play.ts';

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('usage: npm run --silent scenario -- FILE…');
  process.exit(2);
}
let failed = 0;
for (const file of files) {
  try {
    playScenario(readFileSync(file, 'utf8'));
    console.log(`ok ${file}`);
  } catch (error) {
    failed++;
    const step = error instanceof Failure ? error.step : 0;
    console.log(`FAIL ${file} step ${step}: ${(error as Error).message}`);
  }
}
process.exit(failed > 0 ? 1 : 0);
