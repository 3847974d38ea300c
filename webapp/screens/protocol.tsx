/** The protocol of a judged game: filled in as it goes on, signed by the judge, printed from a page of its own. */
import type { Protocol as Sheet } from '../../shared/engine/protocol.ts';
import { confirm } from '../parts/chrome/confirm.tsx';
import { Icon } from '../parts/chrome/icon.tsx';
import { Penalties, Protests } from '../parts/judge/penalties.tsx';
import { isSendable, order } from '../state/orders.ts';
import { play, sight } from '../state/table.ts';
import { type AppTextId, pointsText, say, sayIfAny } from '../state/words.ts';
import { openOutside } from '../telegram/index.ts';
import '../styles/protocol.css';

export default function Protocol() {
  const { protocol = null, printed = null, maySign = false } = play.value?.judged ?? {};
  const { game = '' } = sight.value ?? {};
  if (!protocol) return null;
  const sign = async () => {
    if (await confirm(say('app-judge-sign-sure'), say('app-judge-sign'))) await order(game, { do: 'sign-protocol' });
  };
  return (
    <main class="page protocol">
      <h1>{say('app-protocol-title-long')}</h1>
      <Head protocol={protocol} />
      <Rows protocol={protocol} />
      <Nominations protocol={protocol} />
      <Ballots protocol={protocol} />
      <Penalties protocol={protocol} />
      <End protocol={protocol} />
      {maySign && (
        <button type="button" class="button button-ink" disabled={!isSendable()} onClick={() => void sign()}>
          <Icon name="tick" />
          {say('app-judge-sign')}
        </button>
      )}
      {printed !== null && (
        <div class="protocol-links">
          <button type="button" class="button button-line" onClick={() => openOutside(printed)}>
            <Icon name="paper" />
            {say('app-protocol-print')}
          </button>
          <button type="button" class="button button-line" onClick={() => openOutside(`${printed}.json`)}>
            {say('app-protocol-json')}
          </button>
        </div>
      )}
    </main>
  );
}

interface Written {
  readonly protocol: Sheet;
}

const dash = (): string => say('app-protocol-none');

const numberIn = ({ rows }: Sheet, seat: string): string => String(rows[seat]?.seat ?? seat);

function Head({ protocol }: Written) {
  const { tournament, stage, game, table, date, judge, winner } = protocol;
  const won = winner === 'draw' ? say('app-protocol-draw') : sayIfAny(`side-${winner}`);
  const fields: readonly (readonly [AppTextId, string])[] = [
    ['app-protocol-tournament', tournament ?? dash()],
    ['app-protocol-stage', stage ?? dash()],
    ['app-protocol-game', String(game)],
    ['app-protocol-table', String(table)],
    ['app-protocol-date', date],
    ['app-protocol-judge', judge ?? say('app-protocol-judge-bot')],
    ['app-protocol-winner', winner === null ? dash() : won],
  ];
  return (
    <dl class="slip slip-pad protocol-head">
      {fields.map(([id, value]) => (
        <div key={id}>
          <dt class="small dim">{say(id)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Rows({ protocol }: Written) {
  const rows = Object.entries(protocol.rows).toSorted(([, one], [, other]) => one.seat - other.seat);
  return (
    <section class="slip protocol-rows">
      <table>
        <thead>
          <tr class="label dim">
            <th scope="col">№</th>
            <th scope="col" class="protocol-name">
              {say('app-protocol-name')}
            </th>
            <th scope="col">{say('app-protocol-role')}</th>
            <th scope="col">{say('app-protocol-fouls')}</th>
            <th scope="col">{say('app-protocol-points')}</th>
            <th scope="col">{say('app-protocol-extra')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([id, { seat, name, role, fouls, disqualified, points, extra }]) => (
            <tr key={id}>
              <td class="num">{seat}</td>
              <td class="protocol-name">
                {name}
                {disqualified && <span class="tag">{say('app-protocol-disqualified')}</span>}
                {protocol.protests.includes(id) && <span class="tag">{say('app-protocol-protest')}</span>}
              </td>
              <td>{role}</td>
              <td>{fouls || ''}</td>
              <td>{protocol.winner === null ? '' : pointsText(points)}</td>
              <td>{protocol.winner === null ? '' : pointsText(extra)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="tiny dim">{say('app-protocol-letters')}</p>
    </section>
  );
}

function Nominations({ protocol }: Written) {
  const { nominations } = protocol;
  const days = [...new Set(nominations.map(({ day }) => day))];
  return (
    <section class="slip slip-pad">
      <h2 class="label dim">{say('app-protocol-nominations')}</h2>
      {days.length === 0 && <p>{dash()}</p>}
      <ul class="protocol-lines">
        {days.map((day) => (
          <li key={day}>
            <span class="small dim">{say('app-protocol-day', { n: day })}</span>
            <span class="protocol-list">
              {nominations
                .filter((one) => one.day === day)
                .map(({ by, target, withdrawn }) => {
                  const line = `${numberIn(protocol, by)} → ${numberIn(protocol, target)}`;
                  return (
                    <span key={`${by} ${target}`} class="num">
                      {withdrawn ? <s title={say('app-protocol-withdrawn')}>{line}</s> : line}
                    </span>
                  );
                })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Ballots({ protocol }: Written) {
  const what = (option: string) =>
    protocol.rows[option] ? numberIn(protocol, option) : sayIfAny(`choice-${option}`) || option;
  return (
    <section class="slip slip-pad">
      <h2 class="label dim">{say('app-protocol-ballots')}</h2>
      {protocol.ballots.length === 0 && <p>{dash()}</p>}
      <ul class="protocol-lines">
        {protocol.ballots.map(({ day, kind, votes }, i) => (
          <li key={i}>
            <span class="small dim">
              {say('app-protocol-day', { n: day })} · {sayIfAny(`app-protocol-kind-${kind}`)}
            </span>
            <span class="protocol-list">
              {Object.entries(votes).map(([option, count]) => (
                <span key={option} class="num">
                  {what(option)}: {count}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function End({ protocol }: Written) {
  const { bestMove, signed, judge } = protocol;
  const named = bestMove?.named.map((seat) => numberIn(protocol, seat)).join(', ') || dash();
  return (
    <section class="slip slip-pad">
      <dl class="protocol-end">
        <div>
          <dt class="small dim">{say('app-protocol-best-move')}</dt>
          <dd class="num">{bestMove ? `${numberIn(protocol, bestMove.by)} → ${named}` : dash()}</dd>
        </div>
        <div>
          <dt class="small dim">{say('app-protocol-protests')}</dt>
          <dd>
            <Protests protocol={protocol} />
          </dd>
        </div>
        {judge !== null && (
          <div>
            <dt class="small dim">{say('app-protocol-signature')}</dt>
            <dd>{signed ? say('app-protocol-signed', { name: judge }) : say('app-protocol-unsigned')}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
