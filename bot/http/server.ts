/** The program's own address: health, Telegram's webhook, the Mini App with its API, and a page that says what is running. */
import { timingSafeEqual } from 'node:crypto';
import type { Update } from 'grammy/types';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Api } from './api.ts';
import { type Busy, working } from './busy.ts';
import { frontPage, type RunningNow } from './front-page.ts';
import { strictHeaders } from './headers.ts';
import { appFiles, built } from './static.ts';

export interface WebhookDoor {
  readonly path: string;
  readonly secret: string;
  readonly receive: (update: Update) => Promise<void>;
}

export interface AppSite {
  readonly api: Api;
  /** Protocols of games, to be printed. */
  readonly sheets: Hono;
  readonly busy: Busy;
  readonly isPlayground: boolean;
  /** Whether the world reaches this address by https. */
  readonly isSecure: boolean;
  /** Where the built pages are. */
  readonly folders?: readonly string[];
  /** Pages that answer whatever nothing else does, the front page first of all. */
  readonly playground?: Hono;
}

const LARGEST_UPDATE = 1024 * 1024;

export function website(
  isHealthy: () => boolean,
  running: () => RunningNow,
  webhook: WebhookDoor | null,
  app: AppSite | null = null,
): Hono {
  const site = new Hono();
  if (app) {
    site.use(working(app.busy), strictHeaders(app));
    site.route('/api', app.api.routes);
    site.route('/protocol', app.sheets);
    site.get('/app', (c) => c.redirect(`/app/${new URL(c.req.url).search}`));
    site.route('/app', appFiles(app.folders ?? [built('webapp')]));
  }
  site.get('/healthz', (c) => (isHealthy() ? c.json({ ok: true }) : c.json({ ok: false }, 503)));
  if (!app?.playground) site.get('/', (c) => c.html(frontPage(running())));
  if (webhook) {
    const { path, secret, receive } = webhook;
    site.use(path, async (c, next) => {
      const given = c.req.header('x-telegram-bot-api-secret-token') ?? '';
      if (!isEqual(given, secret)) return c.text('unauthorized', 401);
      return next();
    });
    const limit = bodyLimit({ maxSize: LARGEST_UPDATE, onError: (c) => c.text('too large', 413) });
    site.post(path, limit, async (c) => {
      const update: unknown = await c.req.json().catch(() => null);
      if (!isUpdate(update)) return c.text('not an update', 400);
      await receive(update);
      return c.body(null, 200);
    });
  }
  if (app?.playground) site.route('/', app.playground);
  site.onError((_, c) => c.text('internal error', 500));
  return site;
}

const isUpdate = (value: unknown): value is Update =>
  typeof value === 'object' && value !== null && Number.isSafeInteger((value as { update_id?: unknown }).update_id);

function isEqual(given: string, secret: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(secret)];
  return one.length === other.length && timingSafeEqual(one, other);
}
