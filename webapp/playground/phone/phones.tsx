/** The phones side by side, as large as the stage lets them be. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Phone } from './phone.tsx';

const WIDTH = 390;
const HEIGHT = 844;
/** Frame and caption. */
const AROUND = { width: 20, height: 78 };
const GAP = 24;
/** How much smaller the others' phones are than yours. */
const SMALLER = 0.84;

export function Phones({ people }: { readonly people: readonly number[] }) {
  const row = useRef<HTMLDivElement>(null);
  const others = people.length - 1;
  useLayoutEffect(() => {
    const { current } = row;
    if (!current) return;
    const resize = () => {
      const high = (current.clientHeight - AROUND.height) / HEIGHT;
      const free = current.clientWidth - others * GAP - (others + 1) * AROUND.width;
      const wide = free / (WIDTH * (1 + others * SMALLER));
      const scale = Math.max(0.3, Math.min(1, high, wide));
      current.style.setProperty('--large', scale.toFixed(4));
      current.style.setProperty('--small', (scale * SMALLER).toFixed(4));
    };
    resize();
    const seen = new ResizeObserver(resize);
    seen.observe(current);
    return () => seen.disconnect();
  }, [others]);
  return (
    <div class="phones" ref={row}>
      {people.map((id, i) => (
        <Phone key={id} id={id} isLarge={i === 0} />
      ))}
    </div>
  );
}
