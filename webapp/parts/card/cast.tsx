/** Who is in play and what each of them does, and the action cards likewise: folded, and the same for everybody. */

import { view } from '../../state/table.ts';
import { cardName } from '../../state/told/cards.ts';
import { doesText } from '../../state/told/roles.ts';
import { say, sayIfAny } from '../../state/words.ts';
import '../../styles/cast.css';
import '../../styles/lines.css';
import { Icon, MiniCard } from '../chrome/icon.tsx';

export function Cast() {
  const { inPlay, cards } = view.value!.table;
  return (
    <details class="slip cast">
      <summary class="label">
        <Icon name="rules" />
        <span class="grow">{say('app-cast')}</span>
        <Icon name="chevron" class="cast-turn" />
      </summary>
      <ul class="lines">
        {Object.entries(inPlay).map(([role, number]) => (
          <Member key={role} id={role} number={number} name={sayIfAny(`role-${role}`)} lines={[doesText(role)]} />
        ))}
        {Object.entries(cards).map(([card, number]) => (
          <Member
            key={card}
            id={card}
            number={number}
            name={cardName(card)}
            lines={[sayIfAny(`card-${card}-when`), sayIfAny(`card-${card}-does`)]}
          />
        ))}
      </ul>
    </details>
  );
}

interface Shown {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly lines: readonly string[];
}

const Member = ({ id, number, name, lines }: Shown) => (
  <li class="cast-member">
    <MiniCard id={id} />
    <span class="grow">
      <span class="line-title">
        {name}
        {number > 1 && <span class="num cast-number">×{number}</span>}
      </span>
      {lines.map((line) => (
        <span key={line} class="line-more">
          {line}
        </span>
      ))}
    </span>
  </li>
);
