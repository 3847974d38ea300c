/**
 * Everybody who sat down, each in the same place all game. All tiles look and feel alike for every role: whom the rules
 * forbid to name answers the tap with one line, and so, in most rulebooks, does whoever is out.
 */
import type { Prompt } from '../../../shared/engine/prompt.ts';
import { pickedFor, pickSeat } from '../../state/answering.ts';
import { view } from '../../state/table.ts';
import { isMe, nameOf, numberOf } from '../../state/told/seats.ts';
import { say } from '../../state/words.ts';
import { Icon } from '../chrome/icon.tsx';

/** Four in a row from so many on. */
const MANY = 16;

export function Tiles({ prompt }: { readonly prompt: Prompt | null }) {
  const { seats } = view.value!.table;
  const picked = prompt ? pickedFor(prompt).seats : [];
  return (
    <ul class={seats.length >= MANY ? 'tiles tiles-many' : 'tiles'}>
      {seats.map(({ id, out }) => {
        const order = picked.indexOf(id);
        const name = isMe(id) ? say('app-you') : nameOf(id);
        const classes = ['tile', out !== null && 'tile-out', order >= 0 && 'tile-on'].filter(Boolean).join(' ');
        return (
          <li key={id}>
            <button type="button" class={classes} aria-pressed={order >= 0} onClick={() => pickSeat(prompt, id)}>
              <span class="num">{numberOf(id)}</span>
              <span class="tile-name">{name}</span>
              {order >= 0 && (
                <span class="tile-tick">
                  {picked.length > 1 ? <span class="num">{order + 1}</span> : <Icon name="tick" />}
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
