/** The city: a prison, a stolen vote and open talk; and one accused after the other. */
import type { AppCommand } from '../../shared/wire/command.ts';
import type { Phone, PhoneOptions } from '../kit/screens/browser.ts';
import { hold, isStage, tap } from './card-shots.ts';
import type { Scene } from './shots.ts';
import type { Stage } from './stage.ts';

const LARGE: Partial<PhoneOptions> = { textSize: 200 };

/** Whoever votes in the ballot now open, and has not yet. */
const voter = (stage: Stage) =>
  stage.find(({ play }) => play?.view.prompts.some(({ action }) => action === 'vote') === true);

const holder = (role: string) => async (stage: Stage) => (await stage.holderOf(role)).who;

const NARROW: Partial<PhoneOptions> = { size: { width: 320, height: 568 } };

const toCity: AppCommand = { do: 'change', change: { set: 'edition', to: 'city' } };

const toDeck = async (phone: Phone): Promise<void> => {
  await tap('.pair .button')(phone);
  await phone.page.locator('.settings-balance').evaluate((line) => line.scrollIntoView());
  await phone.stands();
};

const unfold =
  (option: number) =>
  async (phone: Phone): Promise<void> => {
    await tap('.pair .button')(phone);
    await phone.page.locator('section:has(.settings-value) .line:has(.settings-value)').nth(option).click();
    await phone.stands();
  };

const isRound =
  (round: number, stage: string) =>
  (sight: Awaited<ReturnType<Stage['look']>>): boolean =>
    isStage(stage)(sight) && sight.play?.view.table.round === round;

/** A prison, a stolen vote and open talk. */
export const CITY: Scene = {
  players: 12,
  hasLongNames: true,
  moments: [
    {
      reach: (stage) => stage.gather([toCity]),
      shots: [
        { name: 'city-lobby' },
        { name: 'city-lobby-large', phone: LARGE },
        { name: 'city-settings', arrange: tap('.pair .button') },
        { name: 'city-settings-card', arrange: unfold(0) },
        { name: 'city-rulebook', isHome: true, arrange: tap('li:last-child > .book') },
      ],
    },
    {
      reach: (stage) =>
        stage.order(0, { do: 'change', change: { set: 'option', option: 'townSpecials', to: ['doctor', 'beauty'] } }),
      shots: [{ name: 'city-settings-cards', arrange: unfold(2) }],
    },
    {
      reach: (stage) =>
        stage.order(0, { do: 'change', change: { set: 'composition', to: { citizen: 8, mafioso: 4 } } }),
      shots: [{ name: 'city-settings-deck', arrange: toDeck }],
    },
    {
      reach: async (stage) => {
        await stage.order(0, { do: 'change', change: { set: 'composition', to: { ...PRISON } } });
        await stage.order(0, { do: 'begin' });
      },
      shots: [
        { name: 'city-opening' },
        { name: 'city-opening-large', phone: LARGE },
        { name: 'city-opening-cast', arrange: tap('.cast summary') },
        { name: 'city-opening-held', who: holder('jailer'), arrange: hold },
        { name: 'city-card', who: holder('thief'), arrange: hold },
        { name: 'city-card-narrow', who: holder('thief'), phone: NARROW, arrange: hold },
      ],
    },
    {
      reach: async (stage) => {
        stage.aims = {
          'jailer check': (await stage.holderOf('mafioso')).seat,
          'godfather mute': (await stage.holderOf('citizen')).seat,
        };
        await stage.until(isRound(2, 'night'), 'apart');
      },
      shots: [{ name: 'city-night', who: holder('thief') }],
    },
    {
      reach: async (stage) => {
        await stage.answer((await stage.holderOf('thief')).who, 'block', {
          target: (await stage.holderOf('citizen', 1)).seat,
        });
      },
      shots: [{ name: 'city-night-kept', who: holder('thief') }],
    },
    {
      reach: async (stage) => {
        await stage.until(isRound(2, 'talk'));
        const jailed = await stage.holderOf('mafioso');
        await stage.answer(jailed.who, 'nominate', { target: (await stage.holderOf('jailer')).seat });
        await stage.answer((await stage.holderOf('jailer')).who, 'nominate', { target: jailed.seat });
        for (const role of ['thief', 'godfather']) await stage.answer((await stage.holderOf(role)).who, 'finish');
      },
      shots: [
        { name: 'city-paper' },
        { name: 'city-talk', who: holder('jailer'), arrange: tap('.action .button') },
        { name: 'city-talk-jailed', who: holder('mafioso'), arrange: tap('.action .button') },
        { name: 'city-talk-narrow', who: holder('jailer'), phone: NARROW, arrange: tap('.action .button') },
        { name: 'city-talk-large', who: holder('jailer'), phone: LARGE, arrange: tap('.action .button') },
      ],
    },
    {
      reach: async (stage) => {
        await stage.until(isStage('vote'));
        await stage.answer((await stage.holderOf('thief')).who, 'vote', { choice: 'abstain' });
      },
      shots: [
        { name: 'city-ballot', who: voter },
        { name: 'city-ballot-jailed', who: holder('mafioso') },
      ],
    },
    {
      reach: (stage) => stage.until(({ status }) => status === 'over', 'apart'),
      shots: [{ name: 'city-result' }],
    },
  ],
};

const PRISON = { jailer: 1, beauty: 1, sleepwalker: 1, citizen: 5, mafioso: 2, godfather: 1, thief: 1 };

/** One accused after the other, and a judge. */
export const TRIAL: Scene = {
  players: 8,
  moments: [
    {
      reach: async (stage) => {
        const set = (change: Extract<AppCommand, { do: 'change' }>['change']): AppCommand => ({ do: 'change', change });
        await stage.gather([toCity, set({ set: 'option', option: 'ballot', to: 'single' })]);
        await stage.order(0, set({ set: 'composition', to: { judge: 1, doctor: 1, citizen: 4, mafioso: 2 } }));
        await stage.order(0, { do: 'begin' });
        stage.aims = { 'judge vote': 'abstain' };
        await stage.until(isStage('vote'));
      },
      shots: [{ name: 'trial', who: voter }],
    },
    { reach: (stage) => stage.until(isStage('runoff')), shots: [{ name: 'trial-next', who: voter }] },
    { reach: (stage) => stage.until(isStage('verdict')), shots: [{ name: 'trial-verdict' }] },
  ],
};
