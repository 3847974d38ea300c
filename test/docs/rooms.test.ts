import { expect, test } from 'vitest';
import { textOf } from '../kit/files.ts';
import { ROOMS } from '../kit/rooms.ts';

/** The arrows of the picture in docs/architecture.md, from room to room of the process. */
const arrows = [...textOf('docs/architecture.md').matchAll(/^ {4}(\w+) --> (\w+)$/gm)]
  .map(([, from, to]) => ({ from: from!, to: to! }))
  .filter(({ from }) => from in ROOMS);

const below = (room: string): ReadonlySet<string> =>
  new Set(arrows.filter(({ from }) => from === room).flatMap(({ to }) => [to, ...below(to)]));

test('every arrow of the picture is one that the architecture allows', () => {
  expect(arrows.length).toBeGreaterThan(15);
  for (const { from, to } of arrows) expect(ROOMS[from], `${from} → ${to}`).toContain(to);
});

test('whatever a room looks into lies below it in the picture', () => {
  for (const [room, others] of Object.entries(ROOMS))
    for (const other of others.filter((name) => name in ROOMS)) expect([...below(room)], room).toContain(other);
});
