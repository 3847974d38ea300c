/** One Chromium for all files of tests that a process runs: to start one takes longer than many a test. */
import type { Browser } from 'playwright-core';
import { afterAll } from 'vitest';
import { openBrowser } from './browser.ts';

let shared: Promise<Browser> | undefined;

/** Asked for once a file. Phones that a test has left open are put away with it; Chromium ends with the process. */
export function sharedBrowser(): Promise<Browser> {
  shared ??= openBrowser();
  const browser = shared;
  afterAll(async () => {
    for (const context of (await browser).contexts()) await context.close();
  });
  return browser;
}
