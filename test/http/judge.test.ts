/** A judged game through the app's door: who leads, what they decide and see, and the protocol for whoever has its address. */
import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Protocol } from '../../shared/engine/protocol.ts';
import type { Action } from '../../shared/engine/words.ts';
import { doneSchema } from '../../shared/wire/command.ts';
import type { Sight } from '../../shared/wire/sight.ts';
import { ask, Phone, phonesOf } from '../kit/apps/phone.ts';
import type { Evening } from '../kit/evening/evening.ts';
import { tonight } from '../kit/evening/tonight.ts';

interface JudgedInApps {
  readonly evening: Evening;
  readonly game: string;
  /** In the order of joining: p1, p2, … */
  readonly phones: readonly Phone[];
  readonly judge: Phone;
  readonly aide: Phone;
}

const NAMES = ['<b>Anna</b> & "Co"', 'Boris', 'Clara', 'Denis', 'Emma', 'Fedir', 'Greta', 'Hanna', 'Ivan', 'Julia'];

async function lobby(): Promise<JudgedInApps> {
  const evening = await tonight({ players: 12, app: true, names: (i) => NAMES[i] ?? `Judge ${i - 9}` });
  evening.people[0]!.write(evening.group, '/play');
  await evening.pass(2);
  const everybody = phonesOf(evening);
  const [phones, judge, aide] = [everybody.slice(0, 10), everybody[10]!, everybody[11]!];
  const game = evening.lobby.buttons
    .flat()
    .find(({ callbackData }) => callbackData?.startsWith('j:'))!
    .callbackData!.slice(2);
  await phones[0]!.order(game, { do: 'change', change: { set: 'edition', to: 'sport' } });
  return { evening, game, phones, judge, aide };
}

async function dealt(): Promise<JudgedInApps> {
  const table = await lobby();
  const { evening, game, phones, judge, aide } = table;
  await judge.order(game, { do: 'lead', as: 'host' });
  await aide.order(game, { do: 'lead', as: 'aide' });
  for (const phone of phones) await phone.order(game, { do: 'join' });
  expect((await phones[0]!.order(game, { do: 'begin' })).status).toBe(200);
  await evening.pass(4);
  return table;
}

const tokenOf = async (phone: Phone, game: string): Promise<string> => (await phone.look(game)).play!.token!;

interface Given {
  target?: string;
  choice?: string;
  reason?: string;
  text?: string;
}

async function say(phone: Phone, game: string, action: Action, given: Given = {}) {
  return phone.order(game, { do: 'answer', token: await tokenOf(phone, game), action, ...given });
}

/** The seats by their sides, as the judge was told. */
async function sidesOf({ judge, game }: JudgedInApps) {
  const { protocol } = (await judge.look(game)).play!.judged!;
  const seats = Object.entries(protocol!.rows);
  const are = (...letters: readonly string[]) =>
    seats.flatMap(([seat, { role }]) => (letters.includes(role) ? [seat] : []));
  return { reds: are('К', 'Ш'), blacks: are('Ч', 'Д') };
}

/** In which phone this seat is held. */
const phoneAt = ({ phones }: JudgedInApps, seat: string): Phone => phones[Number(seat.slice(1)) - 1]!;

test('somebody leads as judge, then somebody assists, and each gives up a seat for it', async () => {
  const { game, phones, judge, aide } = await lobby();
  expect((await aide.order(game, { do: 'lead', as: 'aide' })).body.refused).toBe('refusal-aide-without-host');
  await judge.order(game, { do: 'join' });
  const led = await judge.order(game, { do: 'lead', as: 'host' });
  expect(v.parse(doneSchema, led.body).sight).toMatchObject({
    place: 'host',
    lobby: { host: 'Judge 1', isJudged: true, allowsAide: true, players: [] },
  });
  expect((await aide.order(game, { do: 'lead', as: 'host' })).body.message).toContain('Judge 1');
  expect((await judge.order(game, { do: 'lead', as: 'aide' })).body.refused).toBe('refusal-hosting');
  expect((await aide.order(game, { do: 'lead', as: 'aide' })).body.sight).toMatchObject({
    place: 'aide',
    lobby: { aide: 'Judge 2' },
  });
  expect((await phones[2]!.order(game, { do: 'lead', as: 'aide' })).body.refused).toBe('refusal-assisted-already');
  // Whoever assists goes with the judge.
  expect((await judge.order(game, { do: 'leave' })).body.sight).toMatchObject({ lobby: { host: null, aide: null } });
});

