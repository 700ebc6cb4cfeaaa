import { expect, it } from 'vitest';
import { type ReadingPace, remainingMs, withPage } from './reading-pace.ts';

const paceOf = (...starts: [page: number, at: number][]) =>
  starts.reduce<ReadingPace | undefined>((pace, [page, at]) => withPage(pace, page, at), undefined);

it('estimates nothing before a page was seen from its beginning to its end', () => {
  expect(remainingMs(undefined, 4, 0)).toBeNull();
  expect(remainingMs(paceOf([2, 1_000], [2, 9_000]), 4, 9_000)).toBeNull();
});

it('expects the remaining pages to need as long as those before, less the time that has passed', () => {
  const pace = paceOf([1, 0], [2, 6_000], [3, 10_000]);
  expect(remainingMs(pace, 4, 10_000)).toBe(10_000);
  expect(remainingMs(pace, 4, 13_000)).toBe(7_000);
});

it('says nothing any more once a page is slower than estimated, and begins again with a retry', () => {
  expect(remainingMs(paceOf([1, 0], [2, 4_000]), 2, 8_000)).toBeNull();
  const retried = paceOf([1, 0], [2, 4_000], [1, 9_000]);
  expect(remainingMs(retried, 4, 9_500)).toBeNull();
  expect(remainingMs(withPage(retried, 2, 12_000), 4, 12_000)).toBe(9_000);
});
