/** A whole game on eight phones: each a browser of its own on the built app, nobody pressing anything in a chat. */
import { expect, test } from 'vitest';
import { speaker } from '../../shared/text/speak.ts';
import { openEvening } from '../kit/evening/evening.ts';
import type { Phone } from '../kit/screens/browser.ts';
import { sharedBrowser } from '../kit/screens/shared-browser.ts';
import { beginOn, playOnPhones, sitDownByApp } from '../kit/screens/thumbs.ts';

const say = speaker('en');

const browser = await sharedBrowser();

test('eight people play `base` to its end and ask for another game', async () => {
  const evening = await openEvening({ players: 8, app: true, seed: 'phones', names: (i) => `Player ${i + 1}` });
  const phones = await sitDownByApp(browser, evening);
  const [creator] = phones as [Phone, ...Phone[]];
  await beginOn(evening, creator);

  await playOnPhones(evening, phones, 'thumbs');

  for (const { page } of phones) {
    await page.getByRole('heading', { level: 1, name: /has won|draw/ }).waitFor();
    await page.getByRole('tab', { name: say('app-result-roles') }).tap();
    for (const { name } of evening.people) await page.getByText(name).first().waitFor();
    await page.getByRole('tab', { name: say('app-result-proof') }).tap();
    await page.getByText(say('app-proof-same')).first().waitFor();
  }
  // Everything was done in the app: the chats were told, and nobody was asked in them.
  for (const { direct } of evening.people) {
    expect(
      direct.messages
        .filter(({ from }) => from.is_bot)
        .flatMap(({ buttons }) => buttons.flat())
        .some(({ callbackData }) => callbackData?.startsWith('q:')),
    ).toBe(false);
  }
  await phones[3]!.pressMain(say('app-result-again'));
  await phones[3]!.page.getByRole('listitem').filter({ hasText: 'Player 8' }).first().waitFor();
  expect(evening.telegram.faults).toEqual([]);
  for (const phone of phones) await phone.close();
  await evening.close();
});
