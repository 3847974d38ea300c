/** The evening that the version before has left behind: its database, and what it said itself of every table in it. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Desk } from '../../../bot/table/desk.ts';
import type { View } from '../../../shared/engine/view.ts';
import { root } from '../files.ts';
import { type Evening, type EveningOptions, FULL_RIGHTS, openEvening } from './evening.ts';

const unpacked = (name: string): Buffer => gunzipSync(readFileSync(join(root, 'test/store/before', `${name}.gz`)));

interface LeftGame {
  /** What this game shows, in a word. */
  readonly is: string | null;
  readonly id: string;
  readonly groupId: number;
  readonly status: string;
  readonly deadline: number | null;
  readonly events: number;
  /** All facts of the desk, side by side. */
  readonly desk: Readonly<Record<string, unknown>> &
    Pick<Desk, 'players' | 'host' | 'aide'> & {
      readonly pause: { readonly left: number } | null;
      readonly isSigned: boolean;
    };
  readonly table: View['table'] | null;
  /** What everybody with a place sees besides the table. */
  readonly views: Readonly<Record<string, Omit<View, 'table'>>>;
}

interface Left {
  readonly stoppedAt: number;
  readonly people: readonly {
    readonly id: number;
    readonly name: string;
    readonly language: string;
    readonly isBlocked: boolean;
  }[];
  readonly groups: readonly {
    readonly id: number;
    readonly title: string;
    readonly kind: 'group' | 'supergroup';
    readonly creator: number;
    readonly isAdmin: boolean;
    readonly language: string | null;
    readonly defaults: unknown;
    readonly narration: unknown;
    readonly notices: readonly string[];
  }[];
  readonly games: readonly LeftGame[];
}

export const left = JSON.parse(unpacked('omerta-2026-11.json').toString()) as Left;

export function leftGame(is: string): LeftGame {
  const found = left.games.find((game) => game.is === is);
  if (!found) throw new Error(`nothing was left of ${is}`);
  return found;
}

/** A copy of the database under this name. */
export const leaveAt = (file: string): void => writeFileSync(file, unpacked('omerta-2026-11.db'));

/** The facts of a desk, side by side. */
export function factsOf({ chat, deal, quiet, clock, presence, talk, judging, practice, ...others }: Desk): object {
  return { ...others, ...chat, ...deal, ...quiet, ...clock, ...presence, ...talk, ...judging, ...practice };
}

/** The same people and groups in Telegram, and today's program on what the version before has left, so many seconds later. */
export async function openAfter(seconds: number, options: EveningOptions): Promise<Evening> {
  const [lobby, ...others] = left.groups;
  const names = (i: number) => left.people[i]!.name;
  const language = (i: number) => left.people[i]!.language;
  const players = left.people.length;
  const evening = await openEvening({
    app: true,
    seed: null,
    title: lobby!.title,
    players,
    names,
    language,
    ...options,
  });
  const { people, telegram, folder, clock } = evening;
  for (const { title, kind, creator, isAdmin } of others) {
    const by = people.find(({ id }) => id === creator)!;
    telegram.group({ title, kind, creator: by, members: people, bot: isAdmin ? FULL_RIGHTS : 'member' });
  }
  await evening.meetBot();
  for (const [i, { isBlocked }] of left.people.entries()) if (isBlocked) people[i]!.block();
  await evening.settle();
  await evening.stop();
  const file = join(folder, 'omerta.db');
  for (const rest of ['-wal', '-shm']) rmSync(`${file}${rest}`, { force: true });
  leaveAt(file);
  clock.advance(left.stoppedAt + seconds * 1000 - clock.now());
  await evening.start();
  return evening;
}
