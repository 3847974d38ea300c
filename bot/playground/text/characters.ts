const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"' };

/** Decodes the reference that begins at `at`. Null where Telegram knows none and leaves the ampersand as it is. */
export function characterAt(
  source: string,
  at: number,
): { readonly character: string; readonly length: number } | null {
  const match = /^&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(lt|gt|amp|quot)(?![a-z]));?/i.exec(source.slice(at, at + 12));
  if (!match) return null;
  const [whole, hex, decimal, name] = match;
  if (name !== undefined) return NAMED[name] ? { character: NAMED[name], length: whole.length } : null;
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  if (code === 0 || code >= 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return null;
  return { character: String.fromCodePoint(code), length: whole.length };
}
