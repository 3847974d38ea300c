export interface Upload {
  /** What the bot calls the file. */
  readonly name: string;
  readonly bytes: Buffer;
}

export interface FormParts {
  readonly fields: Readonly<Record<string, unknown>>;
  /** Uploaded files by the name of their part. */
  readonly files: ReadonlyMap<string, Upload>;
}

const GAP = Buffer.from('\r\n\r\n');

/** Reads `multipart/form-data`, also as loosely written as grammY does. Null if it is none. */
export function readMultipart(body: Buffer, contentType: string): FormParts | null {
  const boundary = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType);
  if (!boundary) return null;
  const line = Buffer.from(`--${boundary[1] ?? boundary[2]}`);
  const fields: Record<string, unknown> = {};
  const files = new Map<string, Upload>();
  let at = body.indexOf(line);
  if (at < 0) return null;
  for (;;) {
    at += line.length;
    if (body.subarray(at, at + 2).toString() === '--') return { fields, files };
    const next = body.indexOf(line, at);
    const gap = body.indexOf(GAP, at);
    if (next < 0 || gap < 0 || gap > next) return null;
    const head = body.subarray(at, gap).toString();
    const content = body.subarray(gap + GAP.length, next - 2);
    const name = /[;\s]name=(?:"([^"]*)"|([^;\r\n]*))/i.exec(head);
    if (!name) return null;
    const key = name[1] ?? name[2] ?? '';
    const file = /[;\s]filename\*?=(?:"([^"]*)"|([^;\r\n]*))/i.exec(head);
    if (file) files.set(key, { name: file[1] ?? file[2] ?? '', bytes: Buffer.from(content) });
    else fields[key] = content.toString();
    at = next;
  }
}
