/** The group is quiet when it should be, as far as the bot may see to it. */
import { expect, test } from 'vitest';
import type { Message, Person } from '../../../bot/playground/index.ts';
import { crowd, isOver, playOut } from '../../kit/evening/crowd.ts';
import { type Evening, isPress } from '../../kit/evening/evening.ts';
import { ask, press, roleOf, sleepThrough, speakerOf, talk, voteFor } from '../../kit/evening/moves.ts';
import { gameTonight, lobbyTonight } from '../../kit/evening/tonight.ts';
import { expectTold } from '../../kit/telling/told.ts';

const closings = ({ telegram }: Evening) => telegram.calls.filter(({ method }) => method === 'setChatPermissions');

const citizenOf = ({ people }: Evening): Person =>
  people.find((person) => roleOf(person) === 'Citizen' && person !== people[0])!;

/** The second night takes a citizen who is no admin. */
async function killSomebody(evening: Evening): Promise<Person> {
  const victim = citizenOf(evening);
  await sleepThrough(evening);
  await talk(evening);
  await sleepThrough(evening, { victim });
  const name = `${victim.name} (${evening.people.indexOf(victim) + 1})`;
  expectTold(evening.posted('Morning 2').text, 'news-out-shot', { name });
  return victim;
}

/** Writes and says whether it stands. */
async function stands(evening: Evening, person: Person, text = 'I say!'): Promise<boolean> {
  const post = person.write(evening.group, text);
  await evening.pass(1);
  return !post.isDeleted;
}

test('the group is closed at night and gets back exactly what it had', async () => {
  const evening = await lobbyTonight();
  const { room } = evening.group;
  const own = { ...room.permissions, can_send_polls: false, can_send_videos: false, can_pin_messages: true };
  room.permissions = own;
  await evening.begin();
  expect(closings(evening)).toHaveLength(1);
  for (const person of evening.people.slice(1)) expect(person.isMuted(evening.group)).toBe(true);
  expect(() => evening.people[1]!.react(evening.posted('Night 1'), '👍')).toThrow('may not react');
  expect(room.permissions).toMatchObject({ can_pin_messages: true, can_invite_users: true });

  await sleepThrough(evening);
  expect(closings(evening)).toHaveLength(2);
  expect(room.permissions).toEqual(own);
  for (const person of evening.people) expect(person.isMuted(evening.group)).toBe(false);
  await talk(evening);
  expect(closings(evening)).toHaveLength(3);
  expect(evening.people[1]!.isMuted(evening.group)).toBe(true);
});

test('the dead can neither write nor react, and are freed when the game is over', async () => {
  const evening = await gameTonight({ players: 8 });
  const victim = await killSomebody(evening);
  expect(victim.isMuted(evening.group)).toBe(true);
  expect(() => victim.react(evening.posted('Morning 2'), '👍')).toThrow('may not react');
  expect(evening.people.filter((person) => person.isMuted(evening.group))).toEqual([victim]);
  await playOut(evening, crowd(evening, 'moderation'), () => isOver(evening));
  await evening.pass(5);
  for (const person of evening.people) {
    expect(person.isMuted(evening.group)).toBe(false);
    expect(evening.group.standingOf(person).status).toMatch(/^(creator|member)$/);
  }
  victim.react(evening.posted('The game is over'), '👍');
});

test('the condemned have their last words before they fall silent', async () => {
  const evening = await gameTonight({ players: 8 });
  const [p1, p2, p3] = evening.people;
  await sleepThrough(evening);
  const accusations = new Map([
    [p1!, p2!],
    [p2!, p3!],
  ]);
  await talk(evening, accusations);
  await voteFor(evening, p2!);
  expect(speakerOf(evening)).toBe(p2);
  expect(p2!.isMuted(evening.group)).toBe(false);
  expect(await stands(evening, p2!)).toBe(true);
  expect(await stands(evening, p3!)).toBe(false);
  await talk(evening);
  await sleepThrough(evening);
  expect(p2!.isMuted(evening.group)).toBe(true);
});

