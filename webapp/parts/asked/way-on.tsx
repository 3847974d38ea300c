/** How whoever practises alone goes on where nothing is asked of them. */
import { isSendable } from '../../state/orders.ts';
import { go, mayGo } from '../../state/solo.ts';
import { say } from '../../state/words.ts';
import { Icon } from '../chrome/icon.tsx';
import { MainButton } from '../chrome/main-button.tsx';

/** Telegram's own button, on pages that have no other use for it. */
export const WayOn = () => (mayGo('next') ? <MainButton text={say('app-next')} press={() => go('next')} /> : null);

/** For whoever is out and wants to know how it ends. */
export const WayToEnd = () =>
  mayGo('to-end') ? (
    <button type="button" class="button button-line" disabled={!isSendable()} onClick={() => go('to-end')}>
      <Icon name="play" />
      {say('app-to-end')}
    </button>
  ) : null;
