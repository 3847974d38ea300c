/** Commands where they belong and where they do not, and presses that have no right to do anything. */
import { expect, test } from 'vitest';
import type { Message, Person } from '../../../bot/playground/index.ts';
import { questionOf } from '../../kit/evening/crowd.ts';
import type { Evening } from '../../kit/evening/evening.ts';
import {
  answer,
  ask,
  forge,
  lineTo,
  press,
  roleOf,
  sleepThrough,
  speakerOf,
  talk,
  voteFor,
  withForged,
} from '../../kit/evening/moves.ts';
import { gameTonight, lobbyTonight, tonight } from '../../kit/evening/tonight.ts';
import { lineWith } from '../../kit/telling/told.ts';

const GROUP = ['play', 'join', 'leave', 'begin', 'cancel', 'pause', 'resume', 'table', 'rules', 'language', 'help'];
const DIRECT = ['menu', 'practice', 'rules', 'language', 'help', 'start'];

test.each([
  ['uk', 'сісти за стіл', 'твоя карта й запитання до тебе'],
  ['ru', 'сесть за стол', 'твоя карта и вопросы к тебе'],
  ['en', 'sit down at the table', 'your card and your questions'],
  ['de', 'sit down at the table', 'your card and your questions'],
])('the menus of commands in %s', async (language, join, menu) => {
  const evening = await tonight({ players: 2, language });
  for (const person of evening.people) {
    const inGroup = evening.telegram.commandsFor(person, evening.group);
    const inDirect = evening.telegram.commandsFor(person, 'bot');
    expect(inGroup.map(({ command }) => command)).toEqual(GROUP);
    expect(inDirect.map(({ command }) => command)).toEqual(DIRECT);
    expect(inGroup.find(({ command }) => command === 'join')?.description).toBe(join);
    expect(inDirect.find(({ command }) => command === 'menu')?.description).toBe(menu);
  }
});

test('what works in a group only says so in the direct chat, and the other way round', async () => {
  const evening = await tonight();
  const [first] = evening.people;
  for (const command of ['/play', '/newgame', '/join', '/leave', '/begin', '/cancel', '/pause', '/resume']) {
    expect(await lineTo(evening, first!, 'bot', command)).toBe('That works in a group only.');
  }
  expect(await lineTo(evening, first!, 'group', '/menu')).toBe('That works in the direct chat with me only.');
});

test('commands at the wrong time say so in one line', async () => {
  const evening = await tonight();
  const [first] = evening.people;
  for (const command of ['/leave', '/begin', '/cancel', '/pause', '/resume', '/table']) {
    expect(await lineTo(evening, first!, 'group', command)).toBe('There is no game here. /play sets a table.');
    await evening.pass(20);
  }
  expect(await lineTo(evening, first!, 'bot', '/menu')).toBe('You sit at no table now. Write /play in a group.');
  expect(await lineTo(evening, first!, 'bot', '/table')).toBe('You sit at no table now. Write /play in a group.');
  await evening.pass(60);
  await evening.sitDown();
  for (const command of ['/pause', '/resume']) {
    expect(await lineTo(evening, first!, 'group', command)).toBe('The game has not begun yet.');
  }
  expect(await lineTo(evening, first!, 'bot', '/menu')).toContain('The game has not begun yet.');
  await evening.begin();
  await evening.pass(60);
  await sleepThrough(evening);
  expect(await lineTo(evening, first!, 'group', '/begin')).toBe('The game has begun already.');
  expect(await lineTo(evening, first!, 'group', '/join')).toBe('The game has begun already.');
  expect(await lineTo(evening, first!, 'group', '/resume')).toBe('The game is not paused.');
  await ask(evening, first!, 'group', '/pause');
  expect(await lineTo(evening, first!, 'group', '/pause')).toContain('The game is paused');
});

test('whoever asks without end is answered a few times a minute, and the game is not crowded out', async () => {
  const evening = await tonight();
  const [first, second] = evening.people;
  for (let i = 0; i < 20; i++) first!.write(evening.group, '/help');
  for (let i = 0; i < 20; i++) second!.write(evening.group, '/help');
  await evening.pass(30);
  const answers = () => evening.group.messages.filter(({ from, text }) => from.is_bot && text.includes('/play')).length;
  expect(answers()).toBe(6);
  await evening.pass(60);
  await ask(evening, first!, 'group', '/help');
  expect(answers()).toBe(7);
});

