/** How such games end when practice players play them: a bar of shares, and where they come from. */
import { dayIn } from '../../../shared/text/day.ts';
import type { LobbyOdds } from '../../../shared/wire/lobby.ts';
import { sheetOf } from '../../state/rulebooks.ts';
import { sight } from '../../state/table.ts';
import { currentLanguage, say, sayIfAny } from '../../state/words.ts';
import '../../styles/odds.css';
import { Icon } from '../chrome/icon.tsx';

const DRAW = 'draw';

const nameOf = (side: string): string => (side === DRAW ? say('app-odds-draw') : sayIfAny(`side-${side}`));

export const Odds = (odds: LobbyOdds) => (
  <section class="slip slip-pad">
    <OddsOf {...odds} />
  </section>
);

export function OddsOf({ sides, games, strength, date, isLopsided }: LobbyOdds) {
  const shown = sides.map((part, i) => ({ ...part, tint: tintOf(part.side, i) }));
  const first = shown.reduce((one, other) => (other.share > one.share ? other : one));
  return (
    <div class="odds">
      <h2 class="label">{say('app-odds')}</h2>
      <div class="odds-bar" aria-hidden="true">
        {shown.map(({ side, share, tint }) => (
          <span key={side} class={`odds-${tint}`} style={{ flexGrow: share }} />
        ))}
      </div>
      <ul class="odds-list">
        {shown.map(({ side, percent, tint }) => (
          <li key={side}>
            <span class={`odds-key odds-${tint}`} aria-hidden="true" />
            <span>{nameOf(side)}</span>
            <b class="num">{say('app-odds-percent', { percent })}</b>
          </li>
        ))}
      </ul>
      {isLopsided && (
        <p class="row small warning" role="status">
          <Icon name="rules" />
          <span class="grow">{say('app-odds-lopsided', { side: nameOf(first.side) })}</span>
        </p>
      )}
      <p class="tiny dim">
        {date === null
          ? say('app-odds-here', { games, strength })
          : say('app-odds-from', { games, strength, date: dayIn(currentLanguage(), date) })}
      </p>
    </div>
  );
}

/** The order of the rulebook gives each side its tint; nobody's wins are an empty stretch. */
function tintOf(side: string, place: number): string {
  if (side === DRAW) return DRAW;
  const printed = sheetOf(sight.value?.edition ?? '')?.sides.indexOf(side) ?? place;
  return `${printed < 0 ? place : printed}`;
}
