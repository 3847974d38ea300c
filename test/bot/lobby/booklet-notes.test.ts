/** What the booklets say on their lids: for whom, for how many, how many cards. */
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../shared/text/languages.ts';
import { speaker, type TextId } from '../../../shared/text/speak.ts';
import { phonesOf, tableOf } from '../../kit/apps/phone.ts';
import { type Evening, isPress } from '../../kit/evening/evening.ts';
import { chooseEdition, chooseMode, countOut, setUp } from '../../kit/evening/lobby.ts';
import { lobbyTonight } from '../../kit/evening/tonight.ts';

const sheetText = (evening: Evening): string =>
  evening.people[0]!.direct.messages.findLast(({ buttons }) => buttons.flat().some(isPress('g:')))!.text;

test.each(LANGUAGES)('the lobby names the age and the best number of players: %s', async (language) => {
  const say = speaker(language);
  const evening = await lobbyTonight({ players: 8, language });
  expect(evening.lobby.text).toContain(say('party-age'));
  for (const edition of ['city', 'spytown', 'family']) {
    await chooseEdition(evening, edition);
    await evening.pass(60);
    expect(evening.lobby.text).toContain(say(`${edition}-best` as TextId));
    expect(evening.lobby.text).toContain(say(`${edition}-age` as TextId));
  }
  await chooseEdition(evening, 'sport');
  await evening.pass(60);
  for (const edition of ['party', 'city', 'spytown', 'family'])
    expect(evening.lobby.text).not.toContain(say(`${edition}-age` as TextId));
});

test('a children’s table is not told that it is for adults', async () => {
  const evening = await lobbyTonight({ players: 8 });
  for (const edition of ['spytown', 'family']) {
    await chooseEdition(evening, edition);
    await chooseMode(evening, 'kids');
    await evening.pass(60);
    expect(evening.lobby.text).toContain('Even small children can play.');
    expect(evening.lobby.text).not.toContain('adults');
  }
});

test('whoever counts cards out is told how many are printed, and when they are more', async () => {
  const evening = await lobbyTonight({ players: 9 });
  await chooseEdition(evening, 'city');
  await setUp(evening, 'page:deck');
  expect(sheetText(evening)).toMatch(/In the printed box: .*Citizen × 5.*Mafioso × 4/);
  expect(sheetText(evening)).not.toContain('More than the printed box has');
  await countOut(evening, { citizen: 6, mafioso: 3 });
  expect(sheetText(evening)).toContain('More than the printed box has: Citizen × 6.');
  await setUp(evening, 'page:deck', 'role:citizen:less');
  expect(sheetText(evening)).not.toContain('More than the printed box has');
});

test('the app is told the same', async () => {
  const evening = await lobbyTonight({ players: 8, app: true });
  const phones = phonesOf(evening);
  const game = await tableOf(phones[0]!);
  const printed = async () => (await phones[0]!.look(game)).lobby!.printed;
  // The mode deals the base cards, and of those all are printed.
  expect(await printed()).toEqual({ citizen: 8, commissioner: 1, mafioso: 3, don: 1 });
  await phones[0]!.order(game, { do: 'change', change: { set: 'edition', to: 'city' } });
  expect(await printed()).toMatchObject({ citizen: 5, mafioso: 4 });
  await phones[0]!.order(game, { do: 'change', change: { set: 'edition', to: 'sport' } });
  expect(await printed()).toBeNull();
});
