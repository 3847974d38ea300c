/** Action cards: dealt, held, played in their windows; a Leader, two ballots, a large table. */
import type { AppCommand } from '../../shared/wire/command.ts';
import type { Sight } from '../../shared/wire/sight.ts';
import type { Phone } from '../kit/screens/browser.ts';
import type { Scene } from './shots.ts';
import type { Stage } from './stage.ts';

export const change = (change: Extract<AppCommand, { do: 'change' }>['change']): AppCommand => ({
  do: 'change',
  change,
});

export const to = (edition: string, mode: string): readonly AppCommand[] => [
  change({ set: 'edition', to: edition }),
  change({ set: 'mode', to: mode }),
];

export const tap =
  (...selectors: readonly string[]) =>
  async (phone: Phone): Promise<void> => {
    for (const selector of selectors) {
      await phone.page.locator(selector).first().click();
      await phone.stands();
    }
  };

export const hold = async (phone: Phone): Promise<void> => {
  await phone.page.locator('.held').focus();
  await phone.page.keyboard.press('Enter');
  await phone.page.waitForSelector('.held-open');
  await phone.stands();
};

export const isWindow =
  (is: string, stage?: string) =>
  ({ play }: Sight): boolean => {
    const { table } = play?.view ?? {};
    return table?.window?.is === is && (stage === undefined || table.stage === stage);
  };

export const isStage =
  (stage: string) =>
  ({ play }: Sight): boolean =>
    play?.view.table.stage === stage && play.view.table.window === null;

export const about = async (stage: Stage): Promise<number> =>
  stage.whoSitsAt((await stage.look()).play?.view.table.window?.seat ?? '');

const holder = (card: string) => (stage: Stage) => stage.cardHolder(card);

/** Somebody who is in and holds nothing that can be played now. */
export const other = (stage: Stage): Promise<number> =>
  stage.find(({ play, place }) => {
    const seat = play?.view.table.seats.find(({ id }) => id === place);
    const isAbout = play?.view.table.window?.seat === place || play?.view.table.leader === place;
    return seat?.out === null && !isAbout && play?.view.prompts.every(({ card }) => card === undefined) === true;
  });

const leader = async (stage: Stage): Promise<number> =>
  stage.whoSitsAt((await stage.look()).play?.view.table.leader ?? '');

/** Two get as many votes as each other; everybody else abstains. */
async function voteEvenly(stage: Stage): Promise<void> {
  const { seats, leader: leading, voters } = (await stage.look()).play!.view.table;
  const kept = (await stage.look(await stage.cardHolder('hideout'))).place;
  const isFree = ({ id, out, cards }: (typeof seats)[number]) =>
    !out && id !== leading && id !== kept && cards.length === 0;
  const [one, two, third] = seats.filter(isFree).map(({ id }) => id);
  stage.aims = { 'policeman shoot': third!, 'mafioso shoot': third! };
  const others = voters.filter((id) => id !== one && id !== two && id !== leading);
  for (const voter of [leading!, one!, two!, ...others]) {
    const at = others.indexOf(voter);
    const given = at >= 0 && at < 4 ? { target: (at % 2 === 0 ? one : two)! } : { choice: 'abstain' };
    await stage.answer(await stage.whoSitsAt(voter), 'vote', given);
  }
}

const LARGE = { textSize: 200 };

