/** While the accused speak: whoever holds a shot from the corner and whoever holds none listen at one table. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { speaker as speakerIn } from '../../shared/text/speak.ts';
import type { Sight } from '../../shared/wire/sight.ts';
import type { Phone } from '../kit/screens/browser.ts';
import { phoneAt } from '../kit/screens/phone-at.ts';
import { sharedBrowser } from '../kit/screens/shared-browser.ts';
import { change, to } from '../screens/card-shots.ts';
import { openStage, type Stage } from '../screens/stage.ts';

const say = speakerIn('en');

const browser = await sharedBrowser();
let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ players: 12, language: 'en' });
  await stage.gather(to('spytown', 'extended'));
  await stage.order(0, change({ set: 'option', option: 'cards', to: ['bandage', 'corner-shot', 'hideout'] }));
  await stage.order(0, { do: 'begin' });
});
afterAll(async () => {
  await stage.close();
});

const isSpeech = ({ play }: Sight): boolean => play?.view.table.stage === 'runoff' && play.view.table.speaker !== null;

const phoneOf = (who: number): Promise<Phone> => phoneAt(browser, stage, who);

test('one bar for both, and a shot that strikes an accused off', async () => {
  const shooter = await stage.cardHolder('corner-shot');
  const { seat: victimOfNight } = await stage.holderOf('agent');
  stage.aims = { 'mafioso shoot': victimOfNight };
  await stage.until(isSpeech, 'apart');
  const { speaker, accused } = (await stage.look()).play!.view.table;
  const isListening = ({ play, place }: Sight) => {
    const seat = play?.view.table.seats.find(({ id }) => id === place);
    const isAccused = accused.some(({ seat: one }) => one === place);
    return seat?.out === null && !isAccused && play?.view.prompts.length === 0;
  };
  const [holder, neighbour] = [await phoneOf(shooter), await phoneOf(await stage.find(isListening))];
  const bars = await Promise.all(
    [holder, neighbour].map(({ page }) => page.locator('.action-buttons').evaluate((bar) => bar.outerHTML)),
  );
  expect(bars[0]).toBe(bars[1]);

  await holder.page.locator('.action .button-line').tap();
  const { seats } = (await stage.look()).play!.view.table;
  const { place } = await stage.look(shooter);
  const victim = accused.map(({ seat }) => seat).find((seat) => seat !== speaker && seat !== place)!;
  const number = seats.findIndex(({ id }) => id === victim) + 1;
  await holder.page
    .locator('dialog .answers button')
    .filter({ hasText: new RegExp(`^\\s*${number}\\D`) })
    .tap();
  await holder.page.locator('dialog .button-ink').tap();
  await neighbour.page.getByText(say('app-window-rescue')).first().waitFor();
  // A bandage might be played: nobody knows that it will not be.
  const after = (await stage.until(isSpeech)).play!.view.table;
  expect(after.seats.find(({ id }) => id === victim)?.out).toBe('struck');
  expect(after.accused.map(({ seat }) => seat)).not.toContain(victim);
  expect(after.speaker).toBe(speaker);
  await holder.close();
  await neighbour.close();
});
