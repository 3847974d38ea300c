/** The roles and the action cards that were dealt, as everybody was told: each opens to what it does. */
import type { ComponentChildren } from 'preact';
import { view } from '../../state/table.ts';
import { cardName } from '../../state/told/cards.ts';
import { doesText } from '../../state/told/roles.ts';
import { say, sayIfAny } from '../../state/words.ts';
import '../../styles/cards.css';
import { Icon, MiniCard } from '../chrome/icon.tsx';

export function RolesInPlay() {
  const roles = Object.entries(view.value?.table.inPlay ?? {});
  return (
    <ul class="in-play" aria-label={say('app-in-play')}>
      {roles.map(([role, number]) => (
        <li key={role}>
          <Details id={role} number={number} name={sayIfAny(`role-${role}`)}>
            <p>{doesText(role)}</p>
          </Details>
        </li>
      ))}
    </ul>
  );
}

export function CardsInPlay() {
  const cards = Object.entries(view.value?.table.cards ?? {});
  if (cards.length === 0) return null;
  return (
    <section>
      <h3 class="label dim">{say('app-rules-cards')}</h3>
      <ul class="in-play">
        {cards.map(([card, number]) => (
          <li key={card}>
            <Details id={card} number={number} name={cardName(card)}>
              <p>{sayIfAny(`card-${card}-does`)}</p>
              <p class="small dim">{sayIfAny(`card-${card}-when`)}</p>
            </Details>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Detailed {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly children: ComponentChildren;
}

const Details = ({ id, number, name, children }: Detailed) => (
  <details class="card-details">
    <summary>
      <MiniCard id={id} />
      {number > 1 && <span class="num">×{number}</span>}
      <span class="grow in-play-name">{name}</span>
      <Icon name="chevron" class="card-turn" />
    </summary>
    {children}
  </details>
);
