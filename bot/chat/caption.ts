/** What fits below a picture or into a message, counted as Telegram counts: in UTF-16 units, once tags and references are read. */
export const LONGEST_CAPTION = 1024;
const LONGEST_MESSAGE = 4096;

const PIECES = /<(?<end>\/?)(?<tag>[a-z-]+)[^>]*>|&(?:#(?<code>\d+)|#x(?<hex>[\da-f]+)|lt|gt|amp|quot);|./gisu;

function sizeOf({ 0: piece, groups = {} }: RegExpMatchArray): number {
  const { tag, code, hex } = groups;
  if (tag !== undefined) return 0;
  if (code !== undefined || hex !== undefined)
    return (code ? Number(code) : Number.parseInt(hex!, 16)) > 0xffff ? 2 : 1;
  return piece.startsWith('&') ? 1 : piece.length;
}

/** With so much room left besides. */
export const fitsCaption = (html: string, keptFree = 0): boolean => fits(html, LONGEST_CAPTION - keptFree);

export const fitsMessage = (html: string, keptFree = 0): boolean => fits(html, LONGEST_MESSAGE - keptFree);

const fits = (html: string, room: number): boolean => html.length <= room || lengthOf(html) <= room;

export const lengthOf = (html: string): number =>
  html.includes('&#')
    ? [...html.matchAll(PIECES)].reduce((length, piece) => length + sizeOf(piece), 0)
    : html.replace(/<\/?[a-z-]+[^>]*>/gi, '').replace(/&(?:lt|gt|amp|quot);/g, '&').length;

/** As many whole lines as fit, with every tag closed; of a single line that is too long, as much as fits. */
export function fittingCaption(html: string): string {
  if (fitsCaption(html)) return html;
  const open: string[] = [];
  const upTo = (end: number) =>
    `${html.slice(0, end).trimEnd()}${open
      .map((tag) => `</${tag}>`)
      .reverse()
      .join('')}`;
  let length = 0;
  let lines = '';
  for (const piece of html.matchAll(PIECES)) {
    const { tag, end } = piece.groups ?? {};
    length += sizeOf(piece);
    if (length > LONGEST_CAPTION) return lines || upTo(piece.index);
    if (piece[0] === '\n') lines = upTo(piece.index);
    if (tag === undefined) continue;
    if (end) open.pop();
    else open.push(tag);
  }
  return html;
}
