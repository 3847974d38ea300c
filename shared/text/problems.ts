/** What is wrong with a table that wants to start, in one line of English. */
import type { Problem } from '../engine/setup/problems.ts';

type Says = { readonly [I in Problem['id']]: (problem: Extract<Problem, { readonly id: I }>) => string };

const says: Says = {
  'unknown-mode': ({ mode }) => `There is no mode "${mode}".`,
  players: ({ least, most, players }) => `This mode takes ${least} to ${most} players; there are ${players}.`,
  'bad-seat': ({ seat }) => `"${seat}" cannot be an id: use up to 64 letters, digits, "-" and "_".`,
  'seat-twice': ({ seat }) => `${seat} has two seats.`,
  'unknown-option': ({ option }) => `This mode has no option "${option}".`,
  'option-value': ({ option, allowed }) => `Option "${option}" must be one of: ${allowed.join(', ')}.`,
  'no-host-here': () => 'This mode is played without a human host.',
  'host-plays': ({ host }) => `${host} cannot both host and play.`,
  'unknown-role': ({ role }) => `This mode deals no "${role}".`,
  'bad-number': ({ role }) => `The number of "${role}" must be a whole number from 0 up.`,
  'card-shortage': ({ role, cards, wanted }) => `The box has ${cards} of "${role}", not ${wanted}.`,
  'composition-sum': ({ cards, players }) => `${cards} cards are chosen for ${players} players.`,
  'decided-at-once': () => 'With these cards the game would be over before it begins.',
  'unknown-timer': ({ timer }) => `This mode has no timer "${timer}".`,
  'timer-range': ({ timer, least, most }) => `Timer "${timer}" must be ${least} to ${most} whole seconds.`,
};

export const sayProblem = <P extends Problem>(problem: P): string =>
  (says[problem.id] as (problem: P) => string)(problem);
