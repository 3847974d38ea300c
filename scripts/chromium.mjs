/** The browser that the tests look at the Mini App with: one of the system's own, installed from Debian's packages if missing. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Chromium without its windows does the same work in half the time. */
const SHELL = '/usr/bin/chromium-headless-shell';
const EMOJI = 'fonts-noto-color-emoji';

/** Where a package of the system or of a developer puts it; null where there is none. */
const chromiumPath = () =>
  [process.env.CHROMIUM ?? '', SHELL, '/usr/bin/chromium', '/usr/bin/chromium-browser'].find((file) =>
    existsSync(file),
  ) ?? null;

export function ensureChromium() {
  const found = chromiumPath();
  if (found === SHELL || found === process.env.CHROMIUM) return;
  // What an install prints goes to stderr, so that a command's own output stays clean.
  const output = found ? 'ignore' : 2;
  const isRoot = process.getuid?.() === 0;
  const apt = (...args) => {
    const [program, ...rest] = [...(isRoot ? [] : ['sudo', '-n']), 'apt-get', ...args];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    return spawnSync(program, rest, { stdio: ['ignore', output, output], env }).status === 0;
  };
  const install = (...packages) => apt('install', '-y', '--no-install-recommends', ...packages);
  // An older Debian has it with windows only.
  if (apt('update') && !install('chromium-headless-shell', EMOJI) && !found) install('chromium', EMOJI);
  if (chromiumPath()) return;
  console.error('There is no Chromium and it could not be installed: install it, or name its file in CHROMIUM.');
  process.exit(1);
}
