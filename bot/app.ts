/** The whole program, put together top to bottom. */
import { createHmac } from 'node:crypto';
import { Api } from 'grammy';
import type { GameId } from '../shared/engine/ids.ts';
import type { Secret } from '../shared/engine/setup/deal.ts';
import type { ChatId } from '../shared/wire/ids.ts';
import { isGroup } from '../shared/wire/ids.ts';
import type { Clock } from './clock.ts';
import { Courier } from './courier/courier.ts';
import { Link } from './courier/link.ts';
import { Errands } from './errands.ts';
import { Companions } from './hosting/companions.ts';
import { Oddsmaker } from './hosting/oddsmaker.ts';
import { Tables } from './hosting/registry.ts';
import { openApi } from './http/api.ts';
import { closeInTime } from './http/closing.ts';
import { Entrance } from './http/entrance.ts';
import { listen } from './http/listen.ts';
import { protocolPages } from './http/protocol.ts';
import { website } from './http/server.ts';
import { built } from './http/static.ts';
import type { Links } from './links.ts';
import type { Log } from './log.ts';
import { isForUs, startTelegram, type Telegram } from './playground/index.ts';
import type { Printer } from './press/printer.ts';
import { Admins } from './reach/admins.ts';
import { Members } from './reach/members.ts';
import { Touch } from './reach/touch.ts';
import type { Settings } from './settings.ts';
import { openShowroom } from './showroom/index.ts';
import type { Ask } from './showroom/phone.ts';
import { stopInTurn } from './stop.ts';
import { openStore } from './store/store.ts';
import { ALLOWED_UPDATES, type Receive, receiver } from './telegram/bot.ts';
import { Chatter } from './telegram/chatter.ts';
import { closeGroup, loseTouch } from './telegram/comings.ts';
import { registerCommands } from './telegram/commands.ts';
import type { ChatDoor } from './telegram/door.ts';
import { insist } from './telegram/insist.ts';
import { whoAmI } from './telegram/me.ts';
import { setMenuButton } from './telegram/menu-button.ts';
import { Poller } from './telegram/poll.ts';
import { randomSecret } from './wishes/begin.ts';
import { botLink } from './wishes/reception.ts';

export interface App {
  readonly port: number;
  /** The emulated one, where it runs inside. */
  readonly telegram: Telegram | null;
  readonly api: {
    /** Every open screen is told anew how things stand. */
    readonly tellAll: () => void;
    /** How many screens are open. */
    readonly screens: () => number;
  };
  /** Nothing is being done at this moment; everything that is to come waits for the clock or for people. */
  readonly isQuiet: () => boolean;
  /** Finishes what is in hand and loses nothing, within the stated time of this clock. Says whether all went well. */
  readonly stop: (timer?: Clock) => Promise<boolean>;
}

export interface Surroundings {
  readonly settings: Settings;
  readonly clock: Clock;
  /** The time of the world outside, where the games have another one. */
  readonly wall?: Clock;
  /** What the calendar says: it may be set while time itself goes on. */
  readonly date?: () => number;
  readonly log: Log;
  /** Seconds after which a call to Telegram counts as lost. */
  readonly patience?: number;
  /** Called when the database cannot be written any more: going on would tell people what never happened. */
  readonly giveUp?: () => void;
  /** What the cards are dealt from, where that is not everybody's part in the shuffle: in tests and in the lab. */
  readonly drawSecret?: () => Secret;
  /** What the next game is called, by which its narrator chooses the words: by lot, but for tests. */
  readonly nameGame?: () => string;
  /** Whether the odds of tables that no rulebook has set are worked out: it takes a second of the wall's time. */
  readonly reckons?: boolean;
  /** Whoever makes the pictures; without one, texts go alone. */
  readonly printer?: Printer | null;
}

