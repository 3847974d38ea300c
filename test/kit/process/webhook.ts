/** The program behind a public address, which is on this machine; what stands before it may lose and repeat requests. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, createServer as createSocket } from 'node:net';
import type { Settings } from '../../../bot/settings.ts';

export async function freePort(): Promise<number> {
  const socket = createSocket();
  await new Promise<void>((resolve) => socket.listen(0, '127.0.0.1', resolve));
  const { port } = socket.address() as AddressInfo;
  await new Promise((resolve) => socket.close(resolve));
  return port;
}

export async function webhookSettings(): Promise<Pick<Settings, 'publicUrl' | 'port'>> {
  const port = await freePort();
  return { port, publicUrl: `http://127.0.0.1:${port}` };
}

/** What becomes of a request on its way: it is lost, its answer is lost, or it arrives twice. */
export type Fate = 'arrives' | 'lost' | 'answer lost' | 'twice';

export interface Proxy {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Stands between Telegram and the program. */
export async function badProxy(target: number, fateOf: () => Fate): Promise<Proxy> {
  const server: Server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const forward = () => sendOn(target, request, body);
    const fate = fateOf();
    const status = fate === 'lost' ? 502 : await forward();
    if (fate === 'twice') await forward();
    response.writeHead(fate === 'answer lost' ? 504 : status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function sendOn(port: number, { url, method, headers }: IncomingMessage, body: Buffer): Promise<number> {
  try {
    const secret = headers['x-telegram-bot-api-secret-token'];
    const answer = await fetch(`http://127.0.0.1:${port}${url}`, {
      method: method ?? 'POST',
      headers: {
        'content-type': 'application/json',
        ...(typeof secret === 'string' && { 'x-telegram-bot-api-secret-token': secret }),
      },
      body: new Uint8Array(body),
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 502;
  }
}
