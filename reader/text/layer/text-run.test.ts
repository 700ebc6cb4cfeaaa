import { expect, it } from 'vitest';
import { splitTextRun } from './text-run.ts';

const run = { x: 10, width: 90, top: 5, size: 10, bold: false, italic: false, fonts: new Set(['F1']), is_spaced: true };

it('parts a price from a name of full width, each in its place', () => {
  const words = splitTextRun({ ...run, text: '炒饭３８元' });
  expect(words.map(({ text }) => text)).toEqual(['炒饭', '38元']);
  expect(words[0]?.x).toBe(10);
  expect(words[1]?.x).toBeGreaterThan(30);
  expect((words[1]?.x ?? 0) + (words[1]?.width ?? 0)).toBeCloseTo(100, 5);
});
