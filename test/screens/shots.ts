/** Every screen of the app, and how to come to it: evenings, their moments, and the pictures that are taken at each. */
import type { Language } from '../../shared/text/languages.ts';
import type { Phone, PhoneOptions } from '../kit/screens/browser.ts';
import { CARDS, CARDS_END, FAMILY } from './card-shots.ts';
import { CITY, TRIAL } from './city-shots.ts';
import { KIDS } from './kids-shots.ts';
import { PRACTICE } from './practice-shots.ts';
import { SOLO } from './solo-shots.ts';
import { LIVE, SPORT } from './sport-shots.ts';
import type { Stage } from './stage.ts';

export interface Shot {
  readonly name: string;
  /** Whose phone: one of the group by number, or somebody else; the first where nothing is said. */
  readonly who?: (stage: Stage) => number | Promise<number> | 'stranger' | 'nobody' | 'forger';
  /** The first page instead of the table. */
  readonly isHome?: true;
  readonly phone?: Partial<PhoneOptions>;
  /** What is done on the phone before the picture. */
  readonly arrange?: (phone: Phone, stage: Stage) => Promise<void>;
  /** What tells that the screen is there, where it is not the end of loading. */
  readonly waits?: string;
}

export interface Moment {
  readonly reach: (stage: Stage) => Promise<unknown>;
  readonly shots: readonly Shot[];
}

export interface Scene {
  readonly players: number;
  readonly onlookers?: number;
  readonly hasLongNames?: true;
  readonly moments: readonly Moment[];
}

const LARGE: Partial<PhoneOptions> = { textSize: 200 };

const tap =
  (selector: string) =>
  async (phone: Phone): Promise<void> => {
    await phone.page.locator(selector).first().click();
    await phone.stands();
  };

const isStage = (stage: string) => (sight: Awaited<ReturnType<Stage['look']>>) =>
  sight.play?.view.table.stage === stage;

const speakerOf = async (stage: Stage): Promise<number> => {
  const { play } = await stage.look();
  return stage.whoSitsAt(play?.view.table.speaker ?? '');
};
const listener = async (stage: Stage): Promise<number> => ((await speakerOf(stage)) + 1) % stage.players;
const ofGang = (stage: Stage) => stage.find(({ play }) => (play?.view.mates.length ?? 0) > 0);
const ofTown = (stage: Stage) =>
  stage.find(({ play, place }) => isAmong(play?.view.table.seats, place) && play?.view.mates.length === 0);
const isAmong = (seats: readonly { id: string; out: unknown }[] = [], place: string | null): boolean =>
  seats.some(({ id, out }) => id === place && out === null);

/** Whoever votes in the ballot now open, and has not yet. */
const voter = (stage: Stage) =>
  stage.find(({ play }) => play?.view.prompts.some(({ action }) => action === 'vote') === true);

const hold = async (phone: Phone): Promise<void> => {
  await tap('.card-button')(phone);
  await phone.page.locator('.held').focus();
  await phone.page.keyboard.press('Enter');
  await phone.page.waitForSelector('.held-open');
  await phone.stands();
};

const SLEEP = { from: 23, to: 8, zone: 'America/Los_Angeles' };

const toNarrator = async (phone: Phone): Promise<void> => {
  await tap('.pair .button')(phone);
  await phone.page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await phone.stands();
};

const toHours = async (phone: Phone): Promise<void> => {
  await toNarrator(phone);
  await tap('.line:has(.settings-value)')(phone);
};

const toTable = async (phone: Phone): Promise<void> => {
  await tap('.book')(phone);
  await phone.page.locator('.setup-players').evaluate((line) => line.scrollIntoView({ block: 'center' }));
  await phone.stands();
};

const toPages = async (phone: Phone): Promise<void> => {
  await tap('.book')(phone);
  await phone.page.locator('ol.articles').evaluate((list) => list.scrollIntoView());
  await phone.stands();
};

