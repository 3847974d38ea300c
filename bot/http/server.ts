/** The program's own address: health, Telegram's webhook, and a page that says what is running. */
import { timingSafeEqual } from 'node:crypto';
import { type ServerType, serve } from '@hono/node-server';
import type { Update } from 'grammy/types';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Receive } from '../telegram/bot.ts';
import { frontPage, type Running } from './front-page.ts';

export interface Webhook {
  readonly path: string;
  readonly secret: string;
  readonly receive: Receive;
}

const LARGEST_UPDATE = 1024 * 1024;

export function website(isHealthy: () => boolean, running: () => Running, webhook: Webhook | null): Hono {
  const site = new Hono();
  site.get('/healthz', (c) => (isHealthy() ? c.json({ ok: true }) : c.json({ ok: false }, 503)));
  site.get('/', (c) => c.html(frontPage(running())));
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
  site.onError((_, c) => c.text('internal error', 500));
  return site;
}

const isUpdate = (value: unknown): value is Update =>
  typeof value === 'object' && value !== null && Number.isSafeInteger((value as { update_id?: unknown }).update_id);

function isEqual(given: string, secret: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(secret)];
  return one.length === other.length && timingSafeEqual(one, other);
}

export interface Served {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** Rejects when the port cannot be had. */
export const listen = (site: Hono, port: number): Promise<Served> =>
  new Promise((resolve, reject) => {
    const server: ServerType = serve({ fetch: site.fetch, port }, (address) =>
      resolve({
        port: address.port,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            if ('closeIdleConnections' in server) server.closeIdleConnections();
          }),
      }),
    );
    server.on('error', reject);
  });
