import { afterEach, expect, it, vi } from 'vitest';
import { markEntry } from './use-restaurant-mark.ts';

afterEach(() => vi.unstubAllGlobals());

/** Shows an entry of the tab's history while the app has the restaurant r1 open. */
function show(state: object | null) {
  const replaceState = vi.fn();
  const replace = vi.fn();
  vi.stubGlobal('history', { state, replaceState });
  vi.stubGlobal('location', { replace });
  markEntry('r1');
  return { marked: replaceState.mock.calls, replaced: replace.mock.calls };
}

it('marks an address with the restaurant that it shows, beside what the router keeps there', () => {
  expect(show({ key: 'k', idx: 2 }).marked).toEqual([[{ key: 'k', idx: 2, restaurant: 'r1' }, '']]);
  expect(show(null)).toEqual({ marked: [[{ restaurant: 'r1' }, '']], replaced: [] });
});

it('goes home from an address of the history that is another restaurant’s', () => {
  expect(show({ key: 'k', restaurant: 'r2' })).toEqual({ marked: [], replaced: [['/admin']] });
});
