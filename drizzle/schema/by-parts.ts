/** The text of each long part, for as long as the part is in use. */
const texts = new WeakMap<object, string>();
const LONG = 100;

/** The text of each name, which are few. */
const names = new Map<string, string>();

/**
 * JSON of something whose parts are replaced but never changed, as those of a game are. A move replaces few of them,
 * and only those are written anew.
 */
export function textByParts(whole: unknown): string {
  if (typeof whole !== 'object' || whole === null || Array.isArray(whole)) return JSON.stringify(whole);
  let text = '';
  for (const name of Object.keys(whole)) {
    const part = (whole as Record<string, unknown>)[name];
    if (part !== undefined) text += (text === '' ? '' : ',') + textOfName(name) + textOf(part);
  }
  return `{${text}}`;
}

function textOfName(name: string): string {
  let text = names.get(name);
  if (text === undefined) {
    text = `${JSON.stringify(name)}:`;
    names.set(name, text);
  }
  return text;
}

function textOf(part: unknown): string {
  if (part === null) return 'null';
  if (typeof part !== 'object') return JSON.stringify(part);
  const known = texts.get(part);
  if (known !== undefined) return known;
  const text = JSON.stringify(part);
  if (text.length >= LONG) texts.set(part, text);
  return text;
}
