/** `npm run screens [-- --only night,lobby]`: a picture of every screen in both themes and three languages, in ./screens. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '../../shared/text/languages.ts';
import { root } from '../kit/files.ts';
import { openBrowser, type Phone, type Theme } from '../kit/screens/browser.ts';
import { prepareBrowser } from './prepare.ts';
import { SHOTS } from './shots.ts';
import { takeAll } from './take.ts';

const THEMES: readonly Theme[] = ['light', 'dark'];

const only = readArguments(process.argv.slice(2));
const isWanted = (name: string) =>
  only.length === 0 || only.some((part) => name === part || name.startsWith(`${part}-`));
await prepareBrowser();
const folder = join(root, 'screens');
mkdirSync(folder, { recursive: true });
const browser = await openBrowser();
let pictures = 0;
for (const language of LANGUAGES) {
  const take = async (name: string, phone: Phone) => {
    for (const theme of THEMES) {
      await phone.changeTheme(theme);
      await phone.page.screenshot({ path: join(folder, `${name}-${theme}-${language}.png`) });
      pictures++;
    }
  };
  await takeAll({ browser, language, isWanted, take });
}
await browser.close();
console.log(`${pictures} pictures in ${folder}`);

function readArguments(args: readonly string[]): readonly string[] {
  if (args.length === 0) return [];
  const [flag, names = ''] = args;
  const wanted = names.split(',').filter(Boolean);
  const unknown = wanted.filter((part) => !SHOTS.some((name) => name === part || name.startsWith(`${part}-`)));
  if (flag === '--only' && wanted.length > 0 && unknown.length === 0 && args.length === 2) return wanted;
  console.error(`screens: there is no ${unknown.join(' ') || args.join(' ')}; there is --only with ${SHOTS.join(',')}`);
  process.exit(2);
}
