/** `npm run check`: what can be said of a change in about a minute, with no browser and no build. */
import { install } from './install.mjs';
import { QUICK } from './needs.mjs';
import { lintAndTypes, tests } from './steps.mjs';

install();
lintAndTypes();
tests(...QUICK, ...process.argv.slice(2));
