/** P8: what a phone has to load before the first screen of the Mini App stands. */
import { openBrowser } from '../kit/screens/browser.ts';
import { bytesOf, type FirstLoad, firstLoad } from '../kit/screens/first-load.ts';
import { prepareBrowser } from '../screens/prepare.ts';
import { openStage } from '../screens/stage.ts';
import type { Result } from './measure.ts';

/** A page that says hello with React and Telegram's own kit of components, in kB. */
const PEER = 66.5;

export async function P8(): Promise<Result> {
  await prepareBrowser();
  const browser = await openBrowser();
  const stage = await openStage({ players: 8, language: 'uk' });
  await stage.gather();
  await stage.order(0, { do: 'begin' });
  const [person] = stage.evening.people;
  const open = (url: string) => firstLoad(browser, { url, initData: person!.initData(), language: 'uk' });
  const home = await open(stage.address);
  const table = await open(`${stage.address}?table=${stage.game}`);
  await stage.close();
  await browser.close();
  const larger = weight(home) > weight(table) ? home : table;
  return {
    ratio: weight(larger) / PEER,
    ours: weight(larger),
    peer: PEER,
    unit: 'kB gzip without fonts',
    detail: { ...detailOf(home, 'first page'), ...detailOf(table, 'running table') },
  };
}

const kilobytes = (bytes: number): number => Math.round(bytes / 100) / 10;
/** The other page has no letters of its own. */
const weight = (load: FirstLoad): number => kilobytes(bytesOf(load, 'page'));

const detailOf = (load: FirstLoad, what: string): Readonly<Record<string, number>> => ({
  [`${what}: HTML, CSS and JS, kB`]: kilobytes(bytesOf(load, 'page')),
  [`${what}: fonts, kB`]: kilobytes(bytesOf(load, 'font')),
  [`${what}: requests for these`]: load.files.filter(({ kind }) => kind !== 'picture').length,
  [`${what}: pictures besides, kB`]: kilobytes(bytesOf(load, 'picture')),
});
