import { expect, test } from 'vitest';
import { qrSvg } from '../../../server/qr/qr-svg.ts';
import { readQr } from '../../../test/read-qr.ts';
import { readCode } from './read-code.ts';

const ADDRESS = 'https://ardoise.example/restaurants/7k3m9x2p4q';
const CAPTION = { path: 'M0 0h1v1h-1z', width: 1 };

const svgOf = (picture: string) => decodeURIComponent(picture.slice(picture.indexOf(',') + 1));

/** The code on a white card, as the screen shows it. */
const onCard = (svg: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><path fill="#fff" d="M0 0h300v300H0z"/>${svg.replace('<svg ', '<svg x="45" y="45" ')}</svg>`,
  );

test.each([
  ['a code', undefined, false],
  ['a test code, without the words below it', CAPTION, true],
])('%s is shown at 210 × 210, edge to edge, and says what the file says', async (_, caption, isTest) => {
  const code = readCode(qrSvg(ADDRESS, 300, caption));
  expect(code).toMatchObject({ address: ADDRESS, is_test: isTest });
  const shown = svgOf(code?.picture ?? '');
  expect(shown).toMatch(/width="210" height="210" viewBox="4 4 (\d+) \1"/);
  expect(await readQr(onCard(shown))).toBe(ADDRESS);
});

test('an address is read to the letter', () => {
  expect(readCode(qrSvg('https://a.example/?b=1&c=<2>', 300))?.address).toBe('https://a.example/?b=1&c=<2>');
});

test.each([
  '',
  '<html></html>',
  '<svg width="300" height="300" viewBox="0 0 41 41"></svg>',
  '<svg width="3" height="3" viewBox="0 0 8 8"><title>a</title></svg>',
])('what is no code isn’t shown: %s', (svg) => {
  expect(readCode(svg)).toBeUndefined();
});
