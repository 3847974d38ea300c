/** A desk as it was written down, by this release or by one before. */
import { type Chat, type Desk, type Drawers, FIRST_DRAWERS } from './desk.ts';
import { narrationFrom } from './narration.ts';

type Written = Partial<Desk>;
type Flat = Omit<Written, keyof Drawers | 'chat'> & { readonly [thing: string]: unknown };

const DRAWERS = Object.keys(FIRST_DRAWERS) as readonly (keyof Drawers)[];
const OF_CHAT: readonly (keyof Chat)[] = ['title', 'language', 'thread'];

/** What an earlier release has written lacks what came later. */
export function deskFrom(kept: unknown): Desk {
  const written = isSorted(kept) ? kept : sorted(kept as Flat);
  const drawers = DRAWERS.map((drawer) => [drawer, { ...FIRST_DRAWERS[drawer], ...written[drawer] }]);
  const { aide = null, narration } = written;
  return { ...written, aide, ...Object.fromEntries(drawers), narration: narrationFrom(narration) };
}

const isSorted = (kept: unknown): kept is Written => typeof kept === 'object' && kept !== null && 'chat' in kept;

/** Without drawers everything lay side by side. */
function sorted(flat: Flat): Written {
  const { creator, setting, players, host, aide, narration } = flat;
  const those = (names: readonly string[]) =>
    Object.fromEntries(names.flatMap((name) => (name in flat ? [[name, flat[name]]] : [])));
  const drawers = DRAWERS.map((drawer) => [drawer, those(Object.keys(FIRST_DRAWERS[drawer]))]);
  const rest = { creator, setting, players, host, aide, narration };
  return { ...rest, chat: those(OF_CHAT), ...Object.fromEntries(drawers) };
}
