/** What runs in the press's thread: it is given pictures one after the other, and gives back PNGs. */
import { parentPort } from 'node:worker_threads';
import type { PrintOrder, PrintTold } from './press.ts';
import { printed } from './printed.ts';

const port = parentPort;
if (!port) throw new Error('this is a thread of the press');

port.on('message', ({ order, picture }: PrintOrder) => {
  const tell = (told: PrintTold): void => port.postMessage(told);
  try {
    tell({ order, png: printed(picture) });
  } catch (error) {
    tell({ order, failed: error instanceof Error ? error.message : String(error) });
  }
});
