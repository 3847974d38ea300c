import type { Update } from 'grammy/types';
import { expect, test } from 'vitest';
import { stage, until } from './stage.ts';

const laneOf = ({ message, callback_query }: Update) => message?.chat.id ?? callback_query!.message!.chat.id;

/** Fetches as grammY does: the next offset is one above the last update of the batch. */
async function fetchAll(getUpdates: (offset: number) => Promise<Update[]>): Promise<Update[][]> {
  const batches: Update[][] = [];
  for (let offset = 0; ; ) {
    const batch = await getUpdates(offset);
    if (batch.length === 0) return batches;
    batches.push(batch);
    offset = batch.at(-1)!.update_id + 1;
  }
}

test('each update comes as often as told, in later batches, under its own number', async () => {
  const { telegram, api } = await stage();
  const anna = telegram.person({ firstName: 'Анна' });
  let next = 0;
  telegram.redelivery = { times: () => (next++ % 3) + 1, shuffle: (updates) => updates };
  anna.start();
  anna.write('bot', 'один');
  anna.write('bot', 'два');
  const batches = await fetchAll((offset) => api.getUpdates({ offset }));
  const count = (text: string) => batches.flat().filter(({ message }) => message!.text === text).length;
  expect(['/start', 'один', 'два'].map(count)).toEqual([1, 2, 3]);
  for (const batch of batches) expect(new Set(batch.map(({ update_id }) => update_id)).size).toBe(batch.length);
  await until(() => telegram.isQuiet());
});

test('chats are mixed, but each keeps its order', async () => {
  const { telegram, api } = await stage();
  const [anna, boris] = ['Анна', 'Борис'].map((firstName) => telegram.person({ firstName }));
  anna!.start();
  boris!.start();
  const sent = await api.sendMessage(anna!.id, 'выбирай', {
    reply_markup: { inline_keyboard: [[{ text: 'да', callback_data: 'yes' }]] },
  });
  anna!.press(anna!.direct.messages.find(({ id }) => id === sent.message_id)!, 'да');
  for (const word of ['1', '2']) {
    anna!.write('bot', word);
    boris!.write('bot', word);
  }
  const straight = await api.getUpdates();
  telegram.redelivery = { times: () => 1, shuffle: (updates) => updates.toReversed() };
  const mixed = await api.getUpdates();
  expect(mixed).not.toEqual(straight);
  expect(mixed.map(laneOf)).toEqual(straight.map(laneOf).toReversed());
  for (const lane of [anna!.id, boris!.id]) {
    expect(mixed.filter((update) => laneOf(update) === lane)).toEqual(
      straight.filter((update) => laneOf(update) === lane),
    );
  }
  const all = (await fetchAll((offset) => api.getUpdates({ offset }))).flat();
  expect(new Set(all.map(({ update_id }) => update_id)).size).toBe(straight.length);
});

test('it is not quiet while a repetition is out', async () => {
  const { telegram, api } = await stage();
  telegram.redelivery = { times: () => 2, shuffle: (updates) => updates };
  telegram.person({ firstName: 'Анна' }).start();
  const [first] = await api.getUpdates();
  const offset = first!.update_id + 1;
  expect(await api.getUpdates({ offset, timeout: 30 })).toEqual([first]);
  expect(telegram.isQuiet()).toBe(false);
  expect(await api.getUpdates({ offset })).toEqual([]);
  await until(() => telegram.isQuiet());
});
