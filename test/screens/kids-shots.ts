/** Children's modes: bright by day and in the quiet hour, with words and drawings of their own. */
import { about, hold, isStage, isWindow, other, tap, to } from './card-shots.ts';
import type { Scene } from './shots.ts';
import type { Stage } from './stage.ts';

/** Seats, the last ones first. */
async function cadetsAlive(stage: Stage): Promise<readonly string[]> {
  const seats: string[] = [];
  for (let who = stage.players - 1; who >= 0; who--) {
    const { play, place } = await stage.look(who);
    const isIn = play?.view.table.seats.some(({ id, out }) => id === place && out === null);
    if (isIn && play?.view.you?.role === 'policeman') seats.push(place!);
  }
  return seats;
}

export const KIDS: Scene = {
  players: 12,
  onlookers: 1,
  moments: [
    {
      reach: (stage) => stage.gather(to('spytown', 'kids')),
      shots: [{ name: 'kids-lobby' }, { name: 'kids-settings', arrange: tap('.pair .button') }],
    },
    {
      reach: (stage) => stage.order(0, { do: 'begin' }),
      shots: [
        { name: 'kids-night', who: other },
        { name: 'kids-night-picked', who: other, arrange: tap('li:nth-child(8) > .tile') },
        { name: 'kids-drawer', who: other, arrange: tap('.drawer-handle') },
        { name: 'kids-card-down', who: other, arrange: tap('.card-button') },
        {
          name: 'kids-card',
          who: (stage) => stage.find(({ play }) => (play?.view.mates.length ?? 0) > 0),
          arrange: async (phone) => {
            await tap('.card-button')(phone);
            await hold(phone);
          },
        },
        {
          name: 'kids-card-cadet',
          who: (stage) => stage.find(({ play }) => play?.view.mates.length === 0),
          arrange: async (phone) => {
            await tap('.card-button')(phone);
            await hold(phone);
          },
        },
      ],
    },
    {
      reach: (stage) => stage.until(isWindow('shot')),
      shots: [
        { name: 'kids-move', who: about },
        { name: 'kids-move-others', who: other },
      ],
    },
    { reach: (stage) => stage.until(isStage('morning')), shots: [{ name: 'kids-morning', who: other }] },
    {
      reach: (stage) => stage.until(isStage('talk')),
      shots: [
        { name: 'kids-talk', who: other, arrange: tap('.action .button') },
        { name: 'kids-talk-large', who: other, arrange: tap('.action .button'), phone: { textSize: 200 } },
        { name: 'kids-menu', who: other, arrange: tap('.table-menu') },
      ],
    },
    {
      reach: (stage) => stage.until(isStage('vote')),
      shots: [{ name: 'kids-ballot', who: other, arrange: tap('.answer') }],
    },
    {
      reach: async (stage) => {
        const [voted, pointedAt] = await cadetsAlive(stage);
        stage.aims = { 'policeman vote': voted!, 'mafioso vote': voted!, 'policeman shoot': pointedAt! };
        await stage.until(isStage('verdict'));
      },
      shots: [{ name: 'kids-verdict', who: other }],
    },
    {
      reach: (stage) => stage.until(({ status }) => status === 'over'),
      shots: [{ name: 'kids-result' }, { name: 'kids-result-roles', arrange: tap('[role=tab]:nth-child(2)') }],
    },
  ],
};
