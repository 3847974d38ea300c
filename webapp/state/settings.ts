/** Changing how a table is set: one change at a time, and shown as done only when it is. */
import { signal } from '@preact/signals';
import type { WantedChange } from '../../shared/wire/command.ts';
import { feel } from '../telegram/index.ts';
import { isSendable, order } from './orders.ts';
import { sight } from './table.ts';

/** The control whose change is on its way. */
export const awaited = signal<string | null>(null);

export const mayChange = (): boolean => sight.value?.mayManage === true;

export async function change(control: string, wanted: WantedChange): Promise<void> {
  if (!sight.value || !mayChange() || !isSendable()) return;
  feel('picked');
  awaited.value = control;
  await order(sight.value.game, { do: 'change', change: wanted });
  awaited.value = null;
}
