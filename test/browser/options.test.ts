/** What a table agrees on in the app, and what the cards then say. */
import { expect, test } from 'vitest';
import { speaker } from '../../shared/text/speak.ts';
import type { Phone } from '../kit/screens/browser.ts';
import { phoneAt } from '../kit/screens/phone-at.ts';
import { sharedBrowser } from '../kit/screens/shared-browser.ts';
import { whileHeld } from '../kit/screens/thumbs.ts';
import { to } from '../screens/card-shots.ts';
import { openStage, type Stage } from '../screens/stage.ts';

const say = speaker('uk');

const browser = await sharedBrowser();

const phoneOf = (stage: Stage, who: number): Promise<Phone> => phoneAt(browser, stage, who);

async function holderOf(stage: Stage, role: string, players: number): Promise<number> {
  for (let who = 0; who < players; who++) {
    if ((await stage.look(who)).play?.view.you?.role === role) return who;
  }
  throw new Error(`nobody is ${role}`);
}

test('the catwoman takes nights, and her card says so', async () => {
  const stage = await openStage({ players: 10, language: 'uk' });
  await stage.gather(to('family', 'basic'));
  const creator = await phoneOf(stage, 0);
  await creator.page.getByRole('button', { name: say('app-lobby-settings') }).tap();
  await creator.page.getByRole('button', { name: say('family-option-catwoman') }).tap();
  await creator.page.getByRole('radio', { name: say('family-option-catwoman-role') }).tap();
  await creator.page.getByRole('radio', { name: say('family-option-catwoman-role'), checked: true }).waitFor();
  await creator.close();
  await stage.order(0, { do: 'begin' });
  const catwoman = await phoneOf(stage, await holderOf(stage, 'catwoman', 10));
  await catwoman.page.locator('.card-button').tap();
  await whileHeld(catwoman.page, async () => {
    await catwoman.page.getByText(say('family-role-catwoman-does-role')).waitFor();
    expect(await catwoman.page.getByText(say('family-role-catwoman-does'), { exact: true }).count()).toBe(0);
  });
  await catwoman.close();
  await stage.close();
});

test('children keep the abilities, with drawings and names of their own', async () => {
  const stage = await openStage({ players: 12, language: 'uk' });
  await stage.gather(to('family', 'kids'));
  const creator = await phoneOf(stage, 0);
  await creator.page.getByRole('button', { name: say('app-lobby-settings') }).tap();
  const abilities = creator.page.getByRole('switch', { name: say('family-option-plainRoles') });
  await abilities.tap();
  await creator.page.getByRole('switch', { name: say('family-option-plainRoles'), checked: false }).waitFor();
  await creator.close();
  await stage.order(0, { do: 'begin' });
  const loner = await phoneOf(stage, await holderOf(stage, 'maniac', 12));
  await loner.page.locator('.card-button').tap();
  await whileHeld(loner.page, async () => {
    await loner.page.getByText(say('family-kids-role-maniac'), { exact: true }).waitFor();
    expect(await loner.page.locator('.card-face').innerHTML()).toContain('emblems/lone-rascal');
  });
  await loner.close();
  await stage.close();
});
