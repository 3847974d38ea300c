/** The protocol of a game for whoever has its address: a page to print, and the same as data. */
import { timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { GameId } from '../../shared/engine/ids.ts';
import { isLanguage } from '../../shared/text/languages.ts';
import { protocolOf } from '../sheets/protocol.ts';
import type { TableState } from '../table/state.ts';
import type { Reception } from '../wishes/reception.ts';
import { PRINT_POLICY, protocolPage } from './protocol-page.ts';

const NOTHING = 'There is nothing at this address.';

type Finished = Pick<Reception, 'tables' | 'links'>;

/** Mounted at /protocol. */
export function protocolPages(reception: Finished): Hono {
  const pages = new Hono();
  pages.get('/:game/:file', async (c) => {
    const [, key = '', ending] = /^([\w-]+)(\.json)?$/.exec(c.req.param('file')) ?? [];
    const state = await finished(reception, c.req.param('game'), key);
    const protocol = state && protocolOf(state);
    if (!state || !protocol) return c.text(NOTHING, 404);
    c.header('cache-control', 'no-store');
    c.header('x-robots-tag', 'noindex');
    if (ending) return c.json(protocol);
    const asked = c.req.query('language');
    c.header('content-security-policy', PRINT_POLICY);
    return c.html(
      protocolPage(protocol, state.desk, isLanguage(asked) ? asked : state.desk.chat.language, `${key}.json`),
    );
  });
  return pages;
}

/** Nothing is looked up for a key that was never given out. */
async function finished({ tables, links }: Finished, game: GameId, key: string): Promise<TableState | null> {
  const right = Buffer.from(links.sheetKey?.(game) ?? '');
  const given = Buffer.from(key);
  if (right.length === 0 || right.length !== given.length || !timingSafeEqual(right, given)) return null;
  const state = await tables.find(game);
  return state?.game?.outcome ? state : null;
}
