/** Who may see and do what: every route for everybody who might knock. */
import { expect, test } from 'vitest';
import type { AppCommand } from '../../shared/wire/command.ts';
import { ask, Phone, phonesOf, tableOf, tablesIn } from '../kit/apps/phone.ts';
import type { Evening } from '../kit/evening/evening.ts';
import { lobbyTonight } from '../kit/evening/tonight.ts';

interface Table {
  readonly evening: Evening;
  readonly game: string;
  readonly who: Readonly<Record<'stranger' | 'member' | 'dead' | 'player' | 'host' | 'creator', Phone>>;
}

/** A game that is on, led by a person, with one player out and others around. */
async function table(): Promise<Table> {
  const evening = await lobbyTonight({ players: 9 });
  const phones = phonesOf(evening);
  const [creator, player, dead] = phones;
  const host = phones[8]!;
  const game = await tableOf(creator!);
  const outsider = evening.telegram.person({ firstName: 'Eve', languageCode: 'en' });
  const guest = evening.telegram.person({ firstName: 'Guy', languageCode: 'en' });
  for (const person of [outsider, guest]) person.start();
  guest.enter(evening.group);
  await evening.pass(3);
  expect((await creator!.order(game, { do: 'change', change: { set: 'host', to: 'p9' } })).status).toBe(200);
  expect((await creator!.order(game, { do: 'begin' })).status).toBe(200);
  await evening.pass(4);
  expect((await dead!.order(game, { do: 'leave' })).status).toBe(200);
  await evening.pass(600);
  const { play, place } = await dead!.look(game);
  expect(play!.view.table.seats.find(({ id }) => id === place)!.out).toBe('left');
  const [stranger, member] = [outsider, guest].map((person) => new Phone(evening, person));
  return {
    evening,
    game,
    who: { stranger: stranger!, member: member!, dead: dead!, player: player!, host, creator: creator! },
  };
}

type Statuses = Readonly<Record<keyof Table['who'], number | null>>;

/** What each is answered; null for what they may really do, which other tests show. */
const COMMANDS: readonly (readonly [AppCommand, Statuses])[] = [
  [{ do: 'join' }, { stranger: 404, member: 409, dead: 409, player: 409, host: 409, creator: 409 }],
  [{ do: 'leave' }, { stranger: 404, member: 409, dead: 409, player: null, host: 409, creator: null }],
  [{ do: 'begin' }, { stranger: 404, member: 403, dead: 403, player: 403, host: 403, creator: 409 }],
  [{ do: 'cancel' }, { stranger: 404, member: 403, dead: 403, player: 403, host: 403, creator: null }],
  [{ do: 'pause' }, { stranger: 404, member: 403, dead: 403, player: 403, host: null, creator: null }],
  [{ do: 'resume' }, { stranger: 404, member: 403, dead: 403, player: 403, host: 409, creator: 409 }],
  [{ do: 'rematch' }, { stranger: 404, member: 409, dead: 409, player: 409, host: 409, creator: 409 }],
  [
    { do: 'change', change: { set: 'decoys', to: false } },
    { stranger: 404, member: 403, dead: 403, player: 403, host: 403, creator: 409 },
  ],
  [
    { do: 'answer', token: 'AAAAAAAA', action: 'vote', target: 'p1' },
    { stranger: 404, member: 403, dead: 409, player: 409, host: 409, creator: 409 },
  ],
  [
    { do: 'sign', token: 'AAAAAAAA', sign: 'yes' },
    { stranger: 404, member: 403, dead: 409, player: 409, host: 409, creator: 409 },
  ],
  [
    { do: 'send-out', seat: 'p4' },
    { stranger: 404, member: 403, dead: 403, player: 409, host: 403, creator: 409 },
  ],
  [
    { do: 'take-seat', seat: 'p4' },
    { stranger: 404, member: 409, dead: 409, player: 409, host: 409, creator: 409 },
  ],
];

const NOBODY = { none: null, forged: 'eyJwZXJzb24iOjF9.AAAA' };

