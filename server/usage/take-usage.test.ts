import { expect, it } from 'vitest';
import { usageMonth } from './take-usage.ts';

it.each([
  // An hour before midnight in Montréal it is the next month in Paris already.
  ['2026-12-01T04:30:00Z', 'America/Montreal', '2026-11', '2026-12-01T05:00:00.000Z'],
  ['2026-12-01T04:30:00Z', 'Europe/Paris', '2026-12', '2026-12-31T23:00:00.000Z'],
  ['2026-12-31T23:59:59.999Z', 'UTC', '2026-12', '2027-01-01T00:00:00.000Z'],
  // Between the two ends the clocks are changed.
  ['2026-03-01T05:00:00Z', 'America/Montreal', '2026-03', '2026-04-01T04:00:00.000Z'],
  ['2026-01-31T12:00:00Z', 'Pacific/Kiritimati', '2026-02', '2026-02-28T10:00:00.000Z'],
  // Midnight of 1 October 2000 was skipped there: summer began with the month.
  ['2000-09-15T12:00:00Z', 'Asia/Beirut', '2000-09', '2000-09-30T21:00:00.000Z'],
])('at %s in %s it is %s, until %s', (now, timezone, month, resetsAt) => {
  const told = usageMonth(new Date(now), timezone);
  expect([told.month, told.resets_at.toISOString()]).toEqual([month, resetsAt]);
});
