/** The pages as they were built: `scripts/needs.mjs` has them built before a test that imports this. */
export { built } from '../../../bot/http/static.ts';
