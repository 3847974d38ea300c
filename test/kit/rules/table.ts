/** A table with a known deal, and short ways to act at it. */
import { blankOf } from '../../../shared/engine/cards.ts';
import type { Act, Command } from '../../../shared/engine/commands.ts';
import type { PlaceId } from '../../../shared/engine/ids.ts';
import type { Deal, Fact } from '../../../shared/engine/model.ts';
import { promptsFor } from '../../../shared/engine/prompts.ts';
import type { Rules } from '../../../shared/engine/rules.ts';
import { openGame } from '../../../shared/engine/setup/open.ts';
import { seated } from '../../../shared/engine/setup/prepare.ts';
import { type View, viewFor } from '../../../shared/engine/view.ts';
import type { Action, StageName } from '../../../shared/engine/words.ts';
import { send, type Table, timeUp } from './sitting.ts';

export interface Bench extends Table {
  /** Acts, and fails the test when refused. */
  act: (by: PlaceId, action: Action, answer?: Partial<Act> | string) => void;
  /** The reason of the refusal, or null when the act was accepted. */
  refusal: (command: Command) => string | null;
  passTime: () => void;
  runTo: (stage: StageName, round?: number) => void;
  can: (person: PlaceId) => readonly Action[];
  view: (person: PlaceId | null) => View;
  told: (person: PlaceId) => readonly Fact[];
}

/** Seats p1, p2, … get these roles in this order, `role/card` with an action card; where there are cards, the others blank ones. */
export function dealTo(rules: Rules, roles: string, setting: Partial<Deal> = {}): Bench {
  const blank = rules.cards ? blankOf(rules) : null;
  const seats = roles.split(' ').map((held, i) => {
    const [role = '', card = blank] = held.split('/');
    return seated(rules, `p${i + 1}`, role, card);
  });
  const deal: Deal = {
    edition: 'party',
    mode: 'base',
    options: {},
    decoys: false,
    timers: {},
    seed: 'seed',
    nonce: 'nonce',
    host: null,
    seats,
    ...setting,
  };
  const { events, game } = openGame(deal, rules);
  const bench: Bench = {
    game,
    rules,
    log: [...events],
    act: (by, action, answer = {}) => {
      const parts = typeof answer === 'string' ? { target: answer } : answer;
      const decision = send(bench, { type: 'act', by, action, ...parts });
      if ('refused' in decision) throw new Error(`${by} ${action} ${JSON.stringify(parts)}: ${decision.refused}`);
    },
    refusal: (command) => {
      const decision = send(bench, command);
      return 'refused' in decision ? decision.refused : null;
    },
    passTime: () => {
      send(bench, timeUp(bench.game));
    },
    runTo: (stage, round = bench.game.round) => {
      while (bench.game.stage.name !== stage || bench.game.round !== round) {
        if (bench.game.outcome) throw new Error(`the game is over before ${stage} ${round}`);
        bench.passTime();
      }
    },
    can: (person) => promptsFor(bench.game, rules, person).map(({ action }) => action),
    view: (person) => viewFor(bench.game, rules, person),
    told: (person) => bench.game.facts[person] ?? [],
  };
  return bench;
}
