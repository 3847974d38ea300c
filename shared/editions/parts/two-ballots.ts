/** What rulebooks share that kill from the first night on and vote twice a day. */
import { fall, hit } from '../../cards/killing.ts';
import { windows } from '../../cards/windows/index.ts';
import type { Rules } from '../../engine/rules.ts';
import { tellAllRoles } from './host.ts';
import { type Court, ladder } from './ladder.ts';
import { mafiaFrom, mafiaMeets } from './mafia.ts';
import { hostDid, hostMay, leave } from './removal.ts';
import { drawIfStale } from './stalemate.ts';
import { acquit, checkEnd } from './verdict.ts';

type Shared = Omit<Rules, 'roles' | 'night' | 'outcome' | 'isGuilty'>;

export function twoBallots(court: Court): Shared {
  const { steps, ...trial } = ladder(court);
  return {
    gangs: { mafia: mafiaFrom(1) },
    seconds: {
      'first-night': 75,
      night: 60,
      morning: 10,
      talk: 240,
      ballot: 60,
      defence: 40,
      final: 45,
      repeat: 90,
      verdict: 10,
    },
    opening: (turn) => {
      if (turn.game.host !== null) tellAllRoles(turn, turn.game.host);
    },
    round: ({ round }) => [
      { kind: 'step', step: 'nightfall' },
      { kind: 'step', step: 'meet' },
      { kind: 'wave', wave: 1, seconds: round === 1 ? 'first-night' : 'night' },
      { kind: 'step', step: 'dawn' },
      { kind: 'step', step: 'check-end' },
      { kind: 'step', step: 'open-day' },
      { kind: 'pause', name: 'morning', seconds: 'morning' },
      { kind: 'discussion', name: 'talk', seconds: 'talk' },
      { kind: 'step', step: 'court' },
      { kind: 'step', step: 'acquit' },
      { kind: 'step', step: 'dusk' },
      { kind: 'step', step: 'end-day' },
    ],
    ...trial,
    steps: {
      ...steps,
      nightfall: () => [],
      meet: mafiaMeets(1),
      hit,
      fall,
      'check-end': checkEnd,
      'open-day': () => [],
      acquit,
      dusk: () => [],
      /** `…decision.stalemate` */
      'end-day': (turn) => {
        drawIfStale(turn, 3, 0);
        return [];
      },
    },
    windows,
    nominee: () => false,
    /** `…morning.reveal`, `…ballot.reveal`: what somebody was is always shown when they leave. */
    shown: ({ role }) => role,
    onFall: [],
    hostMay,
    hostDid,
    leave,
  };
}