test('/help and /rules in both places, anything else in the direct chat is answered with help', async () => {
  const evening = await tonight();
  const [first] = evening.people;
  expect(await lineTo(evening, first!, 'group', '/help')).toContain('/play sets a table');
  const [menu] = await ask(evening, first!, 'group', '/rules');
  expect(menu!.replyTo?.text).toBe('/rules');
  expect(await lineTo(evening, first!, 'bot', '/rules')).toBe(menu!.text);
  await press(evening, first!, menu!, ({ text }) => text === 'Party');
  await evening.pass(3);
  const book = evening.group.messages.find(({ id }) => id === menu!.id)!;
  expect(book.text).toContain('The boxed game');
  const help = await lineTo(evening, first!, 'bot', '/help');
  expect(help).toContain('/menu shows your card');
  for (const text of ['hello', '/nonsense', 'Ж'.repeat(4096)]) {
    expect(await lineTo(evening, first!, 'bot', text)).toBe(help);
  }
  expect(await ask(evening, first!, 'group', 'hello everybody')).toEqual([]);
  expect(await ask(evening, first!, 'group', '/nonsense')).toEqual([]);
});

test('the link that adds the bot to a group sets a table there', async () => {
  const evening = await tonight();
  const [first] = evening.people;
  first!.start();
  await evening.pass(2);
  const [add] = first!.direct.messages.at(-1)!.buttons.flat();
  expect(add!.url).toContain('https://t.me/omerta_bot?startgroup=play&admin=');
  const [lobby] = await ask(evening, first!, 'group', '/start@omerta_bot play');
  expect(lobby!.text).toContain('A game of Mafia');
  expect(await lineTo(evening, first!, 'group', '/start@omerta_bot')).toContain('/play sets a table');
});

const SECRETS = /Don|Mafioso|Commissioner|Citizen|mafia|town|black/;

async function tableNow(evening: Evening): Promise<string> {
  const [first] = evening.people;
  const answers = await ask(evening, first!, 'bot', '/table');
  const [shown] = answers.filter(({ text }) => text.startsWith('Party'));
  expect(shown!.text).not.toMatch(SECRETS);
  return shown!.text;
}

test('/table shows where the game is in every stage, and nothing secret', async () => {
  const evening = await lobbyTonight();
  const people = evening.people;
  const [p1, p2, p3] = people;
  expect(await lineTo(evening, p2!, 'group', '/table')).toBe(evening.lobby.text);
  await evening.begin();
  expect(await tableNow(evening)).toContain('Party · Base, round 1: night');
  await sleepThrough(evening);
  expect(await tableNow(evening)).toMatch(/round 1: morning\n.*\n\d+ s left in this stage\.$/);
  await evening.pass(10);
  expect(await tableNow(evening)).toContain('speeches\nHas the floor: Player 1 (1)');
  expect(await lineTo(evening, p3!, 'group', '/table')).toContain('round 1: speeches');
  await talk(
    evening,
    new Map([
      [p1!, p2!],
      [p2!, p3!],
    ]),
  );
  expect(await tableNow(evening)).toContain('ballot');
  await voteFor(evening, p2!);
  expect(await tableNow(evening)).toContain('verdict');
  expect(await tableNow(evening)).toContain('Out: Player 2 (2).');
  await ask(evening, p1!, 'group', '/pause');
  expect(await tableNow(evening)).toContain('The game is paused');
});

test('/menu gives the card and the open question again, and the old buttons still work', async () => {
  const evening = await gameTonight();
  const [first] = evening.people;
  const old = questionOf(first!)!;
  const again = await ask(evening, first!, 'bot', '/menu');
  expect(again).toHaveLength(2);
  const [card, question] = again;
  expect(card!.text).toContain('Your number at the table: 1');
  expect(card!.isProtected).toBe(true);
  expect(question!.buttons).toEqual(old.buttons);
  expect(await press(evening, first!, old, old.buttons[0]![0]!.text)).toEqual({ showAlert: false });
  expect(question!.text).toContain('Is that so?');
});

