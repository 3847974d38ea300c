/** The app's own door: the same tables as in the chat, one person's sight at a time. */
import { createHash } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import type { Language } from '../../shared/text/languages.ts';
import { orderSchema } from '../../shared/wire/command.ts';
import type { PersonId } from '../../shared/wire/ids.ts';
import { settingSchema, signInSchema } from '../../shared/wire/session.ts';
import { type Shareable, shareSchema } from '../../shared/wire/share.ts';
import { practiseSchema, type SoloOpened } from '../../shared/wire/solo.ts';
import { type Clock, soon } from '../clock.ts';
import { rulebookSheets } from '../narrator/book/sheet.ts';
import type { TableState } from '../table/state.ts';
import { languageOf } from '../wishes/reception.ts';
import { prepareResult } from '../wishes/share.ts';
import { languageAsked, No, sayNo } from './answers.ts';
import { carriedOut, wishIn } from './commands.ts';
import type { AppDoor } from './door.ts';
import { homeOf } from './home.ts';
import { Live } from './live.ts';
import { RateLimit } from './rate-limit.ts';
import { Sessions, type SignedIn } from './session.ts';
import { type AppReader, Sights } from './sights.ts';
import { type SignInGate, sessionFor, signIn, visitorOf } from './sign-in.ts';

const LARGEST_BODY = 16 * 1024;
const RATES = {
  commands: { burst: 20, aSecond: 4 },
  reads: { burst: 40, aSecond: 10 },
  shares: { burst: 5, aSecond: 0.1 },
  signIns: { burst: 20, aSecond: 20 / 60 },
};

/** Whoever wants to share can have words and a link at once. */
const SHARE_PATIENCE = 5000;

/** Asked from within the process there is no connection. */
type Env = { Bindings: Partial<HttpBindings>; Variables: { signedIn: SignedIn; language: Language } };
type AppAsked = Context<Env>;

export interface Api {
  readonly routes: Hono<Env>;
  readonly live: Live;
}

interface ApiParts extends Pick<SignInGate, 'date' | 'botToken'> {
  readonly reception: AppDoor;
  readonly wall: Clock;
}

