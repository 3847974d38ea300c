/** What every answer says besides its content. */
import type { MiddlewareHandler } from 'hono';

/** Telegram's web clients show the app in a frame; so does the playground, on its own page. */
const appPolicy = (isPlayground: boolean): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors https://web.telegram.org https://*.telegram.org${isPlayground ? " 'self'" : ''}`,
  ].join('; ');

/** The front page has its few styles inside. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

export function strictHeaders({
  isPlayground,
  isSecure,
}: {
  isPlayground: boolean;
  isSecure: boolean;
}): MiddlewareHandler {
  const app = appPolicy(isPlayground);
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    for (const [name, value] of Object.entries(ALWAYS)) headers.set(name, value);
    if (isSecure) headers.set('strict-transport-security', 'max-age=31536000');
    // A page may have a policy of its own.
    if (!headers.has('content-security-policy')) {
      headers.set('content-security-policy', c.req.path.startsWith('/app/') ? app : PAGE_POLICY);
    }
    if (c.req.path.startsWith('/api/') && !headers.has('cache-control')) headers.set('cache-control', 'no-store');
  };
}
