/** The browser that the tests look at the Mini App with: one of the system's own, installed from Debian's packages if missing. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PACKAGES = ['chromium', 'fonts-noto-color-emoji'];

const chromium = () =>
  [process.env.CHROMIUM ?? '', '/usr/bin/chromium', '/usr/bin/chromium-browser'].find((file) => existsSync(file));

/** What an install prints goes to stderr, so that a command's own output stays clean. */
export function ensureChromium() {
  if (chromium()) return;
  const isRoot = process.getuid?.() === 0;
  const apt = (...args) => {
    const [program, ...rest] = [...(isRoot ? [] : ['sudo', '-n']), 'apt-get', ...args];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    return spawnSync(program, rest, { stdio: ['ignore', 2, 2], env }).status === 0;
  };
  const isThere = apt('update') && apt('install', '-y', '--no-install-recommends', ...PACKAGES) && chromium();
  if (isThere) return;
  console.error('There is no Chromium and it could not be installed: install it, or name its file in CHROMIUM.');
  process.exit(1);
}