export const CARDS: Scene = {
  players: 21,
  hasLongNames: true,
  moments: [
    {
      reach: (stage) => stage.gather(to('spytown', 'extended')),
      shots: [{ name: 'cards-lobby' }, { name: 'cards-settings', arrange: tap('.pair .button') }],
    },
    {
      reach: (stage) =>
        stage.order(
          0,
          change({
            set: 'option',
            option: 'cards',
            to: ['bandage', 'hideout', 'leader', 'arrest', 'corner-shot'],
          }),
        ),
      shots: [
        { name: 'cards-settings-named', arrange: tap('.pair .button', '.line:has(.settings-value)') },
        {
          name: 'cards-rulebook',
          isHome: true,
          arrange: async (phone) => {
            await phone.page
              .locator('.book')
              .filter({ has: phone.page.locator('use[href*="agent"]') })
              .click();
            await phone.stands();
            await phone.page.locator('summary:has(use[href*="vest"])').click();
            await phone.page.locator('summary:has(use[href*="vest"])').evaluate((one) => one.scrollIntoView());
            await phone.stands();
          },
        },
      ],
    },
    {
      reach: (stage) => stage.order(0, { do: 'begin' }),
      shots: [
        { name: 'cards-night', who: holder('bandage') },
        { name: 'cards-down', who: holder('bandage'), arrange: tap('.card-button-action') },
        {
          name: 'cards-held',
          who: holder('bandage'),
          arrange: async (phone) => {
            await tap('.card-button-action')(phone);
            await hold(phone);
          },
        },
        {
          name: 'cards-held-large',
          who: holder('bandage'),
          phone: LARGE,
          arrange: async (phone) => {
            await tap('.card-button-action')(phone);
            await hold(phone);
          },
        },
        {
          name: 'cards-held-neutral',
          who: (stage) => stage.find(({ play }) => play?.view.you?.card?.id === 'neutral'),
          arrange: async (phone) => {
            await tap('.card-button-action')(phone);
            await hold(phone);
          },
        },
      ],
    },
    {
      reach: (stage) => stage.until(isWindow('rescue')),
      shots: [
        { name: 'cards-rescue', who: other },
        { name: 'cards-rescue-holder', who: holder('bandage') },
        { name: 'cards-rescue-sheet', who: holder('bandage'), arrange: tap('.window-buttons .button') },
        { name: 'cards-rescue-hit', who: about },
        { name: 'cards-rescue-large', who: other, phone: LARGE },
      ],
    },
    {
      reach: async (stage) => {
        await stage.playCard(await stage.cardHolder('bandage'));
        await stage.until(isWindow('opening'));
        await stage.playCard(await stage.cardHolder('arrest'));
      },
      shots: [{ name: 'cards-opening', who: other }],
    },
    {
      reach: (stage) => stage.until(isStage('morning')),
      shots: [{ name: 'cards-morning', who: other }],
    },
    {
      reach: (stage) => stage.until(isStage('talk')),
      shots: [
        { name: 'cards-talk', who: other, arrange: tap('.action .button') },
        {
          name: 'cards-talk-narrow',
          who: other,
          arrange: tap('.action .button'),
          phone: { size: { width: 360, height: 640 } },
        },
        { name: 'cards-talk-large', who: other, arrange: tap('.action .button'), phone: LARGE },
        { name: 'cards-talk-aim', who: holder('corner-shot'), arrange: tap('.action .button', '.action .button-line') },
        { name: 'cards-menu', who: other, arrange: tap('.action .button', '.table-menu', '.card-details summary') },
      ],
    },
    {
      reach: (stage) => stage.until(isStage('vote')),
      shots: [
        { name: 'cards-leader-first', who: leader },
        { name: 'cards-leader-wait', who: other },
      ],
    },
    {
      reach: async (stage) => {
        const who = await leader(stage);
        const { play } = await stage.look(who);
        await stage.answer(who, 'vote', { target: play!.view.prompts[0]!.targets.at(-1)! });
      },
      shots: [
        { name: 'cards-ballot', who: other },
        { name: 'cards-ballot-large', who: other, phone: LARGE },
      ],
    },
    {
      reach: voteEvenly,
      shots: [
        { name: 'cards-tie-leader', who: leader },
        { name: 'cards-tie', who: other },
      ],
    },
    {
      reach: (stage) => stage.until(isStage('verdict')),
      shots: [{ name: 'cards-verdict', who: other }],
    },
    {
      reach: (stage) => stage.until(isWindow('dusk')),
      shots: [
        { name: 'cards-dusk', who: other },
        { name: 'cards-dusk-holder', who: holder('hideout') },
        { name: 'cards-dusk-sheet', who: holder('hideout'), arrange: tap('.window-buttons .button') },
      ],
    },
  ],
};

/** A whole game with cards, to its end. */
export const CARDS_END: Scene = {
  players: 8,
  moments: [
    {
      reach: async (stage) => {
        await stage.gather(to('family', 'extended'));
        await stage.order(0, change({ set: 'option', option: 'cards', to: ['swap', 'vest'] }));
        await stage.order(0, { do: 'begin' });
      },
      shots: [
        { name: 'cards-swap', who: holder('swap') },
        { name: 'cards-swap-others', who: other },
      ],
    },
    {
      reach: (stage) => stage.until(({ status }) => status === 'over'),
      shots: [{ name: 'cards-result' }, { name: 'cards-result-roles', arrange: tap('[role=tab]:nth-child(2)') }],
    },
  ],
};

/** Roles by number and by choice, a loner who may spare everybody, and a host who may remove. */
export const FAMILY: Scene = {
  players: 13,
  moments: [
    {
      reach: (stage) => stage.gather([...to('family', 'basic'), change({ set: 'host', to: 'me' })]),
      shots: [{ name: 'family-settings', arrange: tap('.pair .button') }],
    },
    {
      reach: (stage) => stage.order(0, { do: 'begin' }),
      shots: [
        { name: 'family-night-loner', who: (stage) => stage.find(({ play }) => play?.view.you?.role === 'maniac') },
        {
          name: 'family-night-spare',
          who: (stage) => stage.find(({ play }) => play?.view.you?.role === 'maniac'),
          arrange: tap('.night-which'),
        },
        {
          name: 'family-advice',
          who: (stage) => stage.find(({ play }) => play?.view.you?.role === 'detective'),
          arrange: async (phone) => {
            await tap('.card-button', '[role=tab]:nth-child(2)')(phone);
            await hold(phone);
          },
        },
        { name: 'family-host' },
        { name: 'family-host-remove', arrange: tap('.host-manage .button') },
      ],
    },
    {
      reach: (stage) => stage.until(isStage('talk')),
      shots: [{ name: 'family-paper', who: () => 1 }],
    },
  ],
};
