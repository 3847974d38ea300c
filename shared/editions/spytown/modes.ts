/** What small and large tables, action cards and children change in the rules. */
import { cardsById, neutral, newGang, singles } from '../../cards/index.ts';
import { moveLeader, replaceLeader, showLeader } from '../../cards/leader.ts';
import { gangMeets } from '../../cards/new-gang.ts';
import type { AgendaItem, Options } from '../../engine/model.ts';
import { callsOf, gang, role } from '../../engine/night/calls.ts';
import type { Rules } from '../../engine/rules.ts';
import { mafiaFrom, mafiaMeets } from '../parts/mafia.ts';
import { eased, isKilled, lastShotFor, renamed, withDusk, withSwap } from '../parts/modes.ts';
import { agentWhoSaw, dawn } from './dawn.ts';
import { plainRoles, smallRoles } from './roles/index.ts';
import { court } from './rules.ts';

/** `spytown.decision.small-no-shot`: the mafia meets and acts from night 2 on. */
export const small = (rules: Rules): Rules => ({
  ...rules,
  /** `spytown.small.agent-once` */
  roles: smallRoles,
  gangs: { mafia: mafiaFrom(2) },
  calls: { first: [role('agent')], later: [gang('mafia')] },
  /** `spytown.small.mafioso` */
  steps: { ...rules.steps, meet: mafiaMeets(2), dawn: dawn(agentWhoSaw) },
});

/** `spytown.large.last-shot`: in round 1 whoever the mafia or the ballot kills. */
export const large = (rules: Rules): Rules => lastShotFor(({ round }, how) => round === 1 && isKilled(how))(rules);

const OPENING: AgendaItem = { kind: 'window', window: 'opening', name: 'morning', seconds: 'opening' };

/** `spytown.card.new-gang.meet`: before the mafia wakes. */
function withGang(rules: Rules): NonNullable<Rules['calls']> {
  const { first, later } = callsOf(rules);
  const mafia = first.findIndex((call) => 'gang' in call);
  const at = mafia < 0 ? first.length : mafia;
  return { first: [...first.slice(0, at), gang('gang', 'meet'), ...first.slice(at)], later };
}

/** `spytown.cards.deal`: one card for each, and windows in which they are played. */
export const extended =
  (gangKnowsItself: boolean) =>
  (rules: Rules): Rules => {
    const dealt = withDusk(withSwap(rules));
    return {
      ...dealt,
      /**
       * `spytown.cards.set`: every view of the table names those that were dealt, and no holder.
       * `spytown.cards.once`: what its holder has played is not offered again.
       */
      cards: cardsById(...singles, newGang, neutral),
      calls: gangKnowsItself ? withGang(rules) : (rules.calls ?? {}),
      seconds: { ...dealt.seconds, opening: 20, leader: 20, shot: 20 },
      /** `spytown.cards.optional`: what is shown at the start, whether or not it is played. */
      opening: (turn) => {
        dealt.opening(turn);
        showLeader(turn);
      },
      steps: {
        ...dealt.steps,
        /** `spytown.decision.waves`: the gang meets after the swap, and has nothing to do. */
        meet: (turn, seats, spec) => {
          if (gangKnowsItself && turn.game.round === 1) gangMeets(turn);
          return rules.steps.meet?.(turn, seats, spec) ?? [];
        },
        /** `spytown.decision.opening` */
        'open-day': () => [OPENING],
        /** `spytown.decision.leader-dead`: the card moves when the night falls. */
        'end-day': (turn, seats, spec) => {
          const next = rules.steps['end-day']?.(turn, seats, spec) ?? [];
          if (!turn.isOver()) moveLeader(turn);
          return next;
        },
      },
      onFall: [replaceLeader],
    };
  };

/** `spytown.kids.words`: the children's names of all roles, which are those of their emblems as well. */
export const NAMES = { policeman: 'cadet', agent: 'scout', mafioso: 'rascal' } as const;

/**
 * `spytown.kids.no-agent`; `spytown.kids.last-shot`, `spytown.kids.one-ballot`: a last shot for everybody whom the
 * mafia or the ballot puts out, and one ballot.
 */
export const kids =
  (options: Options) =>
  (rules: Rules): Rules => ({
    ...eased(options, court)(rules),
    roles: renamed(options.noAgent === false ? rules.roles : plainRoles, NAMES),
  });
