/** Action cards, in words: the own one, and those that lie open for all to see. */
import type { SeatId } from '../../../shared/engine/ids.ts';
import type { CardId } from '../../../shared/engine/model.ts';
import type { Prompt } from '../../../shared/engine/prompt.ts';
import type { SeenSeat } from '../../../shared/engine/view.ts';
import { view } from '../table.ts';
import { say, sayIfAny } from '../words.ts';
import { isMe } from './seats.ts';

export const cardName = (card: CardId): string => sayIfAny(`card-${card}`);

/** What an open card means for whoever it lies before. */
export const lyingText = (card: CardId): string => sayIfAny(`card-${card}-lies`) || cardName(card);

export const isLeader = (seat: SeatId): boolean => view.value?.table.leader === seat;

/** What lies open before a seat, the Leader's own among it. */
export const openCardTexts = ({ id, cards }: Pick<SeenSeat, 'id' | 'cards'>): readonly string[] => [
  ...(isLeader(id) ? [say('card-leader-lies')] : []),
  ...cards.map(lyingText),
];

/** The same of the reader, in a sentence. */
export function ownOpenCard(): string {
  const own = view.value?.table.seats.find(({ id }) => isMe(id));
  if (!own) return '';
  const lying = own.cards.map((card) => sayIfAny(`card-${card}-lies-you`)).find(Boolean);
  return lying ?? (isLeader(own.id) ? say('card-leader-lies-you') : '');
}

/** The own card, where it may be played just now. */
export const playable = (): Prompt | undefined => view.value?.prompts.find(({ card }) => card !== undefined);

/** Everybody was dealt one besides the role. */
export const hasOwnCard = (): boolean => view.value?.you?.card != null;