test('/leave in a game asks in the direct chat first', async () => {
  // Where the bot may restrict, whoever is out could not write any more.
  const evening = await gameTonight({ players: 7, bot: 'member' });
  const second = evening.people[1]!;
  await sleepThrough(evening);
  expect(await ask(evening, second, 'group', '/leave')).toEqual([]);
  const sure = second.direct.messages.at(-1)!;
  expect(sure.text).toBe('Leave the game for good? The others go on without you.');
  expect(await tableNow(evening)).toContain('Player 2');
  expect((await press(evening, second, sure, '🚪 Leave the game'))?.text).toBe('You have left the game.');
  expect(await tableNow(evening)).toContain('Out: Player 2 (2).');
  expect((await press(evening, second, sure, '🚪 Leave the game'))?.text).toBe('You are out of the game.');
  expect(await lineTo(evening, second, 'group', '/leave')).toBe('You are out of the game.');
  const guest = evening.telegram.person({ firstName: 'Vera', languageCode: 'en' });
  guest.enter(evening.group);
  expect(await lineTo(evening, guest, 'group', '/leave')).toBe('You do not sit at this table.');
});

test('while the game is paused no time runs, nothing is taken, and the time left is kept', async () => {
  const evening = await gameTonight();
  const [first, second] = evening.people;
  await evening.pass(16);
  await ask(evening, first!, 'group', '/pause');
  expect(evening.posted('⏸').text).toEqual(lineWith('paused', {}, { before: '⏸ ' }));
  const question = questionOf(second!)!;
  const [label] = question.buttons.flat().map(({ text }) => text);
  expect(await press(evening, second!, question, label!)).toMatchObject({
    text: 'The game is paused; /resume lets it go on.',
    showAlert: true,
  });
  await evening.pass(100_000);
  expect(await tableNow(evening)).toContain('round 1: night');
  await ask(evening, first!, 'group', '/resume');
  expect(evening.posted('▶️').text).toEqual(lineWith('resumed', {}, { before: '▶️ ' }));
  const left = Number(/(\d+) s left/.exec(await tableNow(evening))![1]);
  expect(left).toBeGreaterThan(20);
  expect(left).toBeLessThan(40);
  await evening.pass(left - 5);
  expect(await tableNow(evening)).toContain('round 1: night');
  await evening.pass(6);
  expect(await tableNow(evening)).toContain('round 1: morning');
});

test('whoever leaves while the game is paused is gone, and the clock still stands', async () => {
  const evening = await gameTonight({ players: 7 });
  await sleepThrough(evening);
  await evening.pass(41);
  const speaker = speakerOf(evening)!;
  await ask(evening, evening.people[0]!, 'group', '/pause');
  await ask(evening, speaker, 'group', '/leave');
  await press(evening, speaker, speaker.direct.messages.at(-1)!, '🚪 Leave the game');
  await evening.pass(1000);
  const second = evening.people[1]!;
  const shown = await lineTo(evening, second, 'bot', '/table');
  expect(shown).toContain('Out: Player 1 (1).');
  expect(shown).toContain('Has the floor: Player 2 (2)');
  expect(shown).toContain('The game is paused');
  await ask(evening, evening.people[0]!, 'group', '/resume');
  expect(await lineTo(evening, second, 'bot', '/table')).toMatch(/5\d s left/);
});

test('/cancel in a game ends it for everybody, and open questions close', async () => {
  const evening = await gameTonight();
  const [first, second] = evening.people;
  const question = questionOf(second!)!;
  const data = question.buttons[0]![0]!.callbackData!;
  await ask(evening, first!, 'group', '/cancel');
  expect(evening.group.messages.at(-1)!.text).toEqual(lineWith('cancelled'));
  expect(question.buttons).toEqual([]);
  expect((await forge(evening, second!, question, data))?.text).toBe('The game is over.');
  await evening.pass(200);
  expect(evening.group.messages.some(({ text }) => text.includes('Morning'))).toBe(false);
  await ask(evening, second!, 'group', '/play');
  expect(evening.lobby.text).toContain('6 more players are needed');
});

