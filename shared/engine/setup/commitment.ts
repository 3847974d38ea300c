import type { Deal } from '../model.ts';
import type { Rules } from '../rules.ts';

/**
 * The deal in one canonical text: its SHA-256 is published when the game starts, the text itself when it is over,
 * so that anybody can check that nothing was changed. The nonce keeps the hash from being guessed.
 */
export function sealedDeal({ edition, mode, seats, nonce }: Deal, { roles }: Pick<Rules, 'roles'>): string {
  const lines = seats.map(({ id, role, card }, i) => `${i + 1} ${id} ${roles[role]?.sealedAs ?? role} ${card ?? '-'}`);
  return ['omerta deal 1', `${edition} ${mode}`, ...lines, `nonce ${nonce}`].join('\n');
}
