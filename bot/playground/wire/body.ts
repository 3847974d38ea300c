import type { IncomingMessage } from 'node:http';
import { type FormParts, readMultipart } from './multipart.ts';

/** The parameters of a request, wherever it carries them. Null if its body cannot be read. */
export async function readParcel(request: IncomingMessage, query: URLSearchParams): Promise<FormParts | null> {
  const inUrl = Object.fromEntries(query);
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const type = request.headers['content-type'] ?? '';
  const inBody = body.length === 0 ? { fields: {}, files: new Map() } : readBody(body, type);
  return inBody && { fields: { ...inUrl, ...inBody.fields }, files: inBody.files };
}

function readBody(body: Buffer, type: string): FormParts | null {
  if (/^multipart\/form-data/i.test(type)) return readMultipart(body, type);
  if (/^application\/x-www-form-urlencoded/i.test(type)) {
    return { fields: Object.fromEntries(new URLSearchParams(body.toString())), files: new Map() };
  }
  if (!/^application\/json/i.test(type)) return null;
  try {
    const fields: unknown = JSON.parse(body.toString());
    const isObject = typeof fields === 'object' && fields !== null && !Array.isArray(fields);
    return isObject ? { fields: { ...fields }, files: new Map() } : null;
  } catch {
    return null;
  }
}
