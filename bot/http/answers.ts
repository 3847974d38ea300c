/** How the API says no: always in the same shape, in one line, in the reader's language. */
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type Language, nearestLanguage } from '../../shared/text/languages.ts';
import { speaker, type TextId } from '../../shared/text/speak.ts';
import type { NotDone } from '../../shared/wire/command.ts';
import { type Refused, refuse, sayRefusal } from '../table/refusal.ts';

/** Thrown by whoever answers; the API's edge turns it into an answer. */
export class No extends Error {
  readonly status: ContentfulStatusCode;
  readonly reason: Refused;
  readonly link: string | undefined;
  readonly seconds: number | undefined;

  constructor(status: ContentfulStatusCode, reason: Refused | TextId, more: { link?: string; seconds?: number } = {}) {
    const refused = typeof reason === 'string' ? refuse(reason) : reason;
    super(refused.refused);
    this.status = status;
    this.reason = refused;
    this.link = more.link;
    this.seconds = more.seconds;
  }
}

/** The language of somebody who has not said who they are. */
export const languageAsked = (c: Context): Language =>
  nearestLanguage(c.req.header('accept-language')?.split(/[,;]/)[0]?.trim());

export function sayNo(c: Context, { status, reason, link, seconds }: No, language: Language): Response {
  const body: NotDone = {
    refused: reason.refused,
    message: sayRefusal(speaker(language), reason),
    ...(link !== undefined && { link }),
  };
  return c.json(body, status, seconds === undefined ? {} : { 'retry-after': `${seconds}` });
}
