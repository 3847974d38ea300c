/** Before the cards are dealt: one message, who sits down and stands up, who may begin. */
import { expect, test } from 'vitest';
import { isPress } from '../../kit/evening/evening.ts';
import { ask, forge, lineTo, press } from '../../kit/evening/moves.ts';
import { gameTonight, lobbyTonight, tonight } from '../../kit/evening/tonight.ts';

test.each(['/play', '/newgame', '/play@omerta_bot'])('%s posts one lobby', async (command) => {
  const evening = await tonight();
  const [first] = evening.people;
  const [lobby, ...more] = await ask(evening, first!, 'group', command);
  expect(more).toEqual([]);
  expect(lobby!.text).toContain('Party · Base');
  expect(lobby!.buttons.flat().map(({ text }) => text)).toEqual(['🪑 Sit down', 'Stand up', '⚙️ Settings', '▶️ Begin']);
});

test('the lobby is edited as people come, go and change settings, and never posted again', async () => {
  const evening = await tonight();
  const [first, second, third] = evening.people;
  first!.write(evening.group, '/play');
  await evening.pass(2);
  const { lobby } = evening;
  expect(lobby.text).toContain('6 more players are needed');
  expect((await press(evening, first!, lobby, isPress('j:')))?.text).toBe('You are at the table.');
  await ask(evening, second!, 'group', '/join');
  await press(evening, third!, lobby, isPress('j:'));
  await evening.pass(10);
  expect(lobby.text).toContain('1. Player 1\n2. Player 2\n3. Player 3');
  expect(lobby.text).toContain('3 more players are needed');

  expect((await press(evening, first!, lobby, isPress('l:')))?.text).toBe('You have stood up.');
  await ask(evening, second!, 'group', '/leave');
  await evening.pass(10);
  expect(lobby.text).toContain('1. Player 3');
  expect(lobby.text).not.toContain('Player 1');
  expect(lobby.text).not.toContain('Player 2');

  await press(evening, first!, lobby, isPress('s:'));
  await evening.pass(1);
  const sheet = first!.direct.messages.at(-1)!;
  await press(evening, first!, sheet, 'Mode: Base');
  await press(evening, first!, sheet, 'Pro');
  await evening.pass(10);
  expect(lobby.text).toContain('Party · Pro');
  expect(evening.group.messages.filter(({ from }) => from.is_bot)).toEqual([lobby]);
});

test('joining, leaving and being refused say it in one line and nothing else', async () => {
  const evening = await tonight();
  const [first, second] = evening.people;
  expect(await lineTo(evening, first!, 'group', '/join')).toBe('There is no game here. /play sets a table.');
  expect(await lineTo(evening, first!, 'group', '/leave')).toBe('There is no game here. /play sets a table.');
  await ask(evening, first!, 'group', '/play');
  const { lobby } = evening;
  expect(await ask(evening, first!, 'group', '/join')).toEqual([]);
  expect(await lineTo(evening, first!, 'group', '/join')).toBe('You sit at the table already.');
  expect(await press(evening, first!, lobby, isPress('j:'))).toMatchObject({
    text: 'You sit at the table already.',
    showAlert: true,
  });
  expect(await lineTo(evening, second!, 'group', '/leave')).toBe('You do not sit at this table.');
  expect((await press(evening, second!, lobby, isPress('l:')))?.text).toBe('You do not sit at this table.');
  await evening.pass(10);
  expect(lobby.text).toContain('1 player of 6–13\n1. Player 1\n\n');
});

test('a second /play points to the table that is there', async () => {
  const evening = await lobbyTonight();
  const { lobby, people } = evening;
  const [answer, ...more] = await ask(evening, people[3]!, 'group', '/play');
  expect(more).toEqual([]);
  expect(answer!.text).toBe('The table is set already: it is right here.');
  expect(answer!.replyTo).toBe(lobby);

  await evening.begin();
  const [running] = await ask(evening, people[0]!, 'group', '/newgame');
  expect(running!.text).toBe('A game is on in this group already: it is right here.');
  expect(running!.replyTo).toBe(evening.posted('Night 1'));
});

test('a full table takes nobody more', async () => {
  const evening = await tonight({ players: 14 });
  await evening.sitDown(evening.people.slice(0, 13));
  const late = evening.people[13]!;
  expect((await press(evening, late, evening.lobby, isPress('j:')))?.text).toBe('All seats are taken.');
  expect(await lineTo(evening, late, 'group', '/join')).toBe('All seats are taken.');
  await evening.pass(10);
  expect(evening.lobby.text).toContain('13 players of 6–13');
  expect(evening.lobby.text).not.toContain('Player 14');
});

