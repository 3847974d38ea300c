/** Everybody at the table with their cards face up. */
import { isMe, nameOf } from '../state/seats.ts';
import { sight, view } from '../state/table.ts';
import { pointsText, say, sayOwn } from '../state/words.ts';
import { Icon, MiniCard } from './icon.tsx';

export function Unmasked() {
  const { end, seats = [] } = view.value?.table ?? {};
  const edition = sight.value?.edition ?? '';
  return (
    <ol class="slip unmasked">
      {seats.map(({ id, role, out }, i) => {
        const side = sayOwn(edition, `side-${end?.sides[id] ?? ''}`);
        return (
          <li key={id} class="row">
            <span class="num">{i + 1}</span>
            <MiniCard id={role ?? 'face-down'} />
            <div class="grow">
              <p class="unmasked-name">
                {nameOf(id)} {isMe(id) && <span class="tag">{say('app-result-you')}</span>}
              </p>
              <p class="small dim">
                {[sayOwn(edition, `role-${role}`), side, out && say(`fate-${out}`)].filter(Boolean).join(' · ')}
              </p>
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
