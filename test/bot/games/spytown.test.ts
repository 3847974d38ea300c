/** Whole games of `spytown` by chat buttons, and what large tables, children and a person who leads make of them. */
import { expect, test } from 'vitest';
import type { Person } from '../../../bot/playground/index.ts';
import {
  asked,
  condemn,
  dealtAt,
  goAway,
  labelsOf,
  lastPost,
  say,
  sayAll,
  sleep,
  speakOut,
  talkOut,
  told,
  voteAll,
} from '../../kit/evening/card-table.ts';
import { isOver } from '../../kit/evening/crowd.ts';
import { isPress } from '../../kit/evening/evening.ts';
import { press, roleOf } from '../../kit/evening/moves.ts';
import { playAgain, playedOut } from '../../kit/evening/whole-game.ts';
import { oneAMode } from '../../kit/laws/effort.ts';
import { expectTold, lineWith } from '../../kit/telling/told.ts';

const TABLES = [
  ['basic', 6, 'uk'],
  ['basic', 10, 'ru'],
  ['extended', 7, 'ru'],
  ['extended', 14, 'en'],
  ['extended', 20, 'uk'],
  ['kids', 9, 'en'],
  ['kids', 13, 'ru'],
] as const;

test.each(oneAMode(TABLES))('%s, %i players, %s', async (mode, players, language) => {
  const evening = await playedOut({ edition: 'spytown', mode, players, language });
  if (mode === 'kids') {
    // Nobody dies, is shot or stands trial where children play.
    for (const { text } of evening.group.messages) {
      expect(text.split('omerta deal')[0]).not.toMatch(/killed|executed|mafi|trial|убит|казн|мафи|суд[^ьа]/i);
    }
  }
  await playAgain(evening);
});

test('with six players the agent looks once, at the own risk', async () => {
  const table = await dealtAt({ edition: 'spytown', mode: 'basic', players: 6 });
  const { evening, name } = table;
  const [agent] = table.all('Agent') as [Person];
  const [mafioso] = table.all('Mafioso') as [Person];
  expect(asked(mafioso)!.text).toContain('Whom do you suspect?');
  await sayAll(table, new Map([[agent, mafioso]]));
  expectTold(told(table, 'Morning 1'), 'news-out-shot', { name: `${name(agent)}, Agent` });
  expect(agent.direct.messages.at(-1)!.text).toContain(`${name(mafioso)}: Mafioso`);
  expect(lastPost(table)).not.toContain('Mafioso');
  await evening.pass(10);
  await talkOut(table);
  await voteAll(table, new Map());
  await evening.pass(12);
  expect(told(table, 'Night 2')).toContain('Called in turn: The mafia.');
  expect(asked(mafioso)!.text).toContain('Whom do you shoot?');
});

test('with twenty players the first two killed shoot back', async () => {
  const table = await dealtAt({ edition: 'spytown', mode: 'basic', players: 20 });
  const { evening, name } = table;
  const mafia = table.all('Mafioso');
  const [a, b, c, d] = table.all('Police officer') as [Person, Person, Person, Person];
  await sleep(table, mafia, a);
  expectTold(lastPost(table), 'news-out-shot', { name: `${name(a)}, Police officer` });
  expect(lastPost(table)).toContain(`${name(a)} may fire a last shot in the direct chat`);
  expect(asked(a)!.text).toContain('You are out, but not done');
  expect(asked(b)).toBeUndefined();
  await say(table, a, mafia[0]!);
  await evening.pass(3);
  expectTold(lastPost(table), 'news-shot', { by: name(a), shot: name(mafia[0]!) });
  expectTold(lastPost(table), 'news-out-struck', { name: `${name(mafia[0]!)}, Mafioso` });
  await evening.pass(10);
  await talkOut(table);
  await condemn(table, b);
  expect(lastPost(table)).toContain(`${name(b)} may fire a last shot`);
  await press(evening, b, asked(b)!, 'Let it pass');
  await evening.pass(15);
  await sleep(table, mafia.slice(1), c);
  // From the second round on there is none.
  expectTold(told(table, 'Morning 2'), 'news-out-shot', { name: `${name(c)}, Police officer` });
  expect(lastPost(table)).not.toContain('last shot');
  expect(asked(c)).toBeUndefined();
  expect(asked(d)).toBeUndefined();
});

