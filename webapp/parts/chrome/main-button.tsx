/** Telegram's own button at the bottom: the one thing to do now. It lives for as long as this is on the screen. */
import { useEffect, useRef } from 'preact/hooks';
import { dress } from '../../state/dress.ts';
import { isNight } from '../../state/night.ts';
import { isBusy, isSendable } from '../../state/orders.ts';
import { setMainButton } from '../../telegram/index.ts';
import { isDark } from '../../telegram/theme.ts';

const INK = { colour: '#1b1712', textColour: '#f6eedd' };
const BLUE = { colour: '#2b49c6', textColour: '#ffffff' };
const BONE = { colour: '#eadfc9', textColour: '#1b1712' };

interface Pressable {
  readonly text: string;
  readonly isEnabled?: boolean;
  readonly press: () => void;
}

/** Of two pages that change places the new one may come before the old one has gone. */
let shownBy: object | null = null;

export function MainButton({ text, isEnabled = true, press }: Pressable) {
  const latest = useRef(press);
  latest.current = press;
  const isOpen = isEnabled && isSendable();
  const { colour, textColour } = dress.value ? BLUE : isDark.value || isNight.value ? BONE : INK;
  const busy = isBusy.value;
  useEffect(() => {
    shownBy = latest;
    const button = { text, isEnabled: isOpen, isBusy: busy, colour, textColour };
    setMainButton(button, () => isOpen && latest.current());
  }, [text, isOpen, busy, colour, textColour]);
  useEffect(
    () => () => {
      if (shownBy === latest) setMainButton(null);
    },
    [],
  );
  return null;
}
