/** The card of one player, and what a leader of the game is shown. */
import type { Fact, RoleId, SideId } from '../../shared/engine/model.ts';
import type { Composition } from '../../shared/engine/rulebook.ts';
import type { OwnCard } from '../../shared/engine/view.ts';
import { factLines } from './facts.ts';
import { blocks, lines, type Screen } from './screen.ts';
import type { Seen } from './seen.ts';
import type { Words } from './words.ts';

/** Everybody's message looks alike until the cover is tapped. */
export function cardScreen({ view, words, group, opening, id }: Seen): Screen | null {
  if (!view.you) return null;
  const { say, own, ownIfAny } = words;
  const { role, side, card } = view.you;
  const number = view.table.seats.findIndex((seat) => seat.id === id) + 1;
  const secret = blocks(
    say('card-role', { role: words.role(role), side: words.side(side) }),
    lines(
      words.does(role),
      ...besides(words, role, side, view.table.inPlay),
      say(ownIfAny(`role-${role}-goal`) ?? own(`side-${side}-goal`)),
    ),
    card && actionCardText(words, card, Object.hasOwn(view.table.cards, card.id)),
    opening.length > 0 && lines(say('card-know'), ...factLines(opening, words)),
  );
  return {
    text: blocks(
      lines(say('card', { group }), say('card-seat', { seat: number })),
      `<tg-spoiler>${secret}</tg-spoiler>`,
      adviceText(words, role),
    ),
    isProtected: true,
  };
}

/** The card's other side: what stops the role, and how to play it. Folded, so that all of them are of one height. */
function adviceText({ say, ownIfAny }: Words, role: RoleId): string | null {
  const [ends, tip] = [ownIfAny(`role-${role}-ends`), ownIfAny(`role-${role}-tip`)];
  const advice = lines(ends && say('card-ends', { ends: say(ends) }), tip && say('card-tip', { tip: say(tip) }));
  return advice && `<blockquote expandable><tg-spoiler>${advice}</tg-spoiler></blockquote>`;
}

/** What everybody's looks like is alike, also where it does nothing. */
const actionCardText = (
  { say, own, card: name }: Words,
  { id, isUsable, isPlayed }: OwnCard,
  doesSomething: boolean,
): string =>
  lines(
    `🃏 <b>${name(id)}</b> · ${say(own(`card-${id}-when`))}`,
    say(own(`card-${id}-does`)),
    doesSomething && say(isPlayed ? 'card-spent' : isUsable ? 'card-usable' : 'card-unusable'),
  );

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
  const cards = factLines(cardsAmong(view.facts), words);
  return {
    text: blocks(
      words.say(view.table.host === id ? 'host-card' : 'aide-card', { group }),
      `<tg-spoiler>${lines(...cards)}</tg-spoiler>`,
    ),
    isProtected: true,
  };
}

/** Of roles that changed hands the latest; then the action cards. */
function cardsAmong(facts: readonly Fact[]): readonly Fact[] {
  const isLatest = (fact: Fact, i: number) =>
    'role' in fact && !facts.slice(i + 1).some((later) => 'role' in later && later.about === fact.about);
  return [...facts.filter(isLatest), ...facts.filter((fact) => 'card' in fact)];
}
