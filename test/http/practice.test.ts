/** Practising alone by the app's door: a table of one's own, for nobody else. */
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { chanceFrom } from '../../shared/engine/chance.ts';
import { doneSchema, type NotDone, notDoneSchema } from '../../shared/wire/command.ts';
import type { Home } from '../../shared/wire/home.ts';
import type { SoloOpened } from '../../shared/wire/solo.ts';
import { answerBy, openIn, randomAnswer } from '../kit/apps/app-crowd.ts';
import { ask, Phone } from '../kit/apps/phone.ts';
import { tonight } from '../kit/evening/tonight.ts';

async function atHome(players = 1) {
  const evening = await tonight({ players, app: true });
  const phones = evening.people.map((person) => new Phone(evening, person));
  return { evening, phones, phone: phones[0]! };
}

const KEY = 'key-of-practice';

const practise = (phone: Phone, body: object) =>
  phone.get<SoloOpened & NotDone>('/api/practice', { body: { key: KEY, ...body } });

describe('a table of one’s own', () => {
  test('has the role on the card, no clock, and nothing to say in the chats', async () => {
    const { evening, phone } = await atHome();
    const posts = phone.person.direct.messages.length;
    const { status, body } = await practise(phone, { edition: 'city', role: 'jailer' });
    expect(status).toBe(200);
    await evening.pass(10);
    const sight = await phone.look(body.game);
    expect(sight).toMatchObject({ title: 'Practice', status: 'running', deadline: null, mayManage: true });
    expect(sight.play?.view.you?.role).toBe('jailer');
    expect(sight.play?.solo).toMatchObject({ ways: [], coach: [{ text: expect.stringMatching(/.{20}/) }] });
    expect(sight.play?.knew).toBeNull();
    expect(phone.person.direct.messages).toHaveLength(posts);
    const { games } = (await phone.get<Home>('/api/home')).body;
    expect(games).toMatchObject([{ game: body.game, title: 'Practice', isSolo: true, status: 'running' }]);
    await phone.get('/api/me', { method: 'PUT', body: { language: 'uk' } });
    expect((await phone.look(body.game)).title).toBe('Тренування');
    // Whoever would rather have buttons gets all of it there.
    phone.person.write('bot', '/menu');
    await evening.pass(10);
    const brought = phone.person.direct.messages.slice(posts).map(({ text }) => text);
    expect(brought.some((text) => text.includes('Карти роздано'))).toBe(true);
    expect(brought.some((text) => text.includes('Тюремний наглядач'))).toBe(true);
  });

  test('is set once by the same key; another one puts it away', async () => {
    const { evening, phone } = await atHome();
    const wanted = { edition: 'party', role: null };
    const first = (await practise(phone, wanted)).body.game;
    expect((await practise(phone, wanted)).body.game).toBe(first);
    const second = (await practise(phone, { ...wanted, key: 'another-key' })).body.game;
    expect(second).not.toBe(first);
    await evening.settle();
    expect((await phone.look(first)).status).toBe('cancelled');
    expect((await phone.look(second)).status).toBe('running');
  });

  test('is hidden from everybody else, as if it were not there', async () => {
    const { phones, phone } = await atHome(2);
    const { game } = (await practise(phone, { edition: 'sport', role: null })).body;
    const other = await phones[1]!.get<NotDone>(`/api/tables/${game}`);
    const none = await phones[1]!.get<NotDone>('/api/tables/nothing');
    expect([other.status, other.body]).toEqual([404, none.body]);
  });

  test('is played to its end, and shows then what everybody knew', async () => {
    const { evening, phone } = await atHome();
    const { game } = (await practise(phone, { edition: 'family', role: 'doctor' })).body;
    const chance = chanceFrom('practice');
    for (let steps = 0; steps < 400; steps++) {
      await evening.pass(2);
      const sight = await phone.look(game);
      if (sight.status === 'over') break;
      const { token, solo, view, cards } = sight.play!;
      const [way] = solo!.ways.toReversed();
      const finish = view.prompts.find(({ action }) => action === 'finish');
      const [prompt = finish] = openIn(sight).filter(({ action, card }) => action !== 'nominate' && !card);
      expect(solo!.coach).not.toEqual([]);
      if (cards?.hasLooked === false) await phone.order(game, { do: 'look' });
      else if (way) v.parse(doneSchema, (await phone.order(game, { do: way, token: token! })).body);
      else if (prompt) {
        // While an answer is awaited nothing leads past it.
        const refused = await phone.order(game, { do: 'next', token: token! });
        expect(refused.body.refused).toBe('refusal-answer-first');
        await answerBy(phone, sight, prompt, randomAnswer(prompt, chance));
      }
    }
    const { play, status } = await phone.look(game);
    expect(status).toBe('over');
    expect(play?.knew?.length).toBeGreaterThan(1);
    const chose = play!.knew!.flatMap(({ seats }) => seats.flatMap((seat) => seat.chose));
    expect(chose.some(({ action }) => action === 'shoot')).toBe(true);
    const again = await phone.order(game, { do: 'rematch' });
    expect(again.body.opened).not.toBeNull();
    expect((await phone.look(again.body.opened!)).play?.view.you?.role).toBe('doctor');
  });
});

describe('what is refused, each in one line', () => {
  test.each([
    ['an unknown rulebook', { edition: 'chess', role: null }, 409, 'refusal-no-such-edition'],
    ['a role of another rulebook', { edition: 'sport', role: 'doctor' }, 409, 'refusal-no-such-role'],
    ['nothing asked for', {}, 400, 'refusal-malformed'],
    ['more than is asked for', { edition: 'sport', role: null, players: 30 }, 400, 'refusal-malformed'],
  ])('%s', async (_, body, status, refused) => {
    const { phone } = await atHome();
    const answer = await practise(phone, body);
    expect([answer.status, answer.body.refused]).toEqual([status, refused]);
    expect(v.parse(notDoneSchema, answer.body).message).toMatch(/^[^\n]+$/);
    expect((await phone.get<Home>('/api/home')).body.games).toEqual([]);
  });

  test('nobody who has not signed in', async () => {
    const { evening } = await atHome();
    const { status } = await ask(evening, '/api/practice', { body: { key: KEY, edition: 'sport', role: null } });
    expect(status).toBe(401);
  });

  test('going on at a table with a clock', async () => {
    const evening = await tonight({ players: 6, app: true });
    await evening.sitDown();
    await evening.begin();
    const phone = new Phone(evening, evening.people[0]!);
    const [card] = (await phone.get<Home>('/api/home')).body.games;
    const { play } = await phone.look(card!.game);
    const { body } = await phone.order(card!.game, { do: 'next', token: play!.token! });
    expect(body.refused).toBe('refusal-not-now');
    expect(play!.solo).toBeNull();
  });
});
