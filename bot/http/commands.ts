/** What the app asks for, as a wish; and what becomes of it, as an answer. */
import type { GameId } from '../../shared/engine/ids.ts';
import type { AppCommand } from '../../shared/wire/command.ts';
import type { Refused } from '../table/refusal.ts';
import { carryOut } from '../wishes/carry-out.ts';
import { wantedOf } from '../wishes/change.ts';
import type { Reception, Visitor } from '../wishes/reception.ts';
import type { TableWish, Wish } from '../wishes/wish.ts';
import { No } from './answers.ts';

/** Refusals that are about who somebody is, not about how the table stands. */
const FORBIDDEN: readonly string[] = [
  'refusal-not-yours',
  'refusal-players-only',
  'refusal-stranger',
  'refusal-not-member',
  'refusal-judge-only',
] satisfies readonly Refused['refused'][];

/** The table that was opened if one was; whatever is refused is thrown. */
export async function carriedOut(reception: Reception, wish: Wish, user: Visitor, key: string): Promise<string | null> {
  // Whoever sees a table in the app is in its group.
  const outcome = await carryOut(reception, wish, { user, key: `app ${user.id} ${key}`, isIn: () => true });
  if ('unreachable' in outcome) throw new No(409, 'refusal-open-bot-first', { link: outcome.unreachable });
  if ('refused' in outcome) throw new No(FORBIDDEN.includes(outcome.refused) ? 403 : 409, outcome);
  return 'opened' in outcome ? outcome.opened.id : null;
}

export function wishIn(command: AppCommand, game: GameId): TableWish {
  switch (command.do) {
    case 'join':
    case 'rematch':
      return { do: command.do, game };
    case 'lead':
      return { do: 'lead', as: command.as, game };
    case 'leave':
      return { do: 'quit', game };
    case 'change':
      return { do: 'change', game, wanted: wantedOf(command.change) };
    default:
      return { ...command, game };
  }
}
