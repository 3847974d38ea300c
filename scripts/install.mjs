/** Installs the locked packages, once for each state of the lock file. Needs only Node and its npm. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const stamp = `${root}node_modules/.installed`;
const wanted = createHash('sha256')
  .update(readFileSync(`${root}package-lock.json`))
  .update(process.version)
  .digest('hex');

/** What an install prints goes to stderr, so that a command's own output stays clean. */
export function install() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const shell = process.platform === 'win32';
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root, stdio: ['ignore', 2, 2], shell });
  if (status !== 0) {
    console.error('npm ci failed: the packages of package-lock.json could not be installed.');
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, wanted);
}
