/** The shuffle in which everybody has a part: sealed with the lobby, added to by every way of sitting down, opened at the end. */
import { expect, test } from 'vitest';
import { areLotsRight, openSeal } from '../../shared/engine/setup/opened.ts';
import { type Proof, prove } from '../../webapp/state/proof/proof.ts';
import { gatherInApps, orderBy } from '../kit/apps/app-crowd.ts';
import { Phone, tableOf } from '../kit/apps/phone.ts';
import { isPress } from '../kit/evening/evening.ts';
import { tonight } from '../kit/evening/tonight.ts';

const shuffled = { seed: null } as const;
const HASH = /[0-9a-f]{64}/;

test('the house’s part is sealed before anybody sits down, and the seal stays where it was posted', async () => {
  const evening = await tonight({ ...shuffled, players: 6 });
  evening.people[0]!.write(evening.group, '/play');
  await evening.pass(2);
  const message = evening.lobby;
  const [seal] = message.text.match(HASH)!;
  await evening.join();
  const phone = new Phone(evening, evening.people[0]!);
  const game = await tableOf(phone);
  expect((await phone.look(game)).lobby!.seal).toBe(seal);
  await evening.begin();
  expect(message.text).toContain(seal);
  expect((await phone.look(game)).play!.house).toBe(seal);
  expect(evening.posted('Seal of the deal').text.match(HASH)![0]).toBe((await phone.look(game)).play!.seal);
});

test('a phone, a press, a word and whoever is seated by others: each has a part, in the way they sat down', async () => {
  const evening = await tonight({ ...shuffled, app: true, players: 6 });
  const [creator, second, third, fourth, ...rest] = evening.people;
  creator!.write(evening.group, '/play');
  await evening.pass(2);
  second!.press(evening.lobby, isPress('j:'));
  third!.write(evening.group, '/join');
  await evening.pass(2);
  const phone = new Phone(evening, creator!);
  const game = await tableOf(new Phone(evening, second!));
  await orderBy(phone, game, { do: 'join', cut: 'a-cut-of-this-phone' });
  await orderBy(new Phone(evening, fourth!), game, { do: 'join' });
  for (const person of rest) await orderBy(new Phone(evening, person), game, { do: 'join', cut: 'another-phones-cut' });
  expect((await phone.look(game)).lobby!.cut).toBe('a-cut-of-this-phone');
  expect((await new Phone(evening, fourth!).look(game)).lobby!.cut).toBeNull();
  await orderBy(new Phone(evening, fourth!), game, { do: 'cut', cut: 'given-afterwards' });
  expect((await new Phone(evening, fourth!).look(game)).lobby!.cut).toBe('given-afterwards');

  // What was given stays, and only whoever sits there gives.
  await orderBy(phone, game, { do: 'cut', cut: 'a-second-thought-of-it' });
  expect((await phone.look(game)).lobby!.cut).toBe('a-cut-of-this-phone');
  const stranger = evening.telegram.person({ firstName: 'Guy', languageCode: 'en' });
  stranger.enter(evening.group);
  await evening.pass(1);
  const refused = await new Phone(evening, stranger).order(game, { do: 'cut', cut: 'from-somebody-else' });
  expect([refused.status, refused.body.refused]).toEqual([409, 'refusal-not-in']);
  expect((await phone.order(game, { do: 'cut', cut: 'two words' } as never)).status).toBe(400);

  await orderBy(phone, game, { do: 'begin' });
  await evening.pass(4);
  expect((await phone.order(game, { do: 'cut', cut: 'much-too-late-for-it' })).body.refused).toBe('refusal-begun');
  evening.people[0]!.write(evening.group, '/cancel');
  await evening.pass(2);
});

test('at the end all of it is worked out again, and a lie anywhere is found', async () => {
  const evening = await tonight({ ...shuffled, app: true, players: 6 });
  evening.people[0]!.write(evening.group, '/play');
  await evening.pass(2);
  const crowd = await gatherInApps(evening);
  const [phone] = crowd.phones;
  const before = await phone!.look(crowd.game);
  await orderBy(phone!, crowd.game, { do: 'begin' });
  await evening.pass(4);
  const during = await phone!.look(crowd.game);
  await crowd.play();
  const { game, place, play } = await phone!.look(crowd.game);
  const { sealedDeal: text, lots } = play!.view.table.end!;
  const shown = {
    game,
    place,
    text,
    lots,
    posted: { seal: play!.seal!, house: play!.house },
    seen: { seal: during.play!.seal, house: before.lobby!.seal },
    cut: null,
  };
  const wrong = ({ checks }: Proof) => checks.flatMap(({ id, is }) => (is === 'wrong' ? [id] : []));
  expect(prove(shown).checks.map(({ id, is }) => `${id} ${is}`)).toEqual([
    'seal right',
    'house right',
    'cut unsaid',
    'seed right',
    'cards right',
    'lots right',
  ]);
  const opened = openSeal(text)!;
  expect(opened.parts.game).toBe(game);
  expect(opened.parts.people.map(({ person, name }) => [person, name])).toEqual(
    evening.people.map(({ user }) => [user.id, user.first_name]),
  );
  expect(areLotsRight(opened, [{ among: ['p1'], seat: 'p1' }])).toBe(true);

  const other = 'f'.repeat(64);
  expect(wrong(prove({ ...shown, posted: { ...shown.posted, house: other } }))).toEqual(['house']);
  expect(wrong(prove({ ...shown, seen: { ...shown.seen, house: other } }))).toEqual(['house']);
  expect(wrong(prove({ ...shown, seen: { ...shown.seen, seal: other } }))).toEqual(['seal']);
  expect(wrong(prove({ ...shown, game: 'another-game' }))).toEqual(['house']);
  expect(wrong(prove({ ...shown, text: text.replace(/^house .*$/m, 'house drawn-again') }))).toEqual([
    'seal',
    'house',
    'seed',
    'cards',
  ]);
  expect(wrong(prove({ ...shown, lots: [{ among: ['p1', 'p2'], seat: 'p3' }] }))).toEqual(['lots']);

  // Whoever was sent away since cannot call the others to a table.
  const away = crowd.phones.at(-1)!;
  away.person.quit(evening.group);
  await evening.pass(2);
  const called = await away.order(game, { do: 'rematch', cut: 'of-somebody-who-is-gone' });
  expect([called.status, called.body.refused]).toEqual([403, 'refusal-not-member']);

  // Whoever wants to play once more gives a new part; those who are seated with them have none until they do.
  const again = await phone!.order(game, { do: 'rematch', cut: 'this-phone-once-more' });
  const next = again.body.opened!;
  expect((await phone!.look(next)).lobby!.cut).toBe('this-phone-once-more');
  expect((await crowd.phones[1]!.look(next)).lobby).toMatchObject({ cut: null, players: { length: 5 } });
});
