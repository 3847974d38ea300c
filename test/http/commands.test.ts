/** What the app orders is done as if it had been said in the chat: once, and told with the new sight. */
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Prompt } from '../../shared/engine/prompt.ts';
import { type AppCommand, notDoneSchema } from '../../shared/wire/command.ts';
import type { Sight } from '../../shared/wire/sight.ts';
import { ask, Phone, tablesIn } from '../kit/apps/phone.ts';
import { inApps } from '../kit/apps/table-in-apps.ts';
import { gameTonight, lobbyTonight, tonight } from '../kit/evening/tonight.ts';

const lobby = async (players = 7) => inApps(await lobbyTonight({ players }));
const game = async (players = 7) => inApps(await gameTonight({ players }));

const answerTo = ({ play }: Sight, prompt: Prompt): AppCommand => ({
  do: 'answer',
  token: play!.token!,
  action: prompt.action,
  ...(prompt.targets.length > 0 ? { target: prompt.targets[0]! } : { choice: prompt.choices[0]! }),
});

describe('in a game', () => {
  test('answers are taken by the question’s name, and come back in the sight', async () => {
    const { phones, game: id } = await game();
    const sight = await phones[1]!.look(id);
    const [prompt] = sight.play!.view.prompts;
    const done = await phones[1]!.order(id, answerTo(sight, prompt!));
    expect(done.status).toBe(200);
    expect(done.body.sight.play!.answers).toMatchObject([{ action: prompt!.action }]);
    expect(done.body.sight.version).not.toBe(sight.version);
    const wrong = await phones[1]!.order(id, { ...answerTo(sight, prompt!), token: 'AAAAAAAA' } as AppCommand);
    expect(wrong).toMatchObject({ status: 409, body: { refused: 'refusal-closed' } });
    const nobody = await phones[1]!.order(id, { ...answerTo(sight, prompt!), target: 'p99' } as AppCommand);
    expect(nobody.status).toBe(409);
  });

  test('the clock is stopped and let run by the creator, and by whoever leads', async () => {
    const evening = await lobbyTonight({ players: 8, bot: 'member' });
    const { phones, game: id } = await inApps(evening);
    await phones[0]!.order(id, { do: 'change', change: { set: 'host', to: 'p8' } });
    await phones[0]!.order(id, { do: 'begin' });
    await evening.pass(4);
    const host = phones[7]!;
    const paused = await host.order(id, { do: 'pause' });
    expect(paused.body.sight).toMatchObject({ deadline: null, pausedWith: expect.any(Number) });
    expect((await phones[0]!.order(id, { do: 'resume' })).body.sight.deadline).toEqual(expect.any(Number));
    expect((await phones[0]!.order(id, { do: 'pause' })).status).toBe(200);
    expect((await host.order(id, { do: 'resume' })).status).toBe(200);
    evening.people[7]!.write(evening.group, '/pause');
    await evening.pass(2);
    expect((await host.look(id)).pausedWith).not.toBeNull();
    expect((await host.order(id, { do: 'cancel' })).status).toBe(403);
    expect((await phones[0]!.order(id, { do: 'cancel' })).body.sight.status).toBe('cancelled');
    expect((await phones[0]!.order(id, { do: 'resume' })).body.refused).toBe('refusal-over');
  });

  test('whoever stops answering is voted out or replaced through the app', async () => {
    const { evening, phones, game: id } = await game(10);
    const sights = () => Promise.all(phones.map((phone) => phone.look(id)));
    for (let moment = 0; moment < 400; moment++) {
      const all = await sights();
      if (all[0]!.play!.away.some(({ seat }) => seat === 'p10')) break;
      let hasAnswered = false;
      for (const [i, sight] of all.entries()) {
        const open = sight.play!.view.prompts.filter(({ chosen, action }) => chosen === null && action !== 'nominate');
        const prompt = open.find(({ action }) => action !== 'shoot') ?? open[0];
        if (i === 9 || !prompt || sight.play!.answers.length > 0) continue;
        hasAnswered = (await phones[i]!.order(id, answerTo(sight, prompt))).status === 200 || hasAnswered;
      }
      await evening.pass(hasAnswered ? 2 : 10);
    }
    const [first] = await sights();
    if (first!.status !== 'running') return;
    expect(first!.play!.away).toMatchObject([{ seat: 'p10', votes: 0, hasVoted: false }]);
    const voters = phones.filter((_, i) => i < 9 && first!.play!.view.table.seats[i]!.out === null);
    const voted = await voters[0]!.order(id, { do: 'send-out', seat: 'p10' });
    expect(voted.body.sight.play!.away).toMatchObject([{ votes: 1, hasVoted: true }]);
    const guest = evening.telegram.person({ firstName: 'Guy', languageCode: 'en' });
    guest.start();
    guest.enter(evening.group);
    await evening.pass(2);
    const taken = await new Phone(evening, guest).order(id, { do: 'take-seat', seat: 'p10' });
    expect(taken.body.sight).toMatchObject({ place: 'p10', names: { p10: 'Guy' } });
    expect(taken.body.sight.play!.view.you).toMatchObject({ id: 'p10' });
    // Whoever sat there is one of the group again.
    expect(await phones[9]!.look(id)).toMatchObject({ place: null, play: { view: { you: null } } });
  });

  test('leaving is for good', async () => {
    const { evening, phones, game: id } = await game(8);
    expect((await phones[4]!.order(id, { do: 'leave' })).status).toBe(200);
    await evening.pass(300);
    const { play } = await phones[0]!.look(id);
    expect(play!.view.table.seats[4]!.out).toBe('left');
    expect((await phones[4]!.order(id, { do: 'leave' })).status).toBe(409);
  });

  test('a rematch is opened once, by somebody who played', async () => {
    const { evening, phones, game: id } = await game(6);
    for (const phone of phones.slice(1, 5)) await phone.order(id, { do: 'leave' });
    await evening.pass(400);
    expect((await phones[0]!.look(id)).status).toBe('over');
    const guest = evening.telegram.person({ firstName: 'Guy', languageCode: 'en' });
    guest.start();
    guest.enter(evening.group);
    await evening.pass(1);
    expect((await new Phone(evening, guest).order(id, { do: 'rematch' })).status).toBe(403);
    const key = 'the-same-key';
    const twice = await Promise.all([1, 2].map(() => phones[1]!.order(id, { do: 'rematch' }, key)));
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    const [one, other] = twice.map(({ body }) => body.opened);
    expect(one).toEqual(expect.any(String));
    expect(other).toBe(one);
    expect((await phones[0]!.look(id)).next).toBe(one);
    expect((await phones[1]!.order(id, { do: 'rematch' }, key)).body.opened).toBe(one);
    expect((await phones[0]!.order(id, { do: 'rematch' })).body.refused).toBe('refusal-running');
    expect((await phones[0]!.look(one!)).lobby!.players.map(({ name }) => name)).toContain('Player 1');
    await evening.pass(10);
  });
});

