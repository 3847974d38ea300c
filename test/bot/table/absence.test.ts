/** Whoever does not answer: warned, then in the hands of the table. A game never waits for anybody. */
import { expect, test } from 'vitest';
import type { Message, Person } from '../../../bot/playground/index.ts';
import { phonesOf } from '../../kit/apps/phone.ts';
import { questionOf } from '../../kit/evening/crowd.ts';
import { type Evening, isPress } from '../../kit/evening/evening.ts';
import { leaveToTheEnd } from '../../kit/evening/leaving.ts';
import { answer, ask, press, roleOf, sleepThrough, speakerOf, talk, withRole } from '../../kit/evening/moves.ts';
import { gameTonight, lobbyTonight } from '../../kit/evening/tonight.ts';
import { expectTold, lineWith } from '../../kit/telling/told.ts';

interface Table {
  readonly evening: Evening;
  /** A citizen who looks away. */
  readonly absent: Person;
  /** Whom the gang may shoot meanwhile. */
  readonly victims: readonly Person[];
}

async function tableOfTen(): Promise<Table> {
  const evening = await gameTonight({ players: 10 });
  const citizens = evening.people.filter((person) => roleOf(person) === 'Citizen' && person !== evening.people[0]);
  const [absent, ...victims] = citizens;
  return { evening, absent: absent!, victims };
}

/** So many nights go by, with talks between them, in which everybody but one person answers. */
async function missNights({ evening, absent, victims }: Table, nights: number, from = 0): Promise<void> {
  for (let night = 0; night < nights; night++) {
    if (night > 0) await talk(evening, new Map(), [absent]);
    await sleepThrough(evening, { victim: victims[from + night]!, idle: [absent] });
  }
}

const warnings = ({ direct }: Person): readonly Message[] =>
  direct.messages.filter(({ text }) => text.includes('missed two questions in a row'));

const reports = ({ group }: Evening): readonly Message[] =>
  group.messages.filter(({ text }) => text.includes('has not answered three times'));

test('two missed questions bring a warning, the third one tells the table', async () => {
  const table = await tableOfTen();
  const { evening, absent } = table;
  await missNights(table, 1);
  expect(warnings(absent)).toHaveLength(0);
  await talk(evening, new Map(), [absent]);
  await missNights(table, 1, 1);
  expect(warnings(absent)).toHaveLength(1);
  expect(reports(evening)).toHaveLength(0);
  await talk(evening, new Map(), [absent]);
  await missNights(table, 1, 2);
  const [report] = reports(evening);
  expect(report!.text).toContain(absent.name);
  expect(report!.buttons.flat().map(({ text }) => text)).toEqual(['🚪 Send out', '🪑 Take the seat']);
  for (const person of evening.people) if (person !== absent) expect(warnings(person)).toHaveLength(0);
  expect(evening.posted('Morning 3')).toBeDefined();
});

test('a ballot in which somebody says nothing counts as a missed question', async () => {
  const { evening, absent } = await tableOfTen();
  const [p1, p2] = evening.people.filter((person) => person !== absent);
  await sleepThrough(evening, { idle: [absent] });
  const accusations = new Map([
    [p1!, p2!],
    [p2!, p1!],
  ]);
  await talk(evening, accusations, [absent]);
  for (const person of evening.people) if (person !== absent) await answer(evening, person, p2!);
  await evening.pass(45);
  expect(warnings(absent)).toHaveLength(1);
});

test('more than half of the living others send somebody out', async () => {
  const table = await tableOfTen();
  const { evening, absent, victims } = table;
  await missNights(table, 3);
  const [report] = reports(evening);
  const living = evening.people.filter((person) => person !== absent && !victims.slice(1, 3).includes(person));
  const vote = (person: Person) => press(evening, person, report!, '🚪 Send out');
  expect(report!.text).toContain('For sending out: 0 of 4.');
  expect((await vote(victims[1]!))?.text).toBe('You are not in this game.');
  for (const person of living.slice(0, 3)) expect((await vote(person))?.text).toBe('Your voice is counted.');
  expect((await vote(living[0]!))?.text).toBe('Your voice is counted.');
  await evening.pass(2);
  expect(report!.text).toContain('For sending out: 3 of 4.');
  await vote(living[3]!);
  await evening.pass(2);
  expect(report!.text).toEqual(lineWith('absent-sent-out', { name: absent.name }));
  expect(report!.buttons).toEqual([]);
  const [shown] = await ask(evening, living[0]!, 'group', '/table');
  expect(shown!.text).toMatch(new RegExp(`Out: .*${absent.name}`));

  // Nobody is seated at the next table who was sent away from this one.
  const phones = phonesOf(evening);
  await leaveToTheEnd(evening, phones, 'game-00001');
  const again = await phones[0]!.order('game-00001', { do: 'rematch' });
  const { players } = (await phones[0]!.look(again.body.opened!)).lobby!;
  expect(players.map(({ name }) => name)).toEqual(
    evening.people.filter((person) => person !== absent).map(({ name }) => name),
  );
});

