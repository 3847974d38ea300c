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
    /** `spytown.secret-token`, `family.secret-role`: nobody is told of another's but a human host, who is told all. */
    opening: (turn) => {
      if (turn.game.host !== null) tellAllRoles(turn, turn.game.host);
    },
    round: ({ round }) => [
      { kind: 'step', step: 'nightfall' },
      { kind: 'step', step: 'meet' },
      /**
       * `spytown.decision.waves`, `family.decision.waves`: all act in one.
       * `spytown.decision.idle`, `family.decision.idle`: it ends when all who can act have, or when its time is up.
       */
      { kind: 'wave', wave: 1, seconds: round === 1 ? 'first-night' : 'night' },
      { kind: 'step', step: 'dawn' },
      /** `spytown.decision.shot-before-win`, `family.decision.shot-before-win`: after all that the dawn led to. */
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
      /** `spytown.decision.stalemate`, `family.decision.stalemate` */
      'end-day': (turn) => {
        drawIfStale(turn, 3, 0);
        return [];
      },
    },
    windows,
    nominee: () => false,
    /**
     * `spytown.morning.reveal`, `family.morning.reveal`, `spytown.ballot.reveal`, `family.ballot.final`: what somebody
     * was is always shown when they leave.
     */
    shown: ({ role }) => role,
    /** `spytown.decision.ghosts`, `family.decision.ghosts`, `family.table.silence`: whoever is out is told no more. */
    onFall: [],
    hostMay,
    hostDid,
    leave,
  };
}
