/** The tournament table: a judge's console, a player's minute, a tie, the points and the protocol. */
import type { AppCommand } from '../../shared/wire/command.ts';
import type { Scene } from './shots.ts';
import type { Stage } from './stage.ts';

const JUDGE = 10;

const GROUNDS = 'Клятви не було: я лише сказав «закладаюся», і то не про гру.';

const toSport: readonly AppCommand[] = [{ do: 'change', change: { set: 'edition', to: 'sport' } }];

const table = async (stage: Stage) => (await stage.look(JUDGE)).play!.view.table;

/** Whoever sits at this number does this now. */
async function does(
  stage: Stage,
  number: number,
  action: string,
  target?: number,
  ...more: readonly number[]
): Promise<void> {
  const { seats } = await table(stage);
  const seat = (n: number) => seats[n - 1]!.id;
  const who = await stage.whoSitsAt(seat(number));
  const named =
    target === undefined ? {} : more.length > 0 ? { targets: [target, ...more].map(seat) } : { target: seat(target) };
  await stage.answer(who, action as never, named);
}

async function judges(stage: Stage, action: string, target: number, reason?: string): Promise<void> {
  const { seats } = await table(stage);
  await stage.answer(JUDGE, action as never, { target: seats[target - 1]!.id, ...(reason && { reason }) });
}

/** The speaker names this one, or nobody, and is done. */
async function speaks(stage: Stage, target?: number): Promise<void> {
  const { seats, speaker } = await table(stage);
  const number = seats.findIndex(({ id }) => id === speaker) + 1;
  if (target !== undefined) await does(stage, number, 'nominate', target);
  await does(stage, number, 'finish');
}

async function votes(stage: Stage, ...against: readonly number[]): Promise<void> {
  for (const [i, target] of against.entries()) if (target > 0) await does(stage, i + 1, 'vote', target);
}

const until = (stage: Stage, name: string, round: number) =>
  stage.evening.clock &&
  wait(stage, async () => {
    const now = await table(stage);
    return now.stage === name && now.round === round;
  });

async function wait(stage: Stage, isThere: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 400 && !(await isThere()); i++) await stage.evening.pass(5);
}

/** The blacks agree on somebody red. */
async function shoot(stage: Stage, victim: string): Promise<void> {
  for (let who = 0; who < 10; who++) {
    const { play } = await stage.look(who);
    if (play?.view.prompts.some(({ action }) => action === 'shoot'))
      await stage.answer(who, 'shoot', { target: victim });
  }
}

