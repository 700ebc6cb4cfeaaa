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
    ['a plain text', 'Entrees 12,50', 'menu.txt', 'text'],
    ['one in Windows-1252', 'Entr\u00e9es 12,50 \u0080', 'MENU.TXT', 'text'],
    ['Markdown', '# Entrees', 'menu.md', 'text'],
    ['a text that ends within a letter', `${'e'.repeat(1_023)}\u00c3\u00a9`, 'menu.txt', 'text'],
    ['a Word document', 'PK\u0003\u0004\u0014', 'menu.docx', 'docx'],
    ['one with macros, which is refused for them', 'PK\u0003\u0004\u0014', 'menu.docm', 'docx'],
    ['one with a password', '\u00d0\u00cf\u0011\u00e0', 'menu.docx', 'docx'],
    ['a PDF that is called a text', '%PDF-1.7', 'menu.txt', 'pdf'],
    ['a binary file that is called a text', 'Entrees\u0001', 'menu.txt', undefined],
    ['a workbook', 'PK\u0003\u0004\u0014', 'menu.xlsx', undefined],
    ['a text that is called a Word document', 'Entrees', 'menu.docx', undefined],
    ['HTML', '<p>Entrees', 'menu.html', undefined],
  ])('knows %s by its name, too', (_name, start, name, type) => expect(fileTypeOf(latin1(start), name)).toBe(type));

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
