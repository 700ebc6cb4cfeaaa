import { inflateSync } from 'node:zlib';
import { KeptBytes } from './kept-bytes.ts';
import { MAX_COLOUR_BYTES, MAX_EXIF_BYTES } from './max-bytes.ts';

const SIGNATURE_BYTES = 8;
/** Length, type and checksum (ISO 15948, 5.3). */
const CHUNK_OVERHEAD_BYTES = 12;
const IMAGE = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND']);
/** Chunks that affect how the pixels look; each is allowed once, and none of them is compressed. */
const LOOK = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'cICP', 'sBIT', 'pHYs']);
const MAX_LOOK_BYTES = 1_024;

/**
 * A PNG with only the chunks that its picture needs. Texts (zTXt, iTXt) are compressed: a small file can hold gigabytes
 * of them, which libraries inflate as soon as they read the header.
 */
export function stripPng(file: Buffer): Buffer {
  const keptBytes = new KeptBytes(file);
  keptBytes.take(0, SIGNATURE_BYTES);
  const seenKinds = new Set<string>();
  for (let offset = SIGNATURE_BYTES; offset + 8 <= file.length; ) {
    const length = file.readUInt32BE(offset);
    const type = file.toString('latin1', offset + 4, offset + 8);
    const end = offset + CHUNK_OVERHEAD_BYTES + length;
    if (IMAGE.has(type)) keptBytes.take(offset, end);
    else if (!seenKinds.has(type) && isKept(type, file.subarray(offset + 8, offset + 8 + length))) {
      seenKinds.add(type);
      keptBytes.take(offset, end);
    }
    if (type === 'IEND') break;
    offset = end;
  }
  return keptBytes.bytes;
}

function isKept(type: string, data: Buffer): boolean {
  if (type === 'eXIf') return data.length <= MAX_EXIF_BYTES;
  if (type === 'iCCP') return canInflateWithin(data, MAX_COLOUR_BYTES);
  return LOOK.has(type) && data.length <= MAX_LOOK_BYTES;
}

/** A colour profile: a name, a zero, the compression method, the compressed profile (ISO 15948, 11.3.3.3). */
function canInflateWithin(data: Buffer, maxOutputLength: number): boolean {
  const name = data.indexOf(0);
  if (name < 0) return false;
  try {
    return inflateSync(data.subarray(name + 2), { maxOutputLength }).length > 0;
  } catch {
    // If the profile is larger or broken, the picture is shown without it.
    return false;
  }
}
