import { inflateSync } from 'node:zlib';
import { KeptBytes } from './kept-bytes.ts';
import { MOST_COLOUR_BYTES, MOST_EXIF_BYTES } from './most-bytes.ts';

const SIGNATURE_BYTES = 8;
/** Length, type and checksum (ISO 15948, 5.3). */
const CHUNK_OVERHEAD_BYTES = 12;
const IMAGE = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND']);
/** Chunks that affect how the pixels look; each is allowed once, and none of them is compressed. */
const LOOK = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'cICP', 'sBIT', 'pHYs']);
const MOST_LOOK_BYTES = 1_024;

/**
 * A PNG with only the chunks that its picture needs. Texts (zTXt, iTXt) are compressed: a small file can hold gigabytes
 * of them, which libraries inflate as soon as they read the header.
 */
export function stripPng(file: Buffer): Buffer {
  const kept = new KeptBytes(file);
  kept.take(0, SIGNATURE_BYTES);
  const seen = new Set<string>();
  for (let at = SIGNATURE_BYTES; at + 8 <= file.length; ) {
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    const end = at + CHUNK_OVERHEAD_BYTES + length;
    if (IMAGE.has(type)) kept.take(at, end);
    else if (!seen.has(type) && isKept(type, file.subarray(at + 8, at + 8 + length))) {
      seen.add(type);
      kept.take(at, end);
    }
    if (type === 'IEND') break;
    at = end;
  }
  return kept.bytes;
}

function isKept(type: string, data: Buffer): boolean {
  if (type === 'eXIf') return data.length <= MOST_EXIF_BYTES;
  if (type === 'iCCP') return inflatesWithin(data, MOST_COLOUR_BYTES);
  return LOOK.has(type) && data.length <= MOST_LOOK_BYTES;
}

/** A colour profile: a name, a zero, the compression method, the compressed profile (ISO 15948, 11.3.3.3). */
function inflatesWithin(data: Buffer, maxOutputLength: number): boolean {
  const name = data.indexOf(0);
  if (name < 0) return false;
  try {
    return inflateSync(data.subarray(name + 2), { maxOutputLength }).length > 0;
  } catch {
    // If the profile is larger or broken, the picture is shown without it.
    return false;
  }
}
