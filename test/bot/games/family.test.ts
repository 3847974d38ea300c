/** Whole games of `family` by chat buttons, and nights with every role in them. */
import { expect, test } from 'vitest';
import type { Person } from '../../../bot/playground/index.ts';
import {
  ABSTAIN,
  asked,
  cardMessageOf,
  condemn,
  dealtAt,
  goAway,
  labelsOf,
  lastPost,
  PASS,
  playCard,
  sayAll,
  sleep,
  talkOut,
  told,
  untilPosted,
  voteAll,
} from '../../kit/evening/card-table.ts';
import { isOver } from '../../kit/evening/crowd.ts';
import { press } from '../../kit/evening/moves.ts';
import { playAgain, playedOut } from '../../kit/evening/whole-game.ts';
import { oneAMode } from '../../kit/laws/effort.ts';
import { expectTold } from '../../kit/telling/told.ts';

const TABLES = [
  ['basic', 7, 'uk'],
  ['basic', 12, 'en'],
  ['basic', 15, 'ru'],
  ['extended', 8, 'en'],
  ['extended', 13, 'uk'],
  ['kids', 10, 'ru'],
] as const;

test.each(oneAMode(TABLES))('%s, %i players, %s', async (mode, players, language) => {
  await playAgain(await playedOut({ edition: 'family', mode, players, language }));
});

const textsOf = ({ direct }: Person): string => direct.messages.map(({ text }) => text).join('\n');

test('three nights of commissioner, doctor, detective, catwoman and maniac', async () => {
  const table = await dealtAt({ edition: 'family', mode: 'basic', players: 12 });
  const { evening, name } = table;
  const [commissioner, doctor, detective, catwoman, maniac] = [
    'Commissioner',
    'Doctor',
    'Detective',
    'Catwoman',
    'Maniac',
  ].map((role) => table.all(role)[0]!) as [Person, Person, Person, Person, Person];
  const [a, b, c, d] = table.all('Citizen') as [Person, Person, Person, Person];
  const mafia = table.all('Mafioso');
  const [m, n] = mafia as [Person, Person];
  const night = evening.posted('Night 1').text;
  expect(night).toContain('Called in turn: The mafia → Commissioner → Detective → Doctor → Catwoman → Maniac.');
  expect(asked(commissioner)!.text).toContain('Whom do you check?');
  expect(asked(catwoman)!.text).toContain('Whom do you visit?');
  expect(asked(catwoman)!.text).toContain('has no vote on the coming day');
  expect(labelsOf(maniac)).toContain('Spare everybody tonight');
  expect(labelsOf(doctor).some((text) => text.endsWith(`. ${doctor.name}`))).toBe(true);

  // The maniac spares everybody; all that is left is the mafia's shot, and the doctor is there.
  const first = new Map<Person, Person | null>([
    [maniac, null],
    ...mafia.map((person) => [person, a] as const),
    [commissioner, m] as const,
    [detective, b] as const,
    [doctor, a] as const,
    [catwoman, c] as const,
  ]);
  await sayAll(table, first);
  expect(lastPost(table)).toContain('Night 1');
  await press(evening, maniac, asked(maniac)!, 'Spare everybody tonight');
  await evening.pass(2);
  expect(maniac.direct.messages.at(-1)!.text).toContain('Your answer: Spare everybody tonight.');
  const morning = told(table, 'Morning 1');
  expectTold(morning, 'news-uncovered');
  expectTold(morning, 'news-healed');
  expectTold(morning, 'news-blocked', { blocked: name(c) });
  expectTold(morning, 'news-quiet');
  for (const person of [a, m, b]) expect(morning).not.toContain(name(person));
  expect(textsOf(commissioner)).toContain(`${name(m)}: Mafioso`);
  expect(textsOf(detective)).toContain(`${name(b)}: Citizen`);
  await untilPosted(table, 'Discussion');
  expect(labelsOf(c)).toEqual(['✔️ Ready for the ballot']);
  await talkOut(table);
  expect(told(table, 'Trial of day 1')).toContain('Only these vote');
  expect(asked(c)).toBeUndefined();
  expect(labelsOf(b)).toContain(ABSTAIN);
  await voteAll(table, new Map());
  await untilPosted(table, 'Night 2');

  // Nobody twice running for doctor and catwoman; the maniac has all his shots left.
  expect(labelsOf(doctor).some((text) => text.endsWith(`. ${a.name}`))).toBe(false);
  expect(labelsOf(catwoman).some((text) => text.endsWith(`. ${c.name}`))).toBe(false);
  await sayAll(
    table,
    new Map([
      ...mafia.map((person) => [person, a] as const),
      [commissioner, b] as const,
      [detective, n] as const,
      [doctor, doctor] as const,
      [catwoman, d] as const,
      [maniac, d] as const,
    ]),
  );
  const second = told(table, 'Morning 2');
  for (const dead of [a, d]) expectTold(second, 'news-out-shot', { name: `${name(dead)}, Citizen` });
  expectTold(second, 'news-out-shot', { name: `${name(n)}, Mafioso` });
  expect(second).not.toMatch(/commissioner|doctor|catwoman/i);
  expect(textsOf(detective)).toContain(`${name(n)}: Mafioso`);
  await untilPosted(table, 'Discussion');
  await talkOut(table);
  await condemn(table, maniac);
  await untilPosted(table, 'Night 3');
  expectTold(told(table, 'Verdict of day 2'), 'news-out-condemned', { name: `${name(maniac)}, Maniac` });
  // The doctor has treated himself once.
  expect(labelsOf(doctor).some((text) => text.endsWith(`. ${doctor.name}`))).toBe(false);
  await sayAll(table, new Map([[detective, m] as const]));
  await untilPosted(table, 'Discussion');
  await goAway(table, mafia[2]!);
  // Catwoman and town share it.
  expect(isOver(evening)).toBe(true);
  const end = told(table, 'The game is over');
  expectTold(end, 'side-town-won');
});

