/** Cards of `spytown` that change who somebody is or plays for: recruitment, a change of role, the new gang. */
import { expect, test } from 'vitest';
import type { Person } from '../../../bot/playground/index.ts';
import {
  asked,
  bystanders,
  cardMessageOf,
  dealtAt,
  goAway,
  held,
  labelsOf,
  lastPost,
  PASS,
  playCard,
  say,
  sleep,
  talkOut,
  told,
  untilPosted,
  voteAll,
} from '../../kit/evening/card-table.ts';
import { isOver } from '../../kit/evening/crowd.ts';
import { press } from '../../kit/evening/moves.ts';
import { expectTold, expectUntold } from '../../kit/telling/told.ts';

test('a recruit: the group is told that it happened, the mafia and the recruit to whom', async () => {
  const table = await dealtAt({
    edition: 'spytown',
    players: 8,
    cards: ['recruit'],
    fits: held({ recruit: 'mafioso' }),
  });
  const { evening, name } = table;
  const holder = table.holder('Recruitment');
  const other = table.all('Mafioso').find((person) => person !== holder)!;
  const [recruit, a, b] = bystanders(table) as [Person, Person, Person];
  await say(table, other, recruit);
  expect(asked(holder)!.text).toContain(`${name(other)} → ${name(recruit)}`);
  const before = [evening.group.messages.length, a.direct.messages.length];
  await playCard(table, holder, recruit);
  expect(asked(holder)!.text).toContain(`${name(recruit)}: is one of the mafia now`);
  // A shot at one's own counts no longer, and is chosen anew.
  expect(asked(other)!.text).not.toContain('Shot:');
  expect(labelsOf(other).join()).not.toContain(recruit.name);
  expect(asked(recruit)!.text).toContain('Whom do you shoot?');
  // The role stays, the aim does not.
  expect(cardMessageOf(recruit)!.text).toContain('Police officer · the mafia');
  expect(cardMessageOf(recruit)!.text).toContain('You win when everybody left alive is of the mafia');
  for (const mafioso of [holder, other]) expect(asked(recruit)!.text).toContain(`${name(mafioso)}: Mafioso`);
  for (const { text } of evening.group.messages) expectUntold(text, 'news-card-recruit');
  expect([evening.group.messages.length, a.direct.messages.length]).toEqual(before);
  await sleep(table, [holder, other, recruit], a);
  const morning = told(table, 'Morning 1');
  expectTold(morning, 'news-card-recruit');
  expect(morning).not.toContain(recruit.name);
  expect(b.direct.messages.map(({ text }) => text).join()).not.toContain('one of the mafia');
  await evening.pass(10);
  await talkOut(table);
  await voteAll(table, new Map());
  await evening.pass(32);
  // From now on he wakes with them.
  await sleep(table, [holder, other, recruit], b);
  expectTold(told(table, 'Morning 2'), 'news-out-shot', { name: `${name(b)}, Police officer` });
  expectUntold(told(table, 'Morning 2'), 'news-card-recruit');
});

test('roles change hands, and the messages under the cover with them', async () => {
  const table = await dealtAt({
    edition: 'spytown',
    players: 8,
    cards: ['swap'],
    fits: held({ swap: 'policeman' }),
  });
  const { evening, name } = table;
  const holder = table.holder('Change of role');
  const [mafioso, other] = table.all('Mafioso') as [Person, Person];
  expectTold(evening.posted('The cards are dealt').text, 'news-card-swap', { by: name(holder) });
  for (const person of [mafioso, other]) expect(asked(person)).toBeUndefined();
  await playCard(table, holder, mafioso);
  expectTold(lastPost(table), 'news-swapped', { swapped: `${name(holder)}, ${name(mafioso)}` });
  expect(lastPost(table)).toContain('🌙 Night 1');
  expect(cardMessageOf(holder)!.text).toContain('Mafioso · the mafia');
  expect(cardMessageOf(mafioso)!.text).toContain('Police officer · the police');
  expect(asked(holder)!.text).toContain(`${name(mafioso)}: Police officer`);
  expect(asked(mafioso)!.text).toContain(`${name(holder)}: Mafioso`);
  expect(asked(holder)!.text).toContain('Whom do you shoot?');
  expect(asked(mafioso)!.text).toContain('Whom do you suspect?');
  expect(asked(other)!.text).toContain(`${name(holder)}: Mafioso`);
  expect(asked(other)!.text).not.toContain(name(mafioso));
});

test('whoever does not want to swap keeps the role', async () => {
  const table = await dealtAt({ edition: 'spytown', players: 8, cards: ['swap'], fits: held({ swap: 'mafioso' }) });
  const holder = table.holder('Change of role');
  await press(table.evening, holder, asked(holder)!, PASS);
  await table.evening.pass(3);
  expectTold(lastPost(table), 'news-unswapped', { unswapped: table.name(holder) });
});

test('a new gang outlives both', async () => {
  const table = await dealtAt({
    edition: 'spytown',
    players: 14,
    presses: ['page:options', 'switch:newGang:on', 'switch:gangMeets:on'],
    options: { newGang: true, gangMeets: true },
    fits: (seats) => seats.filter(({ card, role }) => card === 'new-gang' && role === 'policeman').length === 3,
  });
  const { evening, name, seated } = table;
  const gang = seated.filter((person) => cardMessageOf(person)!.text.includes('🃏 New Gang'));
  expect(evening.posted('The cards are dealt').text).toContain('Action cards in play: New Gang × 3.');
  expect(gang).toHaveLength(3);
  for (const one of gang) {
    expect(cardMessageOf(one)!.text).toContain('Police officer · the New Gang');
    for (const other of gang)
      if (other !== one) expect(cardMessageOf(one)!.text).toContain(`${name(other)}: the New Gang`);
  }
  const [first, ...rest] = gang as [Person, Person, Person];
  await sleep(table, table.all('Mafioso'), first);
  expectTold(lastPost(table), 'news-out-shot', { name: `${name(first)}, Police officer` });
  expectTold(lastPost(table), 'news-card-new-gang', { by: name(first) });
  await untilPosted(table, 'Discussion');
  for (const person of seated) if (!gang.includes(person)) await goAway(table, person);
  expect(isOver(evening)).toBe(true);
  const end = told(table, 'The game is over');
  expectTold(end, 'side-gang-won');
  for (const person of rest) expect(end).toMatch(new RegExp(`🏆 ${person.name}: Police officer · the New Gang`));
  expect(end).toMatch(new RegExp(`🏆 ${first.name}: .*New Gang`));
  expect(end).toContain('🃏 New Gang');
});
