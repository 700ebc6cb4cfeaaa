import { crc32, deflateSync } from 'node:zlib';

/** PNGs written byte by byte (ISO 15948), with as many errors as a test needs. */
export const PNG_HEAD = Buffer.from('89504e470d0a1a0a', 'hex');

export function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const bytes = Buffer.alloc(12 + data.length);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(type, 4, 'latin1');
  data.copy(bytes, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + data.length)), 8 + data.length);
  return bytes;
}

export type PngHead = { width: number; height: number; depth?: number; colour?: number; interlace?: number };

export function headChunk({ width, height, depth = 8, colour = 0, interlace = 0 }: PngHead): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([depth, colour, 0, 0, interlace], 8);
  return chunk('IHDR', data);
}

/** A whole file: the head, `between` it and the data, the data (rows with their filter bytes), the end. */
export const writePng = (head: PngHead, rows: Buffer, ...between: Buffer[]): Buffer =>
  Buffer.concat([PNG_HEAD, headChunk(head), ...between, chunk('IDAT', deflateSync(rows, { level: 1 })), chunk('IEND')]);

/** Zeros for every row of such a picture. */
export function blankRows({ width, height, depth = 8 }: PngHead, channels = 1): Buffer {
  return Buffer.alloc(height * (1 + Math.ceil((width * depth * channels) / 8)));
}
