/** Somebody has stopped answering: the table may send them out, an onlooker may take the seat. */
import { isSendable, order } from '../../state/orders.ts';
import { play, sight } from '../../state/table.ts';
import { isIn, numberOf } from '../../state/told/seats.ts';
import { say } from '../../state/words.ts';

export function Away() {
  const { away = [] } = play.value ?? {};
  const { game = '', place = null } = sight.value ?? {};
  return (
    <>
      {away.map(({ seat, name, votes, needed, hasVoted }) => {
        const maySendOut = isIn(place) && place !== seat;
        const mayTake = place === null;
        return (
          <aside key={seat} class="slip slip-pad away">
            <p>{say('app-away', { n: numberOf(seat), name })}</p>
            <p class="small dim">{say('app-away-votes', { votes, needed })}</p>
            {maySendOut && (
              <button
                type="button"
                class="button button-line"
                disabled={hasVoted || !isSendable()}
                onClick={() => void order(game, { do: 'send-out', seat })}
              >
                {say(hasVoted ? 'app-away-voted' : 'app-send-out')}
              </button>
            )}
            {mayTake && (
              <button
                type="button"
                class="button button-line"
                disabled={!isSendable()}
                onClick={() => void order(game, { do: 'take-seat', seat })}
              >
                {say('app-take-seat')}
              </button>
            )}
          </aside>
        );
      })}
    </>
  );
}
