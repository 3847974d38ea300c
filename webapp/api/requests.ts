/** Requests to our own server: same origin, signed in, each answer checked against its schema. */
import * as v from 'valibot';
import { notDoneSchema } from '../../shared/wire/command.ts';

/** The server has answered, and the answer is no. */
export class RequestRefused extends Error {
  readonly status: number;
  readonly refused: string;
  readonly link: string | null;

  constructor(status: number, refused: string, message: string, link: string | null = null) {
    super(message);
    this.status = status;
    this.refused = refused;
    this.link = link;
  }
}

/** Nobody has answered: the request may or may not have arrived. */
export class NoAnswer extends Error {}

/** The server speaks of what this app does not know: it is newer than the page. */
export class Outdated extends Error {}

const PATIENCE = 15_000;

export interface Request {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly token?: string;
  readonly body?: unknown;
}

export async function ask<T>(path: string, schema: v.GenericSchema<unknown, T>, request: Request = {}): Promise<T> {
  const hurry = new AbortController();
  const timer = setTimeout(() => hurry.abort(), PATIENCE);
  const response = await reach(path, request, hurry.signal);
  const said: unknown = await response.json().catch(() => null);
  clearTimeout(timer);
  if (!response.ok) throw refusalFrom(response, said);
  const parsed = v.safeParse(schema, said);
  if (!parsed.success) throw new Outdated();
  return parsed.output;
}

/** The bare answer, for a stream. */
export async function reach(path: string, { method = 'GET', token, body }: Request, signal: AbortSignal) {
  try {
    const response = await fetch(path, {
      method,
      signal,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    // A proxy speaks for a server that is away.
    if (response.status >= 502 && response.status <= 504) throw new NoAnswer();
    return response;
  } catch (error) {
    throw error instanceof NoAnswer ? error : new NoAnswer();
  }
}

export function refusalFrom({ status }: Response, said: unknown): RequestRefused {
  const parsed = v.safeParse(notDoneSchema, said);
  if (!parsed.success) return new RequestRefused(status, 'unknown', '');
  const { refused, message, link = null } = parsed.output;
  return new RequestRefused(status, refused, message, link);
}
