/** In a forum the table stands in the topic in which it was set. */
import { expect, test } from 'vitest';
import { callFor } from '../../../bot/courier/parcel.ts';
import { lettersBetween } from '../../../bot/narrator/mail.ts';
import { firstSetting, newDesk } from '../../../bot/table/lobby.ts';
import type { TableState } from '../../../bot/table/state.ts';

const anna = { person: 1, name: 'Anna', language: 'en' } as const;

function tableIn(thread: number | null): TableState {
  const desk = newDesk(anna, { title: 'Friday', language: 'en', thread }, firstSetting());
  return { id: 'game', groupId: -5, status: 'lobby', desk, game: null, log: [], deadline: null };
}

test.each([
  [7, { message_thread_id: 7 }],
  [null, {}],
])('topic %s', (thread, expected) => {
  const [lobby] = lettersBetween(null, tableIn(thread), [], { bot: 'https://t.me/bot', app: null });
  const parcel = { ...lobby!, kind: 'post', id: 1, gameId: 'game', method: 'sendMessage', notBefore: null } as const;
  const { params } = callFor({ ...parcel, payload: lobby!.message }, null);
  const { message_thread_id } = params as { message_thread_id?: number };
  expect({ ...(message_thread_id !== undefined && { message_thread_id }) }).toEqual(expected);
});
