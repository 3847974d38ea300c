/** What a table deals: the cards that are sure, and those that come by lot. */
import type { LobbyCards, LobbyDraw } from '../../shared/protocol/lobby.ts';
import { cardName } from '../state/cards.ts';
import { say, sayIfAny } from '../state/words.ts';
import { type Dealt, inOrder } from './deck.tsx';
import { MiniCard } from './icon.tsx';

export const DealtCards = ({ edition, deck, draws }: Dealt) => (
  <ul class="dealt">
    {inOrder(edition, deck).map((role) => (
      <li key={role}>
        <MiniCard id={role} />
        <span class="num">×{deck[role]}</span>
        <span class="grow">{sayIfAny(`role-${role}`)}</span>
      </li>
    ))}
    {draws.map((draw) => (
      <Drawn key={draw.group} {...draw} />
    ))}
  </ul>
);

const Drawn = ({ group, among, n }: LobbyDraw) => (
  <li class="dealt-drawn">
    <MiniCard id="face-down" />
    <span class="num">×{n}</span>
    <span class="grow">
      {sayIfAny(`group-${group}`)}
      <span class="dealt-among">
        {say('app-lobby-by-lot', { roles: among.map((role) => sayIfAny(`role-${role}`)).join(', ') })}
      </span>
    </span>
  </li>
);

/** Besides the roles everybody gets a card, and so many of these do something. */
export const DealtActions = ({ named, drawn, among }: LobbyCards) => (
  <ul class="dealt dealt-actions">
    {Object.entries(named).map(([card, n]) => (
      <li key={card}>
        <MiniCard id={card} />
        <span class="num">×{n}</span>
        <span class="grow">{cardName(card)}</span>
      </li>
    ))}
    {drawn > 0 && (
      <li class="dealt-drawn">
        <MiniCard id="face-down" />
        <span class="num">×{drawn}</span>
        <span class="grow">
          {say('app-rules-cards')}
          <span class="dealt-among">{say('app-lobby-by-lot', { roles: among.map(cardName).join(', ') })}</span>
        </span>
      </li>
    )}
  </ul>
);
