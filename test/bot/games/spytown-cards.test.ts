/** Action cards of `spytown` by chat buttons: what the group, the holder and everybody else read of them. */
import { expect, test } from 'vitest';
import type { Person } from '../../../bot/playground/index.ts';
import {
  ABSTAIN,
  asked,
  bystanders,
  cardMessageOf,
  condemn,
  dealtAt,
  held,
  labelsOf,
  lastPost,
  PASS,
  playCard,
  say,
  sayAll,
  sleep,
  talkOut,
  told,
  untilPosted,
  voteAll,
} from '../../kit/evening/card-table.ts';
import { press } from '../../kit/evening/moves.ts';
import { expectTold, expectUntold } from '../../kit/telling/told.ts';

test('a vest in the night, a bandage for another, and a vest that is used up', async () => {
  const table = await dealtAt({
    edition: 'spytown',
    players: 9,
    cards: ['vest', 'bandage'],
    fits: held({ vest: 'policeman', bandage: 'policeman' }),
  });
  const { evening, name } = table;
  const [vest, bandage] = ['Bulletproof vest', 'Bandage'].map(table.holder) as [Person, Person];
  const [a, b] = bystanders(table) as [Person, Person];
  const mafia = table.all('Mafioso');
  expect(cardMessageOf(vest)!.text).toContain('🃏 Bulletproof vest · When you are hit');
  expect(cardMessageOf(vest)!.text).toContain('Your role can use it.');

  await sleep(table, mafia, vest);
  const morning = evening.posted('Morning 1');
  expectTold(morning.text, 'news-hit', { hit: name(vest) });
  expect(morning.text).toContain(`${name(vest)} is hit. Whoever has a card for it may play it`);
  expect(morning.text).not.toContain('Police officer');
  expect(labelsOf(vest)).toEqual(['🃏 Bulletproof vest', PASS]);
  expect(labelsOf(bandage)).toEqual(['🃏 Bandage', PASS]);
  for (const person of [a, b, ...mafia]) expect(labelsOf(person)).toEqual([PASS]);
  await press(evening, a, asked(a)!, PASS);
  expect(a.direct.messages.at(-1)!.text).toContain('You have let it pass.');
  // Looked at, and not after all.
  await press(evening, vest, asked(vest)!, '🃏 Bulletproof vest');
  expect(asked(vest)!.text).toContain('Show the vest and stay?');
  await press(evening, vest, asked(vest)!, ({ text }) => text === '↩️ Not now');
  expect(labelsOf(vest)).toEqual(['🃏 Bulletproof vest', PASS]);
  await playCard(table, vest);
  expectTold(lastPost(table), 'news-card-vest', { by: name(vest) });
  expectTold(lastPost(table), 'news-saved', { saved: name(vest) });
  expectUntold(lastPost(table), 'news-out-shot');
  expect(cardMessageOf(vest)!.text).toContain('It has been played.');
  expect(asked(bandage)).toBeUndefined();

  await evening.pass(12);
  await talkOut(table);
  await condemn(table, a);
  const verdict = evening.posted('Verdict of day 1');
  expectTold(verdict.text, 'news-hit', { hit: name(a) });
  expect(labelsOf(vest)).toEqual([PASS]);
  expect(labelsOf(bandage)).toEqual(['🃏 Bandage', PASS]);
  expect(labelsOf(a)).toEqual([PASS]);
  await playCard(table, bandage);
  expectTold(lastPost(table), 'news-card-bandage', { by: name(bandage), on: name(a) });
  expectTold(lastPost(table), 'news-saved', { saved: name(a) });
  expectUntold(lastPost(table), 'news-out-condemned');

  // Both cards are spent: the next one hit falls at once.
  await evening.pass(32);
  await sleep(table, mafia, vest);
  expectTold(told(table, 'Morning 2'), 'news-out-shot', { name: `${name(vest)}, Police officer` });
});

test('a vest against the ballot', async () => {
  const table = await dealtAt({
    edition: 'spytown',
    players: 8,
    cards: ['vest'],
    fits: held({ vest: 'mafioso' }),
  });
  const { evening, name } = table;
  const vest = table.holder('Bulletproof vest');
  const [victim] = bystanders(table) as [Person];
  await sleep(table, table.all('Mafioso'), victim);
  // As far as anybody knows there may be a vest: the window lasts its time.
  expect(lastPost(table)).toContain(`${name(victim)} is hit`);
  await evening.pass(16);
  expect(lastPost(table)).toContain(`${name(victim)} is hit`);
  await evening.pass(3);
  expectTold(lastPost(table), 'news-out-shot', { name: `${name(victim)}, Police officer` });
  expect(victim.direct.messages.at(-1)!.text).toContain('That moment has passed.');
  await evening.pass(10);
  await talkOut(table);
  await condemn(table, vest);
  await playCard(table, vest);
  expectTold(lastPost(table), 'news-card-vest', { by: name(vest) });
  expectTold(lastPost(table), 'news-saved', { saved: name(vest) });
  expect(evening.group.messages.map(({ text }) => text).join()).not.toContain(`${name(vest)}, Mafioso`);
  await evening.pass(35);
  expect(told(table, 'Night 2')).toContain('Called in turn: Agent → The mafia.');
});

