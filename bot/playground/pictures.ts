import { createHash } from 'node:crypto';
import { badRequest } from './refusal.ts';

export interface StoredPhoto {
  readonly fileId: string;
  readonly uniqueId: string;
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

const LARGEST = 10 * 1024 * 1024;
const LONGEST_SIDES = 10_000;
const STEEPEST = 20;

/** Takes the upload in, as Telegram does: only pictures, of sane size and shape. */
export function takePicture(bytes: Buffer): StoredPhoto {
  if (bytes.length > LARGEST) throw badRequest('file is too big');
  const size = pngSize(bytes) ?? jpegSize(bytes);
  if (!size) throw badRequest('IMAGE_PROCESS_FAILED');
  const [width, height] = size;
  const isSane = width > 0 && height > 0 && Math.max(width / height, height / width) <= STEEPEST;
  if (!isSane || width + height > LONGEST_SIDES) throw badRequest('PHOTO_INVALID_DIMENSIONS');
  const digest = createHash('sha256').update(bytes).digest('base64url');
  return { fileId: `AgACAgIAAx${digest}`, uniqueId: `AQAD${digest.slice(0, 12)}`, bytes, width, height };
}

type Size = readonly [width: number, height: number];

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const pngSize = (bytes: Buffer): Size | null =>
  bytes.length >= 24 && bytes.subarray(0, 8).equals(PNG) ? [bytes.readUInt32BE(16), bytes.readUInt32BE(20)] : null;

/** The frame header, found by hopping from segment to segment. */
function jpegSize(bytes: Buffer): Size | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null;
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1]!;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}