export function openApi({ reception, wall, date, botToken }: ApiParts): Api {
  const sessions = new Sessions(botToken);
  const sights = new Sights(reception, wall);
  const live = new Live(reception.tables, sights, wall);
  const commands = new RateLimit(wall, RATES.commands);
  const reads = new RateLimit(wall, RATES.reads);
  const shares = new RateLimit(wall, RATES.shares);
  const door: SignInGate = { reception, date, botToken, sessions, signIns: new RateLimit(wall, RATES.signIns) };
  const api = new Hono<Env>();

  const within = (limit: RateLimit, person: PersonId): void => {
    const seconds = limit.take(person);
    if (seconds > 0) throw new No(429, 'refusal-too-fast', { seconds });
  };
  const signedIn = (limit: RateLimit) => async (c: AppAsked, next: () => Promise<void>) => {
    const read = sessions.read(bearerOf(c), date());
    if ('refused' in read) throw new No(401, read.refused);
    await recognise(c, reception, read);
    within(limit, read.person);
    await next();
  };
  const readerOf = (c: AppAsked): AppReader => ({ person: c.var.signedIn.person, language: c.var.language });
  const tableFor = async (c: AppAsked): Promise<TableState> => {
    const state = await sights.find(c.req.param('game') ?? '', c.var.signedIn.person);
    if (!state) throw new No(404, 'refusal-table-hidden');
    return state;
  };

  api.use(
    bodyLimit({ maxSize: LARGEST_BODY, onError: (c) => sayNo(c, new No(413, 'refusal-too-large'), languageAsked(c)) }),
  );

  api.post('/session', async (c) => c.json(await signIn(door, await bodyOf(c, signInSchema))));
  api.post('/session/renew', async (c) => {
    const renewed = sessions.renew(bearerOf(c), date());
    if ('refused' in renewed) throw new No(401, renewed.refused);
    await recognise(c, reception, renewed);
    within(reads, renewed.person);
    return c.json(await sessionFor(door, renewed));
  });

  api.get('/home', signedIn(reads), async (c) => c.json(await homeOf(reception, c.var.signedIn.person)));
  api.put('/me', signedIn(commands), async (c) => {
    const { language } = await bodyOf(c, settingSchema);
    const { person } = c.var.signedIn;
    const wish = { do: 'speak', group: null, language } as const;
    await carriedOut(
      reception,
      wish,
      await visitorOf(reception, person),
      `speaks ${language} ${reception.clock.now()}`,
    );
    live.speak({ person, language });
    return c.json({ language });
  });

  api.post('/practice', signedIn(commands), async (c) => {
    const { key, cut, ...practice } = await bodyOf(c, practiseSchema);
    const user = { ...(await visitorOf(reception, c.var.signedIn.person)), cut };
    const game = await carriedOut(reception, { do: 'solo', practice, byButtons: false }, user, key);
    if (game === null) throw new No(409, 'refusal-no-such-table');
    return c.json({ game } satisfies SoloOpened);
  });

  const rulebooks = JSON.stringify(rulebookSheets());
  const etag = `"${createHash('sha256').update(rulebooks).digest('base64url').slice(0, 22)}"`;
  api.get('/rulebooks', (c) => {
    const headers = { etag, 'cache-control': 'public, max-age=600', 'content-type': 'application/json' };
    return c.req.header('if-none-match') === etag ? c.body(null, 304, headers) : c.body(rulebooks, 200, headers);
  });

  api.get('/tables/:game', signedIn(reads), async (c) => {
    const state = await tableFor(c);
    return c.json(sights.shown(await sights.sight(state, readerOf(c))));
  });
  api.post('/tables/:game', signedIn(commands), async (c) => {
    const { key, command } = await bodyOf(c, orderSchema);
    const state = await tableFor(c);
    const { person } = c.var.signedIn;
    const user = { ...(await visitorOf(reception, person)), cut: 'cut' in command ? command.cut : undefined };
    const opened = await carriedOut(reception, wishIn(command, state.id), user, key);
    const now = await sights.find(state.id, person);
    // Whoever stood up may have no more to look for here; what they asked for is done all the same.
    return c.json(sights.done(await sights.sight(now ?? state, readerOf(c)), opened));
  });
  api.post('/tables/:game/share', signedIn(shares), async (c) => {
    await bodyOf(c, shareSchema);
    const preparing = prepareResult(reception, await tableFor(c), c.var.signedIn.person);
    const prepared = await soon(wall, SHARE_PATIENCE, preparing, null);
    return c.json({ prepared, link: reception.links.bot } satisfies Shareable);
  });
  api.get('/tables/:game/live', signedIn(reads), async (c) => {
    const state = await tableFor(c);
    // Telegram is asked about the group's admins now, and never again on this stream.
    await sights.sight(state, readerOf(c));
    const body = live.open({
      state: (await reception.tables.find(state.id)) ?? state,
      reader: readerOf(c),
      since: c.var.signedIn.since,
      seen: c.req.query('since') ?? null,
      cut: () => c.env?.outgoing?.destroy(),
    });
    return c.body(body, 200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      connection: 'close',
    });
  });

  api.all('*', (c) => sayNo(c, new No(404, 'refusal-no-such-page'), languageAsked(c)));
  api.onError((error, c) => {
    const language = c.var.language ?? languageAsked(c);
    if (error instanceof No) return sayNo(c, error, language);
    // Whoever breaks off in the middle of a request has broken nothing here.
    if (!c.env?.incoming?.errored) {
      reception.log.error({ err: error, path: c.req.routePath }, 'a request could not be answered');
    }
    return sayNo(c, new No(500, 'refusal-broken'), language);
  });
  return { routes: api, live };
}

async function recognise(c: AppAsked, reception: Pick<AppDoor, 'store'>, signedIn: SignedIn): Promise<void> {
  c.set('signedIn', signedIn);
  c.set('language', await languageOf(reception, await visitorOf(reception, signedIn.person)));
}

const bearerOf = (c: AppAsked): string => /^Bearer (\S{1,2048})$/.exec(c.req.header('authorization') ?? '')?.[1] ?? '';

/** Only what the schema knows gets in. */
async function bodyOf<T>(c: AppAsked, schema: v.GenericSchema<unknown, T>): Promise<T> {
  const isJson = /^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? '');
  const body: unknown = isJson ? await c.req.json().catch(() => undefined) : undefined;
  const parsed = v.safeParse(schema, body);
  if (!parsed.success) throw new No(400, 'refusal-malformed');
  return parsed.output;
}
