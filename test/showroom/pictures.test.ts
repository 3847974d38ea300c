/** A game of people who play by themselves, as the page shows it: with its pictures. */
import { expect, test } from 'vitest';
import type { ChatMessage, StageNews } from '../../shared/wire/playground.ts';
import { FakePrinter, pngOf } from '../kit/courier/printer.ts';
import { openTheatre, type Theatre } from './theatre.ts';

/** The group as an open page is told of it at first. */
async function groupOf({ ask }: Theatre): Promise<readonly ChatMessage[]> {
  const leaving = new AbortController();
  const reader = (await ask('/playground/live', { signal: leaving.signal })).body!.getReader();
  let said = '';
  while (said.split('\n\n').length < 3) said += new TextDecoder().decode((await reader.read()).value);
  leaving.abort();
  const news = said.split('\n\n').flatMap((word) => (word.startsWith('data: ') ? [JSON.parse(word.slice(6))] : []));
  const chats = (news as readonly StageNews[]).find(({ is }) => is === 'chats');
  return chats?.is === 'chats' ? chats.group : [];
}

test('the lobby, every morning and the end have a picture that the page can load', async () => {
  const printer = new FakePrinter();
  const theatre = await openTheatre(1, printer);
  await theatre.wish('open', { language: 'en' });
  await theatre.wish('autoplay', { forMe: true });
  await theatre.until(({ status }) => status === 'over', 4 * 3600);
  await theatre.pass(30);
  const pictured = (await groupOf(theatre)).filter(({ picture }) => picture);
  expect(pictured.length).toBeGreaterThanOrEqual(3);
  expect(pictured[0]!.text).toContain('🎭');
  expect(pictured.at(-1)!.text).toContain('🏁');
  for (const { text } of pictured.slice(1, -1)) expect(text).toContain('☀️');
  expect(printer.printed.map(({ is }) => is)).toEqual(['cover', ...pictured.slice(2).map(() => 'morning'), 'extra']);
  for (const [i, { picture }] of pictured.entries()) {
    const bytes = Buffer.from(await (await theatre.ask(picture!.url)).arrayBuffer());
    expect(bytes.equals(pngOf(JSON.stringify(printer.printed[i])))).toBe(true);
  }
  expect(theatre.telegram.faults).toEqual([]);
  await theatre.close();
});
