/** Writes to the file named by its argument until it is killed, and says a number when that is on the disk. */
import { writeSync } from 'node:fs';
import { openStore } from '../../bot/store/index.ts';
import { gameRow } from './rows.ts';

const store = openStore({ file: process.argv[2]! });
const start = ((await store.read.meta.get('next')) ?? 0) as number;
let next = start;

await Promise.all(Array.from({ length: 16 }, writeOn));

async function writeOn(): Promise<void> {
  for (;;) {
    const i = next++;
    await store.write(async (tx) => {
      await tx.keys.take('g', String(i), i);
      await tx.games.create(gameRow(`g${i}`, -i, { desk: { filling: 'x'.repeat(5000) } }));
      await tx.events.append(`g${i}`, 1, [{ type: 'roundBegan' }], i);
      await tx.outbox.add([{ chatId: -i, kind: 'post', method: 'sendMessage', payload: null }]);
      await tx.meta.set('next', next);
    });
    writeSync(1, `${i}\n`);
  }
}
