/** Everything from a fresh clone to a running bot: packages, build, and then the program itself in this process. */
import { buildBot, buildPages } from './build.mjs';
import { install } from './install.mjs';

install();
await Promise.all([buildPages(), buildBot()]);
await import('../dist/bot/main.js');
