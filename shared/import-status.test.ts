import { expect, it } from 'vitest';
import { isWaitingForReview } from './import-status.ts';

const read = { status: 'completed', applied_at: null, discarded_at: null } as const;

it('waits for its review once it is read, until it is added or thrown away', () => {
  expect(isWaitingForReview(read)).toBe(true);
  expect(isWaitingForReview({ ...read, status: 'extracting' })).toBe(false);
  expect(isWaitingForReview({ ...read, status: 'failed' })).toBe(false);
  expect(isWaitingForReview({ ...read, applied_at: '2026-01-05T17:00:00.000Z' })).toBe(false);
  expect(isWaitingForReview({ ...read, discarded_at: '2026-01-05T17:00:00.000Z' })).toBe(false);
});
