/** A few people among practice players: seats that were filled, and a talk in which something is stated. */
import { answerBy, openIn } from '../kit/apps/app-crowd.ts';
import { tap } from './card-shots.ts';
import type { Scene } from './shots.ts';
import type { Stage } from './stage.ts';

/** People do the next best thing, and the others do as they like, until the first of them has the word. */
async function untilWord(stage: Stage): Promise<void> {
  for (let turns = 0; turns < 200; turns++) {
    if ((await stage.look()).play?.mayState) return;
    for (let who = 0; who < stage.players; who++) {
      const sight = await stage.look(who);
      const [prompt] = openIn(sight).filter(({ action }) => action !== 'nominate' && action !== 'withdraw');
      const [target] = prompt?.targets ?? [];
      if (prompt) await answerBy(stage.phones[who]!, sight, prompt, target === undefined ? {} : { target });
    }
    await stage.evening.pass(2);
  }
  throw new Error('the first of them never has the word');
}

export const PRACTICE: Scene = {
  players: 3,
  hasLongNames: true,
  moments: [
    {
      reach: async (stage) => {
        await stage.gather();
        await stage.order(0, { do: 'change', change: { set: 'practice', number: 9, strength: 'fair' } });
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
        await untilWord(stage);
        const token = (await stage.look()).play?.token ?? '';
        await stage.order(0, { do: 'say', token, statement: { says: 'suspects', about: 'p2' } });
      },
      shots: [
        { name: 'practice-talk', waits: '.said' },
        {
          name: 'practice-state',
          arrange: async (phone) => {
            await tap('.said-button')(phone);
            await tap('.stating .line')(phone);
          },
        },
      ],
    },
  ],
};
