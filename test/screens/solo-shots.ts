/** Somebody practises alone: what to choose, a night and a talk with the rule behind them, and who knew what. */
import { chanceFrom } from '../../shared/engine/chance.ts';
import type { Sight } from '../../shared/wire/sight.ts';
import type { SoloOpened } from '../../shared/wire/solo.ts';
import { answerBy, openIn, randomAnswer } from '../kit/apps/app-crowd.ts';
import { tap } from './card-shots.ts';
import type { Scene } from './shots.ts';
import type { Stage } from './stage.ts';

async function deal(stage: Stage): Promise<void> {
  const body = { key: 'screens-of-solo', edition: 'party', role: 'commissioner' };
  stage.game = (await stage.phones[0]!.get<SoloOpened>('/api/practice', { body })).body.game;
  await stage.evening.pass(4);
}

/** Answers whatever is asked, and goes on where nothing is. */
async function until(stage: Stage, isThere: (sight: Sight) => boolean): Promise<void> {
  const phone = stage.phones[0]!;
  const chance = chanceFrom('solo shots');
  for (let turns = 0; turns < 400; turns++) {
    const sight = await stage.look();
    if (isThere(sight)) return;
    const { solo, token, view } = sight.play!;
    const way = solo?.ways.at(-1);
    const [prompt = view.prompts.find(({ action }) => action === 'finish')] = openIn(sight).filter(
      ({ action }) => action !== 'nominate',
    );
    if (way) await phone.order(stage.game, { do: way, token: token! });
    else if (prompt) await answerBy(phone, sight, prompt, randomAnswer(prompt, chance));
    await stage.evening.pass(2);
  }
  throw new Error('the practice does not come to that');
}

export const SOLO: Scene = {
  players: 1,
  hasLongNames: true,
  moments: [
    {
      reach: async () => undefined,
      shots: [
        { name: 'solo-books', isHome: true, arrange: tap('.home > section > .line') },
        {
          name: 'solo-roles',
          isHome: true,
          arrange: async (phone) => {
            await tap('.home > section > .line')(phone);
            await tap('.practice nav .line')(phone);
          },
        },
      ],
    },
    { reach: deal, shots: [{ name: 'solo-night' }] },
    {
      reach: (stage) => until(stage, ({ play }) => play?.view.table.stage === 'talk'),
      shots: [{ name: 'solo-talk' }, { name: 'solo-talk-large', phone: { textSize: 200 } }],
    },
    {
      reach: (stage) => until(stage, ({ status }) => status === 'over'),
      shots: [{ name: 'solo-knew', arrange: tap('[role=tab]:nth-child(3)') }],
    },
  ],
};
