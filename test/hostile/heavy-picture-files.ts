import { deflateSync } from 'node:zlib';
import { type HostileFile, hostile } from './hostile-file.ts';
import { randomBytes } from './random-bytes.ts';
import { blankRows, chunk, writePng } from './write-png.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
const SMALL = { width: 100, height: 100 };
/** Files and texts up to the smallest limit of the routes: logos, at 5 MB. */
const FILE_BYTES = 4 * MEGABYTE;
/** Libraries have been seen to use five times as much memory. */
const SWOLLEN_MEGABYTES = 50;
const SEGMENT_BYTES = 65_533;

/**
 * Small valid pictures with large metadata: compressed texts that expand, and profiles, EXIF, XMP and comments as large as the
 * file may be. Named by their true type.
 */
export function heavyPictureFiles(): HostileFile[] {
  return [
    ...[...heavyPngs(), ...heavyJpegs()].map(({ name, bytes }) => hostile(name, bytes, 'no_text')),
    // Not a menu, but a dish's picture.
    ...heavyWebps().map(({ name, bytes }) => hostile(name, bytes, 'file_damaged')),
  ];
}

type Heavy = { name: string; bytes: Buffer };

function heavyPngs(): Heavy[] {
  const swollen = deflateSync(Buffer.alloc(SWOLLEN_MEGABYTES * MEGABYTE, 'a'));
  const old = chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), swollen]));
  const international = chunk('iTXt', Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\x01\0\0\0', 'latin1'), swollen]));
  const most = (one: Buffer) => Array.from({ length: Math.floor(FILE_BYTES / one.length) }, () => one);
  const png = (...chunks: Buffer[]) => writePng(SMALL, blankRows(SMALL), ...chunks);
  const after = (...chunks: Buffer[]) => {
    const whole = png();
    return Buffer.concat([whole.subarray(0, -12), ...chunks, whole.subarray(-12)]);
  };
  return [
    { name: 'one-text-of-50-megabytes.png', bytes: png(old) },
    { name: 'texts-of-gigabytes.png', bytes: png(...most(old)) },
    { name: 'international-texts-of-gigabytes.png', bytes: png(...most(international)) },
    { name: 'texts-of-gigabytes-after-the-picture.png', bytes: after(...most(old)) },
    { name: 'profile-of-50-megabytes.png', bytes: png(chunk('iCCP', Buffer.concat([Buffer.from('a\0\0'), swollen]))) },
    { name: 'exif-of-4-megabytes.png', bytes: png(chunk('eXIf', randomBytes(FILE_BYTES))) },
    { name: 'plain-text-of-4-megabytes.png', bytes: png(chunk('tEXt', Buffer.alloc(FILE_BYTES, 'a'))) },
  ];
}

/** ITU-T T.81: grey, 100 pixels square, one table of each kind, every block empty. */
function smallJpeg(...segments: Buffer[]): Buffer {
  const table = Buffer.concat([Buffer.from('ffdb004300', 'hex'), Buffer.alloc(64, 1)]);
  const frame = Buffer.from('ffc0000b080064006401011100', 'hex');
  // One code of one bit, "0", for category 0 and for the end of a block.
  const codes = (kind: string) => Buffer.from(`ffc40014${kind}01${'00'.repeat(15)}00`, 'hex');
  const scan = Buffer.from('ffda0008010100003f00', 'hex');
  // Two bits for each of 13 × 13 blocks, filled up with ones.
  const blocks = Buffer.alloc(43);
  blocks[42] = 0x3f;
  return Buffer.concat([
    Buffer.from('ffd8', 'hex'),
    ...segments,
    table,
    frame,
    codes('00'),
    codes('10'),
    scan,
    blocks,
    Buffer.from('ffd9', 'hex'),
  ]);
}

function segment(code: number, name: string, data: Buffer): Buffer {
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(2 + name.length + data.length, 2);
  return Buffer.concat([head, Buffer.from(name, 'latin1'), data]);
}

function heavyJpegs(): Heavy[] {
  const full = (code: number, name: string) => {
    const one = segment(code, name, randomBytes(SEGMENT_BYTES - name.length));
    return smallJpeg(...Array.from({ length: FILE_BYTES / (64 * KILOBYTE) }, () => one));
  };
  const parts = 72;
  const profile = Array.from({ length: parts }, (_, index) =>
    segment(0xe2, `ICC_PROFILE\0${String.fromCharCode(index + 1, parts)}`, Buffer.alloc(SEGMENT_BYTES - 14)),
  );
  return [
    { name: 'profile-of-5-megabytes.jpg', bytes: smallJpeg(...profile) },
    { name: 'xmp-of-4-megabytes.jpg', bytes: full(0xe1, 'http://ns.adobe.com/xap/1.0/\0') },
    { name: 'thumbnails-of-4-megabytes.jpg', bytes: full(0xed, 'Photoshop 3.0\0') },
    { name: 'comments-of-4-megabytes.jpg', bytes: full(0xfe, '') },
    { name: 'other-pictures-of-4-megabytes.jpg', bytes: full(0xe2, 'MPF\0') },
  ];
}

/** RFC 9649: a picture 100 pixels square, among other chunks. */
function heavyWebps(): Heavy[] {
  const part = (type: string, data: Buffer) => {
    const head = Buffer.alloc(8);
    head.write(type, 'latin1');
    head.writeUInt32LE(data.length, 4);
    return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
  };
  const webp = (flags: number, ...parts: Buffer[]) => {
    const extended = Buffer.from([flags, 0, 0, 0, 99, 0, 0, 99, 0, 0]);
    const content = Buffer.concat([Buffer.from('WEBP'), part('VP8X', extended), ...parts]);
    const head = Buffer.alloc(8);
    head.write('RIFF', 'latin1');
    head.writeUInt32LE(content.length, 4);
    return Buffer.concat([head, content]);
  };
  // White, without loss.
  const image = part('VP8L', Buffer.from('2f63c0180007d0fffef7bfff610012c2fffd5244ff5389', 'hex'));
  return [
    { name: 'exif-of-4-megabytes.webp', bytes: webp(0x08, image, part('EXIF', randomBytes(FILE_BYTES))) },
    { name: 'xmp-of-4-megabytes.webp', bytes: webp(0x04, image, part('XMP ', randomBytes(FILE_BYTES))) },
    { name: 'profile-of-5-megabytes.webp', bytes: webp(0x20, part('ICCP', Buffer.alloc(4.5 * MEGABYTE)), image) },
    {
      name: 'parts-by-the-thousand.webp',
      bytes: webp(0, image, ...Array.from({ length: 9_000 }, () => part('ABCD', Buffer.alloc(400)))),
    },
  ];
}
