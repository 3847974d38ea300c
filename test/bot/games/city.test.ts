/** Whole games of `city` by chat buttons through the emulated Telegram, with what is special about this rulebook in them. */
import { expect, test } from 'vitest';
import type { Person } from '../../../bot/playground/index.ts';
import { crowd, isOver, playOut, questionOf } from '../../kit/evening/crowd.ts';
import { type Evening, isPress } from '../../kit/evening/evening.ts';
import { chooseEdition, countOut, setUp } from '../../kit/evening/lobby.ts';
import { actAll, answer, discuss, lookAtCards, press, roleOf } from '../../kit/evening/moves.ts';
import { tonight } from '../../kit/evening/tonight.ts';
import { expectTold, expectUntold } from '../../kit/telling/told.ts';

type Cast = Readonly<Record<string, readonly Person[]>>;

/** A table of `city` with these cards, dealt; everybody by what they are. */
async function dealt(deck: Readonly<Record<string, number>>, ...settings: readonly string[]) {
  const players = Object.values(deck).reduce((sum, n) => sum + n, 0);
  const evening = await tonight({ players });
  evening.people[0]!.write(evening.group, '/play');
  await evening.pass(2);
  await chooseEdition(evening, 'city');
  await evening.join();
  await countOut(evening, deck);
  if (settings.length > 0) await setUp(evening, ...settings);
  // So much was set that Telegram would keep the group's next messages waiting.
  await evening.pass(60);
  await evening.begin();
  const cast: Record<string, Person[]> = {};
  for (const person of evening.people) {
    const name = roleOf(person);
    cast[name] = [...(cast[name] ?? []), person];
  }
  return { evening, cast: cast as Cast };
}

/** How the group calls them. */
const called = ({ people }: Evening, person: Person): string => `${person.name} (${people.indexOf(person) + 1})`;

const asked = (person: Person): string => questionOf(person)?.text ?? '';

async function voteAs(evening: Evening, votes: ReadonlyMap<Person, Person | null>): Promise<void> {
  for (const [person, whom] of votes) {
    if (whom) await answer(evening, person, whom);
    else {
      const question = questionOf(person)!;
      await press(evening, person, question, ({ text }) => text === 'I abstain');
      await press(evening, person, question, ({ text }) => text.startsWith('✅'));
    }
  }
  await evening.pass(1);
}

const toTheEnd = async (evening: Evening): Promise<void> => {
  await playOut(evening, crowd(evening, 'to the end'), () => isOver(evening));
  await evening.pass(70);
};

