import { filesIn, textOf } from '../kit/files.ts';

const EXPORTED = /^export (?:declare |abstract )*(?:interface|type|class|enum) (\w+)/gm;

/** Exported names of types that are declared in more than one file, each with its files. */
export function homonyms(): ReadonlyMap<string, readonly string[]> {
  const homes = new Map<string, string[]>();
  for (const file of ['bot', 'shared', 'webapp', 'drizzle'].flatMap((folder) => filesIn(folder, '.ts', '.tsx')))
    for (const [, word] of textOf(file).matchAll(EXPORTED)) homes.set(word!, [...(homes.get(word!) ?? []), file]);
  return new Map([...homes].filter(([, files]) => files.length > 1).sort(([one], [other]) => (one < other ? -1 : 1)));
}
