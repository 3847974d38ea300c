/** A person who leads the game, the first dead who does, and another round with the same people. */
import { expect, test } from 'vitest';
import type { Message, Person } from '../../../bot/playground/index.ts';
import { crowd, isOver, playOut, questionOf } from '../../kit/evening/crowd.ts';
import { type Evening, isPress } from '../../kit/evening/evening.ts';
import { ask, forge, isButton, lineTo, press, roleOf, sleepThrough, speakerOf, talk } from '../../kit/evening/moves.ts';
import { gameTonight, lobbyTonight } from '../../kit/evening/tonight.ts';
import { expectTold } from '../../kit/telling/told.ts';

async function choose(evening: Evening, ...buttons: readonly string[]): Promise<Message> {
  const [creator] = evening.people;
  await press(evening, creator!, evening.lobby, isPress('s:'));
  const sheet = creator!.direct.messages.at(-1)!;
  for (const button of buttons) await press(evening, creator!, sheet, isButton(button));
  return sheet;
}

/** Seven are at the table, and the last of them is to lead. */
async function ledBy(): Promise<{
  readonly evening: Evening;
  readonly leader: Person;
  readonly players: readonly Person[];
}> {
  const evening = await lobbyTonight({ players: 8 });
  const leader = evening.people[7]!;
  await choose(evening, ':page:host', `:host:${leader.id}`);
  await evening.pass(8);
  return { evening, leader, players: evening.people.slice(0, 7) };
}

const hostCard = ({ direct }: Person): Message | undefined =>
  direct.messages.findLast(({ text }) => text.includes('You lead this game'));

const leadOf = ({ direct }: Person): Message | undefined =>
  direct.messages.findLast(({ text }) => text.startsWith('🎙 Has the floor'));

test('whoever leads has no seat, and can be chosen and let go', async () => {
  const { evening, leader } = await ledBy();
  const { lobby } = evening;
  expect(lobby.text).toContain('Leads the game: Player 8');
  expect(lobby.text).toContain('7 players of 6–13');
  expect((await press(evening, leader, lobby, isPress('j:')))?.text).toBe(
    'You lead this game, so you have no seat in it.',
  );
  await press(evening, leader, lobby, isPress('l:'));
  await evening.pass(8);
  expect(lobby.text).not.toContain('Player 8');

  const sheet = await choose(evening, ':page:host');
  expect(sheet.buttons.flat().map(({ text }) => text)).toEqual([
    '● the bot',
    ...evening.people.slice(0, 7).map(({ name }) => name),
    '↩️ Back',
  ]);
  await press(evening, evening.people[0]!, sheet, 'Player 1');
  expect(sheet.buttons.flat().map(({ text }) => text)).toContain('Leads the game: Player 1');
  await press(evening, evening.people[0]!, sheet, 'Leads the game: Player 1');
  await press(evening, evening.people[0]!, sheet, 'the bot');
  await evening.pass(8);
  expect(lobby.text).not.toContain('Leads the game');
  await press(evening, evening.people[0]!, sheet, 'Mode: Base');
  await press(evening, evening.people[0]!, sheet, 'Hostless');
  expect(sheet.buttons.flat().some(({ text }) => text.includes('Leads'))).toBe(false);
});

test('the leader sees every card and is asked nothing', async () => {
  const { evening, leader, players } = await ledBy();
  await evening.begin();
  const card = hostCard(leader)!;
  expect(card.isProtected).toBe(true);
  for (const [i, person] of players.entries()) {
    expect(card.text).toContain(`${person.name} (${i + 1}): ${roleOf(person)}`);
    expect(hostCard(person)).toBeUndefined();
  }
  expect(card.entities.some(({ type }) => type === 'spoiler')).toBe(true);
  expect(leader.direct.messages.some(({ text }) => text.includes('🌙'))).toBe(false);
  expect(evening.posted('The cards are dealt').text).toContain('Leads the game: Player 8');
  const again = await ask(evening, leader, 'bot', '/menu');
  expect(again.some(({ text }) => text === card.text)).toBe(true);
});

test('the leader ends speeches with one button, and nobody else can', async () => {
  const { evening, leader, players } = await ledBy();
  await evening.begin();
  await sleepThrough(evening);
  await evening.pass(12);
  expect(speakerOf(evening)).toBe(players[0]);
  const lead = leadOf(leader)!;
  expect(lead.text).toBe('🎙 Has the floor: Player 1 (1)');
  const [button] = lead.buttons.flat();
  expect(button!.text).toBe('End the speech');
  for (const person of [players[1]!, players[2]!]) {
    expect((await forge(evening, person, person.direct.messages.at(-1)!, button!.callbackData!))?.text).toBe(
      'This question is closed.',
    );
  }
  expect(leader.write(evening.group, 'Order!').isDeleted).toBe(false);
  await press(evening, leader, lead, 'End the speech');
  await evening.pass(1);
  expect(speakerOf(evening)).toBe(players[1]);
  expect(leadOf(leader)).toBe(lead);
  expect(lead.text).toBe('🎙 Has the floor: Player 2 (2)');
  expect((await forge(evening, leader, lead, button!.callbackData!))?.text).toBe('This question is closed.');
  expect(speakerOf(evening)).toBe(players[1]);
  await talk(evening);
  expect(lead.text).toBe('🎙 The speech is over.');
  expect(lead.buttons).toEqual([]);
});