test('a pardon, a second shot, a muted and a copied voter', async () => {
  const { evening, cast } = await dealt({
    judge: 1,
    sleepwalker: 1,
    citizen: 5,
    mafioso: 2,
    godfather: 1,
    swindler: 1,
  });
  const [judge] = cast.Judge!;
  const [sleepwalker] = cast.Sleepwalker!;
  const [godfather] = cast.Godfather!;
  const [swindler] = cast.Swindler!;
  const [a, b, c, d, e] = cast.Citizen! as [Person, Person, Person, Person, Person];
  const mafia = [...cast.Mafioso!, godfather!];
  const night = evening.posted('Night 1');
  expect(night.text).toContain('City · Standard');
  expectTold(night.text, 'tell-met', { gang: 'the mafia' });
  expect(night.text).not.toContain('yakuza');
  expect(night.text).toContain('Nobody acts in the first night');
  expect(night.text).toContain('Ballot: by list');

  // Night 1 is over as soon as everybody has looked at the card.
  const at = evening.clock.now();
  await lookAtCards(evening);
  expect(evening.clock.now() - at).toBeLessThan(10_000);
  const day = evening.posted('Morning 1');
  expect(day.text).toContain('Discussion');
  expectUntold(day.text, 'news-quiet');

  await answer(evening, b, c);
  await press(evening, b, questionOf(b)!, ({ text }) => text.includes('Take the accusation back'));
  await evening.pass(25);
  expectTold(day.text, 'withdrawn-line', { by: called(evening, b), name: called(evening, c) });
  await discuss(
    evening,
    new Map([
      [a, c],
      [b, d],
    ]),
  );
  const trial = evening.posted('Trial of day 1');
  expect(trial.text).toMatch(new RegExp(`1\\. ${c.name} .*named by ${a.name}[^]*2\\. ${d.name}`));
  const crowdVotes = [...mafia, a, e].map((person) => [person, c] as const);
  const others = [b, c, sleepwalker!, swindler!].map((person) => [person, d] as const);
  await voteAs(evening, new Map<Person, Person | null>(crowdVotes));
  await evening.pass(15);
  expect(trial.text).toContain('Have voted: ');
  expect(trial.text.split('Have voted: ')[1]).toContain(a.name);
  expect(trial.text.split('Have voted: ')[1]).not.toContain(b.name);
  await voteAs(evening, new Map<Person, Person | null>([...others, [d, null], [judge!, null]]));
  const verdict = evening.posted('Verdict of day 1');
  expectTold(verdict.text, 'news-pardoned', { pardoned: called(evening, c) });
  expectTold(verdict.text, 'news-out-condemned', { name: `${called(evening, d)}, Citizen` });
  expect(verdict.text).not.toContain('Judge');

  await evening.pass(20);
  expectUntold(evening.posted('Night 2').text, 'news-out-condemned');
  // No role in play acts before the shots, so the night begins with them.
  expect(asked(sleepwalker!)).toContain('Whom do you shoot?');
  await actAll(
    evening,
    new Map([...mafia, judge!].map((person) => [person, sleepwalker!] as const).concat([[swindler!, c]])),
  );
  // The godfather has a second question.
  expect(asked(godfather!)).toContain('Whose vote do you take?');
  await answer(evening, godfather!, a);
  await evening.pass(1);
  // The sleepwalker is dead, and the mafia shoots again; everybody else has something to tap as well.
  expect(asked(mafia[0]!)).toContain('Whom do you shoot?');
  expect(asked(sleepwalker!)).toContain('Whom do you suspect?');
  expect(
    questionOf(mafia[0]!)!
      .buttons.flat()
      .map(({ text }) => text),
  ).not.toContain(`${evening.people.indexOf(sleepwalker!) + 1}. ${sleepwalker!.name}`);
  const nights = evening.group.messages.filter(({ text }) => text.includes('Night 2'));
  expect(nights).toHaveLength(1);
  await actAll(evening, new Map(mafia.map((person) => [person, e])));
  await evening.pass(1);

  const morning = evening.posted('Morning 2');
  expectTold(morning.text, 'news-out-shot', { name: `${called(evening, sleepwalker!)}, Sleepwalker` });
  expectTold(morning.text, 'news-out-shot', { name: `${called(evening, e)}, Citizen` });
  expectTold(morning.text, 'news-muted', { muted: called(evening, a) });
  expect(morning.text).not.toMatch(/copied|Swindler/);
  expect(judge!.direct.messages.some(({ text }) => text.includes(`${sleepwalker!.name}`))).toBe(true);

  await discuss(
    evening,
    new Map([
      [a, b],
      [c, swindler!],
    ]),
  );
  expect(asked(a)).not.toContain('Ballot');
  expect(evening.posted('Trial of day 2').text).toContain('Only these vote');
  await voteAs(
    evening,
    new Map<Person, Person | null>([
      [swindler!, b],
      [c, swindler!],
      [judge!, b],
      [b, null],
      ...mafia.map((person) => [person, null] as const),
    ]),
  );
  const second = evening.posted('Verdict of day 2').text;
  expect(second).toMatch(new RegExp(`${b.name} \\(\\d+\\): 3`));
  expectTold(second, 'news-out-condemned', { name: `${called(evening, b)}, Citizen` });
  const told = c.direct.messages.filter(({ text }) => /your ballot/i.test(text));
  expect(told.length).toBeGreaterThan(0);
  await toTheEnd(evening);
});

