/** The app is light: what is not on the first screen is not fetched for it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bytesOf, type FirstLoad, firstLoad } from '../kit/screens/first-load.ts';
import { sharedBrowser } from '../kit/screens/shared-browser.ts';
import { openStage, type Stage } from '../screens/stage.ts';

const MOST_WITHOUT_FONTS = 60_000;
const MOST = 120_000;

const browser = await sharedBrowser();
let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ players: 8, language: 'uk' });
  await stage.gather();
});
afterAll(async () => {
  await stage.close();
});

const load = (query = ''): Promise<FirstLoad> => {
  const initData = stage.evening.people[0]!.initData();
  return firstLoad(browser, { url: `${stage.address}${query}`, initData, language: 'uk' });
};

/** The app's own screens among what was loaded: the files that are named after them and bring something to show. */
const messagesIn = ({ files }: FirstLoad): readonly string[] =>
  files.flatMap(({ path, body }) => {
    const name = SCREENS.find((screen) => path.startsWith(`/app/assets/${screen}-`) && path.endsWith('.js'));
    return name && /\bas default\b/.test(body.toString()) ? [name] : [];
  });

const SCREENS = [
  'home',
  'lobby',
  'settings',
  'table',
  'card',
  'host',
  'result',
  'rules',
  'language',
  'bench',
  'protocol',
];

function expectLight(first: FirstLoad, screen: string): void {
  expect(bytesOf(first, 'page')).toBeGreaterThan(10_000);
  expect(bytesOf(first, 'page')).toBeLessThanOrEqual(MOST_WITHOUT_FONTS);
  expect(bytesOf(first, 'page', 'font')).toBeLessThanOrEqual(MOST);
  expect(messagesIn(first)).toEqual([screen]);
  // In one language, and of that only what is said here.
  const named = (chapter: string) => first.files.filter(({ path }) => path.startsWith(`/app/assets/${chapter}-`));
  expect(named('common')).toHaveLength(1);
  expect([...named('result'), ...named('host')]).toEqual([]);
}

test('the first page', async () => expectLight(await load(), 'home'));

test('a lobby', async () => expectLight(await load(`?table=${stage.game}`), 'lobby'));

test('a running table', async () => {
  await stage.order(0, { do: 'begin' });
  expectLight(await load(`?table=${stage.game}`), 'table');
});
