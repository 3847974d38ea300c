/** A rulebook made up for tests: what the engine can do and no edition of the day happens to need. */
import { mostNamed } from '../../../shared/editions/parts/agreement.ts';
import { toNobody } from '../../../shared/engine/ballots/silence.ts';
import { afterFall, takeOut } from '../../../shared/engine/departures.ts';
import { answerWave, closeNight } from '../../../shared/engine/night/record.ts';
import { acts, volley } from '../../../shared/engine/night/steps.ts';
import { others } from '../../../shared/engine/reach.ts';
import type { Rulebook } from '../../../shared/engine/rulebook.ts';
import type { Rules } from '../../../shared/engine/rules.ts';
import { alive } from '../../../shared/engine/table.ts';

const learnsRole: Rules['roles'][string]['acts'] = [
  {
    action: 'check',
    reach: others,
    isFinal: true,
    learns: (_, __, target) => [{ about: target.id, role: target.role }],
  },
];

export const toyRules: Rules = {
  roles: {
    villager: { id: 'villager', side: 'village' },
    /** Looks in the first wave and is answered before the second. */
    seer: { id: 'seer', side: 'village', acts: learnsRole },
    /** In the second wave looks or shoots, not both. */
    hunter: {
      id: 'hunter',
      side: 'village',
      acts: [
        { ...learnsRole[0]!, slot: 'own', wave: 2 },
        { action: 'shoot', reach: others, slot: 'own', wave: 2, isFinal: true },
      ],
    },
    wolf: {
      id: 'wolf',
      side: 'pack',
      gang: 'pack',
      acts: [{ action: 'shoot', reach: others, wave: 2, withGang: true }],
    },
  },
  gangs: { pack: { seesChoices: true } },
  seconds: { wave: 30, morning: 10, vote: 20 },
  opening: () => {},
  round: () => [
    { kind: 'wave', wave: 1, seconds: 'wave' },
    { kind: 'step', step: 'answer' },
    { kind: 'wave', wave: 2, seconds: 'wave' },
    { kind: 'step', step: 'dawn' },
    { kind: 'pause', name: 'morning', seconds: 'morning' },
    { kind: 'step', step: 'vote' },
  ],
  night: [
    [acts('seer')],
    [
      volley(
        'pack',
        mostNamed(({ by }) => by.role === 'wolf'),
      ),
      acts('hunter'),
    ],
  ],
  stillActs: (night, { id }) => !night.fallen.has(id),
  steps: {
    answer: (turn) => answerWave(turn, 1),
    dawn: (turn) => {
      const night = closeNight(turn, 1);
      takeOut(turn, [...night.fallen], () => 'shot');
      afterFall(turn, [...night.fallen]);
      const [witness] = alive(turn.game);
      if (witness)
        turn.emit({ type: 'marked', mark: { mark: 'tired', on: witness.id, by: witness.id, until: 'dusk' } });
      turn.decideOutcome();
      return [];
    },
    /** Everybody is accused by everybody. */
    vote: (turn) => {
      const voters = alive(turn.game).map(({ id }) => id);
      turn.emit({ type: 'accusedNarrowed', accused: voters.map((seat) => ({ seat, by: seat })) });
      return [{ kind: 'ballot', rung: 'lynch', voters }];
    },
    execute: (turn, seats) => {
      takeOut(turn, seats, () => 'condemned');
      turn.decideOutcome();
      return [];
    },
  },
  ballots: {
    lynch: {
      stage: 'vote',
      seconds: 'vote',
      on: 'accused',
      choices: ['abstain'],
      silence: toNobody,
      settle: (turn, { top }) => {
        const [only, ...more] = top;
        if (only === undefined) return [];
        return [{ kind: 'step', step: 'execute', seats: [more.length > 0 ? turn.drawLot(top) : only] }];
      },
    },
  },
  nominee: others,
  shown: ({ role }) => role,
  onFall: [],
  hostMay: () => [],
  leave: () => 'goes-on',
  outcome: (game) => {
    const sides = new Set(alive(game).map(({ side }) => side));
    const [winner] = sides;
    if (winner === undefined) return { winner: 'draw', winners: [] };
    if (sides.size > 1) return null;
    return { winner, winners: game.seats.filter(({ side }) => side === winner).map(({ id }) => id) };
  },
  isGuilty: ({ side }) => side === 'pack',
};

export const toy: Rulebook = {
  id: 'toy',
  seating: 'drawn',
  modes: {
    plain: {
      players: { least: 3, most: 8 },
      options: {},
      allowsHost: false,
      rules: () => toyRules,
      row: (_, players) => ({
        cards: { villager: players - 2, wolf: 1 },
        draws: [{ group: 'special', among: ['seer', 'hunter'], n: 1 }],
      }),
      deck: () => ({ villager: 6, seer: 1, hunter: 1, wolf: 3 }),
    },
  },
  speaksOf: { roles: Object.keys(toyRules.roles), sides: ['village', 'pack'], facts: [], news: ['out'] },
};
