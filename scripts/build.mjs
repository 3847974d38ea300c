/** Builds the pages and the process into dist/. Files of the pages are also packed, once, for whoever can unpack them. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { root } from './install.mjs';

const PACKABLE = /\.(?:js|css|html|svg|json|txt)$/;
const WORTH_PACKING = 700;

export async function buildPages() {
  const { build } = await import('vite');
  const configFile = join(root, 'vite.config.ts');
  for (const mode of ['production', 'playground']) await build({ configFile, logLevel: 'warn', mode });
  for (const folder of ['dist/webapp', 'dist/playground']) pack(join(root, folder));
}

export async function buildBot() {
  const { build } = await import('vite');
  await build({ configFile: join(root, 'vite.config.ts'), root, logLevel: 'warn', mode: 'bot' });
}

function pack(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !PACKABLE.test(entry.name)) continue;
    const file = join(entry.parentPath ?? entry.path, entry.name);
    const bytes = readFileSync(file);
    if (bytes.length < WORTH_PACKING) continue;
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
  }
}
