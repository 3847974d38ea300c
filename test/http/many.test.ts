/** A full table of open screens in a full house: each change reaches all of them. How soon is measured by `npm run bench`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { Link } from '../../bot/courier/link.ts';
import { Tables } from '../../bot/hosting/registry.ts';
import { openApi } from '../../bot/http/api.ts';
import type { AppDoor } from '../../bot/http/door.ts';
import { listen } from '../../bot/http/listen.ts';
import { Sessions } from '../../bot/http/session.ts';
import { virtualClock } from '../../bot/lab/virtual-clock.ts';
import { silentLog } from '../../bot/log.ts';
import { openStore } from '../../bot/store/index.ts';
import { begin } from '../../bot/table/begin.ts';
import { firstSetting, newDesk } from '../../bot/table/lobby.ts';
import { answer, isRunning, pause, resume } from '../../bot/table/play.ts';
import { refuse } from '../../bot/table/refusal.ts';
import type { TableState } from '../../bot/table/state.ts';
import { tokenFor } from '../../bot/table/token.ts';
import { rulesOf } from '../../shared/editions/index.ts';
import { promptsFor } from '../../shared/engine/prompts.ts';
import { Following } from '../kit/apps/phone.ts';

const TOKEN = '1:token';
const OTHERS = 200;

async function house() {
  const folder = mkdtempSync(join(tmpdir(), 'house-'));
  const store = openStore({ file: join(folder, 'omerta.db') });
  const clock = virtualClock();
  const links = { bot: 'https://t.me/omerta_bot', app: 'https://example.org/app/' };
  const courier = { queue: async () => undefined, moved: () => undefined, reach: async () => undefined } as never;
  const tables = new Tables({ store, clock, courier, log: silentLog, links, setAhead: () => 0 }, new Link(clock));
  await tables.start();
  const admins = { seemsToHave: async () => false, hadLast: () => false };
  const reception = { tables, store, clock, links, admins, log: silentLog } as unknown as AppDoor;
  const { routes, live } = openApi({ reception, wall: clock, date: clock.now, botToken: TOKEN });
  const served = await listen(new Hono().route('/api', routes as never), 0);
  onTestFinished(async () => {
    live.stop();
    await served.close();
    await tables.stop();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return { tables, clock, port: served.port };
}

/** A game that is on, with people whom only it knows. */
async function game(
  { tables }: { readonly tables: Tables },
  group: number,
  mode: string,
  size: number,
): Promise<string> {
  const players = Array.from({ length: size }, (_, i) => ({
    person: group * 100 + i,
    name: `Player ${i + 1}`,
    language: 'en' as const,
  }));
  const setting = { ...firstSetting(), mode };
  const desk = { ...newDesk(players[0]!, { title: 'Friday', language: 'en', thread: null }, setting), players };
  const { id } = (await tables.open(-group, 'open', desk))!;
  const beginning = { secret: { seed: `${group}`, nonce: '' }, unreachable: [], powers: null, caveat: null };
  await tables.order(id, 'begin', (state, now) => begin(state, beginning, now));
  return id;
}

/** Somebody at the table answers what they are asked. */
const oneAnswers = (i: number) => (state: TableState, now: number) => {
  if (!isRunning(state)) return refuse('refusal-over');
  const seat = `p${i + 1}`;
  const [prompt] = promptsFor(state.game, rulesOf(state.game.deal), seat);
  const person = state.desk.players[i]!.person;
  const [target] = prompt?.targets ?? [];
  if (!prompt || !target) return refuse('refusal-not-now');
  return answer(state, { person, token: tokenFor(state.game, seat), action: prompt.action, target }, now);
};

test('26 screens, 200 other games under way', async () => {
  const whole = await house();
  const { tables, clock, port } = whole;
  const large = await game(whole, 1, 'extended', 26);
  const others: string[] = [];
  for (let group = 2; group < OTHERS + 2; group++) others.push(await game(whole, group, 'base', 8));
  expect(tables.running).toBe(OTHERS + 1);
  const sessions = new Sessions(TOKEN);
  const now = clock.now();
  const screens = await Promise.all(
    Array.from({ length: 26 }, async (_, i) => {
      const token = sessions.give({ person: 100 + i, since: now, game: null }, now);
      const stop = new AbortController();
      onTestFinished(() => stop.abort());
      const headers = { authorization: `Bearer ${token}` };
      const url = `http://127.0.0.1:${port}/api/tables/${large}/live`;
      return new Following(await fetch(url, { headers, signal: stop.signal }), stop);
    }),
  );
  await Promise.all(screens.map((screen) => screen.word()));
  for (let turn = 0; turn < 6; turn++) {
    // All the other tables are busy at the same moment.
    const busy = others.map((id) => tables.order(id, `answer ${turn}`, oneAnswers(turn)));
    const change = turn % 2 === 0 ? pause : resume;
    const done = tables.order(large, `turn ${turn}`, (state, at) =>
      isRunning(state) ? change(state, at) : refuse('refusal-over'),
    );
    const words = await Promise.all(screens.map((screen) => screen.word()));
    for (const { sight } of words) expect(sight.pausedWith !== null).toBe(turn % 2 === 0);
    await Promise.all([...busy, done]);
  }
});
