/** Somebody who is connected to an address and speaks HTTP as far as they please. */
import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Visitor {
  readonly socket: Socket;
  /** What it was told so far. */
  readonly heard: () => string;
  readonly gone: Promise<void>;
}

export const say = ({ socket }: Pick<Visitor, 'socket'>, words: string): Promise<void> =>
  new Promise((resolve) => socket.write(words, () => resolve()));

/** Resolves when the words are on their way. */
export async function visit(port: number, words = ''): Promise<Visitor> {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (data: Buffer) => (heard += data.toString()));
  socket.on('error', () => undefined);
  const gone = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  onTestFinished(() => void socket.destroy());
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  if (words !== '') await say({ socket }, words);
  return { socket, heard: () => heard, gone };
}

const POST = 'POST /api/session HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

/** What was begun and not finished. */
export const HALVES: Readonly<Record<string, string>> = {
  'nothing at all': '',
  'half a head': 'POST / HTTP/1.1\r\nHost: loc',
  'a head without a body': `${POST}Content-Length: 1000\r\n\r\n`,
  'half a body': `${POST}Content-Length: 1000\r\n\r\n{`,
  'a body in pieces without an end': `${POST}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`,
  'a body that waits to be asked for': `${POST}Content-Length: 1000\r\nExpect: 100-continue\r\n\r\n`,
};

/** What somebody does then. */
export const WAYS: Readonly<Record<string, (socket: Socket) => unknown>> = {
  'stays there': () => undefined,
  'says no more': (socket) => socket.end(),
  'goes away': (socket) => socket.destroy(),
  'breaks off': (socket) => socket.resetAndDestroy(),
  'drips on': (socket) => {
    const drip = setInterval(() => socket.writable && socket.write('x'), 1);
    socket.once('close', () => clearInterval(drip));
  },
};