test('a shot from the corner is answered by a last shot', async () => {
  const table = await dealtAt({
    edition: 'spytown',
    players: 12,
    cards: ['corner-shot', 'last-shot', 'bandage'],
    fits: held({ 'corner-shot': 'policeman', 'last-shot': 'policeman', bandage: 'mafioso' }),
  });
  const { evening, name } = table;
  const [corner, last] = ['Shot from the corner', 'Last shot'].map(table.holder) as [Person, Person];
  const mafia = table.all('Mafioso');
  const [a, b] = bystanders(table) as [Person, Person];
  await sleep(table, mafia, a);
  await untilPosted(table, 'Discussion');
  const day = evening.posted('Discussion');
  expect(labelsOf(corner)).toEqual(['🃏 Shot from the corner', '✔️ Ready for the ballot']);
  expect(labelsOf(b)).toEqual(['✔️ Ready for the ballot']);
  await press(evening, b, asked(b)!, '✔️ Ready for the ballot');
  await playCard(table, corner, last);
  const shot = evening.group.messages.at(-1)!;
  expectTold(shot.text, 'news-card-corner-shot', { by: name(corner), on: name(last) });
  expectTold(shot.text, 'news-hit', { hit: name(last) });
  expect(shot.text).toContain(`${name(last)} is hit. Whoever`);
  expectUntold(day.text, 'news-card-corner-shot');
  // Nobody can talk on until it is settled; the window gives away no holder.
  expect(labelsOf(b)).toEqual([PASS]);
  await evening.pass(20);
  expectTold(lastPost(table), 'news-out-struck', { name: `${name(last)}, Police officer` });
  expect(lastPost(table)).toContain(`${name(last)} may fire a last shot`);
  expect(asked(b)).toBeUndefined();
  expect(labelsOf(last)).toEqual(['🃏 Last shot', PASS]);
  await playCard(table, last, mafia[0]!);
  expectTold(lastPost(table), 'news-card-last-shot', { by: name(last), on: name(mafia[0]!) });
  expect(lastPost(table)).toContain(`${name(mafia[0]!)} is hit. Whoever`);
  await evening.pass(21);
  expectTold(lastPost(table), 'news-out-struck', { name: `${name(mafia[0]!)}, Mafioso` });
  // The talk goes on, and whoever was ready still is.
  expect(lastPost(table)).toContain('🗣 Discussion');
  expect(asked(b)).toBeUndefined();
  expect(labelsOf(corner)).toEqual(['✔️ Ready for the ballot']);
  await talkOut(table);
  expect(told(table, 'Trial of day 1')).toContain('First ballot');
});

test('the Leader votes first, and decides a tie', async () => {
  const table = await dealtAt({
    edition: 'spytown',
    players: 8,
    cards: ['leader'],
    fits: held({ leader: 'policeman' }),
  });
  const { evening, name } = table;
  const leader = table.holder('Leader');
  const [a, b, c] = bystanders(table) as [Person, Person, Person];
  const mafia = table.all('Mafioso');
  expectTold(evening.posted('The cards are dealt').text, 'news-leader', { leader: name(leader) });
  await sleep(table, mafia, c);
  await evening.pass(12);
  await talkOut(table);
  const trial = evening.posted('Trial of day 1');
  expect(trial.text).toContain(`The Leader: ${name(leader)}. The Leader votes first.`);
  for (const person of [a, b, ...mafia]) expect(asked(person)).toBeUndefined();
  const question = asked(leader)!;
  await say(table, leader, ABSTAIN);
  await evening.pass(2);
  expectTold(trial.text, 'leader-abstains', { name: name(leader) });
  await say(table, leader, mafia[0]!);
  // Who has voted is told now and then.
  await evening.pass(25);
  expectUntold(trial.text, 'leader-abstains', { name: name(leader) });
  expectTold(trial.text, 'leader-vote', { name: name(leader), target: name(mafia[0]!) });
  // Now everybody may, and the Leader's own question stays the same one, with the vote in it.
  expect(asked(leader)).toBe(question);
  expect(question.text).toContain(`Vote: ${name(mafia[0]!)}.`);
  expect(labelsOf(leader)).toEqual(['✏️ Change: vote']);
  expect(labelsOf(a)).toContain(ABSTAIN);
  await voteAll(
    table,
    new Map([
      [a, b],
      [b, a],
    ]),
  );
  await evening.pass(3);
  expect(question.text).toContain(`The ballot is closed.\nVote: ${name(mafia[0]!)}.`);
  // One vote each for three.
  expect(trial.text).toContain('A tie. The Leader names one of them');
  expect(asked(leader)!.text).toContain('You are the Leader, and it is a tie: whom do you name?');
  expect(asked(leader)!.text).not.toContain('change your vote');
  expect(labelsOf(leader)).toHaveLength(3);
  for (const person of [a, b, ...mafia]) expect(asked(person)).toBeUndefined();
  await say(table, leader, mafia[0]!);
  await evening.pass(3);
  expectTold(told(table, 'Verdict of day 1'), 'news-out-condemned', { name: `${name(mafia[0]!)}, Mafioso` });
  await evening.pass(32);
  await sayAll(table, new Map());
  const living = table.seated.filter((person) => ![c, mafia[0]!].includes(person));
  const next = living[(living.indexOf(leader) + 1) % living.length]!;
  expectTold(lastPost(table), 'news-leader', { leader: name(next) });
});
