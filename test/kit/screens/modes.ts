/** A round of each mode on phones. The rest of the table plays without screens. */

import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { rulebooks } from '../../../shared/editions/index.ts';
import { hasText, speaker, type TextId } from '../../../shared/text/speak.ts';
import { type Evening, openEvening } from '../evening/evening.ts';
import { newestIn } from '../evening/newest.ts';
import { isLong } from '../laws/effort.ts';
import { sharedBrowser } from './shared-browser.ts';
import { beginOn, openFromGroup, othersOf, playOnPhones, sitDownOthers } from './thumbs.ts';

const say = speaker('en');

type Edition = keyof typeof rulebooks;

export const own = (id: string): string => {
  if (!hasText(id)) throw new Error(`there is no text ${id}`);
  return say(id as TextId);
};

/** Taps a line of the settings, unless it is chosen already, and waits until the table has agreed. */
async function choose(page: Page, title: string): Promise<void> {
  const name = new RegExp(`^${title}`);
  const line = page.getByRole('radio', { name }).first();
  await line.waitFor();
  if ((await line.getAttribute('aria-checked')) !== 'true') await line.tap();
  await page.getByRole('radio', { name, checked: true }).first().waitFor();
}

const hasSecondNight = (evening: Evening): boolean => {
  const { game, status } = newestIn(evening);
  return status === 'over' || game.round > 1;
};

/** Whole games of these are played in tests of their own. */
const HAVE_THEIR_OWN: readonly string[] = [
  'party base',
  'city standard',
  'sport standard',
  'spytown basic',
  'spytown extended',
  'spytown kids',
  'family basic',
  'family extended',
  'family kids',
];

export function playModesOf(...editions: readonly Edition[]): void {
  const opened = sharedBrowser();

  for (const edition of editions)
    for (const [mode, { players }] of Object.entries(rulebooks[edition].modes)) {
      const number = Math.min(players.least + 1, players.most);
      const isPlayed = isLong || !HAVE_THEIR_OWN.includes(`${edition} ${mode}`);
      test.runIf(isPlayed)(`${edition} ${mode} with ${number}`, async () =>
        playRound(await opened, edition, mode, number),
      );
    }
}

async function playRound(browser: Browser, edition: Edition, mode: string, players: number): Promise<void> {
  const evening = await openEvening({ players, app: true, seed: `browser ${mode}` });
  const [first, second, ...rest] = evening.people as [(typeof evening.people)[0], ...typeof evening.people];
  await evening.meetBot();
  first.write(evening.group, '/play');
  await evening.pass(2);

  const creator = await openFromGroup(browser, evening, first);
  await creator.page.getByRole('button', { name: say('app-lobby-settings') }).tap();
  await choose(creator.page, own(`${edition}-name`));
  await choose(creator.page, own(`${edition}-mode-${mode}`));
  await creator.pressBack();
  await creator.pressMain(say('app-lobby-join'));
  const guest = await openFromGroup(browser, evening, second!);
  await guest.pressMain(say('app-lobby-join'));
  const clients = await sitDownOthers(evening, rest);
  await beginOn(evening, creator);
  expect(newestIn(evening).game.deal).toMatchObject({ edition, mode });

  const others = othersOf(clients, newestIn(evening).id, mode);
  await playOnPhones(evening, [creator, guest], mode, { others, until: hasSecondNight });
  expect(evening.telegram.faults).toEqual([]);
  await creator.close();
  await guest.close();
  await evening.close();
}
