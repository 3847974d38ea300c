/** Warnings and penalties of a protocol, and what protests are about. */
import type { Protocol } from '../../../shared/engine/protocol.ts';
import { say, sayIfAny } from '../../state/words.ts';

interface Written {
  readonly protocol: Protocol;
}

const numberIn = ({ rows }: Protocol, seat: string): string => String(rows[seat]?.seat ?? seat);

export function Penalties({ protocol }: Written) {
  if (protocol.penalties.length === 0) return null;
  return (
    <section class="slip slip-pad">
      <h2 class="label dim">{say('app-protocol-penalties')}</h2>
      <ul class="protocol-lines">
        {protocol.penalties.map(({ day, seat, penalty, reason }, i) => (
          <li key={i}>
            <span class="small dim">
              {say('app-protocol-day', { n: day })} · № {numberIn(protocol, seat)}
            </span>
            <span class="protocol-penalty">
              {[sayIfAny(`action-${penalty}`), reason && sayIfAny(`offence-${reason}`)].filter(Boolean).join(': ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Protests({ protocol }: Written) {
  const { protests, grounds } = protocol;
  if (protests.length === 0) return <>{say('app-protocol-none')}</>;
  return (
    <ul class="protocol-protests">
      {protests.map((seat) => (
        <li key={seat}>{[`№ ${numberIn(protocol, seat)}`, grounds[seat]].filter(Boolean).join(': ')}</li>
      ))}
    </ul>
  );
}
