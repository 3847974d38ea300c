/** What a table deals: the cards that are sure, and those that come by lot. */
import type { LobbyCards } from '../../../shared/wire/lobby.ts';
import { cardName } from '../../state/told/cards.ts';
import { say, sayIfAny } from '../../state/words.ts';
import { MiniCard } from '../chrome/icon.tsx';
import { type Dealt, inOrder } from './deck.tsx';

interface Drawn extends Dealt {
  /** In whose words roles and groups are spoken of; those of the table that is open where nothing is said. */
  readonly tell?: (id: string) => string;
  /** What a role is drawn as. */
  readonly drawingOf?: (role: string) => string;
}

export const DealtCards = ({ edition, deck, draws, tell = sayIfAny, drawingOf = (role) => role }: Drawn) => (
  <ul class="dealt">
    {inOrder(edition, deck).map((role) => (
      <Sure key={role} drawing={drawingOf(role)} n={deck[role] ?? 0} name={tell(`role-${role}`)} />
    ))}
    {draws.map(({ group, among, n }) => (
      <ByLot key={group} n={n} title={tell(`group-${group}`)} among={among.map((role) => tell(`role-${role}`))} />
    ))}
  </ul>
);

/** Besides the roles everybody gets a card, and so many of these do something. */
export const DealtActions = ({ named, drawn, among }: LobbyCards) => (
  <ul class="dealt dealt-actions">
    {Object.entries(named).map(([card, n]) => (
      <Sure key={card} drawing={card} n={n} name={cardName(card)} />
    ))}
    {drawn > 0 && <ByLot n={drawn} title={say('app-rules-cards')} among={among.map(cardName)} />}
  </ul>
);

const Sure = ({ drawing, n, name }: { readonly drawing: string; readonly n: number; readonly name: string }) => (
  <li>
    <MiniCard id={drawing} />
    <span class="num">×{n}</span>
    <span class="grow">{name}</span>
  </li>
);

interface Lot {
  readonly n: number;
  readonly title: string;
  readonly among: readonly string[];
}

const ByLot = ({ n, title, among }: Lot) => (
  <li class="dealt-drawn">
    <MiniCard id="face-down" />
    <span class="num">×{n}</span>
    <span class="grow">
      {title}
      <span class="dealt-among">{say('app-by-lot', { roles: among.join(', ') })}</span>
    </span>
  </li>
);
