/** Pieces of the app that need no browser. */
import { expect, test } from 'vitest';
import { eventsFrom } from '../../webapp/api/events.ts';
import { initialsOf } from '../../webapp/parts/chrome/initials.ts';

test.each([
  ['Соломія Крушельницька', 'СК'],
  ['Ґеорґій', 'Ґ'],
  ['Юрко «Бандурист» Ковальчук', 'ЮБ'],
  ['Максиміліан-Олександр Шептицький', 'МО'],
  ['ії', 'І'],
  ['7 of 9', '7O'],
  ['🎭🎭', '🎭'],
  ['•', '•'],
])('%s is printed as %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

const streamOf = (...chunks: readonly Uint8Array[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });

const readAll = async (stream: ReadableStream<Uint8Array>) => {
  const events: (string | null)[] = [];
  for await (const event of eventsFrom(stream)) events.push(event);
  return events;
};

test('a live stream is read however it is cut, in the middle of a letter too', async () => {
  const whole = new TextEncoder().encode(
    'event: shown\nid: a\ndata: {"name":"Їжак"}\n\n:\n\nevent: shown\nid: b\ndata: {"n":\ndata: 2}\n\ndata: unfinished',
  );
  const expected = ['{"name":"Їжак"}', null, '{"n":\n2}'];
  expect(await readAll(streamOf(whole))).toEqual(expected);
  for (let cut = 1; cut < whole.length; cut += 3) {
    expect(await readAll(streamOf(whole.slice(0, cut), whole.slice(cut)))).toEqual(expected);
  }
});
