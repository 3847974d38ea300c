/** The door to the street: it has its address before there is anything behind it. */
import type { Hono } from 'hono';

type Fetch = Hono['fetch'];

export class Entrance {
  #site: Fetch | null = null;

  /** Whoever comes too early is asked to come again. */
  readonly fetch: Fetch = (request, env, context) =>
    this.#site?.(request, env, context) ?? new Response('starting', { status: 503, headers: { 'retry-after': '1' } });

  open(site: Hono): void {
    this.#site = site.fetch;
  }
}
