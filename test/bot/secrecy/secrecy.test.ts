/** Nobody's chat ever holds what their view does not. */
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { numbersOf, wordsFor } from '../../../bot/narrator/words.ts';
import { placesOf } from '../../../bot/table/desk.ts';
import { replay } from '../../../shared/engine/evolve.ts';
import { crowd, isOver, playOut } from '../../kit/evening/crowd.ts';
import { type Evening, openEvening } from '../../kit/evening/evening.ts';
import { chooseMode } from '../../kit/evening/lobby.ts';
import { everyClaim, knowledgeOf, recordedIn } from '../../kit/telling/claims.ts';

let evening: Evening | undefined;
afterEach(async () => {
  await evening?.close();
  evening = undefined;
});

const GAMES = [
  ['base', 9, 'uk'],
  ['base', 7, 'en'],
  ['pro', 8, 'ru'],
  ['extended', 14, 'uk'],
  ['extended', 20, 'en'],
  ['hostless', 13, 'ru'],
] as const;

test.each(GAMES)('%s, %i players, %s', async (mode, players, language) => {
  evening = await openEvening({ players, language });
  await evening.meetBot();
  await evening.sitDown([evening.people[0]!]);
  await chooseMode(evening, mode);
  await evening.join();
  await evening.begin();
  await playOut(evening, crowd(evening, `secrets of ${mode} ${players}`), () => isOver(evening!));
  const recorded = recordedIn(join(evening.folder, 'omerta.db'));
  const game = replay(recorded.events.map(({ event }) => event));
  const words = wordsFor(recorded.desk, language, numbersOf(game.seats));
  const claims = everyClaim(game, words, 'party');
  const cards = new Map(game.deal.seats.map(({ id, role }) => [id, words.role(role)]));
  const over = recorded.events.findLast(({ event }) => event.type === 'won')!.at;
  let told = 0;

  for (const { id, sitter } of placesOf(recorded.desk)) {
    const knowledge = knowledgeOf(recorded, id, language);
    const messages = evening.telegram.delivered.filter(({ chatId }) => chatId === sitter.person);
    for (const { at, text } of messages) {
      const known = knowledge.findLast((moment) => moment.at <= at)?.lines ?? new Set();
      for (const line of text.split('\n')) {
        if (!claims.has(line)) continue;
        told++;
        expect(known.has(line), `${id} reads "${line}"`).toBe(true);
      }
      const card = /^.+ · .+$/m.exec(text.split('\n\n')[1] ?? '')?.[0];
      if (text.startsWith('🃏')) expect(card?.startsWith(`${cards.get(id)} · `), card).toBe(true);
    }
  }
  for (const { at, text } of evening.telegram.delivered.filter(({ chatId }) => chatId === evening!.group.id)) {
    if (at >= over) continue;
    for (const line of text.split('\n')) expect(claims.has(line), `the group reads "${line}"`).toBe(false);
  }
  expect(told).toBeGreaterThan(0);
});
