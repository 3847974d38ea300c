import type { Deal, DealtSeat, Parts } from '../model.ts';
import type { Rules } from '../rules.ts';
import { partsText } from './shuffle.ts';

/**
 * The deal in one canonical text: its SHA-256 is published when the game starts, the text itself when it is over,
 * so that anybody can check that nothing was changed. What is in it besides the cards keeps the hash from being guessed.
 */
export const sealedDeal = (deal: Deal, rules: Pick<Rules, 'roles'>): string =>
  (deal.parts ? sealedParts(deal, deal.parts, rules) : sealedByNonce(deal, rules)).join('\n');

function sealedParts(deal: Deal, parts: Parts, rules: Pick<Rules, 'roles'>): readonly string[] {
  const { edition, mode, options, seats, seed } = deal;
  const nameOf = (place: string) => parts.people.find((one) => one.place === place)?.name ?? '';
  const withoutSeat = parts.people.filter(({ place }) => !seats.some(({ id }) => id === place));
  return [
    partsText(parts),
    `seed ${seed}`,
    `rules ${edition} ${mode} ${JSON.stringify(options)}`,
    `deck ${parts.deck === 'auto' ? 'auto' : JSON.stringify(parts.deck)}`,
    ...(parts.asked ? [`asked ${parts.asked.seat} ${parts.asked.role}`] : []),
    ...seats.map((seat, i) => `${seatLine(seat, i, rules)} ${nameOf(seat.id)}`),
    ...withoutSeat.map(({ place, name }) => `${place} ${name}`),
  ];
}

/** As it was done while the house drew the seed alone. */
const sealedByNonce = ({ edition, mode, seats, nonce }: Deal, rules: Pick<Rules, 'roles'>): readonly string[] => [
  'omerta deal 1',
  `${edition} ${mode}`,
  ...seats.map((seat, i) => seatLine(seat, i, rules)),
  `nonce ${nonce}`,
];

const seatLine = ({ id, role, card }: DealtSeat, i: number, { roles }: Pick<Rules, 'roles'>): string =>
  `${i + 1} ${id} ${roles[role]?.sealedAs ?? role} ${card ?? '-'}`;
