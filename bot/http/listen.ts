/** The address itself: where it is, how long it waits for whoever has connected, and how it is given up. */
import type { IncomingMessage, Server } from 'node:http';
import { type Http2Bindings, type HttpBindings, serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { Connections } from './connections.ts';

export interface HttpServed {
  readonly port: number;
  /** Whoever has asked is answered. Resolves when nobody is connected any more. */
  readonly close: () => Promise<void>;
  /** Nobody is waited for any longer. Says how many had not taken their answers. */
  readonly cut: () => number;
}

/** Milliseconds for which a connection is waited for. */
const PATIENCE = {
  head: 15_000,
  request: 30_000,
  /** Longer than a proxy keeps its side open, or it would send a request into a closing connection. */
  nextRequest: 65_000,
  /** While nothing moves at all: a reader who does not read. Streams have their heartbeat. */
  stillness: 120_000,
  lookEvery: 5000,
};

export interface Listening {
  /** Every address that the machine has, unless told otherwise. */
  readonly host?: string | null;
  /** Whether whoever asks has called us by one of our names. */
  readonly isForUs?: ((request: Pick<IncomingMessage, 'headers' | 'socket'>) => boolean) | null;
  readonly patience?: typeof PATIENCE;
}

const NOT_OURS = 'This playground answers only to the address that it printed.\n';

/** Rejects when the port cannot be had. */
export const listen = (
  site: Pick<Hono, 'fetch'>,
  port: number,
  { host = null, isForUs = null, patience = PATIENCE }: Listening = {},
): Promise<HttpServed> =>
  new Promise((resolve, reject) => {
    const fetch = (request: Request, env: HttpBindings | Http2Bindings): Response | Promise<Response> => {
      if (connections.isClosing) return new Response('stopping', { status: 503, headers: { connection: 'close' } });
      if (isForUs && !isForUs(env.incoming)) return new Response(NOT_OURS, { status: 421 });
      return site.fetch(request, env);
    };
    const serverOptions = {
      headersTimeout: patience.head,
      requestTimeout: patience.request,
      keepAliveTimeout: patience.nextRequest,
      connectionsCheckingInterval: patience.lookEvery,
    };
    const address = { port, ...(host !== null && { hostname: host }) };
    const server = serve({ fetch, ...address, serverOptions }, (at) =>
      resolve({ port: at.port, close: () => connections.close(), cut: () => connections.cut() }),
    ) as Server;
    const connections = new Connections(server);
    server.timeout = patience.stillness;
    server.on('error', reject);
  });