test('a question that is over, and a second tap, change nothing', async () => {
  const evening = await gameTonight();
  const [first] = evening.people;
  const question = questionOf(first!)!;
  const data = question.buttons[0]![0]!.callbackData!;
  await press(evening, first!, question, (button) => button.callbackData === data);
  const sure = question.buttons.flat().find(({ text }) => text.startsWith('✅'))!.callbackData!;
  const taps = [0, 1].map(() => first!.press(question, (button) => button.callbackData === sure));
  await evening.pass(1);
  for (const tap of taps) expect(tap.answer).not.toBeNull();
  await sleepThrough(evening);
  for (const old of [data, sure]) {
    expect(await forge(evening, first!, question, old)).toMatchObject({ text: 'This question is closed.' });
  }
  expect(question.text).toContain('The night is over.');
});

/** What a curious client might send, made from a question of its own and one of somebody else. */
function forgeries(own: string, others: string): readonly string[] {
  const [letter, game, token, verb = ''] = own.split(':');
  const [, , stolen, hers = ''] = others.split(':');
  const slot = verb.slice(1);
  return [
    [letter, 'AAAAAAAAAA', token, verb, '1'],
    [letter, game, 'AAAAAAAA', verb, '1'],
    [letter, game, stolen, hers, '1'],
    [letter, game, stolen, `s${hers.slice(1)}`, '1'],
    [letter, game, token, verb, '=constructor'],
    [letter, game, token, `s${slot}`, '=yes'],
    [letter, game, token, verb, '99'],
    [letter, game, token, `s${slot}`, '99'],
    [letter, game, token, `s${slot}`, '1.2.3'],
    [letter, game, token, `s${slot}`, ''],
    [letter, game, token, 'pshoot', '1'],
    [letter, game, token, 'sconstructor', '1'],
    [letter, game, token, 'z', ''],
    [letter],
    ['s', 'AAAAAAAAAA'],
    ['x', 'AAAAAAAAAA'],
    ['r', game],
    ['o', game, 'p1'],
    ['o', game, 'constructor'],
    ['t', game, 'p2'],
    ['g', game, 'N', 'off'],
    ['k', 'constructor'],
    ['w', 'constructor'],
    ['\u0000'.repeat(64)],
    ['😀'.repeat(16)],
    ['constructor'],
  ].map((parts) => parts.join(':'));
}

test('forged presses change nothing, and each is answered', async () => {
  const evening = await gameTonight();
  const guest = evening.telegram.person({ firstName: 'Vera', languageCode: 'en' });
  guest.start();
  guest.enter(evening.group);
  await evening.pass(2);
  const [first, second] = evening.people;
  const [own, hers] = [first, second].map((person) => questionOf(person!)!.buttons[0]![0]!.callbackData!);
  const before = await tableNow(evening);
  const dealt = evening.people.map(roleOf);
  const question = questionOf(first!)!;
  const places: readonly (readonly [Person, Message])[] = [
    [first!, question],
    [guest, guest.direct.messages.at(-1)!],
    [guest, evening.posted('Night 1')],
  ];
  for (const data of forgeries(own!, hers!)) {
    const presses = places.map(([person, post]) => person.press(withForged(post, data), 'forged'));
    await evening.settle();
    for (const { answer } of presses) expect(answer, data).not.toBeNull();
    expect(question.buttons.flat().some(({ text }) => text.startsWith('✏️'))).toBe(false);
  }
  expect((await tableNow(evening)).replace(/\d+ s left/, '')).toBe(before.replace(/\d+ s left/, ''));
  expect(evening.people.map(roleOf)).toEqual(dealt);
  expect(guest.direct.messages.every(({ text }) => !text.includes('🃏') && !text.includes('🌙'))).toBe(true);
  expect(await answer(evening, first!)).toMatchObject({ showAlert: false });
});

test('a press in one group cannot seat anybody at the table of another', async () => {
  const evening = await tonight({ players: 6 });
  const guest = evening.telegram.person({ firstName: 'Vera', languageCode: 'en' });
  guest.start();
  const other = evening.telegram.group({ title: 'Other', creator: guest, bot: 'member' });
  await evening.sitDown(evening.people.slice(0, 5));
  const join = evening.lobby.buttons[0]![0]!.callbackData!;
  guest.write(other, '/play');
  await evening.pass(2);
  const lobby = other.messages.at(-1)!;
  expect((await forge(evening, guest, lobby, join))?.text).toBe('This table is in a group that you are not in.');
  await evening.pass(8);
  expect(evening.lobby.text).not.toContain('Vera');
});
