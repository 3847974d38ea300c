/** The program as one file that starts fast: packages are in it too, but for the one that is no JavaScript. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../files.ts';

/** Each process of the tests builds its own. The folder is as deep as `dist/bot`, so that migrations are found. */
const FOLDER = join(root, 'dist', `kill-${process.pid}`);

export async function buildChild(): Promise<string> {
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    ssr: { noExternal: true, external: ['better-sqlite3'] },
    build: {
      ssr: 'test/kit/kill/child.ts',
      outDir: FOLDER,
      target: 'node20',
      rollupOptions: { output: { entryFileNames: '[name].js' } },
    },
  });
  return join(FOLDER, 'child.js');
}

export const removeChild = (): void => rmSync(FOLDER, { recursive: true, force: true });
