/** The action cards that were dealt, as everybody was told: each opens to what it does. */
import { cardName } from '../state/cards.ts';
import { view } from '../state/table.ts';
import { say, sayIfAny } from '../state/words.ts';
import '../styles/cards.css';
import { Icon, MiniCard } from './icon.tsx';

export function CardsInPlay() {
  const cards = Object.entries(view.value?.table.cards ?? {});
  if (cards.length === 0) return null;
  return (
    <section>
      <h3 class="label dim">{say('app-rules-cards')}</h3>
      <ul class="lines">
        {cards.map(([card, number]) => (
          <li key={card}>
            <CardDetails id={card} number={number} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Detailed {
  readonly id: string;
  readonly number: number;
}

const CardDetails = ({ id, number }: Detailed) => (
  <details class="card-details">
    <summary>
      <MiniCard id={id} />
      {number > 1 && <span class="num">×{number}</span>}
      <span class="grow line-title">{cardName(id)}</span>
      <Icon name="chevron" class="card-turn" />
    </summary>
    <p>{sayIfAny(`card-${id}-does`)}</p>
    <p class="small dim">{sayIfAny(`card-${id}-when`)}</p>
  </details>
);
