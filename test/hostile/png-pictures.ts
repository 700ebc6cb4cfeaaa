import { deflateSync } from 'node:zlib';
import { type HostileFile, hostile } from './hostile-file.ts';
import { randomBytes } from './random-bytes.ts';
import { blankRows, chunk, headChunk, PNG_HEAD, type PngHead, writePng } from './write-png.ts';

const MEGABYTE = 1024 * 1024;
const SMALL = { width: 100, height: 100 };
const FEW = Buffer.alloc(100);
const blank = (head: PngHead, channels = 1) => writePng(head, blankRows(head, channels));
const compressed = (keyword: string, swollen: Buffer) =>
  Buffer.concat([Buffer.from(`${keyword}\0\0`, 'latin1'), swollen]);
const zeros = (megabytes: number) => deflateSync(Buffer.alloc(megabytes * MEGABYTE), { level: 1 });
const small = (...between: Buffer[]) => writePng(SMALL, blankRows(SMALL), ...between);
const ofChunks = (...chunks: Buffer[]) => Buffer.concat([PNG_HEAD, ...chunks]);
const data = chunk('IDAT', deflateSync(blankRows(SMALL)));
const end = chunk('IEND');

/** PNGs whose header doesn't match the content, and the reverse. */
export function brokenPngs(): HostileFile[] {
  const head = headChunk(SMALL);
  // Compressed once: making them lasts as long as reading them.
  const [few, many] = [zeros(4), zeros(150)];
  const wrongSum = Buffer.from(head);
  wrongSum[wrongSum.length - 1] = (wrongSum.at(-1) ?? 0) ^ 0xff;
  return [
    hostile(
      'thirty-thousand-square.png',
      writePng({ width: 30_000, height: 30_000, depth: 1 }, FEW),
      'picture_too_large',
    ),
    hostile(
      'two-billion-square.png',
      writePng({ width: 2 ** 31 - 1, height: 2 ** 31 - 1 }, FEW),
      'picture_too_large',
      'file_damaged',
    ),
    hostile(
      'seventeen-thousand-square.png',
      blank({ width: 17_000, height: 17_000, depth: 1 }),
      'no_text',
      'out_of_memory',
      'out_of_time',
    ),
    hostile(
      'seventeen-thousand-square-promised.png',
      writePng({ width: 17_000, height: 17_000 }, FEW),
      'file_damaged',
      'file_truncated',
      'out_of_memory',
    ),
    hostile('five-thousand-square-of-16-bits.png', blank({ width: 5_000, height: 5_000, depth: 16, colour: 6 }, 4)),
    hostile('hundred-thousand-wide.png', blank({ width: 100_000, height: 1 })),
    hostile('hundred-thousand-high.png', blank({ width: 1, height: 100_000 })),
    hostile('one-pixel.png', blank({ width: 1, height: 1 }), 'no_text'),
    hostile('no-pixel.png', writePng({ width: 0, height: 0 }, FEW), 'file_damaged'),
    hostile('no-width.png', writePng({ width: 0, height: 100 }, FEW), 'file_damaged'),
    hostile('data-swells.png', ofChunks(head, chunk('IDAT', zeros(200)), end)),
    hostile('text-swells.png', small(chunk('zTXt', compressed('Comment', many)))),
    hostile(
      'texts-swell-by-the-hundred.png',
      small(...Array.from({ length: 100 }, () => chunk('zTXt', compressed('Comment', few)))),
    ),
    hostile(
      'international-text-swells.png',
      small(chunk('iTXt', Buffer.concat([Buffer.from('Comment\0\x01\0\0\0', 'latin1'), many]))),
    ),
    hostile('colours-swell.png', small(chunk('iCCP', compressed('icc', many)))),
    hostile(
      'text-chunks-by-the-hundred-thousand.png',
      small(Buffer.concat(Array.from({ length: 100_000 }, () => chunk('tEXt', Buffer.from('a\0b', 'latin1'))))),
    ),
    hostile(
      'colours-random.png',
      small(chunk('iCCP', Buffer.concat([Buffer.from('icc\0\0', 'latin1'), deflateSync(randomBytes(5_000))]))),
    ),
    hostile('palette-missing.png', writePng({ ...SMALL, colour: 3 }, blankRows(SMALL))),
    hostile(
      'palette-too-short.png',
      writePng({ ...SMALL, colour: 3 }, Buffer.alloc(10_100, 0xff), chunk('PLTE', Buffer.alloc(3))),
    ),
    hostile('palette-odd.png', writePng({ ...SMALL, colour: 3 }, blankRows(SMALL), chunk('PLTE', Buffer.alloc(4)))),
    hostile('transparency-too-long.png', small(chunk('tRNS', Buffer.alloc(9_000)))),
    hostile('gamma-zero.png', small(chunk('gAMA', Buffer.alloc(4)))),
    hostile('density-beyond.png', small(chunk('pHYs', Buffer.alloc(9, 0xff)))),
    hostile('exif-random.png', small(chunk('eXIf', randomBytes(2_000)))),
    hostile('head-twice.png', ofChunks(head, headChunk({ width: 30_000, height: 30_000 }), data, end)),
    hostile('head-late.png', ofChunks(data, head, end), 'file_damaged'),
    hostile('head-sum-wrong.png', ofChunks(wrongSum, data, end)),
    hostile('head-only.png', PNG_HEAD, 'file_truncated'),
    hostile('head-and-end.png', ofChunks(end), 'file_damaged'),
    hostile('data-missing.png', ofChunks(head, end), 'file_damaged', 'file_truncated'),
    hostile(
      'data-cut-off.png',
      ofChunks(head, chunk('IDAT', deflateSync(randomBytes(10_100)).subarray(0, 3_000)), end),
      'file_damaged',
    ),
    hostile('data-random.png', ofChunks(head, chunk('IDAT', randomBytes(3_000)), end), 'file_damaged'),
    hostile('filters-unknown.png', writePng(SMALL, Buffer.alloc(10_100, 0x77))),
    hostile('chunk-of-two-billion.png', ofChunks(head, Buffer.from('7fffffff49444154', 'hex'), end)),
    hostile('chunk-unknown.png', small(chunk('XXXX', randomBytes(900)))),
    hostile('depth-unknown.png', writePng({ ...SMALL, depth: 3 }, blankRows(SMALL)), 'file_damaged'),
    hostile('colour-unknown.png', writePng({ ...SMALL, colour: 99 }, blankRows(SMALL)), 'file_damaged'),
    hostile('interlace-unknown.png', writePng({ ...SMALL, interlace: 9 }, blankRows(SMALL))),
    hostile('interlaced-too-short.png', writePng({ ...SMALL, interlace: 1 }, FEW)),
    hostile(
      'animated-by-the-billion.png',
      small(
        chunk('acTL', Buffer.from('7fffffff00000000', 'hex')),
        chunk('fcTL', Buffer.alloc(26, 0xff)),
        chunk('fdAT', randomBytes(900)),
      ),
    ),
  ];
}
