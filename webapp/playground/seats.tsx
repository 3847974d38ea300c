/** Everybody at the table, to choose whose phone is seen. */
import { Avatar } from '../parts/chrome/avatar.tsx';
import { chosen, hidesOthers, isTabbed, phones, side } from './look.ts';
import { stage, tintOf } from './stage.ts';
import { say } from './words.ts';

/** Beyond that there is room for the number alone, as at the table. */
const FEW = 14;

export function Seats() {
  const { people, you } = stage.value!;
  const ordered = [...people].sort((a, b) => (a.seat ?? 99) - (b.seat ?? 99));
  const shown = phones.value;
  const isMany = people.length > FEW;
  return (
    <nav class={`seats ${isMany ? 'seats-many' : ''}`} aria-label={say('playground-whose')}>
      <span class="label dim seats-label">{say('playground-whose')}</span>
      <ol class="seats-list">
        {ordered.map(({ id, name, fullName, seat, isOut }) => {
          const words =
            seat === null ? name : say(isOut ? 'playground-seat-out' : 'playground-seat', { n: seat, name });
          return (
            <li key={id}>
              <button
                type="button"
                class={`seat-pick ${shown.includes(id) ? 'seat-shown' : ''} ${isOut ? 'seat-out' : ''} ${id === you ? 'seat-you' : ''}`}
                aria-pressed={shown.includes(id)}
                title={id === you ? say('playground-you', { name: words }) : words}
                onClick={() => {
                  chosen.value = id;
                  hidesOthers.value = false;
                  if (isTabbed.value) side.value = 'phone';
                }}
              >
                <span class="hidden">{id === you ? say('playground-you', { name: words }) : words}</span>
                {isMany && seat !== null ? (
                  <span class={`avatar tint-${(seat - 1) % 8}`} aria-hidden="true">
                    {seat}
                  </span>
                ) : (
                  <Avatar name={fullName} seat={tintOf(id)} />
                )}
                {!isMany && seat !== null && (
                  <span class="seat-number num" aria-hidden="true">
                    {seat}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
      <button
        type="button"
        class="seats-hide tiny dim"
        onClick={() => {
          hidesOthers.value = !hidesOthers.value;
        }}
      >
        {say(hidesOthers.value ? 'playground-others-show' : 'playground-others-hide')}
      </button>
    </nav>
  );
}