test('a jailing, a release, and one accused at a time', async () => {
  const { evening, cast } = await dealt(
    { jailer: 1, doctor: 1, citizen: 5, mafioso: 2, snitch: 1 },
    'page:options',
    'word:ballot:single',
  );
  const [jailer] = cast.Jailer!;
  const [doctor] = cast.Doctor!;
  const [snitch] = cast.Snitch!;
  const [m, n] = cast.Mafioso! as [Person, Person];
  const [a, b, c, d, e] = cast.Citizen! as [Person, Person, Person, Person, Person];
  await lookAtCards(evening);
  expect(evening.posted('Morning 1').text).toContain('Discussion');
  await discuss(evening);
  // Nobody was accused: no ballot.
  expectTold(evening.posted('Night 2').text, 'day-no-accused');
  expect(asked(doctor!)).toContain('Whom do you protect?');
  await actAll(
    evening,
    new Map([
      [doctor!, jailer!],
      [snitch!, a],
    ]),
  );
  await evening.pass(1);
  expect(asked(jailer!)).toContain('Whom do you check?');
  await actAll(
    evening,
    new Map([
      [jailer!, a],
      [m, jailer!],
      [n, jailer!],
      [snitch!, jailer!],
    ]),
  );
  await evening.pass(1);
  const morning = evening.posted('Morning 2').text;
  expectTold(morning, 'news-quiet');
  expectTold(morning, 'news-jailed', { jailed: called(evening, a) });
  expect(jailer!.direct.messages.some(({ text }) => text.includes(`${a.name}`) && text.includes('Mafioso'))).toBe(true);

  await discuss(
    evening,
    new Map([
      [a, b],
      [m, jailer!],
      [c, n],
    ]),
  );
  const voters = [jailer!, doctor!, b, c, d, e, m, n, snitch!];
  expect(asked(a)).not.toContain('Ballot');
  expect(asked(d)).toContain(`On trial: ${b.name}`);
  await voteAs(evening, new Map(voters.map((person) => [person, [m, n].includes(person) ? b : null])));
  expect(evening.posted('Trial of day 2').text).toContain(`${b.name}`);
  expect(asked(d)).toContain(`On trial: ${jailer!.name}`);
  await voteAs(evening, new Map(voters.map((person) => [person, person === jailer ? null : jailer!])));
  const verdict = evening.posted('Verdict of day 2').text;
  expectTold(verdict, 'news-out-condemned', { name: `${called(evening, jailer!)}, Jailer` });
  expectTold(verdict, 'news-freed', { freed: called(evening, a) });
  await evening.pass(20);
  expect(evening.posted('Night 3').text).toBeTruthy();
  await toTheEnd(evening);
});

test('a detective who shoots instead of looking', async () => {
  const { evening, cast } = await dealt({ detective: 1, citizen: 4, mafioso: 2 });
  const [detective] = cast.Detective!;
  const [m] = cast.Mafioso! as [Person, Person];
  await lookAtCards(evening);
  await discuss(evening);
  const question = questionOf(detective!)!;
  expect(question.text).toContain('Either this or: shot');
  await press(evening, detective!, question, ({ text }) => text.includes('Instead: shot'));
  expect(asked(detective!)).toContain('Whom do you shoot?');
  await answer(evening, detective!, m);
  expect(asked(detective!)).toBe('');
  await evening.pass(70);
  expectTold(evening.posted('Morning 2').text, 'news-out-shot', { name: `${called(evening, m)}, Mafioso` });
  await toTheEnd(evening);
});

/** Eight came, the first of them leads, and the cards are dealt. */
async function hosted() {
  const evening = await tonight({ players: 8 });
  const [creator] = evening.people as [Person, ...Person[]];
  creator.write(evening.group, '/play');
  await evening.pass(2);
  await chooseEdition(evening, 'city');
  await setUp(evening, 'page:host', `host:${creator.id}`);
  await evening.join(evening.people.slice(1));
  await evening.pass(60);
  await evening.begin();
  const lead = () => creator.direct.messages.findLast(({ text }) => text.startsWith('🎙 Now'))!;
  return { evening, creator, lead };
}

test('a human host reads the cards and lets each part end', async () => {
  const { evening, creator, lead } = await hosted();
  // Nobody of seven acts before the shots: the second night has one part.
  for (const stage of ['night', 'discussion', 'night']) {
    await evening.pass(3);
    expect(lead().text).toBe(
      `🎙 Now: ${stage}\nYou may also take a player out: the card is shown and the player is out when this part ends.`,
    );
    await press(evening, creator, lead(), ({ text }) => text === '⏭ End this part');
  }
  await evening.pass(5);
  expect(evening.posted('Morning 2').text).toContain('Discussion');
  const cards = creator.direct.messages.find(({ text }) => text.includes('You lead this game'))!;
  for (const { name } of evening.people.slice(1)) expect(cards.text).toContain(name);
  await playOut(evening, crowd(evening, 'hosted'), () => isOver(evening));
});

