/** A phone's line to the program: everything that comes over it, to the last header, with the moment at which it came. */
import { Agent, type IncomingMessage, request } from 'node:http';

export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Got {
  readonly status: number;
  /** In the order and spelling in which they came; all but the date, which is the machine's own. */
  readonly headers: readonly string[];
  readonly body: string;
}

export class Line {
  readonly #port: number;
  readonly #now: () => number;
  readonly #agent = new Agent({ keepAlive: true });

  constructor(port: number, now: () => number) {
    this.#port = port;
    this.#now = now;
  }

  send(sent: Sent): Promise<Got> {
    return new Promise((resolve, reject) => {
      const asked = this.#request(sent, (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (part: string) => {
          body += part;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: headersOf(response), body }));
        response.on('error', reject);
      });
      asked.on('error', reject);
      asked.end(sent.body);
    });
  }

  /** A stream, once its head has come: tells of that, of every piece and of the end. What it gives back closes it. */
  follow(sent: Sent, hear: (at: number, what: string) => void): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const asked = this.#request(sent, (response) => {
        hear(this.#now(), `${response.statusCode} ${headersOf(response).join('\n')}\n`);
        response.setEncoding('utf8').on('data', (piece: string) => hear(this.#now(), piece));
        response.on('end', () => hear(this.#now(), 'the end'));
        response.on('error', () => undefined);
        resolve(() => void asked.destroy());
      });
      asked.on('error', reject);
      asked.end();
    });
  }

  close(): void {
    this.#agent.destroy();
  }

  #request({ method, path, headers = {} }: Sent, answered: (response: IncomingMessage) => void) {
    const to = { host: '127.0.0.1', port: this.#port, agent: this.#agent, method, path, headers };
    return request(to, answered);
  }
}

function headersOf({ rawHeaders }: IncomingMessage): readonly string[] {
  const headers: string[] = [];
  for (let i = 0; i < rawHeaders.length; i += 2) {
    if (rawHeaders[i]!.toLowerCase() !== 'date') headers.push(`${rawHeaders[i]}: ${rawHeaders[i + 1]}`);
  }
  return headers;
}