test('children point at one more, who points at nobody', async () => {
  const table = await dealtAt({ edition: 'spytown', mode: 'kids', players: 8 });
  const { evening, name } = table;
  const rascals = table.all('Rascal');
  const [a, b, c] = table.all('Cadet') as [Person, Person, Person];
  await sleep(table, rascals, a);
  expectTold(lastPost(table), 'news-out-shot', { name: `${name(a)}, Cadet` }, { manner: 'kids' });
  expect(lastPost(table)).toContain(`👉 ${name(a)} may point at one more player in the direct chat`);
  await say(table, a, b);
  await evening.pass(3);
  expectTold(lastPost(table), 'news-shot', { by: name(a), shot: name(b) }, { manner: 'kids' });
  expectTold(lastPost(table), 'news-out-struck', { name: `${name(b)}, Cadet` }, { manner: 'kids' });
  expect(asked(b)).toBeUndefined();
  await evening.pass(10);
  await talkOut(table);
  // One leads: there is no final.
  await voteAll(
    table,
    new Map([
      [c, rascals[0]!],
      [rascals[1]!, rascals[0]!],
      [rascals[0]!, c],
    ]),
  );
  await evening.pass(2);
  expectTold(lastPost(table), 'news-out-condemned', { name: `${name(rascals[0]!)}, Rascal` }, { manner: 'kids' });
  await press(evening, rascals[0]!, asked(rascals[0]!)!, 'Point at nobody');
  await evening.pass(15);
  expect(lastPost(table)).toContain('Quiet hour 2');
});

test('a repeat in which nobody changes anything, and the lot', async () => {
  const table = await dealtAt({ edition: 'spytown', mode: 'basic', players: 8 });
  const { evening, name } = table;
  const mafia = table.all('Mafioso');
  const [a, b, c, d, e] = table.all('Police officer') as [Person, Person, Person, Person, Person];
  await sleep(table, mafia, e);
  await evening.pass(10);
  await talkOut(table);
  const even = new Map([
    [a, b],
    [b, a],
    [c, a],
    [d, b],
  ]);
  await voteAll(table, even);
  const trial = evening.posted('Trial of day 1');
  expectTold(trial.text, 'trial-tie', { names: [a, b].map(name).join(', ') });
  expect(asked(a)!.text).toContain('You have the floor');
  await speakOut(table, 2);
  await voteAll(table, even);
  expect(trial.text).toContain('Repeat 1, until');
  expect(trial.text).toMatch(/First ballot:[\s\S]*Final ballot:/);
  // How the own vote stands is shown, and may be said again.
  expect(asked(a)!.text).toContain(`Vote: ${name(b)}.`);
  expect(labelsOf(a)).toEqual([expect.stringMatching(/^✔️ Keep: \d+\. Player \d+$/), '✏️ Change: vote']);
  expect(labelsOf(mafia[0]!)).toContain('I abstain');
  await press(evening, a, asked(a)!, ({ text }) => text.startsWith('✔️ Keep'));
  await evening.pass(2);
  expect(
    a.direct.messages
      .at(-1)!
      .buttons.flat()
      .map(({ text }) => text),
  ).toEqual(['✏️ Change: vote']);
  await evening.pass(90);
  const verdict = told(table, 'Verdict of day 1');
  const [, afterCount = ''] = verdict.split('Repeat 1:');
  expectTold(afterCount, 'news-lot', { lot: [a, b].map(name).join(', ') });
  const condemned = [a, b].map((one) => lineWith('news-out-condemned', { name: `${name(one)}, Police officer` }));
  expect(afterCount.split('\n')).toContainEqual(expect.toBeOneOf(condemned));
  expect(d.direct.messages.at(-1)!.text).toContain(`The ballot is closed.\nVote: ${name(b)}.`);
});