test('/cancel opens the group and frees the dead', async () => {
  const evening = await lobbyTonight({ players: 8 });
  const own = { ...evening.group.room.permissions };
  await evening.begin();
  const victim = await killSomebody(evening);
  await talk(evening);
  expect(evening.people[1]!.isMuted(evening.group)).toBe(true);
  await ask(evening, evening.people[0]!, 'group', '/cancel');
  for (const person of evening.people) expect(person.isMuted(evening.group)).toBe(false);
  expect(evening.group.room.permissions).toEqual(own);
  expect(evening.group.standingOf(victim).status).toBe('member');
});

test('whoever speaks out of turn is not heard, whoever has the floor is', async () => {
  const evening = await gameTonight({ players: 7 });
  const [owner] = evening.people;
  const guest = evening.telegram.person({ firstName: 'Vera', languageCode: 'en' });
  guest.enter(evening.group);
  expect(await stands(evening, owner!)).toBe(false);
  await sleepThrough(evening);
  expect(await stands(evening, evening.people[3]!)).toBe(true);
  await evening.pass(11);
  const speaker = speakerOf(evening)!;
  expect(await stands(evening, speaker)).toBe(true);
  const others = evening.people.filter((person) => person !== speaker);
  for (const person of others) expect(await stands(evening, person)).toBe(false);
  expect(await stands(evening, guest)).toBe(true);
});

test('a dead admin cannot be silenced, but is not heard', async () => {
  const evening = await gameTonight({ players: 8 });
  const victim = citizenOf(evening);
  evening.group.promote(victim, {});
  await sleepThrough(evening);
  await talk(evening);
  await sleepThrough(evening, { victim });
  expect(evening.posted('Morning 2').text).toContain(victim.name);
  expect(await stands(evening, victim)).toBe(false);
});

const CAVEATS = [
  ['member', 'supergroup', 'I have no right to restrict members here'],
  ['member', 'group', 'I have no right to restrict members here'],
  [{ can_restrict_members: true, can_delete_messages: true }, 'group', 'This is a basic group'],
  [{ can_restrict_members: true }, 'supergroup', 'I have no right to delete messages here'],
  [{ can_delete_messages: true }, 'supergroup', 'I have no right to restrict members here'],
  [{ can_restrict_members: true, can_delete_messages: true }, 'supergroup', 'the owner and the admins'],
] as const;

test.each(CAVEATS)('the bot as %j in a %s says once what it cannot do', async (bot, kind, caveat) => {
  const evening = await lobbyTonight({ bot, kind });
  const [first, second] = evening.people;
  second!.block();
  await press(evening, first!, evening.lobby, isPress('b:'));
  second!.start();
  await evening.pass(2);
  second!.press(evening.lobby, isPress('j:'));
  await evening.pass(10);
  const said = (): readonly Message[] => evening.group.messages.filter(({ text }) => text.includes(caveat));
  await evening.begin();
  expect(said()).toHaveLength(1);
  await sleepThrough(evening);
  expect(evening.posted('Morning 1')).toBeDefined();
  await ask(evening, first!, 'group', '/cancel');
  await evening.pass(60);
  await evening.sitDown();
  await evening.begin();
  expect(evening.group.messages.filter(({ text }) => text.includes('Seal of the deal'))).toHaveLength(2);
  expect(said()).toHaveLength(1);
});

test('without the right to restrict nothing of the kind is tried, with the right to delete the hush still works', async () => {
  const evening = await gameTonight({ bot: { can_delete_messages: true } });
  expect(await stands(evening, evening.people[1]!)).toBe(false);
  await sleepThrough(evening);
  await talk(evening);
  const tried = evening.telegram.calls.filter(({ method }) => /Permissions|restrict/.test(method));
  expect(tried).toEqual([]);
});
