/** Installs the locked packages, once for each state of the lock file. Needs only Node and its npm. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const stamp = `${root}node_modules/.installed`;
const lock = readFileSync(`${root}package-lock.json`);
const wanted = createHash('sha256').update(lock).update(process.version).digest('hex');

/** What an install prints goes to stderr, so that a command's own output stays clean. */
export function install() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  npm(
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund'],
    'the packages of package-lock.json could not be installed',
  );
  installSqlite();
  writeFileSync(stamp, wanted);
}

/** better-sqlite3 is compiled here, which takes longer than all the rest; what came of it is kept for the next clone. */
function installSqlite() {
  const { version } = JSON.parse(lock.toString()).packages['node_modules/better-sqlite3'];
  const { platform, arch, versions } = process;
  const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'omerta');
  const kept = join(cache, `better-sqlite3-${version}-node-abi${versions.modules}-${platform}-${arch}.node`);
  const built = join(root, 'node_modules/better-sqlite3/build/Release/better_sqlite3.node');

  if (existsSync(kept)) {
    mkdirSync(dirname(built), { recursive: true });
    copyFileSync(kept, built);
    if (sqliteLoads()) return;
  }
  npm(['rebuild', 'better-sqlite3'], 'better-sqlite3 could not be compiled; it needs Python, make and a C++ compiler');
  if (!sqliteLoads()) fail('better-sqlite3 was compiled but does not load.');
  try {
    mkdirSync(cache, { recursive: true });
    copyFileSync(built, `${kept}.${process.pid}`);
    renameSync(`${kept}.${process.pid}`, kept);
  } catch (reason) {
    console.error(`better-sqlite3 is not kept for the next install: ${reason.message}`);
  }
}

/** Asked of another process, since a library that does not fit may take its process down. */
function sqliteLoads() {
  const script = `new (require('better-sqlite3'))(':memory:').prepare('SELECT 1').get()`;
  return spawnSync(process.execPath, ['-e', script], { cwd: root, stdio: 'ignore' }).status === 0;
}

function npm(args, complaint) {
  const shell = process.platform === 'win32';
  const { status } = spawnSync('npm', args, { cwd: root, stdio: ['ignore', 2, 2], shell });
  if (status !== 0) fail(`npm ${args[0]} failed: ${complaint}.`, status);
}

function fail(message, status) {
  console.error(message);
  process.exit(status ?? 1);
}
