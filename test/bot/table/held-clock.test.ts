/** Time at tables with cards: what interrupts a stage does not cost it any, and a ballot that the Leader opens has one clock. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Person } from '../../../bot/playground/index.ts';
import {
  asked,
  bystanders,
  type CardTable,
  dealtAt,
  labelsOf,
  lastPost,
  playCard,
  say,
  sleep,
  talkOut,
  untilPosted,
  voteAll,
} from '../../kit/evening/card-table.ts';
import { ask, press } from '../../kit/evening/moves.ts';
import { tableIn } from '../../kit/telling/story.ts';

const rowOf = ({ evening: { folder } }: CardTable) => tableIn(join(folder, 'omerta.db'));

/** How much of the stage is left, in seconds. */
const left = (table: CardTable): number => (rowOf(table).deadline! - table.evening.clock.now()) / 1000;

interface Talk {
  readonly table: CardTable;
  readonly corner: Person;
  readonly victim: Person;
  readonly bandage: Person;
}

/** The talk of the first day, a minute old. */
async function talking(): Promise<Talk> {
  const table = await dealtAt({
    edition: 'spytown',
    players: 9,
    cards: ['corner-shot', 'bandage'],
    fits: (seats) => seats.filter(({ card }) => card !== 'neutral').every(({ role }) => role === 'policeman'),
  });
  const [corner, bandage] = ['Shot from the corner', 'Bandage'].map(table.holder) as [Person, Person];
  const [a, victim] = bystanders(table) as [Person, Person];
  await sleep(table, table.all('Mafioso'), a);
  await untilPosted(table, 'Discussion');
  await table.evening.pass(Math.floor(left(table)) - 180);
  return { table, corner, victim, bandage };
}

test('a talk that was interrupted goes on with what it had left', async () => {
  const { table, corner, victim, bandage } = await talking();
  const { evening } = table;
  const before = left(table);
  const shownBefore = timeShown(table);
  await press(evening, corner, asked(corner)!, '🃏 Shot from the corner');
  await press(evening, corner, asked(corner)!, ({ text }) => text.endsWith(`. ${victim.name}`));
  corner.press(asked(corner)!, ({ text }) => text.startsWith('✅'));
  await evening.settle();
  expect(rowOf(table).stage).toBe('talk');
  expect(left(table)).toBe(20);
  await evening.pass(7);
  expect(left(table)).toBe(13);
  await playCard(table, bandage);
  // The window was open for eight seconds; four have gone by since.
  expect(rowOf(table).stage).toBe('talk');
  expect(left(table)).toBe(before - 2 - 4);
  expect(lastPost(table)).toContain('🗣 Discussion');
  expect(timeShown(table)! - shownBefore!).toBe(8);
  await evening.pass(left(table) - 1);
  expect(rowOf(table).stage).toBe('talk');
  await evening.pass(1);
  expect(rowOf(table).stage).toBe('vote');
});

/** When the newest message of the group says that its time is up, in seconds. */
function timeShown({ evening: { group } }: CardTable): number | undefined {
  const post = group.messages.findLast(({ entities }) => entities.some(({ type }) => type === 'date_time'));
  return (post?.entities.find(({ type }) => type === 'date_time') as { unix_time: number } | undefined)?.unix_time;
}

test('a pause in the middle of the window stops both clocks', async () => {
  const { table, corner, victim, bandage } = await talking();
  const { evening } = table;
  await playCard(table, corner, victim);
  const held = rowOf(table).desk.clock.held!.left;
  await ask(evening, evening.people[0]!, 'group', '/pause');
  const { pause } = rowOf(table).desk.clock;
  await evening.pass(500);
  // Nobody can answer meanwhile.
  expect((await press(evening, bandage, asked(bandage)!, ({ text }) => text === 'Let it pass'))?.text).toContain(
    'The game is paused',
  );
  evening.people[0]!.write(evening.group, '/resume');
  await evening.settle();
  expect(left(table) * 1000).toBe(pause!.left);
  expect(rowOf(table).desk.clock.held!.left).toBe(held);
  await evening.pass(left(table));
  expect(rowOf(table).stage).toBe('talk');
  expect(left(table) * 1000).toBe(held);
});

