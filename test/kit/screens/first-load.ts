/** What Chromium asks for until the first screen of the app stands, packed as tightly as gzip can. */
import { gzipSync } from 'node:zlib';
import type { Browser, Page, Response } from 'playwright-core';
import { openPhone, type PhoneOptions } from './browser.ts';

export interface FirstLoad {
  readonly files: readonly LoadedFile[];
}

export interface LoadedFile {
  readonly path: string;
  readonly kind: 'page' | 'font' | 'picture';
  /** Packed. */
  readonly bytes: number;
  readonly body: Buffer;
}

const KINDS: Readonly<Record<string, LoadedFile['kind']>> = {
  document: 'page',
  script: 'page',
  stylesheet: 'page',
  font: 'font',
  image: 'picture',
  other: 'picture',
};

export async function firstLoad(browser: Browser, options: PhoneOptions): Promise<FirstLoad> {
  const responses: Response[] = [];
  const before = async (page: Page) => {
    page.on('response', (response) => responses.push(response));
  };
  const phone = await openPhone(browser, { ...options, before });
  await phone.stands();
  const files = await Promise.all(responses.map(fileOf));
  await phone.close();
  return { files: files.flat() };
}

async function fileOf(response: Response): Promise<readonly LoadedFile[]> {
  const kind = KINDS[response.request().resourceType()];
  if (!kind) return [];
  if (!response.ok()) throw new Error(`${response.url()} was answered with ${response.status()}`);
  const body = await response.body();
  return [{ path: new URL(response.url()).pathname, kind, bytes: gzipSync(body, { level: 9 }).length, body }];
}

export const bytesOf = ({ files }: FirstLoad, ...kinds: readonly LoadedFile['kind'][]): number =>
  files.reduce((sum, { kind, bytes }) => (kinds.includes(kind) ? sum + bytes : sum), 0);
