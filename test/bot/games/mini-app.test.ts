/** Whole games with a Mini App: nothing but the one message at the deal, unless somebody plays by buttons. */
import { expect, test } from 'vitest';
import type { Delivered, Person } from '../../../bot/playground/index.ts';
import { chanceFrom } from '../../../shared/engine/chance.ts';
import { answerBy, gatherInApps, openIn, orderBy, randomAnswer } from '../../kit/apps/app-crowd.ts';
import { choose, isOver, questionOf } from '../../kit/evening/crowd.ts';
import { tonight } from '../../kit/evening/tonight.ts';

const tableSet = async (players: number) => {
  const evening = await tonight({ app: true, players });
  evening.people[0]!.write(evening.group, '/play');
  await evening.pass(3);
  const crowd = await gatherInApps(evening);
  const letters = (person: Person): readonly Delivered[] =>
    evening.telegram.delivered.filter(({ chatId, fromId }) => chatId === person.id && fromId !== person.id);
  return { evening, crowd, letters };
};

test('in the app alone: one direct message a player, and no edit of it, through the whole game', async () => {
  const { evening, crowd, letters } = await tableSet(8);
  const before = new Map(evening.people.map((person) => [person, letters(person).length]));
  await orderBy(crowd.phones[0]!, crowd.game, { do: 'begin' });
  await crowd.play();
  await evening.pass(30);
  for (const person of evening.people) {
    const own = letters(person).slice(before.get(person));
    expect(own.map(({ what }) => what)).toEqual(['post']);
    expect(own[0]!.buttons.flat()[0]!.webApp).toContain(`?table=${crowd.game}`);
  }
});

test('a mixed crowd plays to the end, and only those who asked for buttons get any', async () => {
  const { evening, crowd, letters } = await tableSet(9);
  const chance = chanceFrom('mixed', 'answers');
  const byButtons = evening.people.slice(0, 4);
  for (const person of byButtons) person.write('bot', '/menu');
  await evening.pass(3);
  await orderBy(crowd.phones[0]!, crowd.game, { do: 'begin' });
  await evening.pass(4);
  for (let turn = 0; !isOver(evening); turn++) {
    expect(turn).toBeLessThan(2000);
    for (const person of byButtons) {
      const question = questionOf(person);
      if (!question) continue;
      const { callbackData } = choose(question, chance);
      person.press(question, (button) => button.callbackData === callbackData);
    }
    for (const phone of crowd.phones.slice(byButtons.length)) {
      const sight = await phone.look(crowd.game);
      const finish = sight.play?.view.prompts.find(({ action }) => action === 'finish');
      const [prompt = finish] = openIn(sight);
      if (!prompt) continue;
      await answerBy(phone, sight, prompt, randomAnswer(prompt, chance));
    }
    await evening.pass(5);
  }
  for (const person of evening.people) {
    const asked = letters(person).filter(({ buttons }) =>
      buttons.flat().some(({ callbackData = '' }) => /^q:/.test(callbackData)),
    );
    expect(asked.length > 0, person.name).toBe(byButtons.includes(person));
    const isInvited = letters(person).some(({ buttons }) =>
      buttons.flat().some(({ webApp = '' }) => webApp.includes('?table=')),
    );
    expect(isInvited, person.name).toBe(!byButtons.includes(person));
  }
});

test('a mate who plays by buttons reads the signs of the gang, and nobody else does', async () => {
  const { evening, crowd } = await tableSet(9);
  for (const person of evening.people) person.write('bot', '/menu');
  await evening.pass(3);
  await orderBy(crowd.phones[0]!, crowd.game, { do: 'begin' });
  await evening.pass(5);
  const sights = await Promise.all(crowd.phones.map((phone) => phone.look(crowd.game)));
  const at = sights.findIndex(({ play }) => (play?.view.mates.length ?? 0) > 0);
  const { place, play } = sights[at]!;
  await orderBy(crowd.phones[at]!, crowd.game, { do: 'sign', token: play!.token!, sign: 'this-one' });
  await evening.pass(3);
  const readers = evening.people.filter((person) => questionOf(person)?.text.includes('this one'));
  const mates = sights.flatMap((sight, i) =>
    play!.view.mates.includes(sight.place ?? '') ? [evening.people[i]!] : [],
  );
  expect(mates.length).toBeGreaterThan(0);
  expect(readers).toEqual(mates);
  const name = sights[at]!.names[place!]!;
  expect(questionOf(mates[0]!)!.text).toContain(`${name} (${Number(place!.slice(1))}): this one`);
  await orderBy(crowd.phones[at]!, crowd.game, { do: 'sign', token: play!.token!, sign: null });
  await evening.pass(3);
  expect(questionOf(mates[0]!)!.text).not.toContain('this one');
});