export const SPORT: Scene = {
  players: 10,
  onlookers: 1,
  hasLongNames: true,
  moments: [
    {
      reach: async (stage) => {
        await stage.gather(toSport);
      },
      shots: [{ name: 'sport-lobby', who: async () => JUDGE }],
    },
    {
      reach: async (stage) => {
        await stage.order(JUDGE, { do: 'lead', as: 'host' });
        await stage.order(0, { do: 'begin' });
      },
      shots: [{ name: 'judge-night', who: async () => JUDGE }],
    },
    {
      reach: async (stage) => {
        await until(stage, 'talk', 1);
        await judges(stage, 'warn', 5, 'arguing');
        await judges(stage, 'foul', 2, 'out-of-turn');
        await speaks(stage, 6);
        await speaks(stage, 2);
        await speaks(stage);
        for (let i = 0; i < 3; i++) await judges(stage, 'foul', 9);
        await does(stage, 4, 'nominate', 8);
      },
      shots: [
        { name: 'judge-talk', who: async () => JUDGE },
        { name: 'judge-talk-large', who: async () => JUDGE, phone: { textSize: 200 } },
        {
          name: 'judge-roles',
          who: async () => JUDGE,
          arrange: async (phone) => void (await phone.page.click('.judge-turn')),
        },
        {
          name: 'judge-rule',
          who: async () => JUDGE,
          arrange: async (phone) => {
            await phone.page.click('.judge-player >> nth=5');
            await phone.page.waitForTimeout(400);
          },
        },
        {
          name: 'judge-reason',
          who: async () => JUDGE,
          arrange: async (phone) => {
            await phone.page.click('.judge-player >> nth=5');
            await phone.page.click('dialog .button-ink');
            await phone.page.waitForTimeout(400);
          },
        },
        { name: 'sport-talk', who: async (stage) => stage.whoSitsAt((await table(stage)).seats[8]!.id) },
        { name: 'sport-minute', who: async (stage) => stage.whoSitsAt((await table(stage)).speaker!) },
      ],
    },
    {
      reach: async (stage) => {
        await does(stage, 4, 'finish');
        for (let i = 0; i < 6; i++) await speaks(stage);
        await votes(stage, 6, 6, 6, 2, 2, 2, 8);
      },
      shots: [
        { name: 'judge-ballot', who: async () => JUDGE },
        { name: 'sport-ballot', who: async (stage) => stage.whoSitsAt((await table(stage)).seats[9]!.id) },
      ],
    },
    {
      reach: async (stage) => {
        await votes(stage, 0, 0, 0, 0, 0, 0, 0, 8, 8, 6);
        await stage.evening.pass(1);
      },
      shots: [{ name: 'judge-tally', who: async () => JUDGE }],
    },
    {
      reach: async (stage) => {
        await until(stage, 'night', 2);
        const { play } = await stage.look(JUDGE);
        const red = play!.view.facts.find(
          (fact) =>
            'role' in fact &&
            fact.role === 'citizen' &&
            !play!.view.table.seats.find(({ id }) => id === fact.about)?.out,
        );
        await shoot(stage, red && 'about' in red ? red.about : '');
      },
      shots: [{ name: 'judge-shots', who: async () => JUDGE }],
    },
    {
      reach: async (stage) => {
        await until(stage, 'morning', 2);
      },
      shots: [
        { name: 'judge-last-word', who: async () => JUDGE },
        { name: 'sport-last-word', who: async (stage) => stage.whoSitsAt((await table(stage)).speaker!) },
      ],
    },
    {
      reach: async (stage) => {
        const { seats, speaker } = await table(stage);
        const others = seats.flatMap(({ id }, i) => (id === speaker ? [] : [i + 1]));
        const number = seats.findIndex(({ id }) => id === speaker) + 1;
        await does(stage, number, 'guess', others[0], others[1]!, others[2]!);
        await judges(stage, 'defeat', 1, 'oath');
        const who = await stage.whoSitsAt(seats[4]!.id);
        await stage.answer(who, 'protest', { text: GROUNDS });
      },
      shots: [
        { name: 'judge-end', who: async () => JUDGE },
        { name: 'sport-result' },
        {
          name: 'sport-protest',
          arrange: async (phone) => {
            await phone.page.click('.result-judged button >> nth=1');
            await phone.page.fill('dialog textarea', GROUNDS);
            await phone.page.waitForTimeout(400);
          },
        },
        {
          name: 'protocol',
          arrange: async (phone) => {
            await phone.page.click('.result-judged button');
            await phone.page.waitForSelector('.protocol');
          },
        },
      ],
    },
  ],
};

/** People sit together: the judge's console has the script, ends speeches and enters nominations. */
export const LIVE: Scene = {
  players: 10,
  onlookers: 1,
  moments: [
    {
      reach: async (stage) => {
        await stage.gather([...toSport, { do: 'change', change: { set: 'option', option: 'table', to: 'live' } }]);
        await stage.order(JUDGE, { do: 'lead', as: 'host' });
        await stage.order(0, { do: 'begin' });
        await until(stage, 'talk', 1);
      },
      shots: [
        { name: 'live-talk', who: async () => JUDGE },
        { name: 'live-minute', who: async (stage) => stage.whoSitsAt((await table(stage)).speaker!) },
      ],
    },
  ],
};
