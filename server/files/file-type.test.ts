import { describe, expect, it } from 'vitest';
import { uploadTypeOf } from './file-type.ts';

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))));

describe('the type by the bytes', () => {
  it.each([
    ['a PDF', bytes('%PDF-1.7\n'), 'application/pdf'],
    ['a PDF after a byte order mark and line breaks', bytes([0xef, 0xbb, 0xbf], '\r\n\r\n%PDF-1.4'), 'application/pdf'],
    ['a JPEG', bytes([0xff, 0xd8, 0xff, 0xe1]), 'image/jpeg'],
    ['a PNG', bytes([0x89], 'PNG\r\n', [0x1a], '\n'), 'image/png'],
    ['a WebP', bytes('RIFF', [0, 13, 10, 255], 'WEBPVP8 '), 'image/webp'],
  ])('knows %s', (_name, start, type) => expect(uploadTypeOf(start)).toBe(type));

  it.each([
    ['text', bytes('Entrées 12,50')],
    ['text that speaks of one', bytes('see %PDF-1.7')],
    ['a GIF', bytes('GIF89a')],
    ['a WAV', bytes('RIFF    WAVEfmt ')],
    ['half a WebP', bytes('RIFF    WEB')],
    ['a HEIC', bytes([0, 0, 0, 24], 'ftypheic')],
    ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a Word file', bytes('PK', [3, 4])],
    ['half a signature', bytes([0x89], 'PN')],
    ['nothing', bytes()],
  ])('refuses %s', (_name, start) => expect(uploadTypeOf(start)).toBeUndefined());
});
