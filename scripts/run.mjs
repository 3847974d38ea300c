/** Runs one of the project's TypeScript programs: `node scripts/run.mjs FILE [ARGUMENT…]`. */
import { spawnSync } from 'node:child_process';
import { install, root } from './install.mjs';

install();
const [file, ...args] = process.argv.slice(2);
const { status } = spawnSync(process.execPath, ['--import', 'tsx', `${root}${file}`, ...args], { stdio: 'inherit' });
process.exit(status ?? 1);
