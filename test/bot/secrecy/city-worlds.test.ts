/**
 * What the chats and the app are told, for every role of `city` as the observer: the same letters in the same order and
 * the same sights, byte for byte, whoever of two others is who.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Links } from '../../../bot/links.ts';
import { lettersBetween } from '../../../bot/narrator/mail.ts';
import { sightOf } from '../../../bot/sheets/table.ts';
import { type Desk, putIn } from '../../../bot/table/desk.ts';
import { firstSetting, newDesk } from '../../../bot/table/lobby.ts';
import type { TableState } from '../../../bot/table/state.ts';
import { chanceFrom } from '../../../shared/engine/chance.ts';
import type { Game } from '../../../shared/engine/model.ts';
import { LANGUAGES } from '../../../shared/text/languages.ts';
import { played, seenIn } from '../../kit/laws/effort.ts';
import { observersOf, playBoth, roleIn, worldsOf } from '../../kit/pairs/mirrored-worlds.ts';
import type { Heard } from '../../kit/pairs/same-for.ts';
import { sittings } from '../../kit/rules/sittings.ts';

const GROUP = -1;
const LINKS: readonly Links[] = [
  { bot: 'https://t.me/bot', app: null },
  { bot: 'https://t.me/bot', app: 'https://app.example' },
];

/** Person 7 sits at p7. */
const sitterAt = (i: number) => ({ person: i + 1, name: `N${i + 1}`, language: LANGUAGES[i % LANGUAGES.length]! });

function deskFor(game: Game): Desk {
  const { edition, mode, options, decoys } = game.deal;
  const setting = { ...firstSetting(edition), mode, options, decoys };
  const players = game.seats.map((_, i) => sitterAt(i));
  const begun = putIn(newDesk(sitterAt(0), { title: 'T', language: 'uk', thread: null }, setting), 'deal', {
    seal: 'S',
  });
  return { ...begun, players };
}

const stateOf = (desk: Desk, game: Game, log: TableState['log']): TableState =>
  ({ id: 'g', groupId: GROUP, status: 'running', desk, game, log, deadline: 1_000_000 }) as TableState;

test('each of the twenty roles reads the same', () => {
  const observers = new Set<string>();
  let letters = 0;
  for (const [mode, numRuns] of Object.entries({ standard: 70, yakuza: 20 })) {
    const plays = fc.property(sittings('city', mode), (sitting) => {
      const chance = chanceFrom(sitting.seed, 'worlds');
      const worlds = worldsOf(sitting, chance, sitting.seed);
      if (!worlds) return;
      const tables = [worlds.one, worlds.other];
      const desks = tables.map(({ game }) => deskFor(game));
      const logs: [TableState['log'], TableState['log']] = [[], []];
      let before: readonly (TableState | null)[] = [null, null];
      playBoth(worlds, chance, (heard: Heard) => {
        heard.forEach((events, i) => {
          logs[i] = [...logs[i]!, ...events];
        });
        const people = observersOf(worlds).map((id) => Number(id.slice(1)));
        for (const id of observersOf(worlds)) observers.add(roleIn(worlds.one.game, id));
        const now = tables.map(({ game }, i) => stateOf(desks[i]!, game, logs[i]!));
        for (const links of LINKS) {
          const [sent, twin] = now.map((state, i) =>
            lettersBetween(before[i]!, state, heard[i]!, links).filter(
              ({ chatId }) => chatId === GROUP || people.includes(chatId),
            ),
          );
          letters += sent!.length;
          if (JSON.stringify(sent) !== JSON.stringify(twin)) throw new Error(differing(sent!, twin!));
        }
        before = now;
        const person = chance.pick(people);
        const reader = { person, language: 'uk', mayManage: false } as const;
        const [sight, same] = now.map((state) =>
          sightOf(state, reader, { invitation: 'i', next: null, printed: null }),
        );
        expect(same).toEqual(sight);
      });
    });
    fc.assert(plays, { numRuns: played(numRuns), seed: 23 });
  }
  expect(observers.size).toBe(20);
  expect(letters).toBeGreaterThan(seenIn(20_000));
});

function differing(one: readonly unknown[], other: readonly unknown[]): string {
  const at = Array.from({ length: Math.max(one.length, other.length) }).findIndex(
    (_, i) => JSON.stringify(one[i]) !== JSON.stringify(other[i]),
  );
  return `${JSON.stringify(one[at])}\nor\n${JSON.stringify(other[at])}`;
}
