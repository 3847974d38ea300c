/** What a table deals: the cards that are sure, and those that come by lot. */
import type { LobbyDraw } from '../../shared/protocol/lobby.ts';
import { say, sayOwn } from '../state/words.ts';
import { type Dealt, inOrder } from './deck.tsx';
import { MiniCard } from './icon.tsx';

export const DealtCards = ({ edition, deck, draws }: Dealt) => (
  <ul class="dealt">
    {inOrder(edition, deck).map((role) => (
      <li key={role}>
        <MiniCard id={role} />
        <span class="num">×{deck[role]}</span>
        <span class="grow">{sayOwn(edition, `role-${role}`)}</span>
      </li>
    ))}
    {draws.map((draw) => (
      <Drawn key={draw.group} edition={edition} {...draw} />
    ))}
  </ul>
);

const Drawn = ({ edition, group, among, n }: LobbyDraw & { readonly edition: string }) => (
  <li class="dealt-drawn">
    <MiniCard id="face-down" />
    <span class="num">×{n}</span>
    <span class="grow">
      {sayOwn(edition, `group-${group}`)}
      <span class="dealt-among">
        {say('app-lobby-by-lot', { roles: among.map((role) => sayOwn(edition, `role-${role}`)).join(', ') })}
      </span>
    </span>
  </li>
);
