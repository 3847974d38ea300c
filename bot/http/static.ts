/** The Mini App's own files, as the build has left them. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/** Found from the source as well as from the bundle. The playground's page lies apart: a real bot does not have it. */
export function built(pages: 'webapp' | 'playground'): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder) folder = dirname(folder);
  return join(folder, 'dist', pages);
}

const MISSING = 'The Mini App is not built: run npm start, which builds it, or npx vite build.';

/** Mounted at /app. What the first folder does not have may be in the next. */
export function appFiles(folders: readonly string[]): Hono {
  const files = new Hono();
  if (!folders.some((folder) => existsSync(join(folder, 'index.html'))))
    return files.get('*', (c) => c.text(MISSING, 503));
  files.use('*', async (c, next) => {
    await next();
    c.res.headers.set('cache-control', c.res.ok ? keepingOf(c.req.path) : 'no-cache');
  });
  const rewriteRequestPath = (path: string): string => path.replace(/^\/app/, '');
  for (const root of folders) files.get('*', serveStatic({ root, precompressed: true, rewriteRequestPath }));
  return files.get('*', (c) => c.text('There is nothing at this address.', 404));
}

/** What bears its hash in its name never changes; a drawing hardly ever, and it is needed when the line is dead, too. */
function keepingOf(path: string): string {
  if (path.startsWith('/app/assets/')) return 'public, max-age=31536000, immutable';
  return /^\/app\/(icons|emblems)\//.test(path) ? 'public, max-age=86400' : 'no-cache';
}