test('whoever leads removes somebody by buttons', async () => {
  const table = await dealtAt({ edition: 'spytown', players: 9, cards: ['vest'], isLed: true });
  const { evening, name, seated } = table;
  const leader = evening.people[0]!;
  expect(seated).toHaveLength(8);
  const cards = leader.direct.messages.find(({ text }) => text.includes('You lead this game'))!;
  for (const person of seated) expect(cards.text).toContain(name(person));
  expect(cards.text).toContain(`${name(table.holder('Bulletproof vest'))}: Bulletproof vest`);
  const lead = leader.direct.messages.findLast(({ buttons }) => buttons.flat().some(isPress('q:')))!;
  expect(lead.text).toContain('may be removed at any time: the role is shown, and nothing answers it');
  const removed = table.holder('Bulletproof vest');
  const remove = async (whom: Person) => {
    await press(evening, leader, lead, ({ callbackData = '' }) => callbackData.includes(':odisqualify'));
    await press(evening, leader, lead, ({ text }) => text.endsWith(`. ${whom.name}`));
    await press(evening, leader, lead, ({ text }) => text.startsWith('✅'));
    await evening.pass(3);
  };
  await remove(removed);
  // Out at once, in the middle of the night, and no card answers it.
  expect(asked(removed)).toBeUndefined();
  const night = evening.group.messages.findLast(({ text }) => text.includes('Night 1'))!;
  const shown = { name: `${name(removed)}, ${roleOf(removed)}` };
  expectTold(night.text, 'news-out-disqualified', shown);
  const mafia = table.all('Mafioso').filter((person) => person !== removed);
  const victim = table.all('Police officer').find((person) => person !== removed)!;
  await sleep(table, mafia, victim);
  const morning = evening.group.messages.findLast(({ text }) => text.includes('Morning 1'))!.text;
  expectTold(morning, 'news-out-disqualified', shown);
  expect(labelsOf(leader).join()).not.toContain(removed.name);
  for (const mafioso of mafia) await remove(mafioso);
  // A killing is being settled: who has won is seen when it is.
  expect(isOver(evening)).toBe(false);
  await evening.pass(20);
  expect(isOver(evening)).toBe(true);
  expectTold(told(table, 'The game is over'), 'side-police-won');
});

test('whoever leaves in a window or in a ballot is out at once', async () => {
  const table = await dealtAt({
    edition: 'spytown',
    players: 9,
    cards: ['vest', 'bandage'],
    fits: (seats) => seats.filter(({ card }) => card !== 'neutral').every(({ role }) => role === 'policeman'),
  });
  const { evening, name } = table;
  const mafia = table.all('Mafioso');
  const officers = table.all('Police officer');
  const [bandage, vest] = ['Bandage', 'Bulletproof vest'].map(table.holder) as [Person, Person];
  const [a, b, c] = officers.filter((person) => ![bandage, vest].includes(person)) as [Person, Person, Person];
  await sleep(table, mafia, a);
  expect(lastPost(table)).toContain(`${name(a)} is hit`);
  // The one hit goes: that settles it, and nobody can bandage him.
  await goAway(table, a);
  expect(lastPost(table)).toEqual(lineWith('news-out-left', { name: `${name(a)}, Police officer` }));
  expect(asked(bandage)).toBeUndefined();
  expect(a.direct.messages.some(({ buttons }) => buttons.flat().some(isPress('q:')))).toBe(false);
  await evening.pass(12);
  await talkOut(table);
  for (const [by, whom] of [
    [b, c],
    [c, b],
    [mafia[0]!, c],
  ] as const)
    await say(table, by, whom);
  await goAway(table, c);
  expectTold(told(table, 'Trial of day 1'), 'news-out-left', { name: `${name(c)}, Police officer` });
  expect(asked(c)).toBeUndefined();
  // Whoever had named him may vote again, as if nothing had been said.
  for (const voter of [b, mafia[0]!]) {
    expect(asked(voter)!.text).not.toContain('Vote:');
    expect(labelsOf(voter)).toContain('I abstain');
    expect(labelsOf(voter).join()).not.toContain(c.name);
  }
  await condemn(table, b);
  await evening.pass(2);
  expect(lastPost(table)).toMatch(new RegExp(`First ballot:\\n${b.name} \\(\\d\\): 6 `));
});
