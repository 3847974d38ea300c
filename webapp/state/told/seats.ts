/** Who sits where, in words of the table. */
import { computed } from '@preact/signals';
import type { PlaceId, SeatId } from '../../../shared/engine/ids.ts';
import { MARK } from '../../../shared/wire/strengths.ts';
import { sight, view } from '../table.ts';
import { say } from '../words.ts';

const seatIds = computed(() => view.value?.table.seats.map(({ id }) => id) ?? []);

export const numberOf = (seat: SeatId): number => seatIds.value.indexOf(seat) + 1;

/** The sign of practice players is drawn, not written: it stands for their initials. */
export const unmarked = (name: string): string => name.replace(MARK, '').trim();

export const nameOf = (place: PlaceId): string => unmarked(sight.value?.names[place] ?? '');

export const hasPractice = (): boolean => Object.values(sight.value?.names ?? {}).some((name) => name.includes(MARK));

/** Whether a practice player sits here by this name. */
export const isPractice = (name: string): boolean =>
  Object.values(sight.value?.names ?? {}).some((one) => one.includes(MARK) && unmarked(one) === unmarked(name));

/** «7 · Ганна» */
export const labelOf = (seat: SeatId): string => `${numberOf(seat)} · ${nameOf(seat)}`;

export const listOf = (seats: readonly SeatId[]): string => seats.map(labelOf).join(', ') || say('nobody');

export const isIn = (place: PlaceId | null): boolean =>
  view.value?.table.seats.some(({ id, out }) => id === place && out === null) === true;

export const isMe = (place: PlaceId | null): boolean => place !== null && sight.value?.place === place;
