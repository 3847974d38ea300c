/** A program as one file that starts fast: packages are in it too, but for the one that is no JavaScript. */
import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { root } from '../files.ts';

/** Each process builds its own. The folder is as deep as `dist/bot`, so that migrations are found. */
const folderOf = (name: string): string => join(root, 'dist', `${name}-${process.pid}`);

export async function bundle(name: string, entry: string): Promise<string> {
  const outDir = folderOf(name);
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    ssr: { noExternal: true, external: ['better-sqlite3'] },
    build: {
      ssr: entry,
      outDir,
      target: 'node20',
      rollupOptions: { output: { entryFileNames: '[name].js' } },
    },
  });
  return join(outDir, basename(entry).replace(/\.ts$/, '.js'));
}

export const removeBundle = (name: string): void => rmSync(folderOf(name), { recursive: true, force: true });
