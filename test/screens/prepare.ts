/** What must be there before anything can be looked at. */
import { pathToFileURL } from 'node:url';
import { root } from '../kit/files.ts';

interface Scripts {
  readonly ensureChromium: () => void;
  readonly buildPages: () => Promise<void>;
}

/** The project's own scripts are plain JavaScript, so that they run before anything is installed. */
const script = async (name: string): Promise<Partial<Scripts>> =>
  (await import(pathToFileURL(`${root}scripts/${name}.mjs`).href)) as Partial<Scripts>;

export async function prepareBrowser(): Promise<void> {
  (await script('chromium')).ensureChromium?.();
  await (await script('build')).buildPages?.();
}