describe('in the game', () => {
  test('the judge decides, once for a key and also with an old token, and takes it back', async () => {
    const table = await dealt();
    const { evening, game, phones, judge, aide } = table;
    const old = await tokenOf(judge, game);
    await evening.pass(60);
    const foul = { do: 'answer', token: old, action: 'foul', target: 'p3' } as const;
    const twice = await Promise.all([1, 2].map(() => judge.order(game, foul, 'one-and-the-same')));
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    const { play } = await judge.look(game);
    expect(play!.judged).toMatchObject({
      undo: { action: 'foul', seat: 'p3' },
      protocol: { rows: { p3: { fouls: 1 } } },
    });
    for (const other of [phones[0]!, aide]) {
      expect((await say(other, game, 'foul', { target: 'p3' })).body.refused).toMatch(/not-now/);
      expect(await other.order(game, { do: 'undo' })).toMatchObject({
        status: 403,
        body: { refused: 'refusal-judge-only' },
      });
      expect((await other.look(game)).play!.judged!.undo).toBeNull();
    }
    const undone = await judge.order(game, { do: 'undo' });
    expect(undone.body.sight.play!.judged).toMatchObject({ undo: null, protocol: { rows: { p3: { fouls: 0 } } } });
    expect(undone.body.sight.play!.view.table.news).toContainEqual({ undone: 'foul', on: 'p3' });
    expect((await judge.order(game, { do: 'undo' })).body.refused).toBe('refusal-nothing-to-undo');

    expect((await say(judge, game, 'disqualify', { target: 'p5' })).status).toBe(200);
    const [player] = [await phones[4]!.look(game)];
    expect(player.play!.view.table).toMatchObject({ isBallotOff: true });
    expect(player.play!.view.table.seats.find(({ id }) => id === 'p5')).toMatchObject({
      out: 'disqualified',
      role: null,
    });
  });

  test('the judge stops the clock and rules meanwhile; a side judge and players do not', async () => {
    const { evening, game, phones, judge, aide } = await dealt();
    await evening.pass(70);
    for (const other of [aide, phones[3]!]) expect((await other.order(game, { do: 'pause' })).status).toBe(403);
    const paused = (await judge.order(game, { do: 'pause' })).body.sight;
    expect(paused).toMatchObject({ deadline: null, pausedWith: expect.any(Number) });
    await evening.pass(100);
    const fouled = await say(judge, game, 'foul', { target: 'p1' });
    expect(fouled.body.sight).toMatchObject({ deadline: null, pausedWith: paused.pausedWith });
    expect((await aide.order(game, { do: 'resume' })).status).toBe(403);
    const resumed = (await judge.order(game, { do: 'resume' })).body;
    expect(resumed.sight.deadline! - resumed.clock.now).toBe(paused.pausedWith);
  });

  test('players and onlookers see neither protocol nor bench nor anybody’s card; judges see all', async () => {
    const table = await dealt();
    const { evening, game, phones, judge, aide } = table;
    const guest = evening.telegram.person({ firstName: 'Guy', languageCode: 'en' });
    guest.enter(evening.group);
    await evening.pass(60);
    const onlooker = new Phone(evening, guest);
    const { blacks, reds } = await sidesOf(table);
    const speaker = phoneAt(table, (await judge.look(game)).play!.view.table.speaker!);
    await say(speaker, game, 'nominate', { target: blacks[0]! });
    await say(speaker, game, 'finish');
    for (const red of reds) expect((await phoneAt(table, red).look(game)).play!.view.facts).toEqual([]);
    for (const phone of [...phones, onlooker]) {
      const sight = await phone.look(game);
      expect(sight.play!.judged).toEqual({ protocol: null, printed: null, undo: null, maySign: false });
      expect(sight.play!.view.bench).toBeNull();
      // Who is nominated is not repeated while the list is hidden.
      expect(sight.play!.view.table).toMatchObject({ isListHidden: true, accused: [] });
      expect(JSON.stringify(withoutOwn(sight))).not.toMatch(/"(citizen|sheriff|mafioso|don|red|black|[КЧШД])"/);
    }
    for (const leader of [judge, aide]) {
      const { play } = await leader.look(game);
      expect(play!.view.bench!.accused).toMatchObject([{ seat: blacks[0] }]);
      const letters = Object.values(play!.judged!.protocol!.rows).map(({ role }) => role);
      expect(letters.sort().join('')).toBe('ДККККККЧЧШ');
      expect(play!.judged!.printed).toBeNull();
    }
  });
});

/** What a reader is shown besides the own card, the mates that they met, and how many cards of each kind are dealt. */
function withoutOwn({ play, ...sight }: Sight): object {
  const { view, opening: _, fresh: __, ...rest } = play!;
  const { you: ___, facts: ____, table, ...others } = view;
  const { inPlay: _____, ...seen } = table;
  return { ...sight, play: { ...rest, view: { ...others, table: seen } } };
}