describe('the same key', () => {
  test('twice, or at once, does it once', async () => {
    const { evening, phones, game: id } = await lobby();
    const leave = () => phones[3]!.order(id, { do: 'leave' }, 'only-once-please');
    const answers = await Promise.all([leave(), leave(), leave()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await phones[3]!.order(id, { do: 'join' });
    const before = tablesIn(evening);
    const again = await leave();
    expect(again.status).toBe(200);
    expect(again.body.sight.lobby!.players).toHaveLength(7);
    expect(tablesIn(evening)).toBe(before);
    // The key is this person's own.
    expect((await phones[4]!.order(id, { do: 'leave' }, 'only-once-please')).body.sight.lobby!.players).toHaveLength(6);
    const begun = await Promise.all([1, 2, 3].map(() => phones[0]!.order(id, { do: 'begin' }, 'begin-just-once')));
    expect(begun.map(({ status }) => status)).toEqual([200, 200, 200]);
    await evening.restart();
    expect((await phones[0]!.order(id, { do: 'begin' }, 'begin-just-once')).status).toBe(200);
    await evening.pass(5);
    expect(evening.group.messages.filter(({ text }) => text.includes('Night 1'))).toHaveLength(1);
  });
});

test('a person’s language is theirs in the app, in the chat and at the table', async () => {
  const { evening, phones, game: id } = await lobby();
  const set = await phones[2]!.get('/api/me', { method: 'PUT', body: { language: 'uk' } });
  expect(set).toMatchObject({ status: 200, body: { language: 'uk' } });
  expect((await phones[2]!.order(id, { do: 'begin' })).body.message).toContain('господар');
  expect((await phones[2]!.renew()).body.language).toBe('uk');
  await phones[0]!.order(id, { do: 'begin' });
  await evening.pass(5);
  expect(evening.people[2]!.direct.messages.at(-1)!.text).toMatch(/[іїє]/);
  expect((await phones[2]!.get('/api/me', { method: 'PUT', body: { language: 'de' } })).status).toBe(400);
});

describe('nonsense', () => {
  test('no body that is no order does anything, or breaks anything', async () => {
    const { evening, phones, game: id } = await game();
    const token = await phones[0]!.token();
    const before = tablesIn(evening);
    const key = 'abcdefgh';
    const commands = fc.oneof(
      fc.json(),
      fc.string({ unit: 'binary' }),
      fc
        .record(
          {
            key: fc.oneof(fc.constant(key), fc.string(), fc.integer(), fc.constant('x'.repeat(65))),
            command: fc.oneof(
              fc.jsonValue(),
              fc.record(
                {
                  do: fc.oneof(
                    fc.constantFrom('answer', 'sign', 'change', 'send-out', 'fly', '__proto__'),
                    fc.string(),
                  ),
                  token: fc.oneof(fc.string(), fc.integer()),
                  action: fc.oneof(fc.constantFrom('vote', 'shoot', 'win'), fc.string()),
                  target: fc.jsonValue(),
                  seat: fc.jsonValue(),
                  sign: fc.jsonValue(),
                  change: fc.oneof(
                    fc.jsonValue(),
                    fc.record({ set: fc.constantFrom('mode', 'composition', 'host'), to: fc.jsonValue() }),
                  ),
                },
                { requiredKeys: ['do'] },
              ),
            ),
          },
          { requiredKeys: [] },
        )
        .map((order) => JSON.stringify(order)),
    );
    await fc.assert(
      fc.asyncProperty(commands, async (raw) => {
        evening.clock.advance(250);
        const { status, body } = await ask(evening, `/api/tables/${id}`, { method: 'POST', raw, token });
        expect([400, 403, 409]).toContain(status);
        expect(v.is(notDoneSchema, body)).toBe(true);
      }),
      { numRuns: 150 },
    );
    expect(tablesIn(evening)).toBe(before);
  });

  test('wrong types, too much, and addresses that are none', async () => {
    const { evening, phones, game: id } = await lobby();
    const token = await phones[0]!.token();
    const path = `/api/tables/${id}`;
    const order = JSON.stringify({ key: 'abcdefgh', command: { do: 'cancel' } });
    const plain = await ask(evening, path, { raw: order, token, headers: { 'content-type': 'text/plain' } });
    expect(plain).toMatchObject({ status: 400, body: { refused: 'refusal-malformed' } });
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await ask(evening, path, { raw: order, token, headers: form })).status).toBe(400);
    const large = await ask(evening, path, { raw: `${order}${' '.repeat(16 * 1024)}`, token });
    expect(large).toMatchObject({ status: 413, body: { refused: 'refusal-too-large' } });
    expect((await ask(evening, path, { raw: '', method: 'POST', token })).status).toBe(400);
    expect((await ask(evening, path, { raw: order.replace('}}', '},"more":1}'), token })).status).toBe(400);
    for (const [method, where] of [
      ['GET', '/api'],
      ['GET', '/api/nothing'],
      ['DELETE', path],
      ['POST', '/api/home'],
      ['GET', '/api/session'],
    ] as const) {
      expect(await ask(evening, where, { method, token }), where).toMatchObject({
        status: 404,
        body: { refused: 'refusal-no-such-page' },
      });
    }
    expect((await phones[0]!.look(id)).status).toBe('lobby');
  });

  test('what breaks inside is one line, with nothing of the inside in it', async () => {
    const evening = await tonight({ players: 1, log: (await import('../../bot/log.ts')).silentLog });
    const { Hono } = await import('hono');
    const { openApi } = await import('../../bot/http/api.ts');
    const { Sessions } = await import('../../bot/http/session.ts');
    const broken = new Proxy({}, { get: () => () => Promise.reject(new Error('secret of the house')) });
    const reception = {
      tables: { watch: () => undefined, find: () => Promise.reject(new Error('secret of the house')) },
      store: { read: { people: { byId: async () => null }, keys: broken } },
      log: { error: () => undefined },
    };
    const { routes } = openApi({
      reception: reception as never,
      wall: evening.clock,
      date: evening.clock.now,
      botToken: '1:x',
    });
    const now = evening.clock.now();
    const token = new Sessions('1:x').give({ person: 1, since: now, game: null }, now);
    const site = new Hono().route('/api', routes as never);
    const answer = await site.request('/api/tables/x', { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toMatch(/secret|stack|Error/);
  });
});
