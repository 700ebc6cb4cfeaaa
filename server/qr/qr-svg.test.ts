import { randomBytes } from 'node:crypto';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { restaurantIdFromBytes } from '../../shared/restaurant-id.ts';
import { readQr } from '../../test/read-qr.ts';
import { decodeQr } from '../pictures/child/decode-qr.ts';
import type { PlacedPicture } from '../pictures/child/picture-calls.ts';
import { svgToPng } from '../pictures/child/svg-to-png.ts';
import { textOutline } from '../pictures/child/text-outline.ts';
import { type CodeLogo, PLAIN_DRAWN_LOOK } from './drawn-look.ts';
import { qrModules } from './qr-drawing.ts';
import { qrFile, qrSvg } from './qr-svg.ts';

test('fifty random codes decode to exactly their address', { timeout: 30_000 }, async () => {
  for (let round = 0; round < 50; round += 1) {
    const address = `https://menus.example.org/restaurants/${restaurantIdFromBytes(randomBytes(10))}`;
    expect(await readQr(await svgToPng(qrSvg(address, 300)))).toBe(address);
  }
});

test('with the caption of a test code it still decodes, and the words are below the quiet zone', async () => {
  const address = 'http://localhost:3000/restaurants/7k3m9x2p4q';
  const svg = qrSvg(address, 300, textOutline('code d’essai'));
  const png = await svgToPng(svg);
  expect(await readQr(png)).toBe(address);
  const image = await loadImage(png);
  expect([image.width, image.height]).toEqual([300, 337]);
  const context = createCanvas(300, 337).getContext('2d');
  context.drawImage(image, 0, 0);
  const isDark = (value: number) => value < 128;
  const dark = (y: number, height: number) => {
    const { data } = context.getImageData(0, y, 300, height);
    return data.filter((value, index) => index % 4 === 0 && isDark(value)).length;
  };
  // 33 modules and 4 on either side: the quiet zone ends at 300 pixels, the words are below it.
  expect(dark(271, 29)).toBe(0);
  expect(dark(300, 37)).toBeGreaterThan(100);
});

test('error correction is Q and the file is one of its size, black on white', () => {
  // 44 bytes: at Q version 4 holds 46; at M version 3 would do, at H it needs version 5.
  expect(qrModules('http://localhost:3000/restaurants/7k3m9x2p4q').size).toBe(33);
  const svg = qrSvg('http://localhost:3000/restaurants/7k3m9x2p4q', 300);
  expect(svg).toContain('width="300" height="300" viewBox="0 0 41 41"');
  expect(svg).toContain('<path fill="#fff" d="M0 0h41v41H0z"/>');
});

test('the file is titled with what the code says', () => {
  const svg = qrSvg('https://menus.example.org/?a=<b>&c', 300);
  expect(svg).toContain('<title>https://menus.example.org/?a=&#60;b&#62;&#38;c</title>');
});

/** A logo of our own: a disc, wide or high as asked for. */
async function logoOf(width: number, height: number, ground: CodeLogo['ground'] = 'any'): Promise<CodeLogo> {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = ground === 'dark' ? '#f6e7c8' : '#a8331f';
  context.ellipse(width / 2, height / 2, width / 2, height / 2, 0, 0, 2 * Math.PI);
  context.fill();
  return { width, height, ground, png: (await canvas.encode('png')).toString('base64') };
}

const pictures = {
  svgToPng: (svg: string, picture?: PlacedPicture) => svgToPng(svg, picture),
  decodeQr,
  outlineText: async (text: string) => textOutline(text),
};
const env = { PUBLIC_URL: 'https://menus.example.org', is_localhost: false };
const ADDRESS = 'https://menus.example.org/restaurants/7k3m9x2p4q/q/12';
const FILE = { text: ADDRESS, format: 'png', size: 300, locale: 'en' } as const;

test.each([
  ['rounded', '#1f4d3a', 300, 300, 'any'],
  ['rounded', '#000000', 600, 120, 'light'],
  ['square', '#7a1f2b', 120, 600, 'dark'],
  ['square', '#1b2a6b', 400, 280, 'dark'],
] as const)(
  '%s in %s with a logo of %i × %i on a %s ground is read by a camera',
  async (shape, ink, width, height, ground) => {
    const look = { shape, ink, logo: await logoOf(width, height, ground) };
    const { bytes } = await qrFile({ env, pictures }, { ...FILE, look });
    expect(await readQr(bytes)).toBe(ADDRESS);
    const image = await loadImage(bytes);
    const context = createCanvas(300, 300).getContext('2d');
    context.drawImage(image, 0, 0);
    const [red = 0, green = 0, blue = 0] = context.getImageData(150, 150, 1, 1).data;
    const middle = ground === 'dark' ? [246, 231, 200] : [168, 51, 31];
    for (const [index, value] of [red, green, blue].entries())
      expect(Math.abs(value - (middle[index] ?? 0))).toBeLessThan(12);
  },
);

test('a logo that would be scanned instead of the code is refused', async () => {
  const other = await svgToPng(qrSvg('https://elsewhere.example', 600));
  const look = { ...PLAIN_DRAWN_LOOK, logo: { width: 600, height: 600, png: other.toString('base64') } };
  const answers = await Promise.allSettled([
    qrFile({ env, pictures: { ...pictures, decodeQr: async () => 'https://elsewhere.example' } }, { ...FILE, look }),
    qrFile({ env, pictures: { ...pictures, decodeQr: async () => null } }, { ...FILE, look, format: 'svg' }),
  ]);
  for (const answer of answers)
    expect(answer).toMatchObject({ status: 'rejected', reason: { code: 'logo_hides_code' } });
});

test('an SVG carries its logo, so that it needs no other file', async () => {
  const logo = await logoOf(300, 300);
  const svg = (await qrFile({ env, pictures }, { ...FILE, format: 'svg', look: { ...PLAIN_DRAWN_LOOK, logo } })).bytes;
  expect(svg.toString()).toContain(`href="data:image/png;base64,${logo.png}"`);
});