test('a guest takes the seat, the card and the question; the old buttons are dead', async () => {
  const table = await tableOfTen();
  const { evening, absent } = table;
  await missNights(table, 3);
  await talk(evening, new Map(), [absent]);
  const [report] = reports(evening);
  const guest = evening.telegram.person({ firstName: 'Vera', languageCode: 'en' });
  guest.enter(evening.group);
  expect((await press(evening, evening.people[0]!, report!, '🪑 Take the seat'))?.text).toBe(
    'You sit at the table already.',
  );
  expect((await press(evening, guest, report!, '🪑 Take the seat'))?.url).toBe('https://t.me/omerta_bot?start=back');
  guest.start('back');
  await evening.pass(2);
  const old = questionOf(absent)!;
  const stale = old.buttons.flat()[0]!.text;
  expect((await press(evening, guest, report!, '🪑 Take the seat'))?.text).toContain('The seat is yours');
  await evening.pass(3);
  expect(roleOf(guest)).toBe('Citizen');
  expect(questionOf(guest)!.text).toContain('Night 4');
  const number = evening.people.indexOf(absent) + 1;
  expect(report!.text).toEqual(lineWith('absent-replaced', { name: absent.name, by: `Vera (${number})` }));
  expect(report!.buttons).toEqual([]);
  expect((await press(evening, absent, old, stale))?.text).toBe('You are not in this game.');
  expect(await answer(evening, guest)).toMatchObject({ showAlert: false });
});

test('whoever blocked the bot and lost the seat is still called by name', async () => {
  const table = await tableOfTen();
  const { evening, absent } = table;
  await missNights(table, 3);
  absent.block();
  const guest = evening.telegram.person({ firstName: 'Vera', languageCode: 'en' });
  guest.start();
  guest.enter(evening.group);
  await evening.pass(1);
  await press(evening, guest, reports(evening)[0]!, '🪑 Take the seat');
  await evening.pass(5);
  expect(roleOf(guest)).toBe('Citizen');
  expect(evening.posted('My messages do not reach').text).toContain(absent.name);
});

test('whoever answers starts from nothing again', async () => {
  const table = await tableOfTen();
  const { evening, absent } = table;
  await missNights(table, 2);
  expect(warnings(absent)).toHaveLength(1);
  await talk(evening);
  await missNights(table, 1, 2);
  expect(reports(evening)).toHaveLength(0);
  await talk(evening, new Map(), [absent]);
  await missNights({ ...table, victims: [withRole(evening, 'Commissioner')] }, 1);
  expect(warnings(absent)).toHaveLength(2);
});

test.each(['I am here', '/table'])('writing “%s” in the group is coming back', async (text) => {
  const table = await tableOfTen();
  const { evening, absent } = table;
  await missNights(table, 3);
  const [report] = reports(evening);
  await ask(evening, absent, 'group', text);
  await evening.pass(2);
  expect(report!.text).toEqual(lineWith('absent-back', { name: absent.name }));
  expect(report!.buttons).toEqual([]);
});

test('the question about somebody who has died meanwhile is closed', async () => {
  const table = await tableOfTen();
  const { evening, absent } = table;
  await missNights(table, 3);
  const [report] = reports(evening);
  await talk(evening, new Map(), [absent]);
  await sleepThrough(evening, { victim: absent, idle: [absent] });
  await evening.pass(2);
  const name = `${absent.name} (${evening.people.indexOf(absent) + 1})`;
  expectTold(evening.posted('Morning 4').text, 'news-out-shot', { name });
  expect(report!.buttons).toEqual([]);
});

test('with decoys off a silent night counts against nobody', async () => {
  const evening = await lobbyTonight({ players: 10 });
  const [owner] = evening.people;
  await press(evening, owner!, evening.lobby, isPress('s:'));
  await press(evening, owner!, owner!.direct.messages.at(-1)!, 'Everybody answers at night: on');
  await evening.begin();
  for (let night = 0; night < 3; night++) {
    await evening.pass(62);
    for (let waited = 0; waited < 15 && !speakerOf(evening); waited++) await evening.pass(1);
    while (speakerOf(evening)) await evening.pass(20);
  }
  for (const person of evening.people) expect(warnings(person)).toHaveLength(0);
  expect(reports(evening)).toHaveLength(0);
});
