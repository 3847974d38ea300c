/** A table is set through the app as by buttons: seats, settings, the beginning. */
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { OptionSpec } from '../../shared/engine/rulebook.ts';
import { type AppCommand, doneSchema, notDoneSchema } from '../../shared/wire/command.ts';
import type { Home } from '../../shared/wire/home.ts';
import { Phone, tablesIn } from '../kit/apps/phone.ts';
import { inApps } from '../kit/apps/table-in-apps.ts';
import { FakePrinter } from '../kit/courier/printer.ts';
import { isPress } from '../kit/evening/evening.ts';
import { lobbyTonight } from '../kit/evening/tonight.ts';

const lobby = async (players = 7) => inApps(await lobbyTonight({ players }));

/** Something that this option can be set to, and is not. */
function otherThan(spec: OptionSpec): string | number | boolean | string[] {
  switch (spec.kind) {
    case 'switch':
      return !spec.byDefault;
    case 'one-of':
      return spec.values.find((value) => value !== spec.byDefault)!;
    case 'card':
      return spec.cards[0] ?? spec.byDefault;
    case 'cards':
      return spec.cards.slice(0, 1);
    case 'seconds':
      return spec.most;
    case 'aide':
      return 'p1';
    case 'number':
      return spec.most;
    case 'with':
      return true;
    case 'action-cards':
      return spec.cards.slice(0, 1);
  }
}