/** Three speak up, one of them takes it back; one votes, and the other votes fall on the last. Gives the three seats. */
async function firstDay(table: JudgedInApps): Promise<readonly string[]> {
  const { evening, game, judge } = table;
  await evening.pass(60);
  const seats = (await judge.look(game)).play!.view.table.seats.map(({ id }) => id);
  const [first, second, third] = seats as [string, string, string];
  await say(judge, game, 'foul', { target: first });
  for (const [by, target] of [
    [first, third],
    [second, second],
    [third, first],
  ] as const) {
    expect((await say(phoneAt(table, by), game, 'nominate', { target })).status).toBe(200);
    if (by === second) await say(phoneAt(table, by), game, 'withdraw', { target });
    await say(phoneAt(table, by), game, 'finish');
  }
  await evening.pass(7 * 60);
  expect((await say(phoneAt(table, second), game, 'vote', { target: third })).status).toBe(200);
  await evening.pass(20);
  return [first, second, third];
}

/** The game is over, won by the reds. */
async function over(
  table: JudgedInApps,
): Promise<{ readonly reds: readonly string[]; readonly blacks: readonly string[] }> {
  const { evening, game, judge } = table;
  const sides = await sidesOf(table);
  expect((await say(judge, game, 'defeat', { target: sides.blacks[0]! })).body.sight.status).toBe('over');
  await evening.pass(3);
  return sides;
}

test('a reason is one of the list of that penalty; it stands in the protocol, a warning too', async () => {
  const { game, phones, judge, aide } = await dealt();
  for (const reason of ['oath', 'weather']) {
    const refused = await say(judge, game, 'foul', { target: 'p2', reason });
    expect(refused).toMatchObject({ status: 409, body: { refused: 'refusal-wrong-reason' } });
    expect(refused.body.message).not.toContain('\n');
  }
  expect((await say(aide, game, 'warn', { target: 'p2' })).status).toBe(409);
  expect((await say(phones[0]!, game, 'warn', { target: 'p2' })).status).toBe(409);
  await say(judge, game, 'warn', { target: 'p2' });
  const fouled = await say(judge, game, 'foul', { target: 'p2', reason: 'knocking' });
  expect(v.is(doneSchema, fouled.body)).toBe(true);
  expect(fouled.body.sight.play!.judged!.protocol!.penalties).toEqual([
    { day: 1, seat: 'p2', penalty: 'warn' },
    { day: 1, seat: 'p2', penalty: 'foul', reason: 'knocking' },
  ]);
  expect((await phones[4]!.look(game)).play!.view.table.news).toContainEqual({
    foul: 'p2',
    count: 1,
    reason: 'knocking',
  });
  await judge.order(game, { do: 'undo' });
  expect((await judge.look(game)).play!.judged!.protocol!.penalties).toEqual([{ day: 1, seat: 'p2', penalty: 'warn' }]);
});

