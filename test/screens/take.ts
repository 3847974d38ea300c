/** Goes through the evenings and shows each wanted screen on a phone. */
import type { Browser } from 'playwright-core';
import type { Language } from '../../shared/text/languages.ts';
import { openPhone, type Phone, type PhoneOptions } from '../kit/screens/browser.ts';
import { type Moment, SCENES, type Scene, type Shot } from './shots.ts';
import { openStage, type Stage, strangerTo } from './stage.ts';

export interface Taking {
  readonly browser: Browser;
  readonly language: Language;
  readonly isWanted: (name: string) => boolean;
  readonly phone?: Partial<PhoneOptions>;
  readonly take: (name: string, phone: Phone) => Promise<void>;
}

export async function takeAll(taking: Taking): Promise<void> {
  for (const scene of SCENES) await takeScene(scene, taking);
}

export async function takeScene({ moments, ...cast }: Scene, taking: Taking): Promise<void> {
  const wanted = ({ shots }: Moment) => shots.some(({ name }) => taking.isWanted(name));
  const last = moments.findLastIndex(wanted);
  if (last < 0) return;
  const stage = await openStage({ ...cast, language: taking.language });
  const phones = new Map<string, Phone>();
  try {
    for (const { reach, shots } of moments.slice(0, last + 1)) {
      await reach(stage);
      for (const shot of shots) if (taking.isWanted(shot.name)) await takeShot(shot, stage, taking, phones);
    }
  } finally {
    for (const phone of phones.values()) await phone.close();
    await stage.close();
  }
}

/** One phone of a build goes from hand to hand; one that something was done to is for its shot alone. */
async function phoneFor(browser: Browser, options: PhoneOptions, phones: Map<string, Phone>): Promise<Phone> {
  if (options.before) return openPhone(browser, options);
  const { url: _, initData: __, ...build } = options;
  const known = phones.get(JSON.stringify(build));
  if (known) {
    await known.handTo(options);
    return known;
  }
  const phone = await openPhone(browser, options);
  phones.set(JSON.stringify(build), phone);
  return phone;
}

async function takeShot(
  shot: Shot,
  stage: Stage,
  { browser, language, phone: more, take }: Taking,
  phones: Map<string, Phone>,
): Promise<void> {
  const options = { ...(await openingOf(shot, stage)), language, ...shot.phone, ...more };
  const phone = await phoneFor(browser, options, phones);
  try {
    if (shot.waits) await phone.page.waitForSelector(shot.waits);
    else await phone.stands();
    await shot.arrange?.(phone, stage);
    await take(shot.name, phone);
  } catch (error) {
    const shown = await phone.page.locator('body').innerText();
    console.error(`${shot.name} came to this:\n${shown}\n${phone.faults.join('\n')}`);
    throw new Error(`${shot.name}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
  if (options.before) await phone.close();
  else await phone.takeBack();
}

async function openingOf({ who, isHome }: Shot, stage: Stage): Promise<Pick<PhoneOptions, 'url' | 'initData'>> {
  // Nobody signs in twice in the same moment.
  await stage.evening.pass(1);
  const url = isHome ? stage.address : `${stage.address}?table=${stage.game}`;
  const whose = (await who?.(stage)) ?? 0;
  if (whose === 'nobody') return { url, initData: null };
  const person = typeof whose === 'number' ? stage.evening.people[whose]! : strangerTo(stage);
  const initData = person.initData();
  return { url, initData: whose === 'forger' ? initData.replace(/hash=..../, 'hash=0000') : initData };
}
