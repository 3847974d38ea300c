/** The whole program, put together top to bottom. */
import { createHmac } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { Api } from 'grammy';
import type { Clock } from './clock.ts';
import { Courier } from './courier/courier.ts';
import { Link } from './courier/link.ts';
import { listen, website } from './http/server.ts';
import type { Log } from './log.ts';
import { startTelegram } from './playground/index.ts';
import type { Settings } from './settings.ts';
import { openStore } from './store/store.ts';
import { Tables } from './tables/tables.ts';
import { Admins } from './telegram/admins.ts';
import { randomSecret, type Secret } from './telegram/begin.ts';
import { ALLOWED_UPDATES, receiver } from './telegram/bot.ts';
import { Chatter } from './telegram/chatter.ts';
import { closeGroup, loseTouch } from './telegram/comings.ts';
import { registerCommands } from './telegram/commands.ts';
import { Errands } from './telegram/errands.ts';
import { insist } from './telegram/insist.ts';
import { whoAmI } from './telegram/me.ts';
import { Poller } from './telegram/poll.ts';
import { botLink, type Reception } from './telegram/reception.ts';

export interface App {
  readonly port: number;
  /** Nothing is being done at this moment; everything that is to come waits for the clock or for people. */
  readonly isQuiet: () => boolean;
  /** Finishes what is in hand and loses nothing. */
  readonly stop: () => Promise<void>;
}

export interface Surroundings {
  readonly settings: Settings;
  readonly clock: Clock;
  readonly log: Log;
  /** Seconds after which a call to Telegram counts as lost. */
  readonly patience?: number;
  /** Called when the database cannot be written any more: going on would tell people what never happened. */
  readonly giveUp?: () => void;
  /** Where the cards are drawn from: the machine's own randomness, but for tests. */
  readonly drawSecret?: () => Secret;
}

export async function startApp({
  settings,
  clock,
  log,
  patience = 60,
  giveUp = () => undefined,
  drawSecret = randomSecret,
}: Surroundings): Promise<App> {
  const { databaseFile, isDatabaseKept, port, publicUrl } = settings;
  mkdirSync(dirname(databaseFile), { recursive: true });
  if (!isDatabaseKept) await beginAnew(databaseFile);
  const onBroken = (reason: unknown): void => {
    log.fatal({ err: reason }, 'the database cannot be written');
    giveUp();
  };
  const store = openStore({ file: databaseFile, log, onBroken });

  const playground = settings.botToken === null ? await startTelegram({ clock }) : null;
  const token = playground?.token ?? settings.botToken ?? '';
  const apiRoot = playground?.root ?? settings.telegramApiRoot;
  const api = new Api(token, { apiRoot, timeoutSeconds: patience });
  const me = await whoAmI(api, clock, log);

  const link = new Link(clock);
  const courier = new Courier({
    store,
    clock,
    api,
    link,
    log,
    onUnreachable: (chatId) => errands.run('unreachable', () => unreachable(chatId)),
    onMoved: (from, to) => errands.run('moved', () => tables.moved(from, to)),
  });
  const tables = new Tables({ store, clock, courier, log, botLink: botLink(me.username) }, link);
  const errands = new Errands(log);
  const admins = new Admins(api, clock);
  const chatter = new Chatter(clock);
  const reception: Reception = {
    tables,
    store,
    clock,
    courier,
    api,
    admins,
    errands,
    chatter,
    log,
    bot: me,
    drawSecret,
  };
  const unreachable = async (chatId: number): Promise<void> => {
    const key = `unreachable ${clock.now()}`;
    if (chatId < 0) return closeGroup(reception, chatId, key);
    await store.write((tx) => tx.people.setReachable(chatId, false));
    await loseTouch(reception, chatId, key);
  };

  await tables.start();
  await courier.start();
  const receive = receiver(token, me, apiRoot, reception);
  const webhook = publicUrl === null ? null : { path: '/telegram', secret: webhookSecret(token), receive };
  const running = () => ({ bot: me.username, isPlayground: playground !== null, games: tables.running });
  const served = await listen(
    website(() => !link.isDown, running, webhook),
    port,
  );

  const poller = new Poller(api, clock, link, log);
  if (webhook) {
    const wanted = { secret_token: webhook.secret, allowed_updates: ALLOWED_UPDATES };
    await insist(clock, log, () => api.setWebhook(`${publicUrl}${webhook.path}`, wanted));
  } else {
    await insist(clock, log, () => api.deleteWebhook());
    poller.start(receive);
  }
  errands.run('commands', () => registerCommands(api, clock, log));
  log.info({ bot: me.username, port: served.port, isPlayground: playground !== null }, 'Omertà is running');

  return {
    port: served.port,
    isQuiet: () => store.isQuiet() && courier.isQuiet() && tables.isQuiet() && errands.isQuiet(),
    stop: async () => {
      await poller.stop();
      await served.close();
      await errands.finish();
      await tables.stop();
      await courier.stop();
      // The last deliveries may have found a chat closed or moved.
      await errands.finish();
      await store.close();
      await playground?.stop();
      log.info('Omertà has stopped');
    },
  };
}

/** Whoever still has the file open keeps it: then this throws. */
async function beginAnew(file: string): Promise<void> {
  await openStore({ file }).close();
  for (const part of ['', '-wal', '-shm']) rmSync(`${file}${part}`, { force: true });
}

/** Known to Telegram and to us alone, and the same after every restart. */
const webhookSecret = (token: string): string => createHmac('sha256', token).update('webhook').digest('base64url');