test('every command, for everybody; what is refused changes nothing', async () => {
  const { evening, game, who } = await table();
  const before = tablesIn(evening);
  for (const [command, statuses] of COMMANDS) {
    for (const [name, token] of Object.entries(NOBODY)) {
      const answer = await ask(evening, `/api/tables/${game}`, { body: { key: 'k'.repeat(8), command }, token });
      expect(answer, `${command.do} ${name}`).toMatchObject({
        status: 401,
        body: { refused: 'refusal-not-signed-in' },
      });
    }
    for (const [name, phone] of Object.entries(who)) {
      const status = statuses[name as keyof Statuses];
      if (status === null) continue;
      const answer = await phone.order(game, command);
      expect(answer.status, `${command.do} ${name}: ${answer.text}`).toBe(status);
      expect(
        Object.keys(answer.body)
          .filter((part) => part !== 'link')
          .sort(),
      ).toEqual(['message', 'refused']);
    }
    await evening.pass(1);
  }
  await evening.settle();
  // Time has passed, but nothing was due.
  expect(tablesIn(evening)).toBe(before);
});

test('every other route, for everybody', async () => {
  const { evening, game, who } = await table();
  const routes = ['/api/home', `/api/tables/${game}`, `/api/tables/${game}/live`];
  for (const path of [...routes, '/api/tables/none', '/api/tables/none/live']) {
    for (const token of Object.values(NOBODY)) expect((await ask(evening, path, { token })).status, path).toBe(401);
  }
  for (const token of Object.values(NOBODY)) {
    expect((await ask(evening, '/api/me', { method: 'PUT', body: { language: 'uk' }, token })).status).toBe(401);
    expect((await ask(evening, '/api/session/renew', { method: 'POST', token })).status).toBe(401);
    expect((await ask(evening, `/api/tables/${game}/share`, { body: { key: 'k'.repeat(8) }, token })).status).toBe(401);
    expect((await ask(evening, '/api/rulebooks', { token })).status).toBe(200);
  }
  for (const [name, phone] of Object.entries(who)) {
    expect((await phone.get('/api/home')).status).toBe(200);
    expect((await phone.get('/api/rulebooks')).status).toBe(200);
    expect((await phone.get(`/api/tables/${game}`)).status, name).toBe(name === 'stranger' ? 404 : 200);
    const shared = await phone.get(`/api/tables/${game}/share`, { method: 'POST', body: { key: 'k'.repeat(8) } });
    expect(shared.status, name).toBe(name === 'stranger' ? 404 : 200);
    if (name !== 'stranger') (await phone.follow(game)).close();
    else expect((await phone.get(`/api/tables/${game}/live`)).status).toBe(404);
  }
});

test('a table of others and a table that never was are answered with the same bytes', async () => {
  const { evening, game, who } = await table();
  const { stranger } = who;
  for (const path of ['', '/live']) {
    const [own, none] = await Promise.all([game, 'AAAAAAAAAA'].map((id) => stranger.get(`/api/tables/${id}${path}`)));
    expect(own!.status).toBe(404);
    expect(own!.text).toBe(none!.text);
    const headers = [own!, none!].map((answer) => [...answer.headers].filter(([name]) => name !== 'date'));
    expect(headers[0]).toEqual(headers[1]);
  }
  const orders = await Promise.all([game, 'AAAAAAAAAA'].map((id) => stranger.order(id, { do: 'join' })));
  expect(orders[0]!.text).toBe(orders[1]!.text);
  expect(evening.telegram.faults).toEqual([]);
});

test('one of the group sees what the group sees; whoever has a place sees their own, and Telegram is not asked', async () => {
  const { evening, game, who } = await table();
  const sight = await who.member.look(game);
  expect(sight).toMatchObject({ place: null, mayManage: false, play: { token: null, answers: [], opening: [] } });
  expect(sight.play!.view).toMatchObject({ you: null, facts: [], prompts: [], mates: [], gangChoices: [] });
  const asked = () => evening.telegram.calls.filter(({ method }) => method === 'getChatMember').length;
  const before = asked();
  expect(await who.player.look(game)).toMatchObject({ place: 'p2', mayManage: false });
  expect((await who.player.look(game)).play!.view.you).not.toBeNull();
  expect(await who.host.look(game)).toMatchObject({ place: 'host', mayManage: false });
  expect(await who.creator.look(game)).toMatchObject({ place: 'p1', mayManage: true });
  await who.member.look(game);
  expect(asked()).toBe(before);
});

