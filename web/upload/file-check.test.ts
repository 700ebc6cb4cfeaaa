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

describe('a file is refused', () => {
  const large = (bytes: number) => new Blob(['%PDF-1.7\n', new Uint8Array(bytes - 9)]);
  test.each([
    ['that is no menu', new File(['Entrées 12,50'], 'menu.pdf'), 'type'],
    ['that a telephone made as HEIC', new File([latin1('\0\0\0\u0018ftypheic')], 'IMG_1.jpg'), 'heic'],
    ['that is empty', new File([], 'menu.pdf'), 'empty'],
    ['that is larger than 20 MB', large(LIMITS.MAX_UPLOAD_BYTES + 1), 'too_large'],
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
