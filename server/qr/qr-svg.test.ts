import { randomBytes } from 'node:crypto';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { restaurantIdFromBytes } from '../../shared/restaurant-id.ts';
import { readQr } from '../../test/read-qr.ts';
import { svgToPng } from '../pictures/child/svg-to-png.ts';
import { textOutline } from '../pictures/child/text-outline.ts';
import { qrModules, qrSvg } from './qr-svg.ts';

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
