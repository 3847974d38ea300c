import type { ResponseParameters } from 'grammy/types';

/** Telegram's way to say no: thrown inside a method, it becomes the answer to the call. */
export class BotApiRefusal extends Error {
  readonly code: number;
  readonly parameters: ResponseParameters | undefined;

  constructor(code: number, description: string, parameters?: ResponseParameters) {
    super(description);
    this.code = code;
    this.parameters = parameters;
  }
}

export const badRequest = (why: string, parameters?: ResponseParameters): BotApiRefusal =>
  new BotApiRefusal(400, `Bad Request: ${why}`, parameters);

export const forbidden = (why: string): BotApiRefusal => new BotApiRefusal(403, `Forbidden: ${why}`);

export const conflict = (why: string): BotApiRefusal => new BotApiRefusal(409, `Conflict: ${why}`);

export const tooMany = (seconds: number): BotApiRefusal =>
  new BotApiRefusal(429, `Too Many Requests: retry after ${seconds}`, { retry_after: seconds });
