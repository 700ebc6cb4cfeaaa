import sharp from 'sharp';
import { type HostileFile, hostile } from './hostile-file.ts';
import { randomBytes } from './random-bytes.ts';

const FLIPPED = 2;

/** Valid files truncated at many places, some with a part removed but their end kept, and with flipped bits. */
export async function cutFiles({ picture, pdf }: { picture: Buffer; pdf: Buffer }): Promise<HostileFile[]> {
  const png = await sharp(picture).png().toBuffer();
  const jpeg = await sharp(picture).jpeg({ quality: 80 }).toBuffer();
  const whole = [
    { name: 'cut.pdf', bytes: pdf, tail: 1_024, cuts: 50, holes: 1 },
    { name: 'cut.png', bytes: png, tail: 12, cuts: 9, holes: 2 },
    { name: 'cut.jpg', bytes: jpeg, tail: 2, cuts: 9, holes: 2 },
  ];
  return whole.flatMap(({ name, bytes, tail, cuts, holes }) => [
    ...places(bytes, cuts).map((at) =>
      hostile(`${at}-bytes-of-${name}`, bytes.subarray(0, at), 'file_truncated', 'file_damaged'),
    ),
    ...places(bytes, holes).map((at) =>
      hostile(`${at}-bytes-and-the-end-of-${name}`, Buffer.concat([bytes.subarray(0, at), bytes.subarray(-tail)])),
    ),
    ...Array.from({ length: FLIPPED }, (_, seed) => hostile(`bits-turned-${seed}-in-${name}`, turnBits(bytes, seed))),
  ]);
}

/** So many places within a file, at equal distances. */
const places = (bytes: Buffer, count: number): number[] =>
  Array.from({ length: count }, (_, index) => Math.floor(((index + 1) * bytes.length) / (count + 1)));

/** About one byte of a thousand has flipped bits, after the header. */
function turnBits(bytes: Buffer, seed: number): Buffer {
  const turned = Buffer.from(bytes);
  const random = randomBytes(Math.ceil(bytes.length / 1_000) * 4, seed + 1);
  for (let at = 0; at + 4 <= random.length; at += 4) {
    const place = 40 + (random.readUInt32BE(at) % (bytes.length - 40));
    turned[place] = (turned[place] ?? 0) ^ (random[at + 1] ?? 1);
  }
  return turned;
}