test('cards of the second box: vest, bandage, and a shot at dusk', async () => {
  const table = await dealtAt({
    edition: 'family',
    players: 12,
    cards: ['vest', 'bandage', 'corner-shot'],
    fits: (seats) => seats.filter(({ card }) => card !== 'neutral').every(({ role }) => role === 'citizen'),
  });
  const { evening, name } = table;
  const [vest, bandage, corner] = ['Bulletproof vest', 'Bandage', 'Shot from the corner'].map(table.holder) as [
    Person,
    Person,
    Person,
  ];
  const mafia = table.all('Mafioso');
  await sleep(table, mafia, vest);
  await press(evening, vest, asked(vest)!, PASS);
  await playCard(table, bandage);
  expectTold(lastPost(table), 'news-card-bandage', { by: name(bandage), on: name(vest) });
  // The vest is still there.
  expect(cardMessageOf(vest)!.text).not.toContain('It has been played.');
  await untilPosted(table, 'Discussion');
  await talkOut(table);
  await voteAll(table, new Map());
  await untilPosted(table, 'Dusk');
  expect(labelsOf(corner)).toEqual(['🃏 Shot from the corner', PASS]);
  for (const person of [vest, bandage, mafia[0]!]) await press(evening, person, asked(person)!, PASS);
  await playCard(table, corner, vest);
  expectTold(lastPost(table), 'news-card-corner-shot', { by: name(corner), on: name(vest) });
  await playCard(table, vest);
  expectTold(lastPost(table), 'news-saved', { saved: name(vest) });
  // The dusk goes on with what it had left, and then it is night.
  expect(lastPost(table)).toContain('Dusk');
  expect(asked(mafia[0]!)).toBeUndefined();
  expect(labelsOf(mafia[1]!)).toEqual([PASS]);
  await untilPosted(table, 'Night 2');
  await sleep(table, mafia, bandage);
  expectTold(told(table, 'Morning 2'), 'news-out-shot', { name: `${name(bandage)}, Citizen` });
});

test('students and rascals: a last finger, also against the vote', async () => {
  const table = await dealtAt({ edition: 'family', mode: 'kids', players: 8 });
  const { evening, name } = table;
  const [r, s] = table.all('Rascal') as [Person, Person];
  const [a] = table.all('Student') as [Person];
  await sleep(table, [r, s], a);
  expectTold(lastPost(table), 'news-out-shot', { name: `${name(a)}, Student` }, { manner: 'kids' });
  await press(evening, a, asked(a)!, ({ text }) => text.endsWith(`. ${r.name}`));
  await press(evening, a, asked(a)!, ({ text }) => text.startsWith('✅'));
  await untilPosted(table, 'Discussion');
  const pointed = told(table, `${name(r)}, Rascal`);
  expectTold(pointed, 'news-shot', { by: name(a), shot: name(r) }, { manner: 'kids' });
  expectTold(pointed, 'news-out-struck', { name: `${name(r)}, Rascal` }, { manner: 'kids' });
  await talkOut(table);
  await condemn(table, s);
  expect(lastPost(table)).toContain(`${name(s)} may point at one more player`);
  // The last of the rascals is out, and still has the last word.
  expect(isOver(evening)).toBe(false);
  await press(evening, s, asked(s)!, 'Point at nobody');
  await evening.pass(3);
  expect(isOver(evening)).toBe(true);
});
