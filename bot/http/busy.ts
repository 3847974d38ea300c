/** Requests that are being answered. An open stream is none of them: its answer has begun. */
import type { MiddlewareHandler } from 'hono';

export interface Busy {
  requests: number;
}

export const working =
  (busy: Busy): MiddlewareHandler =>
  async (_, next) => {
    busy.requests++;
    try {
      await next();
    } finally {
      busy.requests--;
    }
  };