test('whoever leaves the group sees no more of it; whoever comes in does', async () => {
  const { evening, game, who } = await table();
  const screen = await who.member.follow(game);
  await screen.word();
  expect((await who.member.get(`/api/tables/${game}`)).status).toBe(200);
  who.member.person.quit(evening.group);
  await evening.pass(20);
  expect((await who.member.get(`/api/tables/${game}`)).status).toBe(404);
  let heard = await screen.next();
  while (heard !== 'end') heard = await screen.next();
  who.stranger.person.enter(evening.group);
  await evening.pass(301);
  expect((await who.stranger.get(`/api/tables/${game}`)).status).toBe(200);
});

test('whoever was sent away sees nothing of the next table, though they sat at the last one', async () => {
  const { evening, game, who } = await table();
  const screens = await Promise.all([who.player.follow(game), who.dead.follow(game)]);
  for (const screen of screens) await screen.word();
  who.player.person.quit(evening.group);
  await evening.pass(20);
  await who.creator.order(game, { do: 'cancel' });
  await evening.pass(5);
  const [gone, stayed] = screens.map(({ heard }) => heard.length) as [number, number];
  who.creator.person.write(evening.group, '/play');
  await evening.pass(400);
  const { next } = await who.dead.look(game);
  expect(next).not.toBeNull();
  expect(screens[1]!.words.at(-1)!.sight.next).toBe(next);
  expect(screens[1]!.heard.slice(stayed).some((heard) => typeof heard === 'object')).toBe(true);

  expect((await who.player.look(game)).next).toBeNull();
  expect(screens[0]!.heard.slice(gone).filter((heard) => typeof heard === 'object')).toEqual([]);
  expect((await who.player.get(`/api/tables/${next}`)).status).toBe(404);
  expect((await who.player.order(next!, { do: 'join' })).status).toBe(404);
});

test('while Telegram is silent nobody gets in on trust, and no screen waits for it', async () => {
  const { evening, game, who } = await table();
  await evening.pass(700);
  evening.telegram.trouble = ({ method }) =>
    method.startsWith('getChat') ? { kind: 'slow', milliseconds: 30_000 } : null;
  const looking = who.member.get(`/api/tables/${game}`);
  const playing = who.player.get(`/api/tables/${game}`);
  evening.isTroubled = true;
  for (let i = 0; i < 5; i++) await evening.pass(1);
  expect((await looking).status).toBe(404);
  expect((await playing).status).toBe(200);
  evening.telegram.trouble = null;
  await evening.pass(70);
  evening.isTroubled = false;
});

test('the admins of a group cost one question, however many look and act', async () => {
  const evening = await lobbyTonight({ players: 8 });
  const phones = phonesOf(evening);
  const game = await tableOf(phones[0]!);
  const asked = () => evening.telegram.calls.filter(({ method }) => method === 'getChatAdministrators').length;
  const before = asked();
  await Promise.all(phones.map((phone) => phone.look(game)));
  for (const phone of phones.slice(1)) await phone.order(game, { do: 'begin' });
  const screens = await Promise.all(phones.map((phone) => phone.follow(game)));
  await phones[0]!.order(game, { do: 'change', change: { set: 'decoys', to: false } });
  for (const screen of screens) await screen.word();
  expect(asked() - before).toBeLessThanOrEqual(1);
  for (const screen of screens) screen.close();
});

test('an admin who set no table may manage it, and loses that with the office', async () => {
  const evening = await lobbyTonight({ players: 7 });
  const phones = phonesOf(evening);
  const game = await tableOf(phones[0]!);
  const admin = phones[3]!;
  expect((await admin.look(game)).mayManage).toBe(false);
  evening.group.promote(admin.person, {});
  await evening.pass(1);
  expect((await admin.look(game)).mayManage).toBe(true);
  expect((await admin.order(game, { do: 'change', change: { set: 'decoys', to: false } })).status).toBe(200);
  evening.group.demote(admin.person);
  await evening.pass(1);
  expect((await admin.order(game, { do: 'change', change: { set: 'decoys', to: true } })).status).toBe(403);
});
