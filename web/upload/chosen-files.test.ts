import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../shared/limits.ts';
import { type ChosenFile, moveFile, removeFile, sortFiles, turnFile } from './chosen-files.ts';

const pdf = (name: string, lastModified = 1) => new File(['%PDF-1.7'], name, { lastModified });
const chosen = (...names: string[]): ChosenFile[] =>
  names.map((name) => ({ id: name, file: pdf(name), type: 'pdf', rotation: 0 }));
const ids = (files: readonly ChosenFile[]) => files.map(({ id }) => id).join('');

describe('sorting new files', () => {
  let last = 0;
  const newId = () => String(++last);

  test('lets menus pass in their order, sets tables apart and names the others', async () => {
    const table = new File(['Dish,Price'], 'menu.csv');
    const files = [pdf('b.pdf'), new File(['hello'], 'notes.rtf'), pdf('a.pdf'), table, new File([], 'c.pdf')];
    const { passed, refused, tables } = await sortFiles(files, [], newId);
    expect(passed.map(({ file, rotation }) => [file.name, rotation])).toEqual([
      ['b.pdf', 0],
      ['a.pdf', 0],
    ]);
    expect(refused).toEqual([
      { name: 'notes.rtf', problem: 'type' },
      { name: 'c.pdf', problem: 'empty' },
    ]);
    expect(tables).toEqual([table]);
  });

  test('adds the same file once, and two pasted pictures of the same name twice', async () => {
    const { passed } = await sortFiles([pdf('a'), pdf('image', 5), pdf('image', 6)], chosen('a'), newId);
    expect(passed.map(({ file }) => file.name)).toEqual(['image', 'image']);
  });

  test('refuses what is over the number of files, by name', async () => {
    const names = Array.from({ length: LIMITS.MAX_FILES_PER_IMPORT - 1 }, (_, index) => `${index}`);
    const { passed, refused } = await sortFiles([pdf('fits'), pdf('over')], chosen(...names), newId);
    expect(passed.map(({ file }) => file.name)).toEqual(['fits']);
    expect(refused).toEqual([{ name: 'over', problem: 'too_many' }]);
  });
});

describe('the order', () => {
  test.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 2, 'acb'],
    [0, -1, 'abc'],
    [2, 3, 'abc'],
    [7, 0, 'abc'],
  ])('from %i to %i makes %s', (from, to, order) => {
    expect(ids(moveFile(chosen('a', 'b', 'c'), from, to))).toBe(order);
  });
  test('is kept when one goes', () => expect(ids(removeFile(chosen('a', 'b', 'c'), 'b'))).toBe('ac'));
});

test('four quarter turns come back to the start, and turn one file only', () => {
  let files: readonly ChosenFile[] = chosen('a', 'b');
  const turns = [1, 2, 3, 4].map(() => {
    files = turnFile(files, 'b');
    return files.map(({ rotation }) => rotation);
  });
  expect(turns).toEqual([
    [0, 90],
    [0, 180],
    [0, 270],
    [0, 0],
  ]);
});
