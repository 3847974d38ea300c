/** `hamlet`: a sixth rulebook, as small as a whole one can be. Four roles, two action cards, 6 to 10 players. */
import { cornerShot } from '../../shared/cards/corner-shot.ts';
import { cardsById, neutral } from '../../shared/cards/index.ts';
import { hit } from '../../shared/cards/killing.ts';
import { vest } from '../../shared/cards/vest.ts';
import { drawnRow } from '../../shared/editions/parts/card-deal.ts';
import { look } from '../../shared/editions/parts/looks.ts';
import { mafiaShoots } from '../../shared/editions/parts/mafia.ts';
import { withDusk } from '../../shared/editions/parts/modes.ts';
import { DRAW, wonBy } from '../../shared/editions/parts/outcome.ts';
import { byId } from '../../shared/editions/parts/roles.ts';
import { twoBallots } from '../../shared/editions/parts/two-ballots.ts';
import { closeNight } from '../../shared/engine/night/record.ts';
import { acts } from '../../shared/engine/night/steps.ts';
import { notTwiceRunning } from '../../shared/engine/reach.ts';
import type { Rulebook } from '../../shared/engine/rulebook.ts';
import type { Role, Rules, Step } from '../../shared/engine/rules.ts';
import { alive, bySeat } from '../../shared/engine/table.ts';

/** A role is a side and what it may do at night: `hamlet.seer`, `hamlet.nurse`, `hamlet.mafia`. */
const citizen: Role = { id: 'citizen', side: 'town' };
const seer: Role = { id: 'seer', side: 'town', acts: [look] };
const nurse: Role = { id: 'nurse', side: 'town', acts: [{ action: 'protect', reach: notTwiceRunning }] };
const mafioso: Role = { id: 'mafioso', side: 'mafia', gang: 'mafia' };
const roles = byId(citizen, seer, nurse, mafioso);

/** `hamlet.morning`: what the night came to, told in order of seats. */
const dawn: Step = (turn) => {
  const victims = bySeat(turn.game, [...closeNight(turn).fallen]);
  if (victims.length === 0) turn.announce({ quiet: true });
  return hit(turn, victims, { kind: 'step', step: 'hit', how: 'shot', stage: 'morning' });
};

/** `hamlet.ballot`: a round, its ballots, leaving and a human host are a part that other rulebooks share. */
const shared = twoBallots({ mayVote: () => true, mayBeNamed: () => true, hasFinal: false });

export const rules: Rules = withDusk({
  ...shared,
  roles,
  cards: cardsById(vest, cornerShot, neutral),
  /** The printed order of the night. */
  night: [[mafiaShoots, acts('seer', 'nurse')]],
  steps: { ...shared.steps, dawn },
  /** `hamlet.win` */
  outcome: (game) => {
    const [side, ...rivals] = new Set(alive(game).map((seat) => seat.side));
    if (side === undefined) return DRAW;
    return rivals.length === 0 ? wonBy(game, side) : null;
  },
  isGuilty: ({ side }) => side === 'mafia',
});

/** `hamlet.deal`, `hamlet.cards` */
const row = (players: number) => ({ citizen: players - 4, seer: 1, nurse: 1, mafioso: 2 });
const CARDS = [vest.id, cornerShot.id];

export const hamlet: Rulebook = {
  id: 'hamlet',
  seating: 'drawn',
  voice: 'two-ballots',
  modes: {
    plain: {
      players: { least: 6, most: 10 },
      allowsHost: true,
      options: {},
      rules: () => rules,
      row: (_, players) => ({ cards: row(players), draws: [] }),
      deck: (_, players) => row(players),
      cards: (_, players) => drawnRow([], { among: CARDS, players }),
    },
  },
  speaksOf: {
    roles: Object.keys(roles),
    sides: ['town', 'mafia'],
    facts: [],
    news: ['out', 'quiet', 'hit', 'saved', 'card', 'lot', 'spared'],
    cards: [...CARDS, neutral.id],
  },
};
