/** A few people among practice players: seats that were filled, and a talk in which they have their say. */
import { answerBy, openIn } from '../kit/app-crowd.ts';
import { tap } from './card-shots.ts';
import type { Scene } from './shots.ts';
import type { Stage } from './stage.ts';

const LAST = 3;

/** People do the next best thing, and the others do as they like, until one of these has said something, or nobody will. */
async function untilSaid(stage: Stage): Promise<void> {
  for (let turns = 0; turns < 400; turns++) {
    const { play } = await stage.look();
    const { stage: now, round } = play?.view.table ?? { stage: 'night', round: 0 };
    if (now === 'talk' && (play?.said.length !== 0 || round === LAST)) return;
    for (let who = 0; who < stage.players; who++) {
      const sight = await stage.look(who);
      const [prompt] = openIn(sight).filter(({ action }) => action !== 'nominate' && action !== 'withdraw');
      const [target] = prompt?.targets ?? [];
      if (prompt) await answerBy(stage.phones[who]!, sight, prompt, target === undefined ? {} : { target });
    }
    await stage.evening.pass(2);
  }
  throw new Error('there is no talk');
}

export const PRACTICE: Scene = {
  players: 3,
  hasLongNames: true,
  moments: [
    {
      reach: async (stage) => {
        await stage.gather();
        await stage.order(0, { do: 'change', change: { set: 'practice', number: 9, strength: 'sharp' } });
      },
      shots: [
        { name: 'practice-lobby' },
        {
          name: 'practice-settings',
          arrange: async (phone) => {
            await tap('.pair .button')(phone);
            await phone.page.locator('.stepper output').first().scrollIntoViewIfNeeded();
          },
        },
      ],
    },
    {
      reach: async (stage) => {
        await stage.order(0, { do: 'begin' });
        await untilSaid(stage);
      },
      shots: [{ name: 'practice-talk' }],
    },
  ],
};