test('a human host takes players out by buttons: by night, by day, and with the last mafioso the game', async () => {
  const { evening, creator, lead } = await hosted();
  const seated = evening.people.slice(1);
  const citizen = seated.find((person) => roleOf(person) === 'Citizen')!;
  const mafia = seated.filter((person) => roleOf(person) === 'Mafioso');
  const name = (person: Person) => `${person.name} (${seated.indexOf(person) + 1}), ${roleOf(person)}`;
  const end = () => press(evening, creator, lead(), ({ text }) => text === '⏭ End this part');
  const open = () => press(evening, creator, lead(), ({ text }) => text === '🚪 Remove a player');
  const remove = async (whom: Person) => {
    const asking = lead();
    await open();
    expect(asking.text).toBe('Who has to leave the game?');
    await press(evening, creator, asking, ({ text }) => text.endsWith(`. ${whom.name}`));
    await press(evening, creator, asking, ({ text }) => text.startsWith('✅'));
    await evening.pass(3);
  };
  await evening.pass(3);
  const posts = evening.group.messages.map(({ text }) => text);
  await remove(citizen);
  // Nothing shows before the night is over.
  expect(evening.group.messages.map(({ text }) => text)).toEqual(posts);
  await end();
  await evening.pass(5);
  expectTold(evening.group.messages.map(({ text }) => text).join('\n'), 'news-out-disqualified', {
    name: name(citizen),
  });
  const asking = lead();
  await open();
  expect(
    asking.buttons
      .flat()
      .map(({ text }) => text)
      .join(),
  ).not.toContain(citizen.name);
  await press(evening, creator, asking, ({ text }) => text.includes('Not now'));
  for (const mafioso of mafia) await remove(mafioso);
  expect(isOver(evening)).toBe(false);
  await end();
  await evening.pass(5);
  expect(isOver(evening)).toBe(true);
  const over = evening.posted('The game is over').text;
  for (const mafioso of mafia) expectTold(over, 'news-out-disqualified', { name: name(mafioso) });
  expectTold(over, 'side-town-won');
});

test('whoever goes away in the discussion is out when it ends, and with the last mafioso the game', async () => {
  const { evening, cast } = await dealt({ sheriff: 1, citizen: 4, mafioso: 1 });
  const [mafioso] = cast.Mafioso! as [Person];
  await lookAtCards(evening);
  mafioso.write(evening.group, '/leave');
  await evening.pass(3);
  const sure = mafioso.direct.messages.findLast(({ buttons }) => buttons.flat().some(isPress('x:')))!;
  await press(evening, mafioso, sure, isPress('x:'));
  await evening.pass(3);
  expect(isOver(evening)).toBe(false);
  await discuss(evening);
  const end = evening.posted('The game is over');
  expectTold(end.text, 'news-out-left', { name: `${called(evening, mafioso)}, Mafioso` });
  expectTold(end.text, 'side-town-won');
});

const TABLES = [
  ['standard', 8, 'uk'],
  ['standard', 16, 'ru'],
  ['beginner', 6, 'en'],
  ['yakuza', 13, 'uk'],
] as const;

test.each(TABLES)('%s, %i players, %s', async (mode, players, language) => {
  const evening = await tonight({ players, language });
  evening.people[0]!.write(evening.group, '/play');
  await evening.pass(2);
  await chooseEdition(evening, 'city');
  await setUp(evening, 'page:mode', `mode:${mode}`);
  await evening.join();
  await evening.begin();
  await lookAtCards(evening);
  await playOut(evening, crowd(evening, `${mode} ${players}`), () => isOver(evening));
  await evening.pass(70);
  const end = evening.group.messages.findLast(({ buttons }) => buttons.flat().some(isPress('r:')))!;
  evening.people[1]!.press(end, isPress('r:'));
  await evening.pass(3);
  for (const { name } of evening.people) expect(evening.lobby.text).toContain(name);
});