test('whoever never opened the bot is taken through a deep link', async () => {
  const evening = await tonight();
  const stranger = evening.telegram.person({ firstName: 'Vera', languageCode: 'en' });
  stranger.enter(evening.group);
  await evening.sitDown(evening.people.slice(0, 5));
  const { lobby } = evening;
  const url = (await press(evening, stranger, lobby, isPress('j:')))?.url ?? '';
  expect(url).toMatch(/^https:\/\/t\.me\/omerta_bot\?start=join_[\w-]+$/);
  const [byCommand] = await ask(evening, stranger, 'group', '/join');
  expect(byCommand!.text).toBe('Open the direct chat with me first, so that your card can reach you.');
  expect(byCommand!.buttons.flat().map((button) => button.url)).toEqual([url]);
  await evening.pass(10);
  expect(lobby.text).not.toContain('Vera');

  stranger.start(new URL(url).searchParams.get('start')!);
  await evening.pass(10);
  expect(stranger.direct.messages.at(-1)!.text).toContain('You are at the table of Friday.');
  expect(lobby.text).toContain('6. Vera');
  stranger.start(new URL(url).searchParams.get('start')!);
  await evening.pass(2);
  expect(stranger.direct.messages.at(-1)!.text).toBe('You sit at the table already.');
});

test('a deep link to a game that has begun, or is gone, says so', async () => {
  const evening = await gameTonight();
  const late = evening.telegram.person({ firstName: 'Vera', languageCode: 'en' });
  late.enter(evening.group);
  const game = evening.people[0]!.direct.messages.flatMap(({ buttons }) => buttons.flat()).find(isPress('q:'))!;
  const id = game.callbackData!.split(':')[1];
  late.start(`join_${id}`);
  await evening.pass(2);
  expect(late.direct.messages.at(-1)!.text).toBe('The game has begun already.');
  await ask(evening, evening.people[0]!, 'group', '/cancel');
  late.start(`join_${id}`);
  await evening.pass(2);
  expect(late.direct.messages.at(-1)!.text).toBe('This table is not there any more.');
  late.start('join_nosuchgame');
  await evening.pass(2);
  expect(late.direct.messages.at(-1)!.text).toBe('This table is not there any more.');
});

test('whoever is not in the group cannot sit down by the link', async () => {
  const evening = await tonight();
  await evening.sitDown(evening.people.slice(0, 5));
  const outsider = evening.telegram.person({ firstName: 'Vera', languageCode: 'en' });
  const game = evening.lobby.buttons.flat()[0]!.callbackData!.slice(2);
  outsider.start(`join_${game}`);
  await evening.pass(10);
  expect(outsider.direct.messages.at(-1)!.text).toBe('This table is in a group that you are not in.');
  expect(evening.lobby.text).not.toContain('Vera');
});

test('the lobby of an old game lets nobody sit down', async () => {
  const evening = await lobbyTonight();
  const [first] = evening.people;
  const guest = evening.telegram.person({ firstName: 'Vera', languageCode: 'en' });
  guest.enter(evening.group);
  guest.start();
  const { lobby } = evening;
  const join = lobby.buttons[0]![0]!.callbackData!;
  await evening.begin();
  expect(lobby.text).toContain('The game has begun.');
  expect(lobby.buttons).toEqual([]);
  for (const letter of ['j', 'b', 's', 'l']) {
    const old = `${letter}:${join.slice(2)}`;
    expect((await forge(evening, first!, lobby, old))?.text).toBe('The game has begun already.');
  }
  expect((await forge(evening, guest, lobby, join))?.text).toBe('The game has begun already.');
  expect(evening.posted('The cards are dealt').text).not.toContain('Vera');

  await ask(evening, first!, 'group', '/cancel');
  for (const letter of ['j', 'b', 's', 'l']) {
    const old = `${letter}:${join.slice(2)}`;
    expect((await forge(evening, first!, lobby, old))?.text).toBe('This table is not there any more.');
  }
});

