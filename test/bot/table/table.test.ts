/** One table and its mailbox. */
import { expect, test } from 'vitest';
import { Table } from '../../../bot/hosting/mailbox.ts';
import { type Log, silentLog } from '../../../bot/log.ts';
import { firstSetting, newDesk } from '../../../bot/table/lobby.ts';
import { postOffice } from '../../kit/courier/post-office.ts';

test('an order that breaks is refused, said in the log, and holds nobody up', async () => {
  const office = await postOffice();
  const broken: unknown[] = [];
  const log = Object.assign(Object.create(silentLog), { error: (what: unknown) => broken.push(what) }) as Log;
  const { store, clock, courier } = office;
  const anna = { person: office.person().id, name: 'Anna', language: 'en' } as const;
  const desk = newDesk(anna, { title: 'Friday', language: 'en', thread: null }, firstSetting());
  const state = { id: 'table', groupId: -1, status: 'lobby', desk, game: null, log: [], deadline: null } as const;
  const table = new Table(
    { store, clock, courier, log, links: { bot: 'https://t.me/omerta_bot', app: null }, setAhead: () => 0 },
    state,
  );
  const refused = { refused: 'refusal-late' } as const;
  const replies = await Promise.all([
    table.submit('one', () => {
      throw new Error('a rule is broken');
    }),
    table.submit('two', () => refused),
  ]);
  expect(replies).toEqual([{ refused: 'refusal-broken' }, refused]);
  expect(broken).toHaveLength(1);
  expect(table.state).toBe(state);
});
