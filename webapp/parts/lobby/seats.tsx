/** Who sits at a table that is being set, in the order in which they came. */
import { useEffect, useState } from 'preact/hooks';
import { isSendable } from '../../state/orders.ts';
import { change, mayChange } from '../../state/settings.ts';
import { sight } from '../../state/table.ts';
import { unmarked } from '../../state/told/seats.ts';
import { say } from '../../state/words.ts';
import { Avatar } from '../chrome/avatar.tsx';
import { Icon } from '../chrome/icon.tsx';

export function LobbySeats() {
  const { lobby, place } = sight.value!;
  const { players, practice, least, most, seats, host, aide } = lobby!;
  const empty = Math.max(0, least - players.length);
  const more = most - players.length - empty;
  // Whoever comes now needs a card that the rulebook does not deal.
  const isLast = players.length === most && most < seats;
  return (
    <section class="slip lobby-seats">
      <div class="slip-head">
        <h2 class="label">{say('app-lobby-seats')}</h2>
        <span class="num dim">{players.length}</span>
      </div>
      <News count={players.length} name={players.at(-1)?.name ?? ''} />
      {host !== null && <Leader title={say('app-lobby-led-by')} name={host} />}
      {aide !== null && <Leader title={say('app-lobby-assisted-by')} name={aide} />}
      <ol class="lobby-list">
        {players.map(({ place: seat, name, isCreator, practice: strength }, i) => (
          <li key={seat} class={seat === place ? 'lobby-me' : ''}>
            <span class="num" aria-hidden="true">
              {i + 1}
            </span>
            <span class="lobby-face">
              <Avatar name={name} seat={i} />
              {isCreator && (
                <span class="lobby-crown">
                  <Icon name="host" />
                </span>
              )}
            </span>
            <span class="hidden">{`${say('app-lobby-seat', { n: i + 1 })}:`}</span>
            <span class="lobby-name" title={name}>
              {strength === null ? name : unmarked(name)}
            </span>
            {strength !== null && <span class="hidden">{say('app-settings-practice-one')}</span>}
            {isCreator && <span class="hidden">{say('app-lobby-creator')}</span>}
            {seat === place && <span class="hidden">{say('app-lobby-you')}</span>}
            {strength !== null && mayChange() && (
              <button
                type="button"
                class="lobby-unseat"
                aria-label={say('app-lobby-unseat', { name })}
                disabled={!isSendable()}
                onClick={() => void change(`unseat ${seat}`, { set: 'unseat', place: seat })}
              >
                <Icon name="cross" />
              </button>
            )}
          </li>
        ))}
        {Array.from({ length: empty }, (_, i) => (
          <li key={`free ${i}`} class="lobby-free">
            <span class="num" aria-hidden="true">
              {players.length + i + 1}
            </span>
            <span class="avatar" aria-hidden="true" />
            <span class="lobby-name">{say('app-lobby-free')}</span>
          </li>
        ))}
      </ol>
      {practice && practice.number > 0 && (
        <p class="row small dim lobby-more lobby-practice">
          <Icon name="practice" />
          <span class="grow">{say(`app-lobby-practice-${practice.strength}`)}</span>
        </p>
      )}
      {more > 0 && <p class="small dim lobby-more">{say('app-lobby-free-more', { n: more })}</p>}
      {isLast && <p class="small dim lobby-more">{say('app-lobby-by-hand', { most, seats })}</p>}
    </section>
  );
}

/** Who came last, for a screen reader; silent when the page opens. */
function News({ count, name }: { readonly count: number; readonly name: string }) {
  const [known, setKnown] = useState(count);
  const [news, setNews] = useState('');
  useEffect(() => {
    if (count > known) setNews(`${say('app-lobby-seat', { n: count })}: ${name}`);
    setKnown(count);
  }, [count]);
  return (
    <span class="hidden" role="status">
      {news}
    </span>
  );
}

const Leader = ({ title, name }: { readonly title: string; readonly name: string }) => (
  <p class="lobby-host">
    <span class="lobby-crown">
      <Icon name="host" />
    </span>
    <span class="grow">
      <span class="label dim">{title}</span>
      <b class="lobby-name">{name}</b>
    </span>
  </p>
);
