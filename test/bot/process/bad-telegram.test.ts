/** Whole games while a third of all calls to Telegram fails, in every way in which calls fail. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chanceFrom } from '../../../shared/engine/chance.ts';
import { problemsIn, type Shown, staleIn } from '../../kit/courier/audit.ts';
import { ledgerOf } from '../../kit/courier/ledger.ts';
import { misfortune } from '../../kit/courier/misfortune.ts';
import { crowd, isOver, playOut } from '../../kit/evening/crowd.ts';
import type { Evening } from '../../kit/evening/evening.ts';
import { lobbyTonight } from '../../kit/evening/tonight.ts';
import { isLong } from '../../kit/laws/effort.ts';
import { partsOf, type Written, writtenIn } from '../../kit/telling/story.ts';

const GAMES = Array.from({ length: isLong ? 14 : 6 }, (_, i) => [i, 6 + (i % 4)] as const);
/** How many calls fail, of a hundred. */
const SHARE = 30;

test.each(GAMES)('game %i, %i players', async (number, players) => {
  const seed = `bad Telegram ${number}`;
  const evening = await lobbyTonight({ players, seed });
  const { telegram, group } = evening;
  const file = join(evening.folder, 'omerta.db');
  const ledger = ledgerOf(file);
  const before = telegram.calls.length;
  evening.isTroubled = true;
  telegram.troublesPolls = number % 2 === 1;
  const bad = misfortune(telegram, seed, SHARE);

  await evening.begin();
  const { act } = crowd(evening, seed);
  const fickle = fickleOnes(evening, seed);
  await playOut(
    evening,
    {
      act: () => {
        fickle.act();
        return act();
      },
    },
    () => isOver(evening),
  );
  for (let minutes = 0; minutes < 60 && writtenIn(file).waiting > 0; minutes++) await evening.pass(60);
  telegram.trouble = null;
  await evening.pass(60);

  const entries = ledger.entries();
  const written = writtenIn(file);
  const calls = telegram.calls.slice(before);
  expect(written.waiting).toBe(0);
  expect(problemsIn(entries, calls, { unreachable: fickle.gone })).toEqual([]);
  expect(staleIn(entries, shownIn(evening, written, fickle.gone))).toEqual([]);
  expect(telegram.faults).toEqual([]);

  const posts = entries.filter(({ what, kind, chatId }) => what === 'put' && kind === 'post' && chatId === group.id);
  const parts = partsOf(written.events);
  const told = posts.map(({ subject }) => subject!.split('/')[1]!).filter((part) => parts.includes(part));
  expect(['lobby', ...told]).toEqual(parts);
  expect(bad.count() / calls.filter(({ method }) => method !== 'getUpdates').length).toBeGreaterThan(SHARE / 200);
});

/** Now and then somebody blocks the bot, and mostly comes back. */
function fickleOnes(evening: Evening, seed: string) {
  const chance = chanceFrom(seed, 'fickle');
  const gone = new Set<number>();
  return {
    /** Whoever was ever away: what was for them then is not sent later. */
    gone,
    act: () => {
      const person = chance.pick(evening.people);
      const mood = chance.below(300);
      if (person.direct.isBlocked && mood < 60) person.start();
      else if (!person.direct.isBlocked && mood < 3) {
        person.block();
        gone.add(person.id);
      }
    },
  };
}

/** What each message that the bot knows of says now. */
function shownIn({ people, group }: Evening, { posts }: Written, except: ReadonlySet<number>): readonly Shown[] {
  return posts
    .filter(({ chatId }) => !except.has(chatId))
    .map(({ chatId, subject, messageId }) => {
      const chat = chatId === group.id ? group : people.find(({ id }) => id === chatId)!.direct;
      return { chatId, subject, text: chat.messages.find(({ id }) => id === messageId)?.text ?? null };
    });
}
