import { describe, expect, it } from 'vitest';
import { fileTypeOf } from './file-types.ts';

const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('the type by the bytes', () => {
  it.each([
    ['a PDF', '%PDF-1.7\n', 'pdf'],
    ['a PDF after a byte order mark and line breaks', '\u00ef\u00bb\u00bf\r\n\r\n%PDF-1.4', 'pdf'],
    ['a PDF of no version', '%PDF-\n', 'pdf'],
    ['a JPEG', '\u00ff\u00d8\u00ff\u00e1', 'jpeg'],
    ['a PNG', '\u0089PNG\r\n\u001a\n', 'png'],
    ['a WebP', 'RIFF\0\r\n\u00ffWEBPVP8 ', 'webp'],
    ['a HEIC', '\0\0\0\u0018ftypheic', 'heic'],
  ])('knows %s', (_name, start, type) => expect(fileTypeOf(latin1(start))).toBe(type));

  it.each([
    ['text', 'Entrees 12,50'],
    ['text that speaks of one', 'see %PDF-1.7'],
    ['a PDF whose header comes too late', `${' '.repeat(1_024)}%PDF-1.7`],
    ['a GIF', 'GIF89a'],
    ['a WAV', 'RIFF    WAVEfmt '],
    ['half a WebP', 'RIFF    WEB'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a Word file', 'PK\u0003\u0004'],
    ['half a signature', '\u0089PN'],
    ['nothing', ''],
  ])('refuses %s', (_name, start) => expect(fileTypeOf(latin1(start))).toBeUndefined());
});
