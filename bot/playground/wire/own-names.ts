/** A page of the web can lead its own name here. Whoever asks for another name than ours is not told anything. */
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

const LOCAL = ['localhost', '127.0.0.1', '::1'];
const EVERYWHERE = ['0.0.0.0', '::'];

const inAddress = (name: string): string => (isIPv6(name) ? `[${name}]` : name).toLowerCase();

/** Besides the names of this machine it may have been told another one to listen on. */
export function isForUs({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, told?: string): boolean {
  const names = [...LOCAL, ...(told === undefined ? [] : [told])].map(inAddress);
  const port = socket.localPort;
  const asked = headers.host?.toLowerCase();
  return names.some((name) => asked === `${name}:${port}` || (port === 80 && asked === name));
}

/** What to type into a browser. */
export const addressAt = (host: string, port: number): string =>
  `http://${[...LOCAL, ...EVERYWHERE].includes(host) ? 'localhost' : inAddress(host)}:${port}/`;
