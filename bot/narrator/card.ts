/** The card of one player, and what a leader of the game is shown. */
import type { RoleId, SideId } from '../../shared/engine/model.ts';
import type { Composition } from '../../shared/engine/rulebook.ts';
import { factLines } from './facts.ts';
import { blocks, lines, type Screen } from './screen.ts';
import type { Seen } from './seen.ts';
import type { Words } from './words.ts';

/** Everybody's message looks alike until the cover is tapped. */
export function cardScreen({ view, words, group, opening, id }: Seen, sideOf: (role: RoleId) => SideId): Screen | null {
  if (!view.you) return null;
  const { say, own } = words;
  const { role } = view.you;
  const side = sideOf(role);
  const number = view.table.seats.findIndex((seat) => seat.id === id) + 1;
  const secret = blocks(
    say('card-role', { role: words.role(role), side: words.side(side) }),
    lines(
      say(own(`role-${role}-does`)),
      ...besides(words, role, side, view.table.inPlay),
      say(own(`side-${side}-goal`)),
    ),
    opening.length > 0 && lines(say('card-know'), ...factLines(opening, words)),
  );
  return {
    text: blocks(
      lines(say('card', { group }), say('card-seat', { seat: number })),
      `<tg-spoiler>${secret}</tg-spoiler>`,
    ),
    isProtected: true,
  };
}

/** What those in play change for this role, as far as everybody may know who is. */
const besides = ({ say, ownIfAny }: Words, role: RoleId, side: SideId, inPlay: Composition): readonly string[] =>
  Object.keys(inPlay).flatMap((other) =>
    other === role
      ? []
      : [ownIfAny(`role-${role}-with-${other}`), ownIfAny(`side-${side}-with-${other}`)].flatMap((id) =>
          id ? [say(id)] : [],
        ),
  );

export function hostScreen({ view, words, group, id }: Seen): Screen {
  const cards = factLines(
    view.facts.filter((fact) => 'role' in fact),
    words,
  );
  return {
    text: blocks(
      words.say(view.table.host === id ? 'host-card' : 'aide-card', { group }),
      `<tg-spoiler>${lines(...cards)}</tg-spoiler>`,
    ),
    isProtected: true,
  };
}
