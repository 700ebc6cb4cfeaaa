import { expect, it } from 'vitest';
import { waitsForReview } from './import-status.ts';

const read = { status: 'completed', applied_at: null, discarded_at: null } as const;

it('waits for its review once it is read, until it is added or thrown away', () => {
  expect(waitsForReview(read)).toBe(true);
  expect(waitsForReview({ ...read, status: 'extracting' })).toBe(false);
  expect(waitsForReview({ ...read, status: 'failed' })).toBe(false);
  expect(waitsForReview({ ...read, applied_at: '2026-01-05T17:00:00.000Z' })).toBe(false);
  expect(waitsForReview({ ...read, discarded_at: '2026-01-05T17:00:00.000Z' })).toBe(false);
});
