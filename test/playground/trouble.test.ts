import { HttpError } from 'grammy';
import { expect, test } from 'vitest';
import type { Trouble } from '../../bot/playground/index.ts';
import { refusal, stage, until } from './stage.ts';

async function scene(trouble: Trouble | null) {
  const { telegram, api, clock } = await stage();
  const anna = telegram.person({ firstName: 'Анна' });
  anna.start();
  telegram.trouble = () => trouble;
  const send = () => api.sendMessage(anna.id, 'x');
  return { telegram, api, clock, anna, send };
}

test('the server fails', async () => {
  for (const [status, text] of [
    [500, 'Internal Server Error'],
    [502, 'Bad Gateway'],
    [504, 'Gateway Timeout'],
  ] as const) {
    const { anna, send } = await scene({ kind: 'server-error', status });
    expect(await refusal(send())).toBe(`${status} ${text}`);
    expect(anna.direct.messages).toHaveLength(1);
  }
});

test('the connection breaks before the call, or after it', async () => {
  const before = await scene({ kind: 'drop' });
  await expect(before.send()).rejects.toThrow(HttpError);
  expect(before.anna.direct.messages).toHaveLength(1);
  expect(before.telegram.calls.at(-1)!.ok).toBe(false);

  const after = await scene({ kind: 'drop-after' });
  await expect(after.send()).rejects.toThrow(HttpError);
  expect(after.anna.direct.messages).toHaveLength(2);
  expect(after.telegram.calls.at(-1)!.ok).toBe(true);
});

test('Telegram refuses as it is told', async () => {
  const { api, anna } = await scene({
    kind: 'refuse',
    code: 400,
    description: 'Bad Request: nope',
    parameters: { migrate_to_chat_id: -5 },
  });
  const error = await api.sendMessage(anna.id, 'x').catch((problem) => problem);
  expect([error.error_code, error.description, error.parameters]).toEqual([
    400,
    'Bad Request: nope',
    { migrate_to_chat_id: -5 },
  ]);
});

test('an answer takes its time', async () => {
  const { telegram, api, clock, anna, send } = await scene({ kind: 'slow', milliseconds: 3000 });
  await api.getUpdates({ offset: -1 }).then(([last]) => api.getUpdates({ offset: last!.update_id + 1 }));
  const sent = send();
  await until(() => telegram.calls.some(({ method }) => method === 'sendMessage'));
  expect(telegram.isQuiet()).toBe(false);
  clock.advance(2999);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(anna.direct.messages).toHaveLength(1);
  clock.advance(1);
  await sent;
  expect(anna.direct.messages).toHaveLength(2);
  await until(() => telegram.isQuiet());
});

test('it is asked about each call, about polls only on demand', async () => {
  const { telegram, api, anna } = await scene(null);
  telegram.trouble = ({ method, chatId, params }) =>
    method === 'getUpdates' || (chatId === anna.id && params.text === 'беда')
      ? { kind: 'server-error', status: 502 }
      : null;
  await api.sendMessage(anna.id, 'ничего');
  expect(await refusal(api.sendMessage(anna.id, 'беда'))).toBe('502 Bad Gateway');
  expect(await api.getUpdates()).toHaveLength(1);
  telegram.troublesPolls = true;
  expect(await refusal(api.getUpdates())).toBe('502 Bad Gateway');
});
