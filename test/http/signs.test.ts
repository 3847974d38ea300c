/** Gestures within a gang: seen by the mates, tonight, and by nobody else. */
import { expect, test } from 'vitest';
import type { AppCommand } from '../../shared/wire/command.ts';
import { type Phone, phonesOf, tableOf } from '../kit/apps/phone.ts';
import { gameTonight } from '../kit/evening/tonight.ts';

async function table() {
  const evening = await gameTonight({ players: 10 });
  const phones = phonesOf(evening);
  const game = await tableOf(phones[0]!);
  const sights = await Promise.all(phones.map((phone) => phone.look(game)));
  const inGang = sights.map(({ play }) => play!.view.mates.length > 0);
  const gang = phones.filter((_, i) => inGang[i]);
  expect(gang.length).toBeGreaterThan(1);
  return { evening, game, gang, others: phones.filter((_, i) => !inGang[i]) };
}

const signing = async (phone: Phone, game: string, sign: 'yes' | 'wait' | null): Promise<AppCommand> => ({
  do: 'sign',
  token: (await phone.look(game)).play!.token!,
  sign,
});

test('the mates see it, nobody else does, and it can be changed and taken back', async () => {
  const { game, gang, others } = await table();
  const [by, ...mates] = gang;
  const before = await Promise.all(others.map(async (phone) => (await phone.get(`/api/tables/${game}`)).text));
  const made = await by!.order(game, await signing(by!, game, 'yes'));
  expect(made.body.sight.play).toMatchObject({ ownSign: 'yes', signs: [] });
  const place = made.body.sight.place!;
  for (const mate of mates) expect((await mate.look(game)).play!.signs).toEqual([{ by: place, sign: 'yes' }]);
  const after = await Promise.all(others.map(async (phone) => (await phone.get(`/api/tables/${game}`)).text));
  expect(after).toEqual(before);
  await by!.order(game, await signing(by!, game, 'wait'));
  for (const mate of mates) expect((await mate.look(game)).play!.signs).toEqual([{ by: place, sign: 'wait' }]);
  const back = await by!.order(game, await signing(by!, game, null));
  expect(back.body.sight.play!.ownSign).toBeNull();
  for (const mate of mates) expect((await mate.look(game)).play!.signs).toEqual([]);
});

test('whoever has no mates makes none, and nobody with an old question’s name', async () => {
  const { game, gang, others } = await table();
  for (const phone of others) {
    expect(await phone.order(game, await signing(phone, game, 'yes'))).toMatchObject({
      status: 409,
      body: { refused: 'refusal-not-now' },
    });
  }
  const stale: AppCommand = { do: 'sign', token: 'AAAAAAAA', sign: 'yes' };
  expect((await gang[0]!.order(game, stale)).body.refused).toBe('refusal-closed');
});

test('by day it is gone, and in the next night too', async () => {
  const { evening, game, gang } = await table();
  const [by] = gang;
  await by!.order(game, await signing(by!, game, 'yes'));
  const round = (await by!.look(game)).play!.view.table.round;
  for (let i = 0; i < 200; i++) {
    await evening.pass(30);
    const sights = await Promise.all(gang.map((phone) => phone.look(game)));
    const { stage, round: now } = sights[0]!.play!.view.table;
    if (stage !== 'night' || now > round) {
      for (const { play } of sights) expect(play).toMatchObject({ signs: [], ownSign: null });
    }
    if (sights[0]!.status !== 'running' || now > round) return;
  }
  throw new Error('no second night came');
});