export async function startApp({
  settings,
  clock,
  wall = clock,
  date = wall.now,
  log,
  patience = 60,
  giveUp = () => undefined,
  drawSecret,
  nameGame,
  reckons = true,
  printer = null,
}: Surroundings): Promise<App> {
  const { databaseFile, host, port, publicUrl } = settings;
  const isPlayground = settings.botToken === null;
  const onBroken = (reason: unknown): void => {
    log.fatal({ err: reason }, 'the database cannot be written');
    giveUp();
  };
  const store = openStore({ file: databaseFile, isPlayground, log, onBroken });

  const playground = isPlayground ? await startTelegram({ clock, wall, isTestServer: true }) : null;
  const token = playground?.token ?? settings.botToken ?? '';
  const apiRoot = playground?.root ?? settings.telegramApiRoot;
  const api = new Api(token, { apiRoot, timeoutSeconds: patience });
  const entrance = new Entrance();
  const isOurs: typeof isForUs = (request) => isForUs(request, host ?? undefined);
  const served = await listen(entrance, port, { host, isForUs: isPlayground ? isOurs : null });
  const appUrl = playground ? `http://127.0.0.1:${served.port}/app/` : settings.appUrl;
  if (playground) playground.mainApp = appUrl;
  const me = await whoAmI(api, clock, log);
  const links: Links = { bot: botLink(me.username), app: appUrl, sheetKey: sheetKey(token) };
  if (links.app !== null && !me.has_main_web_app) {
    log.warn({ url: links.app }, 'BotFather does not know the main Mini App: links in groups will not open it');
  }

  const link = new Link(clock);
  const courier = new Courier({
    store,
    clock,
    wall,
    api,
    link,
    log,
    printer,
    onUnreachable: (chatId) => errands.run('unreachable', () => unreachable(chatId)),
    onMoved: (from, to) => errands.run('moved', () => tables.moved(from, to)),
  });
  const drawing = { ...(nameGame && { nameGame }), ...(drawSecret && { drawPart: () => null }) };
  const setAhead = (): number => date() - wall.now();
  const tables = new Tables({ store, clock, courier, log, links, setAhead }, link, drawing);
  const companions = new Companions(tables, { clock, log, courier }, link);
  const oddsmaker = reckons ? new Oddsmaker(tables, { clock, log }) : null;
  const errands = new Errands(log);
  const admins = new Admins(api, clock);
  const members = new Members(api, clock);
  const touch = new Touch(clock);
  const chatter = new Chatter(clock);
  const chatDoor: ChatDoor = {
    tables,
    store,
    clock,
    courier,
    api,
    admins,
    members,
    touch,
    errands,
    chatter,
    log,
    bot: me,
    links,
    drawSecret: drawSecret ?? randomSecret,
    hasPrinter: printer !== null,
  };
  const unreachable = async (chatId: ChatId): Promise<void> => {
    const key = `unreachable ${clock.now()}`;
    if (isGroup(chatId)) return closeGroup(chatDoor, chatId, key);
    touch.lose(chatId);
    await store.write((tx) => tx.people.setReachable(chatId, false));
    await loseTouch(chatDoor, chatId, key);
  };

  await tables.start();
  await courier.start();
  companions.start();
  const receive = receiver(token, me, apiRoot, chatDoor);
  const takeIn: Receive = (update) => {
    const done = receive(update);
    // Whether or not whoever brought it waits for the end.
    errands.run('update', () => done);
    return done;
  };
  const webhook = publicUrl === null ? null : { path: '/telegram', secret: webhookSecret(token), receive: takeIn };
  const running = () => ({ bot: me.username, games: tables.running });
  const appDoor = openApi({ reception: chatDoor, wall, date, botToken: token });
  clock.whenChanged?.(() => appDoor.live.tellAll());
  const busy = { requests: 0 };
  const ask: Ask = (path, init) => entrance.fetch(new Request(`http://localhost${path}`, init));
  const showroom = playground && openShowroom({ telegram: playground, clock, wall, ask });
  const app = {
    api: appDoor,
    sheets: protocolPages(chatDoor),
    busy,
    isPlayground,
    isSecure: publicUrl?.startsWith('https:') === true,
    ...(showroom && { playground: showroom.site, folders: [built('webapp'), built('playground')] }),
  };
  entrance.open(website(() => !link.isDown, running, webhook, app));

  const poller = new Poller(api, clock, link, log);
  if (webhook) {
    const wanted = { secret_token: webhook.secret, allowed_updates: ALLOWED_UPDATES };
    await insist(clock, log, () => api.setWebhook(`${publicUrl}${webhook.path}`, wanted));
  } else {
    await insist(clock, log, () => api.deleteWebhook());
    poller.start(receive);
  }
  errands.run('commands', () => registerCommands(api, clock, log));
  errands.run('menu button', () => setMenuButton(api, clock, log, links));
  log.info({ bot: me.username, port: served.port, isPlayground }, 'Omertà is running');

  return {
    port: served.port,
    telegram: playground,
    api: { tellAll: () => appDoor.live.tellAll(), screens: () => appDoor.live.size },
    isQuiet: () =>
      store.isQuiet() &&
      courier.isQuiet() &&
      tables.isQuiet() &&
      companions.isQuiet() &&
      (oddsmaker?.isQuiet() ?? true) &&
      errands.isQuiet() &&
      busy.requests === 0 &&
      (showroom?.isQuiet() ?? true),
    stop: async (timer = wall) => {
      const steps = [
        { showroom: () => showroom?.stop(), live: () => appDoor.live.stop() },
        { poller: () => poller.stop(), http: () => closeInTime(served, timer, log) },
        { errands: () => errands.finish() },
        { companions: () => companions.stop(), oddsmaker: () => oddsmaker?.stop() },
        { tables: () => tables.stop() },
        { courier: () => courier.stop() },
        // The last deliveries may have found a chat closed or moved.
        { errands: () => errands.finish() },
        { store: () => store.close() },
        { playground: () => playground?.stop() },
      ];
      const isClean = await stopInTurn(steps, timer, log);
      log.info({ isClean }, 'Omertà has stopped');
      return isClean;
    },
  };
}

/** Known to Telegram and to us alone, and the same after every restart. */
const sheetKey = (token: string) => {
  const secret = createHmac('sha256', token).update('protocols').digest();
  return (game: GameId): string => createHmac('sha256', secret).update(game).digest('base64url').slice(0, 22);
};

const webhookSecret = (token: string): string => createHmac('sha256', token).update('webhook').digest('base64url');
