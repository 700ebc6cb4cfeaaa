import { expect, test } from 'vitest';
import { decodeText, isPlainText, withoutControls } from './decode-text.ts';

const MENU = 'Entrées\nBœuf 12,50 €\n';
const utf16 = (text: string, isBigEndian = false) => {
  const bytes = Buffer.from(text, 'utf16le');
  return isBigEndian ? bytes.swap16() : bytes;
};

test.each([
  ['UTF-8', Buffer.from(MENU)],
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${MENU}`)],
  ['UTF-16 with its mark', utf16(`\uFEFF${MENU}`)],
  ['UTF-16, the other way round', utf16(`\uFEFF${MENU}`, true)],
  ['UTF-16 without a mark', utf16(MENU)],
  ['UTF-16 without a mark, the other way round', utf16(MENU, true)],
  ['Windows-1252', Buffer.from(MENU.replace('œ', '\u009c').replace('€', '\u0080'), 'latin1')],
])('reads %s', (_, bytes) => expect(decodeText(bytes)).toBe(MENU));

test('reads the start of a text that ends within a letter', () => {
  const start = Buffer.from('Entrées').subarray(0, 5);
  expect(decodeText(start, { isStart: true })).toBe('Entr');
});

test('a text has no control characters; breaks of lines and pages are none', () => {
  expect(decodeText(Buffer.from('abcd\0efgh'))).toBeUndefined();
  expect(isPlainText('Soupe\t9\r\n\fPlats\u0085')).toBe(true);
  expect(isPlainText('Soupe\u001b[1m')).toBe(false);
  expect(withoutControls('Soupe\u0002à\t9\n')).toBe('Soupe à\t9\n');
});
