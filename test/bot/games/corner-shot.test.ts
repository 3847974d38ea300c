/** A shot while the accused speak, by chat buttons: who is asked, what the group reads, what becomes of the ballot. */
import { expect, test } from 'vitest';
import type { Person } from '../../../bot/playground/index.ts';
import {
  bystanders,
  type CardTable,
  dealtAt,
  held,
  labelsOf,
  lastPost,
  PASS,
  playCard,
  sleep,
  talkOut,
  told,
  untilPosted,
  voteAll,
} from '../../kit/evening/card-table.ts';
import { expectTold } from '../../kit/telling/told.ts';

const CARD = '🃏 Shot from the corner';
const LISTEN = 'The accused speak';

/** Two are accused, and the first of them has the floor. */
async function speaking(cards: readonly string[]): Promise<CardTable & { readonly people: readonly Person[] }> {
  const table = await dealtAt({
    edition: 'spytown',
    players: 10,
    cards,
    fits: held(Object.fromEntries(cards.map((card) => [card, 'policeman']))),
  });
  const mafia = table.all('Mafioso');
  const [dead, a, b] = bystanders(table) as [Person, Person, Person];
  await sleep(table, mafia, dead);
  await untilPosted(table, 'Discussion');
  await talkOut(table);
  const voters = table.seated.filter((person) => person !== dead);
  await voteAll(
    table,
    new Map(voters.map((person, i) => [person, person === a || (person !== b && i % 3 === 0) ? b : a])),
  );
  await table.evening.pass(3);
  return { ...table, people: [dead, a, b] };
}

const listening = ({ direct }: Person): boolean => direct.messages.at(-1)!.text.includes(LISTEN);

test('everybody is asked alike; the one who is hit falls, and the ballot is on the other', async () => {
  const table = await speaking(['corner-shot']);
  const { evening, name } = table;
  const [dead, a, b] = table.people as [Person, Person, Person];
  const corner = table.holder('Shot from the corner');
  expect(lastPost(table)).toContain('They defend themselves in turn');
  expect(labelsOf(corner)).toEqual([CARD]);
  const others = table.seated.filter((person) => ![dead, a, corner].includes(person));
  for (const person of [...others, corner]) expect(listening(person), person.name).toBe(true);
  for (const person of others) expect(labelsOf(person)).toEqual([]);
  expect(labelsOf(a)).toEqual(['✔️ I have finished']);

  await playCard(table, corner, b);
  expectTold(lastPost(table), 'news-card-corner-shot', { by: name(corner), on: name(b) });
  expectTold(lastPost(table), 'news-out-struck', { name: `${name(b)}, Police officer` });
  // Nobody could have rescued: it is told where the speeches are, after the count.
  const [counted, shot, left] = ['First ballot:', 'Police officer', 'Accused:'].map((part) =>
    lastPost(table).lastIndexOf(part),
  ) as [number, number, number];
  expect(counted).toBeGreaterThan(0);
  expect(shot).toBeGreaterThan(counted);
  expect(left).toBeGreaterThan(shot);
  expect(lastPost(table).slice(left)).toContain(name(a));
  expect(lastPost(table).slice(left)).not.toContain(name(b));
  expect(labelsOf(corner)).toEqual([]);
  // A speech that nothing can interrupt any more is the speaker's alone.
  expect(labelsOf(a)).toEqual(['✔️ I have finished']);

  await talkOut(table);
  await evening.pass(3);
  const voter = others.find((person) => person !== b)!;
  expect(voter.direct.messages.at(-1)!.text).toContain(`Only one is left on the bench: ${name(a)}`);
  expect(a.direct.messages.at(-1)!.text).not.toContain('on the bench');
  await voteAll(table, new Map([[voter, a]]));
  expectTold(told(table, 'Verdict of day 1'), 'news-out-condemned', { name: `${name(a)}, Police officer` });
});

test('a rescue interrupts the speech, and it goes on', async () => {
  const table = await speaking(['corner-shot', 'bandage']);
  const { name } = table;
  const [dead, a, b] = table.people as [Person, Person, Person];
  const [corner, bandage] = ['Shot from the corner', 'Bandage'].map(table.holder) as [Person, Person];
  // The morning's rescue was let pass by the clock; the bandage is still there.
  await playCard(table, corner, a);
  expect(lastPost(table)).toContain(`${name(a)} is hit. Whoever has a card for it may play it`);
  for (const person of table.seated.filter((one) => one !== dead && one !== bandage)) {
    expect(labelsOf(person)).toEqual([PASS]);
  }
  await playCard(table, bandage);
  expectTold(lastPost(table), 'news-saved', { saved: name(a) });
  // What was told before the window stands in its own message.
  expect(lastPost(table)).not.toContain('Trial of day 1');
  expect(lastPost(table)).not.toContain('First ballot:');
  expect(labelsOf(a)).toEqual(['✔️ I have finished']);
  await talkOut(table);
  await talkOut(table);
  await table.evening.pass(3);
  expect(labelsOf(corner).some((label) => label.endsWith(`. ${b.name}`))).toBe(true);
});
