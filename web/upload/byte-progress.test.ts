import { describe, expect, test } from 'vitest';
import { sharesSent } from './byte-progress.ts';

describe('the share of each file that was sent', () => {
  // Three files in a request of 1,060 bytes: twenty bytes precede each.
  const sizes = [500, 300, 200];
  test.each([
    [0, [0, 0, 0]],
    [20, [0, 0, 0]],
    [270, [0.5, 0, 0]],
    [520, [1, 0, 0]],
    [690, [1, 0.5, 0]],
    [960, [1, 1, 0.5]],
    [1_060, [1, 1, 1]],
  ])('after %i bytes', (loaded, shares) => expect(sharesSent(sizes, loaded, 1_060)).toEqual(shares));

  test('never passes the whole, and never falls', () => {
    let before = [0, 0, 0];
    for (let loaded = 0; loaded <= 1_100; loaded += 7) {
      const now = sharesSent(sizes, loaded, 1_060);
      expect(now.every((share, index) => share >= (before[index] ?? 0) && share <= 1)).toBe(true);
      before = now;
    }
  });
  test('of no file is nothing', () => expect(sharesSent([], 10, 10)).toEqual([]));
});
