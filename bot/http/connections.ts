/** Who is connected, and to whom an answer is owed. At a stop whoever has asked is answered; nobody else is waited for. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

export class Connections {
  readonly #server: Server;
  /** By connection, the answers that are owed there. Whoever goes away is owed nothing. */
  readonly #owed = new Map<Socket, Set<ServerResponse>>();
  #isClosing = false;

  constructor(server: Server) {
    this.#server = server;
    server.on('connection', (socket: Socket) => {
      this.#owed.set(socket, new Set());
      socket.once('close', () => this.#owed.delete(socket));
    });
    server.on('request', ({ socket }: IncomingMessage, answer: ServerResponse) => this.#asked(socket, answer));
  }

  /** Nothing that is asked from now on is taken in. */
  get isClosing(): boolean {
    return this.#isClosing;
  }

  /** Resolves when nobody is connected any more. Whoever does not take an answer has to be cut off. */
  async close(): Promise<void> {
    // What has arrived by now is read first.
    await new Promise((resolve) => setImmediate(resolve));
    this.#isClosing = true;
    const closed = new Promise((resolve) => this.#server.once('close', resolve));
    // The way of HTTP servers would cut off whoever has not yet taken a whole answer; so it comes last.
    NetServer.prototype.close.call(this.#server);
    for (const [socket, answers] of this.#owed) {
      for (const answer of answers) if (!answer.req.complete) answers.delete(answer);
      this.#letGo(socket);
    }
    await closed;
    this.#server.close();
  }

  /** Says how many had not taken their answers. */
  cut(): number {
    const left = [...this.#owed];
    for (const [socket] of left) socket.destroy();
    return left.filter(([, answers]) => answers.size > 0).length;
  }

  #asked(socket: Socket, answer: ServerResponse): void {
    if (this.#isClosing) return;
    this.#owed.get(socket)?.add(answer);
    answer.once('close', () => {
      this.#owed.get(socket)?.delete(answer);
      if (this.#isClosing) this.#letGo(socket);
    });
  }

  #letGo(socket: Socket): void {
    if (this.#owed.get(socket)?.size === 0) socket.destroySoon();
  }
}
