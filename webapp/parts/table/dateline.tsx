/** The newspaper's date line between two rules: what part of the round it is, and how long it lasts. */
import type { ComponentChildren } from 'preact';
import { Icon } from '../chrome/icon.tsx';
import { Countdown } from './countdown.tsx';

interface Dated {
  readonly icon: string;
  readonly children: ComponentChildren;
  /** In the clock's place, where the clock stands elsewhere. */
  readonly instead?: ComponentChildren;
  /** Behind everything else. */
  readonly menu?: ComponentChildren;
}

export const DateLine = ({ icon, children, instead, menu }: Dated) => (
  <header class="dateline">
    <Icon name={icon} />
    <span class="label">{children}</span>
    <span class="row dateline-end">
      {instead ? <span class="label dim">{instead}</span> : <Countdown />}
      {menu}
    </span>
  </header>
);