test('only whoever set the table and the admins may begin, change settings and call off', async () => {
  const evening = await tonight({ players: 7 });
  const [owner, creator, guest, admin] = evening.people;
  creator!.write(evening.group, '/play');
  await evening.pass(2);
  const { lobby } = evening;
  for (const person of evening.people) person.press(lobby, isPress('j:'));
  await evening.pass(10);
  const refusal = 'Only whoever set the table and the group’s admins may do that.';
  for (const button of ['b:', 's:']) {
    expect((await press(evening, guest!, lobby, isPress(button)))?.text).toBe(refusal);
  }
  for (const command of ['/begin', '/cancel', '/pause', '/resume']) {
    expect(await lineTo(evening, guest!, 'group', command)).toBe(refusal);
  }
  expect(guest!.direct.messages.at(-1)!.text).not.toContain('Settings');
  expect(lobby.text).toContain('The table can begin.');

  evening.group.promote(admin!, {});
  for (const person of [owner, creator, admin]) {
    expect((await press(evening, person!, lobby, isPress('s:')))?.text).toContain('in your direct chat');
    expect(person!.direct.messages.at(-1)!.text).toContain('Settings');
  }
  await evening.pass(60);
  expect(await ask(evening, admin!, 'group', '/begin')).toHaveLength(1);
  expect(evening.posted('Night 1')).toBeDefined();
});

test('begin says in one line what is missing', async () => {
  const evening = await tonight({ players: 14 });
  const [creator] = evening.people;
  expect(await lineTo(evening, creator!, 'group', '/begin')).toBe('There is no game here. /play sets a table.');
  await evening.sitDown(evening.people.slice(0, 5));
  const few = 'This mode takes 6 to 13 players; there are 5 at the table.';
  expect(await lineTo(evening, creator!, 'group', '/begin')).toBe(few);
  expect(await press(evening, creator!, evening.lobby, isPress('b:'))).toMatchObject({ text: few, showAlert: true });

  await press(evening, creator!, evening.lobby, isPress('s:'));
  const sheet = creator!.direct.messages.at(-1)!;
  await press(evening, creator!, sheet, 'Mode: Base');
  await press(evening, creator!, sheet, 'Extended');
  for (const person of evening.people.slice(5)) person.press(evening.lobby, isPress('j:'));
  await evening.pass(2);
  await press(evening, creator!, sheet, 'Mode: Extended');
  await press(evening, creator!, sheet, 'Pro');
  expect((await press(evening, creator!, evening.lobby, isPress('b:')))?.text).toBe(
    'This mode takes 6 to 13 players; there are 14 at the table.',
  );
  expect(evening.lobby.buttons).not.toEqual([]);
});

test('nobody is dealt in who cannot be reached', async () => {
  const evening = await lobbyTonight({ players: 8 });
  const [creator, gone, away] = evening.people;
  gone!.block();
  away!.block();
  const answer = await press(evening, creator!, evening.lobby, isPress('b:'));
  expect(answer?.text).toContain('Player 2, Player 3');
  await evening.pass(10);
  const notice = evening.posted('cannot be reached');
  expect(notice.text).toContain('These players');
  expect(notice.text).toContain('Player 2, Player 3');
  const [button] = notice.buttons.flat();
  expect(button!.url).toMatch(/\?start=join_/);
  const { lobby } = evening;
  expect(lobby.text).not.toContain('Player 2');
  expect(lobby.text).toContain('6 players of 6–13');
  expect(creator!.direct.messages.some(({ text }) => text.includes('🃏'))).toBe(false);

  gone!.start(new URL(button!.url!).searchParams.get('start')!);
  await evening.pass(10);
  expect(lobby.text).toContain('7. Player 2');
  await evening.begin();
  expect(evening.posted('The cards are dealt').text).not.toContain('Player 3');
  expect(gone!.direct.messages.some(({ text }) => text.includes('🃏'))).toBe(true);
});

test('the alert about many who cannot be reached still gets through', async () => {
  const long = (i: number) => `${i} `.padEnd(60, 'Rumpelstilzchen ');
  const evening = await lobbyTonight({ players: 10, names: long });
  for (const person of evening.people.slice(1)) person.block();
  const answer = await press(evening, evening.people[0]!, evening.lobby, isPress('b:'));
  expect(answer?.text).toContain('cannot be reached');
});

test('/cancel closes the lobby, and a new one can be set', async () => {
  const evening = await lobbyTonight();
  const { lobby } = evening;
  const [creator] = evening.people;
  expect(await ask(evening, creator!, 'group', '/cancel')).toEqual([]);
  await evening.pass(8);
  expect(lobby.text).toContain('This game was called off.');
  expect(lobby.buttons).toEqual([]);
  expect(await lineTo(evening, creator!, 'group', '/cancel')).toBe('There is no game here. /play sets a table.');
  await ask(evening, creator!, 'group', '/play');
  expect(evening.lobby).not.toBe(lobby);
  expect(evening.lobby.text).not.toContain('Player 1');
});
