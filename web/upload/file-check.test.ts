import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../shared/limits.ts';
import { checkFile } from './file-check.ts';

const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('the type by the first bytes', () => {
  test.each([
    ['bistro-deux-colonnes.pdf', 'pdf'],
    ['diner-three-columns.png', 'png'],
    ['grill-photo.jpg', 'jpeg'],
  ])('of %s is %s', async (name, type) => {
    expect(await checkFile(new Blob([await readFile(`test/menus/${name}`)]))).toEqual({ type });
  });
});

test.each([
  ['a text', new File(['Entrées 12,50'], 'carte.txt'), 'text'],
  ['a Word document', new File(['PK\u0003\u0004'], 'carte.docx'), 'docx'],
])('%s is known by its name, too', async (_, file, type) => expect(await checkFile(file)).toEqual({ type }));

describe('a file is refused', () => {
  const large = (bytes: number) => new Blob(['%PDF-1.7\n', new Uint8Array(bytes - 9)]);
  test.each([
    ['that is no menu', new File(['Entrées 12,50'], 'menu.pdf'), 'type'],
    ['that a telephone made as HEIC', new File([latin1('\0\0\0\u0018ftypheic')], 'IMG_1.jpg'), 'heic'],
    ['that is empty', new File([], 'menu.pdf'), 'empty'],
    ['that is larger than 20 MB', large(LIMITS.MAX_UPLOAD_BYTES + 1), 'too_large'],
    ['that may run macros', new File(['PK\u0003\u0004'], 'carte.docm'), 'macros'],
    ['of the old Word', new File([latin1('\u00d0\u00cf\u0011\u00e0')], 'carte.doc'), 'old_word'],
    ['that is HTML', new File(['<p>Soup 9'], 'menu.html'), 'type'],
    ['that is a table, which is imported as data', new File(['Plat;Prix'], 'carte.CSV'), 'table'],
    ['that is a workbook, as well', new File(['PK\u0003\u0004'], 'carte.xlsx'), 'table'],
  ])('%s', async (_, file, problem) => expect(await checkFile(file)).toEqual({ problem }));

  test('that can’t be opened', async () => {
    const folder = new File(['x'], 'menus');
    folder.slice = () => {
      throw new DOMException('gone', 'NotFoundError');
    };
    expect(await checkFile(folder)).toEqual({ problem: 'type' });
  });

  test('of a type that isn’t asked for, as a PDF for a logo', async () => {
    const logo = { max_bytes: 5, accept: ['png', 'jpeg'] } as const;
    expect(await checkFile(new Blob(['%PDF-1.7']), logo)).toEqual({ problem: 'type' });
    expect(await checkFile(new Blob([latin1('\u00ff\u00d8\u00ff\u00e1..')]), logo)).toEqual({ problem: 'too_large' });
  });

  test('but not one of exactly 20 MB', async () => {
    expect(await checkFile(large(LIMITS.MAX_UPLOAD_BYTES))).toEqual({ type: 'pdf' });
  });
});
