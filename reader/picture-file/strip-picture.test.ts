import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { heavyPictureFiles } from '../../test/hostile/heavy-picture-files.ts';
import { blankRows, chunk, writePng } from '../../test/hostile/write-png.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';
import { stripWebp } from './strip-webp.ts';

const STRIPS = { png: stripPng, jpg: stripJpeg, webp: stripWebp } as const;
const SMALL = { width: 40, height: 20 };
const KILOBYTE = 1024;

const photo = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#c03010' } })
    .withMetadata({ orientation: 6 })
    .withIccProfile('p3');
const looks = async (file: Buffer) => {
  const { width, height, orientation, hasAlpha, icc } = await sharp(file).metadata();
  return { width, height, orientation, hasAlpha, icc: icc?.length };
};
const pixels = (file: Buffer) => sharp(file).autoOrient().toColourspace('srgb').raw().toBuffer();

it.each([
  ['a PNG', () => photo().png(), stripPng],
  ['a PNG with a palette', () => photo().png({ palette: true }), stripPng],
  ['an interlaced PNG with holes', () => photo().ensureAlpha(0.5).png({ progressive: true }), stripPng],
  ['a JPEG', () => photo().jpeg(), stripJpeg],
  ['a progressive JPEG', () => photo().jpeg({ progressive: true }), stripJpeg],
  ['a JPEG in four inks', () => photo().toColourspace('cmyk').jpeg(), stripJpeg],
  ['a WebP', () => photo().webp(), stripWebp],
  ['a WebP with holes', () => photo().ensureAlpha(0.5).webp({ lossless: true }), stripWebp],
])('%s looks as before: size, orientation, colours, holes', async (_, make, strip) => {
  const file = await make().toBuffer();
  const stripped = strip(file);
  expect(await looks(stripped)).toEqual(await looks(file));
  expect((await pixels(stripped)).equals(await pixels(file))).toBe(true);
});

it.each(heavyPictureFiles())('$name is the picture alone', async ({ name, bytes }) => {
  const ending = name.split('.').at(-1);
  const strip = STRIPS[ending as keyof typeof STRIPS];
  const stripped = strip(bytes);
  expect(stripped.length).toBeLessThan(16 * KILOBYTE);
  const { exif, xmp, iptc, icc, comments, width } = await sharp(stripped).metadata();
  expect([exif, xmp, iptc, icc, comments]).toEqual([undefined, undefined, undefined, undefined, undefined]);
  expect(width).toBe(100);
});

it('a file that is cut off or wrong at any byte is stripped without an error, and never grows', async () => {
  for (const [ending, strip] of Object.entries(STRIPS)) {
    const file = await photo()
      .toFormat(ending as 'png')
      .toBuffer();
    for (let at = 0; at < file.length; at += 7) {
      expect(strip(file.subarray(0, at)).length).toBeLessThanOrEqual(at);
      const wrong = Buffer.from(file);
      wrong.fill(0xff, at, Math.min(at + 4, file.length));
      expect(strip(wrong).length).toBeLessThanOrEqual(file.length);
    }
  }
});

it('keeps a colour profile that inflates to what one may weigh, and no larger one', () => {
  const profile = (bytes: number) =>
    chunk('iCCP', Buffer.concat([Buffer.from('icc\0\0', 'latin1'), deflateSync(Buffer.alloc(bytes))]));
  const png = (bytes: number) => writePng(SMALL, blankRows(SMALL), profile(bytes));
  expect(stripPng(png(3_000 * KILOBYTE)).includes('iCCP')).toBe(true);
  expect(stripPng(png(5_000 * KILOBYTE)).includes('iCCP')).toBe(false);
});
