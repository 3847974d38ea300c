/** `npm run --silent words`: names of types with more than one home; `docs/words.md` explains those that may have. */
import { homonyms } from './homonyms.ts';

for (const [word, files] of homonyms()) console.log(`${word}: ${files.join(', ')}`);
