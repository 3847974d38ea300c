/** What somebody who practises alone is shown besides: how to go on, and why things are asked. */
import type { Prompt } from '../../../shared/engine/prompt.ts';
import type { Button } from '../../chat/message.ts';
import { encode } from '../../chat/press.ts';
import type { Seen } from '../seen.ts';

/** There while nothing is asked that only an answer settles. */
export const wayButtons = ({ solo, words: { say }, gameId: game, token }: Seen): readonly (readonly Button[])[] =>
  (solo?.ways ?? []).map((way) => [{ text: say(`button-${way}`), press: encode({ do: way, game, token }) }]);

/** The rule behind what is asked; where nothing is, behind the wait. */
export function coachOn({ solo }: Seen, prompt: Prompt | undefined): string | null {
  const { coach = [] } = solo ?? {};
  const about = prompt && coach.find(({ action, slot }) => slot === prompt.slot && action === prompt.action);
  return (about ?? coach[0])?.text ?? null;
}
