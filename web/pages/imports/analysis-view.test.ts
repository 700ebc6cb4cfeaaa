import { describe, expect, test } from 'vitest';
import type { ImportStatus } from '../../../shared/import-status.ts';
import { analysisView, duration } from './analysis-view.ts';

const view = (status: ImportStatus, page: number | null = null, pages: number | null = null) =>
  analysisView({ status, progress: { step: status, page, pages } });
const short = { done: 'd', now: 'N', to_come: '.' } as const;
const steps = (...args: Parameters<typeof view>) =>
  view(...args)
    .steps.map(({ place }) => short[place])
    .join('');
const pages = (...args: Parameters<typeof view>) =>
  view(...args)
    .pages.map(({ place }) => short[place])
    .join('');

describe('the steps', () => {
  test.each([
    ['uploading', 'd....'],
    ['manipulating', 'dN...'],
    ['extracting', 'ddN..'],
    ['analyzing', 'dddN.'],
    ['generating', 'ddddN'],
    ['completed', 'ddddd'],
  ] as const)('of %s are %s', (status, places) => expect(steps(status)).toBe(places));
});

describe('the pages', () => {
  test('are none until they are counted', () =>
    expect(view('manipulating')).toMatchObject({ pages: [], reading: null }));
  test('are read one after the other', () => {
    expect([pages('extracting', 1, 3), pages('extracting', 2, 3), pages('extracting', 3, 3)]).toEqual([
      'N..',
      'dN.',
      'ddN',
    ]);
    expect(view('extracting', 2, 3).reading).toEqual({ page: 2, pages: 3 });
  });
  test('are all read when they are made a menu', () => {
    expect([pages('analyzing', 3, 3), pages('completed', 3, 3)]).toEqual(['ddd', 'ddd']);
    expect(view('analyzing', 3, 3).reading).toBeNull();
  });
  test('of a failed import are shown as far as they have a picture', () =>
    expect([pages('failed', 2, 3), pages('failed', 1, 1), pages('failed')]).toEqual(['ddd', 'd', '']));
});

describe('the duration of the reading', () => {
  const plain = (ms: number, locale: string) => duration(ms, locale).replace(/\s/g, ' ');
  test.each([
    [200, 'en', '1 sec'],
    [2_100, 'fr', '2 s'],
    [72_000, 'en', '1 min 12 sec'],
    [120_000, 'fr', '2 min'],
  ])('%i ms in %s is %s', (ms, locale, words) => expect(plain(ms, locale)).toBe(words));
});
