import { expect, test } from 'vitest';
import { findArrived, newestId } from './arrived-import.ts';

const listed = (id: number, ...bytes: number[]) => ({
  id,
  files: bytes.map((size) => ({ name: 'page.jpg', bytes: size })),
});

test('finds an upload whose answer was lost by its files, among newer imports', () => {
  const before = [listed(3, 100, 200)];
  const sent = listed(5, 100, 200);
  const known = newestId(before);
  expect(known).toBe(3);
  expect(findArrived([sent, listed(4, 100), ...before], known, [100, 200])).toBe(sent);
});

test.each([
  ['what was there before', [listed(3, 100, 200)]],
  ['other files', [listed(4, 100, 201)]],
  ['these in another order', [listed(4, 200, 100)]],
  ['fewer files', [listed(4, 100)]],
])('%s isn’t mistaken for it', (_, imports) => {
  expect(findArrived(imports, 3, [100, 200])).toBeUndefined();
});

test('without earlier imports any import is newer', () => {
  expect(newestId([])).toBe(0);
});