describe('in the lobby', () => {
  test('sitting down and standing up', async () => {
    const { evening, phones, game } = await lobby();
    const guest = evening.telegram.person({ firstName: 'Guy', languageCode: 'en' });
    guest.start();
    guest.enter(evening.group);
    await evening.pass(2);
    const phone = new Phone(evening, guest);
    const joined = await phone.order(game, { do: 'join' });
    expect(joined.status).toBe(200);
    expect(v.parse(doneSchema, joined.body).sight).toMatchObject({ place: 'p8', lobby: { players: { length: 8 } } });
    await evening.pass(10);
    expect(evening.lobby.text).toContain('8. Guy');
    expect((await phone.order(game, { do: 'join' })).body).toMatchObject({ refused: 'refusal-already-in' });
    expect((await phone.order(game, { do: 'leave' })).body.sight.place).toBeNull();
    expect((await phones[2]!.order(game, { do: 'leave' })).body.sight.lobby!.players).toHaveLength(6);
    await evening.pass(10);
    expect(evening.lobby.text).not.toContain('Guy');
  });

  test('whom the bot cannot write to is sent to it first', async () => {
    const { evening, game } = await lobby();
    const guest = evening.telegram.person({ firstName: 'Guy', languageCode: 'en' });
    guest.enter(evening.group);
    await evening.pass(1);
    const answer = await new Phone(evening, guest).order(game, { do: 'join' });
    expect(answer.status).toBe(409);
    expect(v.parse(notDoneSchema, answer.body)).toMatchObject({
      refused: 'refusal-open-bot-first',
      link: `https://t.me/omerta_bot?start=join_${game}`,
    });
    guest.start(`join_${game}`);
    await evening.pass(10);
    expect(evening.lobby.text).toContain('Guy');
  });

  test('everything that can be set, and what the group keeps of it', async () => {
    const { evening, phones, game } = await lobby(9);
    const creator = phones[0]!;
    const set = async (change: Extract<AppCommand, { do: 'change' }>['change']) => {
      await evening.pass(1);
      return creator.order(game, { do: 'change', change });
    };
    const sight = await creator.look(game);
    const modes = (await creator.get<{ modes: { id: string; allowsHost: boolean }[] }[]>('/api/rulebooks')).body[0]!
      .modes;
    for (const { id } of modes) expect((await set({ set: 'mode', to: id })).body.sight.mode).toBe(id);
    await set({ set: 'mode', to: sight.mode });
    const timer = sight.lobby!.timers[0]!;
    const longer = (await set({ set: 'timer', timer: timer.id, to: timer.longer })).body.sight.lobby!.timers[0]!;
    expect(longer).toMatchObject({ seconds: timer.longer, isOwn: true });
    expect((await set({ set: 'timers', to: 'auto' })).body.sight.lobby!.timers[0]).toEqual(timer);
    for (const { id, spec } of sight.lobby!.options) {
      const to = otherThan(spec);
      const { options } = (await set({ set: 'option', option: id, to })).body.sight.lobby!;
      expect(options.find((option) => option.id === id)!.value).toEqual(to);
    }
    expect((await set({ set: 'decoys', to: false })).body.sight.lobby!.decoys).toBe(false);
    const hours = { from: 23, to: 8, zone: 'Europe/Warsaw' };
    const told = (await set({ set: 'narration', to: { tone: 'comic', hours } })).body.sight.lobby!.narration;
    expect(told).toEqual({ manner: 'comic', tones: ['noir', 'comic', 'plain'], pictures: null, hours });
    expect((await set({ set: 'language', to: 'uk' })).body.sight.language).toBe('uk');
    const [role] = Object.keys(sight.lobby!.box);
    const byHand = { ...sight.lobby!.deck, [role!]: 1 };
    expect((await set({ set: 'composition', to: byHand })).body.sight.lobby).toMatchObject({
      isDeckByHand: true,
      deck: byHand,
    });
    expect((await set({ set: 'composition', to: 'auto' })).body.sight.lobby!.isDeckByHand).toBe(false);
    expect((await set({ set: 'host', to: 'p3' })).body.sight.lobby).toMatchObject({
      host: 'Player 3',
      players: { length: 8 },
    });
    expect((await set({ set: 'host', to: 'me' })).body.sight).toMatchObject({
      place: 'host',
      lobby: { host: 'Player 1' },
    });
    expect((await set({ set: 'host', to: null })).body.sight.lobby!.host).toBeNull();
    await creator.order(game, { do: 'cancel' });
    await evening.pass(5);
    evening.people[0]!.write(evening.group, '/play');
    await evening.pass(5);
    const again = await phones[0]!.get<Home>('/api/home');
    expect(again.status).toBe(200);
    const next = evening.lobby.buttons.flat().find(isPress('j:'))!.callbackData!.slice(2);
    expect((await creator.look(next)).lobby!.narration).toEqual(told);
    expect(evening.lobby.text).toContain('Партія');
  });

  test('what is not in the box, or no such thing, is refused', async () => {
    const { phones, game, evening } = await lobby();
    const before = tablesIn(evening);
    const changes: Extract<AppCommand, { do: 'change' }>['change'][] = [
      { set: 'composition', to: { nobody: 1 } },
      { set: 'composition', to: { toString: 1 } as never },
      {
        set: 'composition',
        to: Object.fromEntries(Object.keys((await phones[0]!.look(game)).lobby!.box).map((role) => [role, 64])),
      },
      { set: 'edition', to: 'nowhere' },
      { set: 'edition', to: '__proto__' },
      { set: 'mode', to: 'toString' },
      { set: 'option', option: 'none', to: true },
      { set: 'option', option: '__proto__', to: true },
      { set: 'timer', timer: 'none', to: 30 },
      { set: 'timer', timer: '__proto__', to: 30 },
      { set: 'timer', timer: (await phones[0]!.look(game)).lobby!.timers[0]!.id, to: 1 },
      { set: 'narration', to: { pictures: true } },
      { set: 'host', to: 'p99' },
      { set: 'host', to: 'host' },
      { set: 'host', to: '__proto__' },
    ];
    for (const change of changes) {
      const answer = await phones[0]!.order(game, { do: 'change', change });
      expect(answer.status, JSON.stringify(change)).toBe(409);
    }
    expect(tablesIn(evening)).toBe(before);
  });

  test.each([
    { tone: 'gothic' },
    { tone: null },
    { pictures: 'yes' },
    { hours: { from: 22, to: 22, zone: 'Europe/Kyiv' } },
    { hours: { from: 24, to: 7, zone: 'Europe/Kyiv' } },
    { hours: { from: -1, to: 7, zone: 'Europe/Kyiv' } },
    { hours: { from: 22.5, to: 7, zone: 'Europe/Kyiv' } },
    { hours: { from: 22, to: 7 } },
    { hours: { from: 22, to: 7, zone: 'Mars/Olympus' } },
    { hours: { from: 22, to: 7, zone: 'x'.repeat(65) } },
    { hours: 'at night' },
    { voice: 'low' },
    null,
  ])('a narrator of %j is not understood, and nothing changes', async (to) => {
    const { phones, game, evening } = await lobby();
    const before = tablesIn(evening);
    const answer = await phones[0]!.order(game, { do: 'change', change: { set: 'narration', to } as never });
    expect(answer.status).toBe(400);
    expect(v.parse(notDoneSchema, answer.body).message).toBe('I did not understand that. Reload the app, please.');
    expect(tablesIn(evening)).toBe(before);
  });

  test('where somebody makes pictures they can be had, and where the mode has its own manner no tone', async () => {
    const { phones, game } = await inApps(await lobbyTonight({ players: 7, printer: new FakePrinter() }));
    const set = async (change: Extract<AppCommand, { do: 'change' }>['change']) =>
      (await phones[0]!.order(game, { do: 'change', change })).body.sight.lobby!.narration;
    expect((await phones[0]!.look(game)).lobby!.narration.pictures).toBe(true);
    expect((await set({ set: 'narration', to: { pictures: false } })).pictures).toBe(false);
    expect(await set({ set: 'edition', to: 'sport' })).toMatchObject({ manner: 'strict', tones: [] });
  });

  test('beginning deals the cards, and says why it does not', async () => {
    const { phones, game, evening } = await lobby(7);
    const begun = await phones[0]!.order(game, { do: 'begin' });
    expect(v.parse(doneSchema, begun.body).sight).toMatchObject({ status: 'running', place: 'p1' });
    expect(begun.body.sight.play!.view.you).not.toBeNull();
    await evening.pass(5);
    expect(evening.posted('Night 1')).toBeDefined();
    expect((await phones[0]!.order(game, { do: 'begin' })).body.refused).toBe('refusal-begun');
    const few = await lobbyTonight({ players: 2 });
    const small = await inApps(few);
    expect((await small.phones[0]!.order(small.game, { do: 'begin' })).body).toMatchObject({
      refused: expect.stringContaining('problem-'),
    });
  });
});