test('a leader cannot leave the game, and one who cannot be reached does not lead', async () => {
  const { evening, leader } = await ledBy();
  leader.block();
  expect((await press(evening, evening.people[0]!, evening.lobby, isPress('b:')))?.text).toContain('Player 8');
  await evening.pass(8);
  expect(evening.lobby.text).not.toContain('Leads the game');
  leader.start();
  await evening.pass(2);
  leader.press(evening.lobby, isPress('j:'));
  await evening.pass(2);
  await choose(evening, ':page:host', `:host:${leader.id}`);
  await evening.begin();
  await sleepThrough(evening);
  expect(await lineTo(evening, leader, 'group', '/leave')).toBe('You lead this game, so you have no seat in it.');
});

test('in the hostless mode the first dead leads from then on', async () => {
  const evening = await lobbyTonight({ players: 12 });
  await choose(evening, ':page:mode', ':mode:hostless', ':page:options', ':switch:deadHost:on');
  await evening.begin();
  const victim = evening.people.find((person) => roleOf(person) === 'Citizen')!;
  await sleepThrough(evening);
  await talk(evening);
  expect(hostCard(victim)).toBeUndefined();
  await sleepThrough(evening, { victim });
  const host = `${victim.name} (${evening.people.indexOf(victim) + 1})`;
  expectTold(evening.posted('Morning 2').text, 'news-host', { host });
  const card = hostCard(victim)!;
  for (const person of evening.people) if (person !== victim) expect(card.text).toContain(person.name);
  await evening.pass(12);
  const speaker = speakerOf(evening)!;
  expect(speaker).not.toBe(victim);
  await press(evening, victim, leadOf(victim)!, 'End the speech');
  await evening.pass(1);
  expect(speakerOf(evening)).not.toBe(speaker);
});

const endOf = ({ group }: Evening): Message =>
  group.messages.findLast(({ buttons }) => buttons.flat().some(isPress('r:')))!;

async function playedOut(evening: Evening): Promise<Message> {
  await playOut(evening, crowd(evening, 'host'), () => isOver(evening));
  await evening.pass(70);
  return endOf(evening);
}

test('a rematch brings the same people and the same settings, once', async () => {
  const { evening, leader, players } = await ledBy();
  await choose(evening, ':page:mode', ':mode:pro');
  await evening.begin();
  const guest = evening.telegram.person({ firstName: 'Vera', languageCode: 'en' });
  guest.start();
  guest.enter(evening.group);
  const end = await playedOut(evening);
  expect((await press(evening, guest, end, isPress('r:')))?.text).toBe(
    'Only those who played may ask for another round.',
  );
  expect(evening.group.messages.some(({ buttons }) => buttons.flat().some(isPress('j:')))).toBe(false);

  const gone = players[6]!;
  gone.quit(evening.group);
  await evening.pass(2);
  expect((await press(evening, players[3]!, end, isPress('r:')))?.text).toBe('A new table is set.');
  await evening.pass(8);
  const { lobby } = evening;
  expect(lobby.text).toContain('Party · Pro');
  expect(lobby.text).toContain('Leads the game: Player 8');
  for (const person of players.slice(0, 6)) expect(lobby.text).toContain(`. ${person.name}\n`);
  expect(lobby.text).not.toContain(gone.name);
  expect((await press(evening, players[2]!, end, isPress('r:')))?.text).toBe('A game is on in this group already.');
  expect((await press(evening, players[3]!, lobby, isPress('s:')))?.text).toContain('in your direct chat');

  await ask(evening, players[3]!, 'group', '/cancel');
  await evening.pass(8);
  expect((await press(evening, players[2]!, end, isPress('r:')))?.text).toBe('A new table is set.');
  await evening.pass(2);
  expect(evening.lobby).not.toBe(lobby);
  const card = hostCard(leader);
  await evening.begin();
  expect(hostCard(leader)).not.toBe(card);
});

test('two who ask for a rematch at once get one table', async () => {
  const evening = await gameTonight();
  const end = await playedOut(evening);
  const presses = evening.people.slice(0, 2).map((person) => person.press(end, isPress('r:')));
  await evening.pass(2);
  expect(presses.map(({ answer }) => answer?.text).sort()).toEqual([
    'A game is on in this group already.',
    'A new table is set.',
  ]);
  const lobbies = evening.group.messages.filter(({ buttons }) => buttons.flat().some(isPress('j:')));
  expect(lobbies).toHaveLength(1);
  for (const person of evening.people) expect(questionOf(person)).toBeUndefined();
});
