/** The playground's page and what it may ask for. It is there only while the emulated Telegram runs inside. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context, MiddlewareHandler } from 'hono';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import {
  type Launched,
  type Pressed,
  type StageCommand,
  type StageRefusal,
  type StageWish,
  stageWishes,
} from '../../shared/wire/playground.ts';
import { built } from '../http/static.ts';
import type { Message, Person } from '../playground/index.ts';
import { Feeds } from './feed.ts';
import { Show, type ShowParts } from './show.ts';

export interface Showroom {
  readonly site: Hono;
  readonly isQuiet: () => boolean;
  readonly stop: () => void;
}

const PAGE = join(built('playground'), 'playground', 'index.html');
const LARGEST_WISH = 16 * 1024;

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Said to the page in one line. */
class Wrong extends Error {
  readonly status: 400 | 404 | 409;

  constructor(status: 400 | 404 | 409, message: string) {
    super(message);
    this.status = status;
  }
}

export function openShowroom(parts: ShowParts): Showroom {
  const show = new Show(parts);
  const feeds = new Feeds(show, parts.wall);
  const site = new Hono();
  let inHand: Promise<unknown> = Promise.resolve();
  /** One after the other: who opens the stage and who clears it must not meet. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = inHand.then(work);
    inHand = done.catch(() => undefined);
    return done;
  };

  site.get('/', async (c) => {
    const html = await readFile(PAGE, 'utf8').catch(() => null);
    if (html === null) return c.text('The page is not built: run npm start, which builds it.', 503);
    return c.html(html, 200, { 'content-security-policy': POLICY, 'cache-control': 'no-cache' });
  });

  const stage = new Hono();
  stage.use('*', ownPageOnly);
  stage.use('*', bodyLimit({ maxSize: LARGEST_WISH, onError: (c) => refused(c, 413, 'too large') }));
  stage.use('*', async (c, next) => {
    if (!show.isOpen && !c.req.path.endsWith('/open')) return refused(c, 409, 'nobody is on the stage yet');
    c.header('cache-control', 'no-store');
    return next();
  });

  const wish = <Name extends keyof typeof stageWishes>(name: Name, grant: (wish: StageWish<Name>) => unknown) =>
    stage.post(`/${name}`, async (c) => {
      const given = v.safeParse(stageWishes[name], await c.req.json().catch(() => null));
      if (!given.success) throw new Wrong(400, 'not a wish that can be granted');
      return c.json({ ...((await grant(given.output as StageWish<Name>)) as object | undefined) });
    });

  const personOf = (id: number): Person => show.personOf(id) ?? fail(404, 'nobody of that number plays');

  stage.get('/state', (c) => c.json(show.stage()));
  stage.get('/live', (c) => c.body(feeds.open(), 200, { 'content-type': 'text/event-stream' }));
  stage.get('/commands/:person/:chat', (c) => {
    const person = personOf(Number(c.req.param('person')));
    const where = c.req.param('chat') === 'group' ? show.company.group : 'bot';
    const commands: readonly StageCommand[] = show.telegram.commandsFor(person, where);
    return c.json(commands);
  });
  stage.get('/pictures/:chat/:message', (c) => {
    const { chat, message } = c.req.param();
    const person = chat === 'group' ? show.company.people[0]! : personOf(Number(chat));
    const photo = show.messageOf(person, chat === 'group' ? 'group' : 'bot', Number(message))?.photo;
    if (!photo) throw new Wrong(404, 'there is no such picture');
    const isPng = photo.bytes[0] === 0x89;
    return c.body(new Uint8Array(photo.bytes), 200, { 'content-type': isPng ? 'image/png' : 'image/jpeg' });
  });

  wish('open', ({ language }) => inTurn(() => show.open(language)));
  wish('restart', (options) => inTurn(() => show.restart(options)));
  wish('you', ({ person }) => {
    show.you = personOf(person).id;
  });
  wish('autoplay', ({ forMe, others }) =>
    show.setAutoplay({ ...(forMe !== undefined && { forMe }), ...(others !== undefined && { others }) }),
  );
  wish('speed', ({ speed }) => show.setSpeed(speed));
  wish('write', ({ person, chat, text }) => {
    asPerson(() => personOf(person).write(chat === 'group' ? show.company.group : 'bot', text));
  });
  wish('allow', ({ person }) => asPerson(() => personOf(person).allowWriting()));
  wish('share', ({ person, prepared }) => {
    asPerson(() => personOf(person).share(prepared, show.company.group));
  });
  wish('launch', ({ person, game }): Launched => {
    const startParam = game === null ? {} : { startParam: game };
    return {
      initData: personOf(person).initData({ from: 'link', chat: show.company.group.room, ...startParam }),
    };
  });
  wish('press', async ({ person, chat, message, row, column }): Promise<Pressed> => {
    const presser = personOf(person);
    const post: Message = show.messageOf(presser, chat, message) ?? fail(404, 'that message is gone');
    const { buttons } = post;
    if (!buttons[row]?.[column]) fail(404, 'that button is gone');
    const place = buttons.slice(0, row).flat().length + column;
    let seen = -1;
    const press = asPerson(() => presser.press(post, () => ++seen === place));
    const answer = await press.answered();
    return { text: answer?.text ?? null, isAlert: answer?.showAlert ?? false, url: answer?.url ?? null };
  });

  stage.notFound((c) => refused(c, 404, 'there is nothing here'));
  stage.onError((error, c) =>
    error instanceof Wrong ? refused(c, error.status, error.message) : refused(c, 500, 'that went wrong'),
  );
  site.route('/playground', stage);

  return {
    site,
    isQuiet: () => show.isQuiet,
    stop: () => {
      feeds.closeAll();
      show.stop();
    },
  };
}

function fail(status: 400 | 404 | 409, message: string): never {
  throw new Wrong(status, message);
}

/** What Telegram's app would not let somebody do. */
function asPerson<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw new Wrong(409, error instanceof Error ? error.message : 'that cannot be done');
  }
}

const refused = (c: Context, status: 400 | 403 | 404 | 409 | 413 | 500, error: string): Response =>
  c.json<StageRefusal>({ error }, status);

/** Another site's page in the same browser must not move anybody here. */
const ownPageOnly: MiddlewareHandler = async (c, next) => {
  const from = c.req.header('sec-fetch-site') ?? 'same-origin';
  const isJson = c.req.method === 'GET' || c.req.header('content-type')?.startsWith('application/json') === true;
  if (!['same-origin', 'none'].includes(from) || !isJson) return refused(c, 403, 'only for the page itself');
  return next();
};