const EIGHT: Scene = {
  players: 8,
  onlookers: 1,
  moments: [
    {
      reach: (stage) => stage.gather(),
      shots: [
        { name: 'lobby' },
        { name: 'lobby-onlooker', who: () => 8 },
        { name: 'lobby-large', phone: LARGE },
        { name: 'settings', arrange: tap('.pair .button') },
        { name: 'settings-locked', who: () => 3, arrange: tap('.pair .button') },
        { name: 'home-empty', who: () => 'stranger', isHome: true },
        { name: 'home', isHome: true },
        { name: 'language', isHome: true, arrange: tap('nav .line:nth-of-type(2)') },
        { name: 'rules', isHome: true, arrange: tap('nav .line') },
        {
          name: 'rules-search',
          isHome: true,
          arrange: async (phone, { language }) => {
            await tap('nav .line')(phone);
            await phone.page.fill('input[type=search]', SEARCHED[language]);
            await phone.stands();
          },
        },
        { name: 'rulebook', isHome: true, arrange: tap('.book') },
        { name: 'rulebook-table', isHome: true, arrange: toTable },
        { name: 'rulebook-pages', isHome: true, arrange: toPages },
        { name: 'rulebook-large', isHome: true, phone: LARGE, arrange: tap('.book') },
        { name: 'hidden', who: () => 'stranger' },
        { name: 'outside', who: () => 'nobody' },
        { name: 'signed-out', who: () => 'forger' },
        {
          name: 'loading',
          phone: { before: (page) => page.route('**/api/tables/*', () => undefined) },
          waits: '[aria-busy] .skeleton',
        },
      ],
    },
    {
      reach: (stage) => stage.order(0, { do: 'change', change: { set: 'narration', to: { hours: SLEEP } } }),
      shots: [
        { name: 'settings-narrator', arrange: toNarrator },
        { name: 'settings-narrator-locked', who: () => 3, arrange: toNarrator },
        { name: 'settings-narrator-large', phone: LARGE, arrange: toNarrator },
        { name: 'settings-hours', arrange: toHours },
      ],
    },
    {
      reach: (stage) => stage.order(0, { do: 'begin' }),
      shots: [
        { name: 'night', who: ofTown },
        { name: 'night-large', who: ofTown, phone: LARGE },
        { name: 'night-drawer', who: ofTown, arrange: tap('.drawer-handle') },
        { name: 'card-down', who: ofGang, arrange: tap('.card-button') },
        { name: 'card-held', who: ofGang, arrange: hold },
        {
          name: 'card-advice',
          who: ofGang,
          arrange: async (phone) => {
            await tap('.card-button')(phone);
            await tap('[role=tab]:nth-child(2)')(phone);
          },
        },
      ],
    },
    {
      reach: (stage) => stage.until(isStage('talk')),
      shots: [
        { name: 'table', who: listener },
        { name: 'table-floor', who: speakerOf },
        { name: 'table-onlooker', who: () => 8 },
        { name: 'table-large', who: listener, phone: LARGE },
        { name: 'menu', arrange: tap('.table-menu') },
        {
          name: 'offline',
          who: listener,
          phone: { before: (page) => page.route('**/live?*', (route) => route.abort()) },
          waits: '.strip',
        },
        { name: 'home-game', isHome: true },
      ],
    },
    {
      reach: (stage) => stage.until(isStage('defence')),
      shots: [{ name: 'defence', who: listener }],
    },
    {
      reach: (stage) => stage.until(isStage('vote')),
      shots: [
        { name: 'ballot', who: voter },
        { name: 'ballot-picked', who: voter, arrange: tap('.answer') },
        { name: 'ballot-large', who: voter, phone: LARGE },
        { name: 'ballot-onlooker', who: () => 8 },
      ],
    },
    {
      reach: (stage) => stage.until(isStage('raise'), 'apart'),
      shots: [{ name: 'raise', who: voter }],
    },
    {
      reach: (stage) => stage.until(isStage('verdict')),
      shots: [{ name: 'verdict' }, { name: 'verdict-large', phone: LARGE }],
    },
    {
      reach: (stage) => stage.until((sight) => isStage('night')(sight) && sight.play?.view.table.round === 2),
      shots: [
        { name: 'night-gang', who: ofGang },
        { name: 'night-gang-drawer', who: ofGang, arrange: tap('.drawer-handle') },
        { name: 'night-picked', who: ofTown, arrange: tap('.tile') },
      ],
    },
    {
      reach: (stage) => stage.until(isStage('morning')),
      shots: [{ name: 'morning' }, { name: 'morning-large', phone: LARGE }],
    },
    {
      reach: (stage) => stage.until(({ status }) => status === 'over'),
      shots: [
        { name: 'result' },
        { name: 'result-roles', arrange: tap('[role=tab]:nth-child(2)') },
        { name: 'result-proof', arrange: tap('[role=tab]:nth-child(3)') },
        { name: 'result-large', phone: LARGE },
        { name: 'home-over', isHome: true },
      ],
    },
  ],
};

const MANY: Scene = {
  players: 26,
  hasLongNames: true,
  moments: [
    {
      reach: (stage) => stage.gather([{ do: 'change', change: { set: 'mode', to: 'extended' } }]),
      shots: [{ name: 'lobby-26' }],
    },
    {
      reach: (stage) => stage.order(0, { do: 'begin' }),
      shots: [
        { name: 'night-26', who: ofTown },
        { name: 'night-26-large', who: ofTown, phone: LARGE },
      ],
    },
    {
      reach: (stage) => stage.until(isStage('talk')),
      shots: [
        { name: 'table-26', who: listener },
        { name: 'table-26-narrow', who: listener, phone: { size: { width: 360, height: 640 } } },
        { name: 'table-26-large', who: listener, phone: LARGE },
      ],
    },
  ],
};

const HOSTED: Scene = {
  players: 9,
  moments: [
    {
      reach: async (stage) => {
        await stage.gather([{ do: 'change', change: { set: 'host', to: 'me' } }]);
        await stage.order(0, { do: 'begin' });
      },
      shots: [{ name: 'host-night' }, { name: 'host-open', arrange: tap('.host-seats header button') }],
    },
    {
      reach: (stage) => stage.until((sight) => (sight.play?.view.table.accused.length ?? 0) > 1),
      shots: [{ name: 'host-talk' }, { name: 'host-large', phone: LARGE }],
    },
    { reach: (stage) => stage.until(isStage('vote')), shots: [{ name: 'host-ballot' }] },
    {
      reach: (stage) => stage.order(0, { do: 'cancel' }),
      shots: [{ name: 'cancelled' }],
    },
  ],
};

const SEARCHED: Readonly<Record<Language, string>> = { uk: 'судд', ru: 'судь', en: 'judge' };

/** With action cards, and those of their rulebooks without. */
export const CARD_SCENES: readonly Scene[] = [CARDS, CARDS_END, FAMILY, KIDS];

/** Of `party`, from the lobby to the result. */
export const PARTY_SCENES: readonly Scene[] = [EIGHT, MANY, HOSTED];

export const OTHER_SCENES: readonly Scene[] = [CITY, TRIAL, SPORT, LIVE, PRACTICE, SOLO];

export const SCENES: readonly Scene[] = [...PARTY_SCENES, ...OTHER_SCENES, ...CARD_SCENES];

export const SHOTS: readonly string[] = SCENES.flatMap(({ moments }) =>
  moments.flatMap(({ shots }) => shots.map(({ name }) => name)),
);
