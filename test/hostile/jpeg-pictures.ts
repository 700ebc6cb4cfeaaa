import sharp from 'sharp';
import { type HostileFile, hostile } from './hostile-file.ts';
import { randomBytes } from './random-bytes.ts';

const END = Buffer.from([0xff, 0xd9]);

/** JPEGs (ITU-T T.81) made from a valid picture of a menu, each with one thing wrong. */
export async function brokenJpegs(picture: Buffer): Promise<HostileFile[]> {
  const sound = await sharp(picture).jpeg({ quality: 60 }).toBuffer();
  const scans = await sharp({ create: { width: 3_000, height: 3_000, channels: 3, background: '#fff' } })
    .jpeg({ progressive: true })
    .toBuffer();
  const sized = (height: number, width: number) => {
    const bytes = Buffer.from(sound);
    const frame = frameAt(bytes);
    bytes.writeUInt16BE(height, frame + 5);
    bytes.writeUInt16BE(width, frame + 7);
    return bytes;
  };
  const bent = (offset: number, value: number) => {
    const bytes = Buffer.from(sound);
    bytes[frameAt(bytes) + offset] = value;
    return bytes;
  };
  return [
    hostile('sixty-five-thousand-square.jpg', sized(65_535, 65_535), 'picture_too_large', 'file_damaged'),
    hostile('seventeen-thousand-square-promised.jpg', sized(17_000, 17_000)),
    hostile('sixty-five-thousand-wide.jpg', sized(100, 65_535)),
    hostile('no-height.jpg', sized(0, 400)),
    hostile('no-width.jpg', sized(400, 0), 'file_damaged'),
    hostile('twelve-bits.jpg', bent(4, 12)),
    hostile('parts-99.jpg', bent(9, 99)),
    hostile('parts-0.jpg', bent(9, 0)),
    hostile('sampling-wild.jpg', bent(11, 0xff)),
    hostile('coded-by-arithmetic.jpg', bent(1, 0xc9)),
    hostile('coded-without-loss.jpg', bent(1, 0xc3)),
    hostile('scans-by-the-thousand.jpg', repeatLastScan(scans, 3_000)),
    hostile('orientation-0.jpg', withOrientation(sound, 0), 'draft'),
    hostile('orientation-9.jpg', withOrientation(sound, 9), 'draft'),
    hostile('exif-in-a-ring.jpg', withSegment(sound, 0xe1, exif(1, 8)), 'draft'),
    hostile('exif-points-away.jpg', withSegment(sound, 0xe1, exif(1, 0xffffffff)), 'draft'),
    hostile(
      'exif-random.jpg',
      withSegment(sound, 0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), randomBytes(9_000)])),
      'draft',
    ),
    hostile(
      'colours-random.jpg',
      withSegment(sound, 0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), randomBytes(9_000)])),
    ),
    hostile('colours-in-255-parts.jpg', withSegment(sound, 0xe2, Buffer.from('ICC_PROFILE\0\x01\xff', 'latin1'))),
    hostile(
      'segment-of-no-length.jpg',
      Buffer.concat([sound.subarray(0, 2), Buffer.from('ffe10000', 'hex'), sound.subarray(2)]),
    ),
    hostile(
      'comments-by-the-ten-thousand.jpg',
      Buffer.concat([sound.subarray(0, 2), Buffer.from('fffe00046162'.repeat(10_000), 'hex'), sound.subarray(2)]),
    ),
    hostile('heads-by-the-thousand.jpg', Buffer.concat([Buffer.from('ffd8'.repeat(1_000), 'hex'), sound])),
    hostile('head-only.jpg', Buffer.from('ffd8ff', 'hex'), 'file_truncated'),
    hostile('head-and-end.jpg', Buffer.from('ffd8ffd9', 'hex'), 'file_damaged'),
    hostile(
      'head-and-nothing-sound.jpg',
      Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), randomBytes(20_000), END]),
      'file_damaged',
    ),
    hostile('scan-random.jpg', Buffer.concat([sound.subarray(0, scanAt(sound)), randomBytes(9_000), END])),
    hostile(
      'scan-of-restarts.jpg',
      Buffer.concat([sound.subarray(0, scanAt(sound) + 14), Buffer.from('ffd0ffd7'.repeat(9_000), 'hex'), END]),
    ),
  ];
}

/** The offset of the frame's marker: the first of FFC0 to FFC2. */
function frameAt(bytes: Buffer): number {
  for (let at = 2; at + 4 < bytes.length; at += 2 + bytes.readUInt16BE(at + 2))
    if ((bytes[at + 1] ?? 0) >= 0xc0 && (bytes[at + 1] ?? 0) <= 0xc2) return at;
  throw new Error('The JPEG has no frame.');
}

const scanAt = (bytes: Buffer): number => bytes.indexOf(Buffer.from([0xff, 0xda]));

function repeatLastScan(bytes: Buffer, times: number): Buffer {
  const last = bytes.subarray(bytes.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
  return Buffer.concat([bytes.subarray(0, -2), ...Array.from({ length: times }, () => last), END]);
}

function withSegment(bytes: Buffer, marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([bytes.subarray(0, 2), head, content, bytes.subarray(2)]);
}

/** One directory with the orientation tag, and the claimed offset of the next directory: 8 is itself. */
function exif(orientation: number, next = 0): Buffer {
  const bytes = Buffer.from(
    '457869660000' + '4d4d002a00000008' + '0001' + '011200030000000100000000' + '00000000',
    'hex',
  );
  bytes.writeUInt16BE(orientation, 24);
  bytes.writeUInt32BE(next, 28);
  return bytes;
}

const withOrientation = (bytes: Buffer, orientation: number) => withSegment(bytes, 0xe1, exif(orientation));
