import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The files below a folder of the project whose names end so. */
export const filesIn = (folder: string, ...endings: readonly string[]): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => endings.some((ending) => file.endsWith(ending)));

export const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
