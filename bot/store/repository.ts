/** All aggregates over one connection: to read only, or to write as well. */
import { readEvents, writeEvents } from './events.ts';
import { readGames, writeGames } from './games.ts';
import { readGroups, writeGroups } from './groups.ts';
import { readKeys, writeKeys } from './keys.ts';
import { readMeta, writeMeta } from './meta.ts';
import { readOutbox, writeOutbox } from './outbox.ts';
import { readPeople, writePeople } from './people.ts';
import { readPosts, writePosts } from './posts.ts';
import { readPrints, writePrints } from './prints.ts';
import { readSeats, writeSeats } from './seats.ts';
import type { Base } from './tables.ts';
import { readUpdates, writeUpdates } from './updates.ts';

export type StoreReader = ReturnType<typeof readerOn>;
export type Tx = ReturnType<typeof writerOn>;

export const readerOn = (base: Base) => ({
  people: readPeople(base),
  groups: readGroups(base),
  games: readGames(base),
  seats: readSeats(base),
  events: readEvents(base),
  outbox: readOutbox(base),
  posts: readPosts(base),
  prints: readPrints(base),
  updates: readUpdates(base),
  keys: readKeys(base),
  meta: readMeta(base),
});

export const writerOn = (base: Base) => ({
  people: writePeople(base),
  groups: writeGroups(base),
  games: writeGames(base),
  seats: writeSeats(base),
  events: writeEvents(base),
  outbox: writeOutbox(base),
  posts: writePosts(base),
  prints: writePrints(base),
  updates: writeUpdates(base),
  keys: writeKeys(base),
  meta: writeMeta(base),
});
