/** `npm test [-- FILE…]`: all that decides whether a change is good, some of it in a browser; of FILEs no more than they need. */
import { buildPages } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { install } from './install.mjs';
import { needsOf } from './needs.mjs';
import { lintAndTypes, tests } from './steps.mjs';

const args = process.argv.slice(2);

install();
lintAndTypes();
const needs = needsOf(args);
if (needs.browser) ensureChromium();
if (needs.pages) await buildPages();
tests(...args);
