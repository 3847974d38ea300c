import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sleep } from '../../clock.ts';
import { methodNamed } from '../methods/index.ts';
import { BotApiRefusal, tooMany } from '../refusal.ts';
import type { MadeCall, Trouble } from '../trouble.ts';
import type { World } from '../world.ts';
import { readParcel } from './body.ts';
import type { FormParts } from './multipart.ts';
import { isForUs } from './own-names.ts';
import { Params } from './params.ts';

export interface Served {
  readonly root: string;
  /** How many requests are in work. */
  readonly busy: () => number;
  readonly stop: () => Promise<void>;
}

const SERVER_ERRORS = { 500: 'Internal Server Error', 502: 'Bad Gateway', 504: 'Gateway Timeout' };

const NOT_FOUND = new BotApiRefusal(404, 'Not Found');
const NOT_OURS = new BotApiRefusal(421, 'Misdirected Request');

/** Answers to the Bot API on a port of this machine, and to nobody elsewhere. */
export async function serve(
  world: World,
  port: number,
  troubleOf: (call: MadeCall) => Trouble | null,
): Promise<Served> {
  const working = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    working.add(response);
    response.once('close', () => working.delete(response));
    void answer(request, response);
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let call: MadeCall | undefined;
    try {
      if (!isForUs(request)) throw NOT_OURS;
      const url = new URL(request.url ?? '/', 'http://telegram');
      const [, token, name = ''] = /^\/bot(\d+:[^/]+)\/(?:test\/)?([A-Za-z]+)\/?$/.exec(url.pathname) ?? [];
      const found = methodNamed(name);
      if (token === undefined) throw NOT_FOUND;
      if (decodeURIComponent(token) !== world.token) throw new BotApiRefusal(401, 'Unauthorized');
      const fault = (what: string) => world.faults.push(`${found?.name ?? name}: ${what}`);
      if (!found) {
        fault('no such method, or not emulated');
        throw NOT_FOUND;
      }
      const parcel = await readParcel(request, url.searchParams);
      if (!parcel) {
        fault('a body that cannot be read');
        throw new BotApiRefusal(400, "Bad Request: can't parse the request body");
      }
      const params = new Params(parcel, fault);
      for (const parameter of Object.keys(parcel.fields)) {
        if (!found.method.parameters.includes(parameter)) fault(`parameter "${parameter}" is unknown or not emulated`);
      }
      call = record(world, found.name, parcel);
      const trouble = troubleOf(call);
      if (trouble?.kind === 'drop') {
        call.description = 'the connection was dropped before the call';
        return void request.socket.destroy();
      }
      if (trouble) await suffer(world, call, trouble);
      const result = await found.method.run(world, params, (cut) => response.once('close', cut));
      call.ok = true;
      if (trouble?.kind !== 'drop-after') return reply(response, 200, { ok: true, result });
      call.description = 'the connection was dropped after the call';
      request.socket.destroy();
    } catch (error) {
      if (!(error instanceof BotApiRefusal) && request.socket.destroyed) return;
      const refusal = error instanceof BotApiRefusal ? error : new BotApiRefusal(500, SERVER_ERRORS[500]);
      if (refusal !== error) world.faults.push(`the emulator itself failed: ${(error as Error).stack}`);
      if (call) call.description = refusal.message;
      reply(response, refusal.code, {
        ok: false,
        error_code: refusal.code,
        description: refusal.message,
        ...(refusal.parameters && { parameters: refusal.parameters }),
      });
    }
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    root: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    busy: () => working.size,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function record(world: World, method: string, { fields: params, files }: FormParts): MadeCall {
  const chatId = Number(params.chat_id);
  const call: MadeCall = {
    at: world.clock.now(),
    method,
    params,
    chatId: Number.isSafeInteger(chatId) && chatId !== 0 ? chatId : null,
    files: [...files.values()],
    ok: false,
  };
  world.calls.push(call);
  return call;
}

/** What happens before the method is carried out, or instead of it. */
async function suffer(world: World, call: MadeCall, trouble: Trouble): Promise<void> {
  switch (trouble.kind) {
    case 'slow':
      return sleep(world.clock, trouble.milliseconds);
    case 'flood':
      if (call.chatId !== null) world.limits.flood(call.chatId, trouble.retryAfter);
      throw tooMany(trouble.retryAfter);
    case 'server-error':
      throw new BotApiRefusal(trouble.status, SERVER_ERRORS[trouble.status]);
    case 'refuse':
      throw new BotApiRefusal(trouble.code, trouble.description, trouble.parameters);
    default:
      return;
  }
}

function reply(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
