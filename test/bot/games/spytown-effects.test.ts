/** Cards of `spytown` that last: seen in what voters and the mafia are offered while they do, and no longer. */
import { expect, test } from 'vitest';
import type { Person } from '../../../bot/playground/index.ts';
import {
  ABSTAIN,
  asked,
  bystanders,
  type CardTable,
  dealtAt,
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
import { press } from '../../kit/evening/moves.ts';
import { expectTold } from '../../kit/telling/told.ts';

/** Each of these cards is with a police officer. */
const dealtTo = (players: number, ...cards: readonly string[]): Promise<CardTable> =>
  dealtAt({
    edition: 'spytown',
    players,
    cards,
    fits: (seats) => cards.every((card) => seats.some((seat) => seat.card === card && seat.role === 'policeman')),
  });

const offers = (person: Person, whom: Person): boolean =>
  labelsOf(person).some((text) => text.endsWith(`. ${whom.name}`));

/** From the talk to dusk without a verdict. */
async function idleDay(table: CardTable): Promise<void> {
  await untilPosted(table, 'Discussion');
  await talkOut(table);
  await voteAll(table, new Map());
  await untilPosted(table, 'Dusk');
}

test('hideout: a round out of everybody’s reach, and without a vote', async () => {
  const table = await dealtTo(8, 'hideout', 'corner-shot');
  const { evening, name } = table;
  const [hidden, shooter] = ['Hideout', 'Shot from the corner'].map(table.holder) as [Person, Person];
  const [a, b] = bystanders(table) as [Person, Person];
  const mafia = table.all('Mafioso');
  await sleep(table, mafia, a);
  await idleDay(table);
  // Everybody may let it pass, whoever holds what.
  expect(labelsOf(hidden)).toEqual(['🃏 Hideout', PASS]);
  expect(labelsOf(shooter)).toEqual(['🃏 Shot from the corner', PASS]);
  for (const person of [b, ...mafia]) expect(labelsOf(person)).toEqual([PASS]);
  await playCard(table, hidden);
  expectTold(told(table, 'Dusk'), 'news-card-hideout', { by: name(hidden) });
  // The dusk lasts its time all the same.
  expect(lastPost(table)).toContain('Dusk');
  await untilPosted(table, 'Night 2');
  for (const mafioso of mafia) expect(offers(mafioso, hidden)).toBe(false);
  await sleep(table, mafia, b);
  await untilPosted(table, 'Discussion');
  await press(evening, shooter, asked(shooter)!, '🃏 Shot from the corner');
  expect(asked(shooter)!.text).toContain('At whom do you shoot from the corner?');
  expect(offers(shooter, hidden)).toBe(false);
  await press(evening, shooter, asked(shooter)!, '↩️ Not now');
  await talkOut(table);
  expect(told(table, 'Trial of day 2')).toContain('Only these vote');
  expect(asked(hidden)).toBeUndefined();
  expect(offers(mafia[0]!, hidden)).toBe(false);
  await voteAll(table, new Map());
  await untilPosted(table, 'Night 3');
  expect(offers(mafia[0]!, hidden)).toBe(true);
});

test('safe-conduct: one night, and by day nothing', async () => {
  const table = await dealtTo(8, 'safe-conduct');
  const { name } = table;
  const safe = table.holder('Safe-conduct');
  const [a, b, c] = bystanders(table) as [Person, Person, Person];
  const mafia = table.all('Mafioso');
  await sleep(table, mafia, a);
  await idleDay(table);
  await playCard(table, safe);
  expectTold(told(table, 'Dusk'), 'news-card-safe-conduct', { by: name(safe) });
  await untilPosted(table, 'Night 2');
  for (const mafioso of mafia) expect(offers(mafioso, safe)).toBe(false);
  await sleep(table, mafia, b);
  await untilPosted(table, 'Discussion');
  await talkOut(table);
  expect(offers(c, safe)).toBe(true);
  expect(labelsOf(safe)).toContain(ABSTAIN);
  await voteAll(table, new Map());
  await untilPosted(table, 'Night 3');
  expect(offers(mafia[0]!, safe)).toBe(true);
});

test('arrest and seizure: nobody votes for the one, the other votes for nobody', async () => {
  const table = await dealtTo(9, 'arrest', 'seizure');
  const { name } = table;
  const [arrested, seizer] = ['Arrest', 'Seizure'].map(table.holder) as [Person, Person];
  const [a, seized, c] = bystanders(table) as [Person, Person, Person];
  const mafia = table.all('Mafioso');
  await sleep(table, mafia, a);
  expectTold(lastPost(table), 'news-out-shot', { name: `${name(a)}, Police officer` });
  expect(lastPost(table)).toContain('🃏 The hour of morning cards');
  expect(labelsOf(arrested)).toEqual(['🃏 Arrest', PASS]);
  expect(labelsOf(seizer)).toEqual(['🃏 Seizure', PASS]);
  expect(labelsOf(c)).toEqual([PASS]);
  expect(asked(a)).toBeUndefined();
  await playCard(table, arrested);
  expectTold(lastPost(table), 'news-card-arrest', { by: name(arrested) });
  await playCard(table, seizer, seized);
  expectTold(lastPost(table), 'news-card-seizure', { by: name(seizer), on: name(seized) });
  expect(asked(seizer)).toBeUndefined();
  await untilPosted(table, 'Discussion');
  // Whoever has lost the vote may talk all the same.
  expect(labelsOf(seized)).toEqual(['✔️ Ready for the ballot']);
  await talkOut(table);
  const trial = told(table, 'Trial of day 1');
  expect(trial).toContain('Only these vote');
  expect(trial.split('Only these vote')[1]!.split('\n')[0]).not.toContain(seized.name);
  expect(asked(seized)).toBeUndefined();
  for (const voter of [c, seizer, ...mafia]) {
    expect(offers(voter, arrested)).toBe(false);
    expect(offers(voter, seized)).toBe(true);
  }
  expect(labelsOf(arrested)).toContain(ABSTAIN);
  await voteAll(table, new Map());
  await untilPosted(table, 'Night 2');
  await sleep(table, mafia, c);
  await untilPosted(table, 'Discussion');
  await talkOut(table);
  // A day later all is as it was.
  expect(labelsOf(seized)).toContain(ABSTAIN);
  expect(offers(seized, arrested)).toBe(true);
});

test('wiretap: all hear who listens to whom, one hears what', async () => {
  const table = await dealtTo(8, 'wiretap');
  const { name, seated } = table;
  const listener = table.holder('Wiretap');
  const [a] = bystanders(table) as [Person];
  const mafia = table.all('Mafioso');
  await sleep(table, mafia, a);
  await idleDay(table);
  await playCard(table, listener, mafia[0]!);
  expectTold(told(table, 'Dusk'), 'news-card-wiretap', { by: name(listener), on: name(mafia[0]!) });
  const learned = `${name(mafia[0]!)}: Mafioso`;
  const heard = (person: Person) => person.direct.messages.map(({ text }) => text).join('\n');
  await untilPosted(table, 'Night 2');
  expect(heard(listener)).toContain(learned);
  for (const person of seated) {
    if (person !== listener && !mafia.includes(person)) expect(heard(person)).not.toContain(learned);
  }
});

test('without decoys only those are asked who can answer, and a window nobody can answer is left out', async () => {
  const table = await dealtAt({
    edition: 'spytown',
    players: 8,
    cards: ['vest', 'arrest'],
    presses: ['decoys:off'],
    fits: (seats) => seats.filter(({ card }) => card !== 'neutral').every(({ role }) => role === 'policeman'),
  });
  const { evening, name } = table;
  const [vest, arrest] = ['Bulletproof vest', 'Arrest'].map(table.holder) as [Person, Person];
  const [a] = bystanders(table) as [Person];
  const mafia = table.all('Mafioso');
  expect(labelsOf(a)).toEqual([]);
  await sleep(table, mafia, vest);
  expect(lastPost(table)).toContain(`${name(vest)} is hit`);
  expect(labelsOf(vest)).toEqual(['🃏 Bulletproof vest', PASS]);
  for (const person of [a, arrest, ...mafia]) expect(labelsOf(person)).toEqual([]);
  await playCard(table, vest);
  expect(lastPost(table)).toContain('🃏 The hour of morning cards');
  expect(labelsOf(arrest)).toEqual(['🃏 Arrest', PASS]);
  expect(labelsOf(vest)).toEqual([]);
  await playCard(table, arrest);
  // Nobody is waited for any more.
  expect(lastPost(table)).not.toContain('The hour');
  await untilPosted(table, 'Discussion');
  await talkOut(table);
  await voteAll(table, new Map());
  await untilPosted(table, 'Night 2');
  await sleep(table, mafia, a);
  expectTold(lastPost(table), 'news-out-shot', { name: `${name(a)}, Police officer` });
  expect(evening.group.messages.at(-1)!.text).not.toContain('is hit. Whoever');
});