describe('when it is over', () => {
  test('bonuses, protests and the signature', async () => {
    const table = await dealt();
    const { game, phones, judge, aide } = table;
    expect((await judge.order(game, { do: 'sign-protocol' })).body.refused).toBe('refusal-not-over');
    const { reds, blacks } = await over(table);
    expect((await judge.order(game, { do: 'undo' })).body.refused).toBe('refusal-built-on');
    const best = { target: reds[0]!, choice: 'best' };
    expect((await say(phones[0]!, game, 'bonus', best)).status).toBe(409);
    expect((await say(judge, game, 'bonus', { ...best, target: blacks[0]! })).status).toBe(409);
    const given = await say(judge, game, 'bonus', best);
    expect(given.body.sight.play!.view.table.end!.points![reds[0]!]).toMatchObject({ main: 2, bonus: 1, total: 3 });
    await say(aide, game, 'bonus', { target: blacks[1]!, choice: 'loser' });
    expect((await aide.look(game)).play!.judged).toMatchObject({
      undo: { action: 'bonus', seat: blacks[1] },
      maySign: false,
    });
    await aide.order(game, { do: 'undo' });
    await say(aide, game, 'bonus', { target: blacks[2]!, choice: 'loser' });

    const protested = await say(phones[6]!, game, 'protest');
    expect(protested.body.sight.play!.judged!.protocol).toMatchObject({ protests: ['p7'], signed: false });
    expect((await say(phones[6]!, game, 'protest')).status).toBe(409);
    expect((await say(judge, game, 'protest')).status).toBe(409);

    for (const other of [phones[0]!, aide]) {
      expect(await other.order(game, { do: 'sign-protocol' })).toMatchObject({ status: 403 });
    }
    expect((await judge.look(game)).play!.judged!.maySign).toBe(true);
    const signed = (await judge.order(game, { do: 'sign-protocol' })).body.sight.play!;
    expect(signed.judged).toMatchObject({ maySign: false, undo: null, protocol: { signed: true } });
    for (const leader of [judge, aide]) {
      expect((await leader.look(game)).play!.view.prompts).toEqual([]);
      expect((await say(leader, game, 'bonus', { target: reds[1]!, choice: 'second' })).body.refused).toBe(
        'refusal-signed',
      );
      expect((await leader.order(game, { do: 'undo' })).body.refused).toBe('refusal-signed');
    }
    expect((await say(phones[5]!, game, 'protest')).status).toBe(200);
  });

  test('the protocol is a page and its data, for whoever has the address and for nobody else', async () => {
    const table = await dealt();
    const { evening, game, phones, judge } = table;
    const key = keyOf(evening, game);
    const missing = (path: string) => ask(evening, path);
    const nothing = await missing(`/protocol/nosuchgame/${keyOf(evening, 'nosuchgame')}`);
    expect(nothing.status).toBe(404);
    const sameAsNothing = async (path: string) => {
      const { status, text, headers } = await missing(path);
      expect([path, status, text]).toEqual([path, 404, nothing.text]);
      expect(headers.get('cache-control')).toBe(nothing.headers.get('cache-control'));
    };
    for (const ending of ['', '.json']) await sameAsNothing(`/protocol/${game}/${key}${ending}`);
    const named = await firstDay(table);
    await over(table);
    const tooLong = await say(phones[6]!, game, 'protest', { text: 'x'.repeat(501) });
    expect(tooLong).toMatchObject({ status: 409, body: { refused: 'refusal-too-long' } });
    expect((await say(phones[6]!, game, 'protest', { text: 'x'.repeat(5000) })).status).toBe(400);
    const entered = await say(phones[6]!, game, 'protest', { text: '  He <i>swore</i>\n\u202eby   his hat & won. ' });
    expect(v.is(doneSchema, entered.body)).toBe(true);
    for (const wrong of ['x', `${key}x`, key.slice(1), keyOf(evening, 'nosuchgame'), `${key}.txt`, '%00']) {
      await sameAsNothing(`/protocol/${game}/${wrong}`);
    }

    const { printed, protocol } = (await phones[2]!.look(game)).play!.judged!;
    expect(new URL(printed!).pathname).toBe(`/protocol/${game}/${key}`);
    expect(
      evening
        .posted('The game is over')
        .buttons.flat()
        .some(({ url }) => url === printed),
    ).toBe(true);
    const data = await ask<Protocol>(evening, `/protocol/${game}/${key}.json`);
    expect(data.body).toEqual(protocol);
    expect(Object.keys(data.body).sort()).toEqual(SHAPE);
    expect(data.body).toMatchObject({
      judge: 'Judge 1',
      winner: 'red',
      protests: ['p7'],
      grounds: { p7: 'He <i>swore</i> by his hat & won.' },
      signed: false,
      bestMove: null,
    });
    const [first, second, third] = named;
    expect(data.body.nominations).toEqual([
      { day: 1, by: first, target: third },
      { day: 1, by: second, target: second, withdrawn: true },
      { day: 1, by: third, target: first },
    ]);
    expect(data.body.ballots).toEqual([{ day: 1, kind: 'vote', votes: { [third!]: 1, [first!]: 9 } }]);
    expect(data.body.rows[first!]).toMatchObject({ seat: 1, fouls: 1 });
    const [anna] = Object.values(data.body.rows).filter(({ name }) => name === NAMES[0]);
    expect(anna).toEqual({
      seat: expect.any(Number),
      name: NAMES[0],
      role: expect.stringMatching(/^[КЧШД]$/),
      fouls: 0,
      disqualified: false,
      points: expect.any(Number),
      extra: 0,
    });

    const page = await ask(evening, `/protocol/${game}/${key}`);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    expect(page.text).toContain('&lt;b&gt;Anna&lt;/b&gt; &amp; "Co"');
    expect(page.text).not.toContain('<b>Anna');
    expect(page.text).toContain('He &lt;i&gt;swore&lt;/i&gt; by his hat &amp; won.');
    expect(page.text).not.toContain('<i>swore');
    expect(page.text).toContain('Judge 1');
    const inUkrainian = await ask(evening, `/protocol/${game}/${key}?language=uk`);
    expect(inUkrainian.text).toContain('<html lang="uk">');
    await judge.order(game, { do: 'sign-protocol' });
    expect((await ask<Protocol>(evening, `/protocol/${game}/${key}.json`)).body.signed).toBe(true);
  });
});

/** What `sport.protocol.form` lists, every penalty with its reason, and what protests are about. */
const SHAPE = [
  'ballots',
  'bestMove',
  'date',
  'game',
  'grounds',
  'judge',
  'nominations',
  'penalties',
  'protests',
  'rows',
  'signed',
  'stage',
  'table',
  'tournament',
  'winner',
];

/** What only the bot could know. */
function keyOf({ telegram }: Evening, game: string): string {
  const secret = createHmac('sha256', telegram.token).update('protocols').digest();
  return createHmac('sha256', secret).update(game).digest('base64url').slice(0, 22);
}
