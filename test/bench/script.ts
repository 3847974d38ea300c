/** One ten-seat game, written down move by move, so that two engines can play the very same. */
import { rulesOf } from '../../shared/editions/index.ts';
import { type Chance, chanceFrom } from '../../shared/engine/chance.ts';
import type { Act, Command } from '../../shared/engine/commands.ts';
import { decide } from '../../shared/engine/decide.ts';
import type { SeatId } from '../../shared/engine/ids.ts';
import type { Deal, Game } from '../../shared/engine/model.ts';
import type { Prompt } from '../../shared/engine/prompt.ts';
import { promptsFor } from '../../shared/engine/prompts.ts';
import { openGame } from '../../shared/engine/setup/open.ts';
import { seated } from '../../shared/engine/setup/prepare.ts';

const ROLES = [
  'citizen',
  'mafioso',
  'citizen',
  'commissioner',
  'citizen',
  'don',
  'citizen',
  'mafioso',
  'citizen',
  'citizen',
];

const RULES = rulesOf({ edition: 'party', mode: 'pro', options: {}, seats: ROLES });

export const DEAL: Deal = {
  edition: 'party',
  mode: 'pro',
  options: {},
  decoys: false,
  timers: {},
  seed: 'bench',
  nonce: 'bench',
  host: null,
  seats: ROLES.map((role, i) => seated(RULES, `p${i + 1}`, role)),
};

export interface Script {
  readonly commands: readonly Command[];
  /** Those of the commands that are players' moves. */
  readonly moves: readonly Act[];
  readonly end: Game;
}

/** Everybody answers everything; the gang agrees; the longest game of a few seeds is taken. */
export function writeScript(): Script {
  const scripts = Array.from({ length: 40 }, (_, seed) => play(chanceFrom('script', seed)));
  return scripts.reduce((one, other) => (other.moves.length > one.moves.length ? other : one));
}

function play(chance: Chance): Script {
  let { game } = openGame(DEAL, RULES);
  const commands: Command[] = [];
  while (!game.outcome) {
    const command = nextMove(game, chance) ?? { type: 'timeUp' as const, serial: game.stage.serial };
    const decision = decide(game, command, RULES);
    if ('refused' in decision) throw new Error(`the script's move was refused: ${decision.refused}`);
    commands.push(command);
    game = decision.game;
  }
  return { commands, moves: commands.filter((command) => command.type === 'act'), end: game };
}

/** The first open prompt of the first seat that has one and has not answered it. */
function nextMove(game: Game, chance: Chance): Act | null {
  for (const { id } of game.seats) {
    const prompt = promptsFor(game, RULES, id).find(({ chosen }) => !chosen);
    if (prompt) return answer(game, id, prompt, chance);
  }
  return null;
}

function answer(game: Game, by: SeatId, prompt: Prompt, chance: Chance): Act {
  const { action, targets } = prompt;
  const base = { type: 'act', by, action } as const;
  if (action === 'finish') return base;
  if (action === 'plan') return { ...base, targets: targets.slice(0, 3) };
  if (action === 'shoot') return { ...base, target: targets[game.round % targets.length]! };
  if (action === 'nominate' && game.accused.length >= 3) return { type: 'act', by, action: 'finish' };
  return targets.length > 0
    ? { ...base, target: chance.pick(targets) }
    : { ...base, choice: chance.pick(prompt.choices) };
}
