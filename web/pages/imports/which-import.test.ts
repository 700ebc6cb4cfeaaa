import { describe, expect, test } from 'vitest';
import type { ImportStatus } from '../../../shared/import-status.ts';
import { importToWatch, nextStepOf, readImportId } from './which-import.ts';

const listed = (id: number, status: ImportStatus, end?: 'applied_at' | 'discarded_at') => ({
  id,
  status,
  applied_at: null,
  discarded_at: null,
  ...(end ? { [end]: '2026-11-21T10:00:00.000Z' } : {}),
});

test.each([
  ['extracting', undefined, 'watch'],
  ['completed', undefined, 'check'],
  ['failed', undefined, 'see_why'],
  ['completed', 'applied_at', null],
  ['failed', 'discarded_at', null],
  ['extracting', 'discarded_at', null],
] as const)('%s, %s: %s', (status, end, step) => expect(nextStepOf(listed(1, status, end))).toBe(step));

describe('coming back to the analysis', () => {
  test('finds the import that is still being read', () => {
    expect(importToWatch([listed(4, 'failed'), listed(3, 'analyzing'), listed(2, 'completed')])).toBe(3);
  });
  test('else the last that waits for its owner', () => {
    expect(importToWatch([listed(4, 'completed', 'applied_at'), listed(3, 'completed'), listed(2, 'failed')])).toBe(3);
  });
  test('else nothing', () => expect(importToWatch([listed(4, 'completed', 'applied_at')])).toBeUndefined());
});

test.each([
  ['import=3', 3],
  ['import=0', undefined],
  ['import=../2', undefined],
  ['', undefined],
])('%j names %s', (search, id) => expect(readImportId(new URLSearchParams(search))).toBe(id));
