/** Everybody at the table with their cards face up. */

import { view } from '../../state/table.ts';
import { cardName } from '../../state/told/cards.ts';
import { isMe, nameOf } from '../../state/told/seats.ts';
import { pointsText, say, sayIfAny } from '../../state/words.ts';
import { Icon, MiniCard } from '../chrome/icon.tsx';

export function Unmasked() {
  const { end, seats = [] } = view.value?.table ?? {};
  return (
    <ol class="slip unmasked">
      {seats.map(({ id, role, out }, i) => {
        const card = end?.cards[id];
        const side = sayIfAny(`side-${end?.sides[id] ?? ''}`);
        return (
          <li key={id} class="row">
            <span class="num">{i + 1}</span>
            <span class="unmasked-cards">
              <MiniCard id={role ?? 'face-down'} />
              {card !== undefined && <MiniCard id={card} />}
            </span>
            <div class="grow">
              <p class="unmasked-name">
                {nameOf(id)} {isMe(id) && <span class="tag">{say('app-result-you')}</span>}
              </p>
              <p class="small dim">
                {[sayIfAny(`role-${role}`), side, out && say(`fate-${out}`)].filter(Boolean).join(' · ')}
              </p>
              {card !== undefined && (
                <p class="small dim">
                  {say('card-title')}: {cardName(card)}
                </p>
              )}
            </div>
            {end?.points && (
              <span class="num unmasked-points">
                {pointsText(end.points[id]?.total ?? 0)}
                <span class="hidden">{say('app-result-points')}</span>
              </span>
            )}
            {end?.winners.includes(id) && (
              <span class="unmasked-won">
                <Icon name="trophy" />
                <span class="hidden">{say('app-result-won')}</span>
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