test('whoever leaves while the clock stands settles the window, and the talk keeps what it had', async () => {
  const { table, corner, victim } = await talking();
  const { evening } = table;
  await playCard(table, corner, victim);
  const held = rowOf(table).desk.clock.held!.left;
  await ask(evening, evening.people[0]!, 'group', '/pause');
  victim.write(evening.group, '/leave');
  await evening.pass(3);
  const sure = victim.direct.messages.at(-1)!;
  await press(evening, victim, sure, ({ callbackData = '' }) => callbackData.startsWith('x:'));
  expect(rowOf(table).desk.clock.pause!.left).toBe(held);
  evening.people[0]!.write(evening.group, '/resume');
  await evening.settle();
  expect(left(table) * 1000).toBe(held);
  expect(rowOf(table).stage).toBe('talk');
});

test.each([0, 45, 3600])('%i seconds away in the middle of the window cost nobody anything', async (away) => {
  const { table, corner, victim, bandage } = await talking();
  const { evening } = table;
  await playCard(table, corner, victim);
  const [inWindow, held] = [left(table), rowOf(table).desk.clock.held!.left];
  evening.clock.advance(321);
  await evening.restart(away);
  expect(left(table)).toBeCloseTo(inWindow - 0.321, 6);
  expect(rowOf(table).desk.clock.held!.left).toBe(held);
  expect(labelsOf(bandage)).toEqual(['🃏 Bandage', 'Let it pass']);
  await evening.pass(left(table));
  expect(left(table) * 1000).toBe(held);
  // Away once more, in the talk itself.
  await evening.restart(away);
  expect(left(table) * 1000).toBe(held);
  await evening.pass(5);
  await talkOut(table);
  expect(rowOf(table).stage).toBe('vote');
});

test('a dusk that a shot interrupts keeps its time', async () => {
  const { table, corner, victim } = await talking();
  const { evening } = table;
  await talkOut(table);
  await voteAll(table, new Map());
  await untilPosted(table, 'Dusk');
  const before = left(table);
  await playCard(table, corner, victim);
  expect(left(table)).toBe(16);
  await evening.pass(16);
  expect(rowOf(table).stage).toBe('dusk');
  expect(left(table)).toBe(before - 2);
  await evening.pass(before - 2);
  expect(rowOf(table).stage).toBe('night');
  expect(rowOf(table).desk.clock.held ?? null).toBeNull();
});

/** The first ballot with a Leader has just opened. */
async function ledBallot(): Promise<{ table: CardTable; leader: Person; voter: Person }> {
  const table = await dealtAt({
    edition: 'spytown',
    players: 8,
    cards: ['leader'],
    fits: (seats) => seats.some(({ card, role }) => card === 'leader' && role === 'policeman'),
  });
  const leader = table.holder('Leader');
  const [a, voter] = bystanders(table) as [Person, Person];
  await sleep(table, table.all('Mafioso'), a);
  await untilPosted(table, 'Discussion');
  await talkOut(table);
  return { table, leader, voter };
}

test('a ballot opens to all after 20 seconds and closes after its whole time', async () => {
  const { table, leader, voter } = await ledBallot();
  const { evening } = table;
  const opened = rowOf(table).stages.at(-1)!.at;
  const since = () => (evening.clock.now() - opened) / 1000;
  expect(rowOf(table).deadline! - opened).toBe(20_000);
  // The group is told when the ballot closes, not when it opens to all.
  expect(timeShown(table)! * 1000 - opened).toBe(60_000);
  expect(asked(voter)).toBeUndefined();
  const question = asked(leader)!;
  await evening.pass(20 - since());
  expect(rowOf(table).deadline! - opened).toBe(60_000);
  await evening.pass(2);
  expect(labelsOf(voter)).toContain('I abstain');
  // The Leader's question is still the same, and he has missed nothing yet.
  expect(asked(leader)).toBe(question);
  expect(rowOf(table).desk.presence.missed).toEqual({});
  await say(table, leader, voter);
  await evening.pass(60 - since() - 1);
  expect(rowOf(table).stage).toBe('vote');
  await evening.pass(1);
  expect(rowOf(table).stage).not.toBe('vote');
});

test('once the Leader has voted the ballot has what is left of its whole time', async () => {
  const { table, leader, voter } = await ledBallot();
  const { evening } = table;
  const opened = rowOf(table).stages.at(-1)!.at;
  await say(table, leader, voter);
  expect(rowOf(table).deadline! - opened).toBe(60_000);
  await evening.restart(100);
  expect(rowOf(table).deadline! - opened).toBe(160_000);
  await evening.pass(left(table));
  expect(rowOf(table).stage).not.toBe('vote');
});
