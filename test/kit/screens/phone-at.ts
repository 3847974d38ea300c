/** The phone of somebody at a table, with the app open on it. */
import type { Browser } from 'playwright-core';
import type { Stage } from '../../screens/stage.ts';
import { openPhone, type Phone, type PhoneOptions } from './browser.ts';

export async function phoneAt(
  browser: Browser,
  stage: Stage,
  who: number,
  more: Partial<PhoneOptions> = {},
): Promise<Phone> {
  await stage.evening.pass(1);
  const initData = stage.evening.people[who]!.initData();
  const url = `${stage.address}?table=${stage.game}`;
  const phone = await openPhone(browser, { url, initData, language: stage.language, ...more });
  await phone.stands();
  return phone;
}
