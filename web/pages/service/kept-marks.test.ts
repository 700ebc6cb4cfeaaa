import { expect, test } from 'vitest';
import { memoryStore } from '../../../test/memory-store.ts';
import { forgetMark, keepMark, listKeptMarks, type Mark } from './kept-marks.ts';

const NOW = Date.parse('2026-06-15T18:00:00.000Z');
const DAY_MS = 24 * 60 * 60 * 1_000;
const at = (ms: number) => new Date(NOW + ms).toISOString();
const soup: Mark = { restaurant_id: 'r', id: 1, until: 'tomorrow', marked_at: at(-2_000) };
const ribs: Mark = { restaurant_id: 'r', id: 2, until: null, marked_at: at(-3_000) };

test('marks are listed in their order, the latest of each dish, until they are delivered', () => {
  const storage = memoryStore();
  for (const mark of [soup, ribs]) keepMark(mark, storage);
  expect(listKeptMarks('r', NOW, storage)).toEqual([ribs, soup]);
  const later: Mark = { ...soup, until: null, marked_at: at(-1_000) };
  keepMark(later, storage);
  // The answer to the first comes when the second is waiting already.
  forgetMark(soup, storage);
  expect(listKeptMarks('r', NOW, storage)).toEqual([ribs, later]);
  forgetMark(later, storage);
  forgetMark(ribs, storage);
  expect(storage.length).toBe(0);
});

test('another restaurant’s stay until its own link is opened, and none longer than a day', () => {
  const storage = memoryStore();
  const other: Mark = { ...soup, restaurant_id: 'other' };
  for (const mark of [other, { ...ribs, marked_at: at(-DAY_MS - 1) }]) keepMark(mark, storage);
  expect(listKeptMarks('r', NOW, storage)).toEqual([]);
  expect(listKeptMarks('other', NOW, storage)).toEqual([other]);
  expect(storage.length).toBe(1);
});

test('what can’t be read is dropped, and nothing else of the storage', () => {
  const storage = memoryStore();
  keepMark(soup, storage);
  storage.setItem('service-mark:r:3', '{"form');
  storage.setItem('service-mark:r:4', JSON.stringify({ format: 0, mark: { ...soup, id: 4 } }));
  storage.setItem('locale', 'fr');
  expect(listKeptMarks('r', NOW, storage)).toEqual([soup]);
  expect(storage.length).toBe(2);
});

test('a full storage stops nobody', () => {
  const storage = memoryStore();
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(() => keepMark(soup, storage)).not.toThrow();
});
