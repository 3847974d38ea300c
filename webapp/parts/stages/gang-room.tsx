/** Those of the own gang: what each has chosen so far, and signs from a fixed set, no words. */
import { SIGNS, type Sign } from '../../../shared/wire/signs.ts';
import { answerText } from '../../state/answering.ts';
import { isSendable, order } from '../../state/orders.ts';
import { play, sight, view } from '../../state/table.ts';
import { nameOf, numberOf } from '../../state/told/seats.ts';
import { say } from '../../state/words.ts';
import { Icon } from '../chrome/icon.tsx';

const ICONS: Readonly<Record<Sign, string>> = {
  yes: 'tick',
  no: 'cross',
  'this-one': 'accuse',
  another: 'undo',
  wait: 'pause',
  quiet: 'eye-closed',
};

export function GangRoom() {
  const { mates, gangChoices } = view.value!;
  const { signs = [], ownSign = null } = play.value ?? {};
  const all = [...new Set([...mates, ...gangChoices.map(({ by }) => by)])];
  return (
    <>
      <ul class="mates" aria-live="polite">
        {all.map((mate) => {
          const sign = signs.find(({ by }) => by === mate)?.sign;
          const choices = gangChoices.filter(({ by }) => by === mate).map(answerText);
          return (
            <li key={mate} class="row mate">
              <span class="num">{numberOf(mate)}</span>
              <span class="grow cut">{nameOf(mate)}</span>
              {sign && (
                <span class="tag">
                  <Icon name={ICONS[sign]} />
                  {say(`sign-${sign}`)}
                </span>
              )}
              {choices.length > 0 && <span class="small mate-choice cut">→ {choices.join(', ')}</span>}
            </li>
          );
        })}
      </ul>
      {mates.length > 0 && (
        <ul class="signs" aria-label={say('app-signs')}>
          {SIGNS.map((sign) => (
            <li key={sign}>
              <button
                type="button"
                class={ownSign === sign ? 'sign sign-on' : 'sign'}
                aria-pressed={ownSign === sign}
                disabled={!isSendable()}
                onClick={() => give(ownSign === sign ? null : sign)}
              >
                <Icon name={ICONS[sign]} />
                <span>{say(`sign-${sign}`)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function give(sign: Sign | null): void {
  const token = play.value?.token;
  if (sight.value && token) void order(sight.value.game, { do: 'sign', token, sign });
}
