/** What can be done at a table that is being set: sit down, begin, stand up, call it off. */
import type { GameId } from '../../../shared/engine/ids.ts';
import type { Sight } from '../../../shared/wire/sight.ts';
import { isSendable, order } from '../../state/orders.ts';
import { isJoining, join } from '../../state/seating.ts';
import { sight } from '../../state/table.ts';
import { say } from '../../state/words.ts';
import { confirm } from '../chrome/confirm.tsx';
import { Icon } from '../chrome/icon.tsx';
import { MainButton } from '../chrome/main-button.tsx';

export function LobbyActions() {
  const now = sight.value!;
  const { game, place, mayManage } = now;
  const { players, seats, problem } = now.lobby!;
  const isHere = place !== null;
  const isFull = players.length >= seats;
  const begin = () => void order(game, { do: 'begin' });
  return (
    <>
      <Waiting now={now} />
      {isHere || isFull ? (
        mayManage && <MainButton text={say('app-lobby-begin')} isEnabled={problem === null} press={begin} />
      ) : (
        <MainButton
          text={say(isJoining.value ? 'app-lobby-joining' : 'app-lobby-join')}
          isEnabled={!isJoining.value}
          press={() => void join(game)}
        />
      )}
      {mayManage && !isHere && !isFull && problem === null && (
        <button type="button" class="button button-line" disabled={!isSendable()} onClick={begin}>
          {say('app-lobby-begin')}
        </button>
      )}
      <Offers now={now} />
      <div class="lobby-quiet">
        {isHere && (
          <Quiet
            text={say(isHost(now) ? 'app-lobby-stop-leading' : 'app-lobby-stand-up')}
            press={() => void order(game, { do: 'leave' })}
          />
        )}
        {mayManage && <Quiet text={say('app-lobby-call-off')} press={() => void callOff(game)} />}
      </div>
    </>
  );
}

const Quiet = ({ text, press }: { readonly text: string; readonly press: () => void }) => (
  <button type="button" class="quiet" disabled={!isSendable()} onClick={press}>
    {text}
  </button>
);

async function callOff(game: GameId): Promise<void> {
  if (await confirm(say('app-lobby-call-off-sure'), say('app-lobby-call-off'))) await order(game, { do: 'cancel' });
}

/** A table with a judge lets anybody offer to be one, or to assist. */
function Offers({ now: { game, lobby, place } }: { readonly now: Sight }) {
  const { isJudged, host, aide, allowsAide } = lobby!;
  const as = host === null ? 'host' : aide === null && allowsAide ? 'aide' : null;
  const isLeading = place !== null && lobby!.players.every((player) => player.place !== place);
  if (!isJudged || as === null || isLeading) return null;
  return (
    <button
      type="button"
      class="button button-line"
      disabled={!isSendable()}
      onClick={() => void join(game, { do: 'lead', as })}
    >
      <Icon name="host" />
      {say(as === 'host' ? 'app-lobby-judge' : 'app-lobby-assist')}
    </button>
  );
}

/** At the table, but on none of its seats. */
const isHost = ({ place, lobby }: Sight): boolean =>
  place !== null && lobby!.players.every((player) => player.place !== place);

/** Why nothing happens yet. */
function Waiting({ now }: { readonly now: Sight }) {
  const leading = now.place === 'host' ? say('app-lobby-hosting') : say('app-lobby-assisting');
  const lines = [isHost(now) && leading, waitingFor(now)].filter((line) => line !== false);
  return (
    <div role="status">
      {lines.map((line) => (
        <p key={line} class="row lobby-waiting">
          <Icon name="clock" />
          <span class="grow">{line}</span>
        </p>
      ))}
    </div>
  );
}

function waitingFor({ place, mayManage, lobby }: Sight): string | false {
  const { players, least, seats, problem } = lobby!;
  if (place === null && players.length >= seats) return say('app-lobby-full');
  if (players.length < least) return say('app-lobby-waits-players', { n: least - players.length });
  if (problem !== null) return problem;
  if (mayManage || place === null) return false;
  const creator = players.find(({ isCreator }) => isCreator);
  return creator ? say('app-lobby-waits-begin', { name: creator.name }) : say('app-lobby-waits-anyone');
}
