import { KeptBytes } from './kept-bytes.ts';
import { MAX_COLOUR_BYTES, MAX_EXIF_BYTES } from './max-bytes.ts';

/** `RIFF`, the size of what follows, `WEBP` (RFC 9649, 2.4). */
const HEAD_BYTES = 12;
const IMAGE = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF']);
const LOOK: Readonly<Record<string, { most_bytes: number; flag: number }>> = {
  ICCP: { most_bytes: MAX_COLOUR_BYTES, flag: 0x20 },
  EXIF: { most_bytes: MAX_EXIF_BYTES, flag: 0x08 },
};
/** Bits of the first byte of VP8X for the optional chunks that are present (RFC 9649, 2.7.1). */
const OPTIONAL_FLAGS = 0x20 | 0x08 | 0x04;

/** A WebP without the chunks that its picture doesn't need: XMP, unknown ones, a second profile, huge ones. */
export function stripWebp(file: Buffer): Buffer {
  const keptBytes = new KeptBytes(file);
  keptBytes.take(0, HEAD_BYTES);
  let flags = 0;
  for (let offset = HEAD_BYTES; offset + 8 <= file.length; ) {
    const type = file.toString('latin1', offset, offset + 4);
    const length = file.readUInt32LE(offset + 4);
    // Chunks are aligned to even offsets.
    const end = offset + 8 + length + (length % 2);
    const look = LOOK[type];
    if (IMAGE.has(type)) keptBytes.take(offset, end);
    else if (look && length <= look.most_bytes && (flags & look.flag) === 0) {
      flags |= look.flag;
      keptBytes.take(offset, end);
    }
    offset = end;
  }
  return withHead(keptBytes.bytes, flags);
}

/** Updates the size in the header, and the flags of the chunks that remain. */
function withHead(bytes: Buffer, flags: number): Buffer {
  if (bytes.length < HEAD_BYTES) return bytes;
  bytes.writeUInt32LE(bytes.length - 8, 4);
  const extended = HEAD_BYTES + 8;
  const flagByte = bytes[extended];
  if (flagByte !== undefined && bytes.toString('latin1', HEAD_BYTES, HEAD_BYTES + 4) === 'VP8X')
    bytes[extended] = (flagByte & ~OPTIONAL_FLAGS) | flags;
  return bytes;
}
